import {faultsOf, type Fault} from '../data/apis/faults.ts';
import {requestsIn, type ApiRequest} from './lib/api-requests.ts';
import type {Check, Problem} from './lib/check.ts';
import {editDistance} from './lib/routes.ts';

/** Samples whose requests are read as well: what a test's own server answers is none of them. */
const SAMPLE = /^samples\/(?!.*\.test\.)[\w/.-]+\.(?:ts|js|py)$/;

/** Requests to providers whose OpenAPI files we know (data/apis) are such as the provider takes. */
export const requests = {
  name: 'requests',
  about: 'Each request to TON Center or TonAPI names a path, a method, parameters and values that the provider’s OpenAPI file has.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const samples = context.files ? [] : context.filesBelow('samples').filter((file) => SAMPLE.test(file));
    const texts = [...pages.map(({file, text}) => ({file, text})), ...samples.map((file) => ({file, text: context.read(file) ?? ''}))];
    const problems: Problem[] = [];
    let count = 0;
    let bases = 0;
    for (const {file, text} of texts) {
      const found = requestsIn(text);
      count += found.requests.length;
      bases += found.bases;
      for (const request of found.requests) {
        for (const fault of faultsOf(request.api, request.asked)) problems.push({file, line: request.line, ...worded(request, fault)});
      }
    }
    return {problems, summary: `${count} requests and ${bases} addresses of APIs in ${pages.length} pages and ${samples.length} samples`};
  },
} satisfies Check;

function worded({text, api, asked}: ApiRequest, fault: Fault): Pick<Problem, 'rule' | 'message' | 'remedy'> {
  const rule = `requests/${fault.kind}`;
  const from = `(${api.name}, ${api.sources.map(({file}) => file).join(', ')})`;
  switch (fault.kind) {
    case 'path':
      return {rule, message: `${api.name} has no "${fault.name}".`, remedy: meant(fault, from)};
    case 'method':
      return {
        rule,
        message: `"${text}" is not asked with ${fault.name.toUpperCase()}.`,
        remedy: `Use ${fault.known.map((name) => name.toUpperCase()).join(' or ')} ${from}.`,
      };
    case 'parameter':
      return {rule, message: `"${asked.path}" has no parameter "${fault.name}".`, remedy: meant(fault, from)};
    case 'field':
      return {rule, message: `The body of "${asked.path}" has no field "${fault.name}".`, remedy: meant(fault, from)};
    case 'missing':
      return {rule, message: `"${text}" lacks "${fault.name}".`, remedy: `Add it: it is required ${from}.`};
    case 'value':
      return {rule, message: `"${fault.name}" of "${asked.path}" cannot be "${fault.value}".`, remedy: `It is ${fault.expected} ${from}.`};
  }
}

/** The known name that is most like the wrong one. */
function meant({name, known}: {readonly name: string; readonly known: readonly string[]}, from: string): string {
  const last = (path: string): string => path.split('/').pop()!.toLowerCase();
  const near = [...known]
    .map((one) => ({one, distance: isInside(last(name), last(one)) ? 1 : editDistance(last(name), last(one), 20)}))
    .sort((a, b) => a.distance - b.distance)[0];
  return near ? `Did you mean ${near.one}? ${from}` : `It takes none ${from}.`;
}

/** The letters of `part` stand in `whole` in their order: `getBalance` in `getAddressBalance`. */
function isInside(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
}
