import {addressOf} from '../../components/ToolsHub/address-of.ts';
import {titles} from '../../components/ToolsHub/titles.ts';
import {TOOLS} from '../../components/ToolsHub/tools.ts';
import type {Hit} from '../core/answer.ts';
import {escapeHtml} from '../core/snippet.ts';
import {messages} from './messages.ts';
import {recognise} from './recognise.ts';
import type {SearchSettings} from '../settings.ts';

/** The first row, where a text is a thing rather than words: it says what it is, and opens the tool with it filled in. */
export async function directHit({language, baseUrl}: SearchSettings, text: string, hits: readonly Hit[]): Promise<Hit | undefined> {
  const instructions = hits.filter(({kind}) => kind === 'instruction').map(({hierarchy, type}) => hierarchy[type] ?? '');
  const found = await recognise(text, instructions);
  if (!found) return undefined;
  const {things, tools, open} = messages[language] ?? messages.en!;
  const tool = TOOLS.find(({name}) => name === found.tool)!;
  const to = (Object.keys(found.state).length && addressOf(tool, found.state)) || tool.to;
  const hierarchy = {lvl0: tools, lvl1: things[found.thing](found.name), lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = {lvl0: {value: escapeHtml(tools)}, lvl1: {value: escapeHtml(hierarchy.lvl1)}};
  return {
    objectID: `tool:${found.tool}:${found.name}`,
    url: `${window.location.origin}${baseUrl}${to.slice(1)}`,
    type: 'lvl1',
    hierarchy,
    area: 'other',
    kind: 'tool',
    _highlightResult: {hierarchy: marked},
    _snippetResult: {content: {value: escapeHtml(open(titles()[found.tool]))}},
  };
}
