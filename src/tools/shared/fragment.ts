// The state of a tool in the fragment of the address: `#tool=address&in=EQ…`. Pure.

/** What a fragment says: which tool, and its parameters as they were written. */
export interface ToolFragment {
  readonly tool: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A fragment that is longer is neither written nor read: addresses are pasted into messengers, which cut them. */
export const LONGEST_FRAGMENT = 6000;

/** Reads a fragment, with or without `#`. Any other fragment (that of a heading) is nothing to a tool. Never throws. */
export function readFragment(hash: string): ToolFragment | undefined {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith('tool=') || text.length > LONGEST_FRAGMENT) return undefined;
  const {tool = '', ...params} = Object.fromEntries(new URLSearchParams(text));
  return tool ? {tool, params} : undefined;
}

/**
 * Writes a fragment without `#`; empty parameters are left out. Nothing if it would be too long. Every character that
 * is not a letter, a digit or one of `*-._+` is escaped, so that any router can decode it.
 */
export function writeFragment({tool, params}: ToolFragment): string | undefined {
  const written = new URLSearchParams({tool});
  for (const [name, value] of Object.entries(params)) if (value !== '') written.set(name, value);
  const text = written.toString().replace(/\+/g, '%20');
  return text.length > LONGEST_FRAGMENT ? undefined : text;
}

/** The parameters that a tool knows, from what it has by itself and what a fragment says. Unknown ones are dropped. */
export function mergeParams<P extends Readonly<Record<string, string>>>(initial: P, params: Readonly<Record<string, string>>): P {
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, Object.hasOwn(params, name) ? params[name]! : value]),
  ) as P;
}
