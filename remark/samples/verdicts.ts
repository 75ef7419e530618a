/** What the sample check found, as a page shows it. */
export interface ShownVerdict {
  /** Tool and version: `Tolk 1.3.0`. */
  readonly tool: string;
  /** The tool's message, for a sample that it must refuse. */
  readonly refusal?: string;
}

/** The verdict on a fence, `undefined` where the check has not passed it (yet). */
export function verdictOf(_lang: string, _code: string, _meta: string | null | undefined): ShownVerdict | undefined {
  return undefined;
}
