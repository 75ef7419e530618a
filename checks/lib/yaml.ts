import {load} from 'js-yaml';

/** Reads YAML. Throws with `reason` and `mark.line` for text that is none. */
export const parseYaml = (text: string): unknown => load(text);
