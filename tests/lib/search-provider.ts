// A local server that speaks the hosted provider's HTTP interface as its documentation has it, checks each request against
// that, and keeps what it is sent. It is no search engine: whoever starts it says what a query is answered with.
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchRecord} from '../../src/search/core/record.ts';

export const APP_ID = 'TESTAPPID1';
export const SEARCH_KEY = 'search-only-key-of-a-test';
export const ADMIN_KEY = 'admin-key-of-a-test';

/** One query of `POST /1/indexes/{*}/queries`. */
export interface Asked {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
  readonly facets?: readonly string[];
  readonly [name: string]: unknown;
}

export type Answer = (asked: Asked) => {hits: readonly object[]; nbHits: number; facets?: Record<string, Record<string, number>>};

interface Index {
  settings?: Record<string, unknown>;
  synonyms: Map<string, unknown>;
  objects: Map<string, SearchRecord>;
}

export class SearchProvider {
  /** What was asked, in order. */
  readonly queries: Asked[] = [];
  readonly requests: string[] = [];
  /** What a request had wrong; a test expects none. */
  readonly problems: string[] = [];
  readonly indexes = new Map<string, Index>();
  /** Takes requests and answers none. */
  isSilent = false;
  /** Status that every request is answered with instead. */
  failing: number | undefined;
  answer: Answer = () => ({hits: [], nbHits: 0});
  private tasks = 0;

  private constructor(
    private readonly server: http.Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<SearchProvider> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const provider = new SearchProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => void provider.respond(request, Buffer.concat(parts).toString('utf8'), response));
    });
    return provider;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private index(name: string): Index {
    let index = this.indexes.get(name);
    if (!index) this.indexes.set(name, (index = {synonyms: new Map(), objects: new Map()}));
    return index;
  }

  private async respond(request: http.IncomingMessage, body: string, response: http.ServerResponse): Promise<void> {
    const send = (status: number, json: unknown): void => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      });
      response.end(JSON.stringify(json));
    };
    if (request.method === 'OPTIONS') return send(200, {});
    const url = new URL(request.url!, this.origin);
    this.requests.push(`${request.method} ${url.pathname}`);
    if (this.isSilent) return;
    if (this.failing) return send(this.failing, {message: 'The test says so', status: this.failing});
    // Credentials are headers, or parameters of the address where headers would need a preflight.
    const given = (name: string): string | null => (request.headers[name] as string | undefined) ?? url.searchParams.get(name);
    const isSearch = url.pathname === '/1/indexes/*/queries';
    const key = given('x-algolia-api-key');
    if (given('x-algolia-application-id') !== APP_ID)
      this.problems.push(`${url.pathname}: application id ${given('x-algolia-application-id')}`);
    if (key !== (isSearch ? SEARCH_KEY : ADMIN_KEY)) {
      this.problems.push(`${url.pathname}: key ${key}`);
      return send(403, {message: 'Invalid Application-ID or API key', status: 403});
    }
    if (isSearch) return this.search(request.method, body, send);
    return this.write(request.method!, url, body, send);
  }

  private search(method: string | undefined, body: string, send: (status: number, json: unknown) => void): void {
    if (method !== 'POST') this.problems.push(`search by ${method}`);
    const {requests} = JSON.parse(body) as {requests: Asked[]};
    if (!Array.isArray(requests) || !requests.length) return send(400, {message: 'Expecting an array of requests', status: 400});
    const results = requests.map((asked) => {
      if (!asked.indexName) this.problems.push('a query without indexName');
      if (asked.hitsPerPage !== undefined && !(asked.hitsPerPage >= 1 && asked.hitsPerPage <= 1000))
        this.problems.push(`hitsPerPage ${asked.hitsPerPage}`);
      if (asked.query !== undefined && Buffer.byteLength(asked.query) > 512) this.problems.push('a query of more than 512 bytes');
      this.queries.push(asked);
      const {hits, nbHits, facets = {}} = this.answer(asked);
      const hitsPerPage = asked.hitsPerPage ?? 20;
      return {
        hits,
        nbHits,
        page: asked.page ?? 0,
        nbPages: Math.ceil(nbHits / hitsPerPage),
        hitsPerPage,
        query: asked.query ?? '',
        index: asked.indexName,
        params: '',
        exhaustiveNbHits: true,
        processingTimeMS: 1,
        facets,
      };
    });
    return send(200, {results});
  }

  private write(method: string, url: URL, body: string, send: (status: number, json: unknown) => void): void {
    const [, , , name = '', action, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (method === 'GET' && action === 'task') return send(200, {status: 'published', pendingTask: false});
    const index = this.index(name);
    const done = {taskID: ++this.tasks, updatedAt: '2026-01-01T00:00:00.000Z'};
    const json = body ? (JSON.parse(body) as Record<string, unknown>) : {};
    switch (`${method} ${[action, ...rest.map((part) => (/^\d+$/.test(part) ? ':id' : part))].join('/')}`) {
      case 'PUT settings':
        index.settings = json;
        return send(200, done);
      case 'POST synonyms/batch':
        if (url.searchParams.get('replaceExistingSynonyms') === 'true') index.synonyms.clear();
        for (const line of json as unknown as {objectID: string; type: string; synonyms: string[]; input?: string}[]) {
          if (!line.objectID || !['synonym', 'oneWaySynonym'].includes(line.type)) this.problems.push(`synonym ${JSON.stringify(line)}`);
          if (line.type === 'oneWaySynonym' && !line.input) this.problems.push(`one-way synonym without input: ${line.objectID}`);
          if (line.synonyms.length > 20) this.problems.push(`synonym of ${line.synonyms.length} words: ${line.objectID}`);
          index.synonyms.set(line.objectID, line);
        }
        return send(200, done);
      case 'POST operation': {
        const {operation, destination, scope} = json as {operation: string; destination: string; scope?: string[]};
        const target = this.index(destination);
        if (operation === 'move') {
          this.indexes.set(destination, index);
          this.indexes.delete(name);
        } else if (operation === 'copy' && scope) {
          if (scope.includes('settings')) target.settings = index.settings;
          if (scope.includes('synonyms')) target.synonyms = new Map(index.synonyms);
        } else this.problems.push(`operation ${body}`);
        return send(200, done);
      }
      case 'POST batch': {
        const {requests} = json as {requests: {action: string; body: SearchRecord}[]};
        for (const {action: kind, body: object} of requests) {
          if (kind !== 'addObject' || !object.objectID) this.problems.push(`batch ${kind} ${object.objectID}`);
          if (Buffer.byteLength(JSON.stringify(object)) > 10_000) this.problems.push(`a record of more than 10 kB: ${object.objectID}`);
          index.objects.set(object.objectID, object);
        }
        return send(200, {...done, objectIDs: requests.map(({body: {objectID}}) => objectID)});
      }
      default:
        this.problems.push(`unknown request ${method} ${url.pathname}`);
        return send(404, {message: 'Not found', status: 404});
    }
  }
}
