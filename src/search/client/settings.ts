/** What the client needs to know of the site; the same in modal and page. */
export interface SearchSettings {
  readonly language: string;
  /** Base URL of the language, with slashes. */
  readonly baseUrl: string;
  /** The hosted provider; `undefined` where the site answers by itself. */
  readonly provider?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
}
