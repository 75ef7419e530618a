import React from 'react';
import Check from '@site/src/tools/shared/ui/Check';
import Choice from '@site/src/tools/shared/ui/Choice';
import Field from '@site/src/tools/shared/ui/Field';
import type {CompileOptions, Language} from '../../engine/protocol';
import {withoutDefaults} from '../logic/options';
import type {Strings} from '../strings';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly language: Language;
  readonly options: CompileOptions | undefined;
  readonly onChange: (options: CompileOptions | undefined) => void;
}

/** Options of the compiler. A link carries those that were changed. */
export default function Options({t, language, options = {}, onChange}: Props): React.ReactElement {
  const {level = 2, stackComments = true, lineComments = false, experimental = ''} = options;
  const change = (part: CompileOptions): void => onChange(withoutDefaults({...options, ...part}));
  return (
    <details className={styles.more} open={Object.keys(options).length > 0 || undefined}>
      <summary>{t.options}</summary>
      <div className={styles.row}>
        <Choice
          label={t.optionLevel}
          value={String(level)}
          options={[
            ['2', t.optionLevels[2]],
            ['1', t.optionLevels[1]],
            ['0', t.optionLevels[0]],
          ]}
          onChange={(next) => change({level: Number(next)})}
        />
        {language === 'tolk' && (
          <Field
            label={t.optionExperimental}
            help={t.optionExperimentalHelp}
            mono
            value={experimental}
            onChange={(next) => change({experimental: next})}
          />
        )}
      </div>
      {language === 'tolk' && (
        <>
          <Check label={t.optionStack} checked={stackComments} onChange={(next) => change({stackComments: next})} />
          <Check label={t.optionLines} checked={lineComments} onChange={(next) => change({lineComments: next})} />
        </>
      )}
    </details>
  );
}
