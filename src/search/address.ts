import {LONGEST_QUERY, type SearchAddress} from './core/answer.ts';
import {AREAS, KINDS} from './core/record.ts';

/** The characters of the question: half of one would be shown as a question mark. */
const textOf = (search: string): readonly string[] => [...(new URLSearchParams(search).get('q') ?? '')];

/** Reads `?q=…&area=…&kind=…`; a question is cut to what the box takes, an unknown area or kind is none. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: textOf(search).slice(0, LONGEST_QUERY).join(''),
    area: AREAS.find((area) => area === parameters.get('area')),
    kind: KINDS.find((kind) => kind === parameters.get('kind')),
  };
}

/** Whether an address holds a longer question than is answered. */
export const isCut = (search: string): boolean => textOf(search).length > LONGEST_QUERY;

/** The query part of the address, with its question mark; nothing where there is nothing to say. Alike for alike questions. */
export function addressQuery({query, area, kind}: SearchAddress): string {
  // URLSearchParams replaces broken halves of characters; encodeURIComponent would throw.
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (area) parameters.set('area', area);
  if (kind) parameters.set('kind', kind);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Address of the search page of the language with this base URL. */
export const searchAddress = (baseUrl: string, address: SearchAddress): string => `${baseUrl}search${addressQuery(address)}`;
