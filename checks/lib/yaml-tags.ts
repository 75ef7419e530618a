import type {Context} from './context.ts';
import {parseYaml} from './yaml.ts';

/** A tag of `tags.yml`. */
export interface Tag {
  readonly label?: string;
  readonly permalink?: string;
  readonly description?: string;
}

/** The tags of a file; none where it does not exist or is no list of tags. */
export function yamlTags(context: Context, file: string): [string, Tag][] {
  const data = parseYaml(context.read(file) ?? '');
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).map(([key, tag]) => [key, (tag ?? {}) as Tag]);
}
