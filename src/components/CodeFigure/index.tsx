import React from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The page that says what the check promises. */
const PROMISE = '/v3/contribute#checked-samples';

export interface Props {
  /** Id of the language (site/languages). */
  readonly lang: string;
  /** Its name, a proper noun; nothing for plain text. */
  readonly label?: string;
  readonly title?: string;
  /** File of `samples/` that is quoted, or that the title names; path in the repository. */
  readonly source?: string;
  /** Highlighted at build time (remark/highlight): the inside of `<code>`. */
  readonly html: string;
  /** Tool and version that checked the sample. */
  readonly checked?: string;
  /** That tool's message, where the sample is one that it must refuse. */
  readonly refusal?: string;
  /** The sample can run (remark/playground): '' for the code itself, else the file that it is a part of. */
  readonly run?: string;
}

/** A code sample. Static: `src/client/code-actions.ts` serves the buttons of all samples, `src/css/code.css` dresses them. */
export default function CodeFigure({lang, label, title, source, html, checked, refusal, run}: Props): React.ReactElement {
  const copy = translate({id: 'code.copy', message: 'Copy', description: 'Button of a code sample'});
  const wrap = translate({id: 'code.wrap', message: 'Wrap long lines', description: 'Button of a code sample'});
  return (
    <figure className="code" data-lang={lang} data-run={run}>
      {title !== undefined && (
        <figcaption className="code-title">
          <span>{source === undefined ? title : <Title text={title} source={source} />}</span>
          {label !== undefined && <span className="code-lang">{label}</span>}
        </figcaption>
      )}
      <div className="code-body" data-label={title === undefined ? (label ?? '') : undefined}>
        {/* A label needs a role; a landmark per sample would crowd the list of landmarks, so it is a group. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and must do so by keyboard */}
        <pre role="group" aria-label={regionLabel(lang, title ?? label)} tabIndex={0}>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <div
          className="code-actions"
          data-copied={translate({id: 'code.copied', message: 'Copied', description: 'Said after a code sample was copied'})}
        >
          {run !== undefined && <RunButton />}
          <button type="button" data-code="wrap" aria-pressed="false" aria-label={wrap} title={wrap} />
          <button type="button" data-code="copy" aria-label={copy} title={copy} />
        </div>
      </div>
      {checked !== undefined && <Verdict checked={checked} refusal={refusal} />}
    </figure>
  );
}

/** The name of the file in the title is a link to the whole file in the repository. */
function Title({text, source}: {text: string; source: string}): React.ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const name = text.includes(source) ? source : (source.split('/').at(-1) ?? source);
  const at = text.indexOf(name);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <a href={`${String(siteConfig.customFields?.repository)}/blob/HEAD/${source}`}>{name}</a>
      {text.slice(at + name.length)}
    </>
  );
}

function RunButton(): React.ReactElement {
  const run = translate({id: 'code.run', message: 'Run in the playground', description: 'Button of a code sample'});
  return <button type="button" data-code="run" aria-label={run} title={run} />;
}

function regionLabel(lang: string, name: string | undefined): string {
  if (lang === 'output' && name === undefined)
    return translate({id: 'code.output', message: 'Output', description: 'Label of a sample of what a program prints'});
  return name === undefined
    ? translate({id: 'code.text', message: 'Text', description: 'Label of a sample that is no code'})
    : translate(
        {id: 'code.label', message: 'Code: {name}', description: 'Label of a code sample; {name} is its title or its language'},
        {name},
      );
}

/** A plain link: the theme's `Link` would fetch the page behind it once for every sample in sight. */
function Verdict({checked, refusal}: {checked: string; refusal?: string}): React.ReactElement {
  const href = useBaseUrl(PROMISE);
  return (
    <div className="code-verdict">
      <a href={href} data-refusal={refusal === undefined ? undefined : ''}>
        {refusal === undefined
          ? translate(
              {id: 'code.checked', message: 'Checked with {tool}', description: 'Under a sample that the named tool compiled'},
              {tool: checked},
            )
          : translate(
              {id: 'code.refused', message: '{tool} refuses this', description: 'Under a sample that must not compile'},
              {tool: checked},
            )}
      </a>
      {refusal !== undefined && <samp>{refusal}</samp>}
    </div>
  );
}
