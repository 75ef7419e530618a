/** What makes code a contract, not a part of one: something that the network or a caller can call. */
const ENTRY: Readonly<Record<string, RegExp>> = {
  tolk: /^\s*(?:fun\s+(?:main|onInternalMessage|onExternalMessage|onRunTickTock)\s*\(|get\s+(?:fun\s+)?[\w$]+\s*\()/m,
  func: /(?:^|[\s)])(?:main|recv_internal|recv_external|run_ticktock)\s*\(|\bmethod_id\b/,
};

/** Whether code of a language can be compiled and called by itself. */
export function isContract(language: string, code: string): boolean {
  return ENTRY[language]?.test(code) ?? false;
}
