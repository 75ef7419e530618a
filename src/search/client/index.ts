import type {Answer, Hit, Question} from '../core/answer.ts';
import type {SearchSettings} from '../settings.ts';
import type {TextEnd} from '../worker/session.ts';
import {EmbeddedSearch} from './embedded.ts';
import {notePastes, wholeOf} from './pasted.ts';

/** A provider that has not answered by then gets a rival. */
const SLOW = 1500;

const engines = new Map<string, EmbeddedSearch>();
const listeners = new Set<(end: TextEnd) => void>();

/** Calls `listener` with what became of text that an answer had to do without, until the returned function is called. */
export function onText(listener: (end: TextEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function engineOf({language, baseUrl}: SearchSettings): EmbeddedSearch {
  let engine = engines.get(language);
  if (!engine) {
    const {origin} = window.location;
    const tell = (end: TextEnd): void => listeners.forEach((listener) => listener(end));
    engine = new EmbeddedSearch({language, folder: `${origin}${baseUrl}search/`, origin}, tell);
    engines.set(language, engine);
  }
  return engine;
}

/** Begins to load what an answer needs; nothing where a provider answers. */
export function warm(settings: SearchSettings): void {
  notePastes();
  if (!settings.provider) engineOf(settings);
}

/** Answers a question: by this site, or by the provider with this site behind it. */
export async function search(settings: SearchSettings, question: Question): Promise<Answer> {
  notePastes();
  const answer = settings.provider ? await hosted(settings, question) : await engineOf(settings).search(question);
  return {...answer, hits: [...(await directRow(settings, question, answer)), ...answer.hits]};
}

async function hosted(settings: SearchSettings, question: Question): Promise<Answer> {
  const answer = import('./provider.ts').then(({askProvider}) => askProvider(settings.provider!, settings.language, question));
  const slow = new Promise<'slow'>((resolve) => setTimeout(resolve, SLOW, 'slow'));
  const first = await Promise.race([answer.catch(() => 'failed' as const), slow]);
  if (typeof first !== 'string') return first;
  const rival = engineOf(settings)
    .search(question)
    .then((own): Answer => ({...own, source: 'fallback'}));
  return first === 'failed' ? await rival : await Promise.any([answer, rival]);
}

/** The row above the results; what makes it is loaded where there may be one: numbers are in it, or it is an instruction. */
async function directRow(settings: SearchSettings, {query, page}: Question, {hits}: Answer): Promise<readonly Hit[]> {
  const text = wholeOf(query);
  const isInstruction = hits.some(({kind, hierarchy, type}) => kind === 'instruction' && hierarchy[type] === text.toUpperCase());
  if (page > 0 || !(isInstruction || /\d/.test(text))) return [];
  try {
    const {directHit} = await import('./direct.ts');
    const row = await directHit(settings, text, hits);
    return row ? [row] : [];
  } catch (error) {
    // The results are there without it.
    console.warn(error);
    return [];
  }
}
