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
  const group = <Value extends Area | Kind>(
    name: 'area' | 'kind',
    legend: React.ReactNode,
    values: readonly Value[],
    labels: Readonly<Record<Value, () => string>>,
  ): React.ReactElement => (
    <fieldset>
      <legend>{legend}</legend>
      {/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- its text is a Translate, which the rule cannot see */}
      <label>
        <input type="radio" name={name} checked={!address[name]} onChange={() => onChange({[name]: undefined})} />
        <span>
          <Translate id="search.filter.all">All</Translate>
        </span>
      </label>
      {values
        .filter((value) => facets[name]?.[value] || value === address[name])
        .map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={address[name] === value} onChange={() => onChange({[name]: value})} />
            <span>
              {labels[value]()} <small>{facets[name]?.[value] ?? 0}</small>
            </span>
          </label>
        ))}
    </fieldset>
  );
  return (
    <div className="search-filters">
      {group('area', <Translate id="search.filter.area">Part of the site</Translate>, AREAS, areaLabels)}
      {group('kind', <Translate id="search.filter.kind">Kind of page</Translate>, KINDS, kindLabels)}
    </div>
  );
}
