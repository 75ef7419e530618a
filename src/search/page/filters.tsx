import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Answer, SearchAddress} from '../core/answer';
import {AREAS, KINDS, type Area, type Kind} from '../core/record';
import {kindLabels} from '../kind-labels';

const areaLabels: Record<Area, () => string> = {
  concepts: () => translate({id: 'search.area.concepts', message: 'Concepts'}),
  guidelines: () => translate({id: 'search.area.guidelines', message: 'Guidelines'}),
  documentation: () => translate({id: 'search.area.documentation', message: 'Documentation'}),
  contribute: () => translate({id: 'search.area.contribute', message: 'Contribute'}),
  blog: () => translate({id: 'search.area.blog', message: 'Blog'}),
  other: () => translate({id: 'search.area.other', message: 'Other pages'}),
};

interface Props {
  readonly address: SearchAddress;
  readonly facets: Answer['facets'];
  readonly onChange: (change: Partial<SearchAddress>) => void;
}

/** Narrow the results: by part of the site and by kind of page, each with how many there are. */
export default function Filters({address, facets, onChange}: Props): React.ReactElement {
  return (
    <div className="search-filters">
      <Group<Area>
        legend={<Translate id="search.filter.area">Part of the site</Translate>}
        name="area"
        values={AREAS}
        labels={areaLabels}
        counts={facets.area ?? {}}
        chosen={address.area}
        onChoose={(area) => onChange({area})}
      />
      <Group<Kind>
        legend={<Translate id="search.filter.kind">Kind of page</Translate>}
        name="kind"
        values={KINDS}
        labels={kindLabels}
        counts={facets.kind ?? {}}
        chosen={address.kind}
        onChoose={(kind) => onChange({kind})}
      />
    </div>
  );
}

interface GroupProps<Value extends string> {
  readonly legend: React.ReactNode;
  readonly name: string;
  readonly values: readonly Value[];
  readonly labels: Record<Value, () => string>;
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen?: Value;
  readonly onChoose: (value: Value | undefined) => void;
}

function Group<Value extends string>({legend, name, values, labels, counts, chosen, onChoose}: GroupProps<Value>): React.ReactElement {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- its text is a Translate, which the rule cannot see */}
      <label>
        <input type="radio" name={name} checked={!chosen} onChange={() => onChoose(undefined)} />
        <span>
          <Translate id="search.filter.all">All</Translate>
        </span>
      </label>
      {values
        .filter((value) => counts[value] || value === chosen)
        .map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>
              {labels[value]()} <small>{counts[value] ?? 0}</small>
            </span>
          </label>
        ))}
    </fieldset>
  );
}
