/** Written by `plugins/search` for each language. */
declare module '@generated/search/default/browse.json' {
  const browse: {
    readonly tags: readonly {readonly label: string; readonly to: string}[];
    /** Address of the glossary, and id and name of each of its entries. */
    readonly glossary: string;
    readonly terms: readonly (readonly [id: string, term: string])[];
  };
  export default browse;
}
