import type {CompileOptions} from '../../engine/protocol';

/** Names of options that Tolk takes after `-x`; what it does not know it refuses with a sentence of its own. */
const LONGEST = 200;

/** The options that say something else than the compiler does by itself, in one order; nothing where none does. */
export function withoutDefaults({level, stackComments, lineComments, experimental = ''}: CompileOptions): CompileOptions | undefined {
  const named = experimental.slice(0, LONGEST);
  const options: CompileOptions = {
    ...((level === 0 || level === 1) && {level}),
    ...(stackComments === false && {stackComments}),
    ...(lineComments === true && {lineComments}),
    ...(named.trim() !== '' && {experimental: named}),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}
