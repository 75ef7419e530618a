import {declaredMethods} from '../../engine/compile/methods';
import type {CompileOptions} from '../../engine/protocol';
import {people} from '../../engine/world';
import {readBits} from '../../engine/values/bits';
import {toNano} from './amount';
import type {CellDraft, FieldDraft} from './draft';
import {baseName, contractsOf, languageOf, textsOf, type Sources} from './files';
import {messagesOf, setupOf, storageOf, type Project} from './project';
import {printProject} from './share';

/** The packages of an exported project: the compilers are those of the playground. `tests/unit/playground/export.test.ts` holds them to its own. */
export const VERSIONS = {
  '@ton/core': '0.63.1',
  '@ton/crypto': '3.3.0',
  '@ton/sandbox': '0.41.0',
  '@ton/tolk-js': '1.3.0',
  '@ton-community/func-js': '0.11.0',
  tsx: '4.23.15',
} as const;

/** Where the inputs of the panel are, for opening the project again. The sources lie beside it, as files. */
export const INPUTS = 'playground.json';
export const CONTRACTS = 'contracts/';

/**
 * A project for Node.js: the sources, a wrapper for each contract, a test that compiles and deploys all of them, and the
 * inputs of the panel. `npm install`, then `npm test`.
 * @param library text of `stdlib.fc`, where a source in FunC includes it
 * @returns path to text
 */
export function exportFiles(project: Project, library?: string): Record<string, string> {
  const {sources} = project;
  const contracts = contractsOf(sources).map((file) => ({file, name: ''}));
  const names = new Set<string>();
  for (const one of contracts) {
    one.name = unused(names, pascal(baseName(one.file).replace(/\.\w+$/, '')));
  }
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(manifest(sources), null, 2)}\n`,
    'README.md': README,
    [INPUTS]: `${printProject({...project, sources: {}})}\n`,
    'lib/compile.ts': compiler(sources, project.options),
  };
  for (const [file, text] of Object.entries(sources)) files[CONTRACTS + file] = text;
  if (library !== undefined) files['lib/stdlib.fc'] = library;
  for (const {file, name} of contracts) files[`wrappers/${name}.ts`] = wrapper(project, file, name);
  files['tests/contracts.test.ts'] = tests(project, contracts);
  return files;
}

const README = `# A project from the playground

\`\`\`sh
npm install
npm test
\`\`\`

\`contracts/\` has the sources, \`wrappers/\` a class for each contract, \`tests/\` a test that compiles and deploys them in the sandbox. Needs Node.js 20.19 or newer. The playground opens this folder again.
`;

function manifest(sources: Sources): unknown {
  const languages = new Set(Object.keys(sources).map(languageOf));
  const {'@ton/tolk-js': tolk, '@ton-community/func-js': func, ...rest} = VERSIONS;
  return {
    name: 'playground-project',
    private: true,
    type: 'module',
    scripts: {test: 'node --import tsx --test tests/contracts.test.ts'},
    devDependencies: {
      ...rest,
      ...(languages.has('tolk') && {'@ton/tolk-js': tolk}),
      ...(languages.has('func') && {'@ton-community/func-js': func}),
    },
  };
}

function compiler(sources: Sources, {level, experimental}: CompileOptions = {}): string {
  const languages = new Set(Object.keys(sources).map(languageOf));
  const [tolk, func] = [languages.has('tolk'), languages.has('func')];
  return `import {existsSync, readFileSync} from 'node:fs';
import {Cell} from '@ton/core';
${tolk ? "import {runTolkCompiler} from '@ton/tolk-js';\n" : ''}${func ? "import {compileFunc} from '@ton-community/func-js';\n" : ''}
const contracts = new URL('../contracts/', import.meta.url);

function read(path: string): string {
  const file = new URL(path, contracts);
${func ? "  // FunC's standard library is there from any folder.\n  if (!existsSync(file) && path.endsWith('stdlib.fc')) return readFileSync(new URL('stdlib.fc', import.meta.url), 'utf8');\n" : '  if (!existsSync(file)) throw new Error(`there is no file contracts/${path}`);\n'}  return readFileSync(file, 'utf8');
}

/** The code of a contract: compile('counter.tolk'). */
export async function compile(entry: string): Promise<Cell> {
${
  tolk
    ? `${func ? '  if (/\\.tolk$/.test(entry)) {\n' : ''}  const result = await runTolkCompiler({entrypointFileName: entry, fsReadCallback: read${level === undefined ? '' : `, optimizationLevel: ${level}`}${experimental === undefined ? '' : `, experimentalOptions: ${JSON.stringify(experimental)}`}});
  if (result.status === 'error') throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc64);
${func ? '  }\n' : ''}`
    : ''
}${
    func
      ? `  const result = await compileFunc({targets: [entry], sources: read${level === undefined ? '' : `, optLevel: ${level}`}});
  if (result.status === 'error') throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc);
`
      : ''
  }}
`;
}

// ---------------------------------------------------------------- names

const words = (text: string): string[] => text.match(/[A-Za-z]+\d*|\d+/g) ?? [];
const pascal = (text: string): string => {
  const name = words(text)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Za-z]/.test(name) ? name : `Contract${name}`;
};
const camel = (text: string): string => {
  const name = pascal(text);
  return name[0]!.toLowerCase() + name.slice(1);
};

function unused(names: Set<string>, wanted: string): string {
  let name = wanted;
  for (let number = 2; names.has(name); number++) name = `${wanted}${number}`;
  names.add(name);
  return name;
}

/** Fields with names that TypeScript takes. The operation that begins a message is fixed: nobody passes it. */
function named(fields: readonly FieldDraft[]): {readonly field: FieldDraft; readonly name: string | undefined}[] {
  const names = new Set<string>();
  return fields.map((field, index) => ({
    field,
    name: index === 0 && isOperation(field) ? undefined : unused(names, field.name === '' ? `field${index + 1}` : camel(field.name)),
  }));
}

const isOperation = ({name, type}: FieldDraft): boolean => type === 'uint' && /^op(?:code)?$/.test(name);

// ---------------------------------------------------------------- wrappers

const TYPES: Readonly<Record<FieldDraft['type'], string>> = {
  uint: 'bigint',
  int: 'bigint',
  coins: 'bigint',
  bool: 'boolean',
  address: 'Address | null',
  text: 'string',
  bits: 'Cell',
  ref: 'Cell',
  'maybe-ref': 'Cell | null',
  code: 'Cell',
};

function store({type, bits}: FieldDraft, value: string): string {
  switch (type) {
    case 'uint':
      return `.storeUint(${value}, ${bits})`;
    case 'int':
      return `.storeInt(${value}, ${bits})`;
    case 'coins':
      return `.storeCoins(${value})`;
    case 'bool':
      return `.storeBit(${value})`;
    case 'address':
      return `.storeAddress(${value})`;
    case 'text':
      return `.storeStringTail(${value})`;
    case 'bits':
      return `.storeSlice(${value}.beginParse())`;
    case 'maybe-ref':
      return `.storeMaybeRef(${value})`;
    default:
      return `.storeRef(${value})`;
  }
}

/** `{readonly owner: Address | null; readonly value: bigint}`; nothing for no fields. */
const parametersOf = (fields: readonly FieldDraft[]): string | undefined => {
  const given = named(fields).filter(({name}) => name !== undefined);
  return given.length === 0 ? undefined : `{${given.map(({field, name}) => `readonly ${name}: ${TYPES[field.type]}`).join('; ')}}`;
};

function builder(fields: readonly FieldDraft[]): string {
  return [
    'beginCell()',
    ...named(fields).map(({field, name}) => store(field, name === undefined ? `${integer(field.value)}` : `fields.${name}`)),
  ]
    .concat('.endCell()')
    .join('\n      ');
}

const READERS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:u?int\d*|coins)$/, 'bigint', 'readBigNumber'],
  [/^bool$/, 'boolean', 'readBoolean'],
  [/^(?:any_)?address$/, 'Address', 'readAddress'],
  [/^(?:any_)?address\?$/, 'Address | null', 'readAddressOpt'],
  [/^(?:cell|Cell<.*>)$/, 'Cell', 'readCell'],
];

function wrapper(project: Project, file: string, name: string): string {
  const {sources} = project;
  const texts = textsOf(sources, file);
  const data = dataFields(project, file);
  const parameters = data && parametersOf(data);
  const used = new Set<string>(['create', 'data', 'send', 'sendDeploy']);
  const messages = messagesOf(sources, file).map((message) => ({...message, method: unused(used, `send${pascal(message.name)}`)}));
  const methods = [...declaredMethods(languageOf(file), texts)].map(([method, {returns = ''}]) => {
    const [, type = 'TupleReader', reader] = READERS.find(([pattern]) => pattern.test(returns.trim())) ?? [];
    return {method, name: unused(used, `get${pascal(method.replace(/^get_?/, '')) || 'It'}`), type, reader};
  });
  return `import {
  type Address,
  beginCell,
  Cell,
  type Contract,
  contractAddress,
  type ContractProvider,
  type Sender,
  type TupleItem,
  type TupleReader,
} from '@ton/core';

/** ${file} */
export class ${name} implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {readonly code: Cell; readonly data: Cell},
  ) {}

  /** The contract that this code and this data give. */
  static create(code: Cell, data: Cell): ${name} {
    const init = {code, data};
    return new ${name}(contractAddress(0, init), init);
  }
${
  data
    ? `
  /** The data to deploy it with. */
  static data(${parameters === undefined ? '' : `fields: ${parameters}`}): Cell {
    return ${builder(data)};
  }
`
    : ''
}
  async sendDeploy(provider: ContractProvider, via: Sender, value: bigint, body: Cell = Cell.EMPTY): Promise<void> {
    await provider.internal(via, {value, body, bounce: false});
  }

  async send(provider: ContractProvider, via: Sender, value: bigint, body: Cell = Cell.EMPTY): Promise<void> {
    await provider.internal(via, {value, body});
  }
${messages
  .map(({fields, method}) => {
    const given = parametersOf(fields);
    return `
  async ${method}(provider: ContractProvider, via: Sender, value: bigint${given === undefined ? '' : `, fields: ${given}`}): Promise<void> {
    const body = ${builder(fields)};
    await provider.internal(via, {value, body});
  }
`;
  })
  .join('')}${methods
    .map(
      ({method, name: getter, type, reader}) => `
  async ${getter}(provider: ContractProvider, args: TupleItem[] = []): Promise<${type}> {
    const {stack} = await provider.get('${method}', args);
    return ${reader === undefined ? 'stack' : `stack.${reader}()`};
  }
`,
    )
    .join('')}}
`;
}

// ---------------------------------------------------------------- the test

/** The fields of a contract's data where they are given as fields: as its source declares them, or as the reader did. */
function dataFields(project: Project, file: string): readonly FieldDraft[] | undefined {
  const {data} = setupOf(project, file);
  if (data.kind === 'fields') return data.fields;
  return data.kind === 'empty' ? storageOf(project.sources, file) : undefined;
}

/** What is typed as an integer: decimal, `0x…` or `0b…`. Text that is none is 0, which the test's reader will see. */
function integer(text: string): string {
  const [found, minus = '', digits = ''] = /^(-?)(0x[\da-f_]+|0b[01_]+|\d[\d_]*)$/i.exec(text.trim()) ?? [];
  if (found === undefined) return '0n';
  return `${minus}${digits.replaceAll('_', '').replace(/^0+(?=\d)/, '')}n`;
}

/** A value of the panel as an expression of the test. */
function expression({type, value}: FieldDraft, codes: ReadonlySet<string>): string {
  switch (type) {
    case 'uint':
    case 'int':
    case 'coins':
      return integer(value);
    case 'bool':
      return String(value.trim() === 'true' || value.trim() === '1');
    case 'address':
      if (value.trim() === '') return 'null';
      if (value.trim() === people.owner) return 'owner.address';
      if (value.trim() === people.stranger) return 'stranger.address';
      return `Address.parse(${quoted(value.trim())})`;
    case 'text':
      return quoted(value);
    case 'bits':
      return `bits('${bitsOf(value)}')`;
    case 'code':
      return codes.has(value) ? `codes[${quoted(value)}]!` : 'Cell.EMPTY';
    case 'maybe-ref':
      return value.trim() === '' ? 'null' : `bag(${quoted(value.trim())})`;
    default:
      return value.trim() === '' ? 'Cell.EMPTY' : `bag(${quoted(value.trim())})`;
  }
}

const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

function bitsOf(text: string): string {
  try {
    return readBits(text, 'bits');
  } catch {
    return '';
  }
}

function cellExpression({kind, fields, boc}: CellDraft, codes: ReadonlySet<string>): string {
  if (kind === 'empty') return 'Cell.EMPTY';
  if (kind === 'boc') return boc.trim() === '' ? 'Cell.EMPTY' : `bag(${quoted(boc.trim())})`;
  return `beginCell()${fields.map((field) => store(field, expression(field, codes))).join('')}.endCell()`;
}

function tests(project: Project, contracts: readonly {readonly file: string; readonly name: string}[]): string {
  const codes = new Set(contracts.map(({file}) => file));
  const cases = contracts.map(({file, name}) => {
    const setup = setupOf(project, file);
    const given = setup.data.kind === 'fields' ? named(setup.data.fields).filter((one) => one.name !== undefined) : [];
    const fixed = setup.data.kind === 'fields' && setup.data.fields.length > 0;
    const data = fixed
      ? `${name}.data(${given.length === 0 ? '' : `{${given.map((one) => `${one.name}: ${expression(one.field, codes)}`).join(', ')}}`})`
      : cellExpression(setup.data, codes);
    return `
test('${file} compiles and is deployed', async () => {
  const contract = blockchain.openContract(${name}.create(codes['${file}']!, ${data}));
  await contract.sendDeploy(owner.getSender(), ${toNano(setup.value) ?? '500000000'}n, ${cellExpression(setup.body, codes)});
  const {accountState} = await blockchain.getContract(contract.address);
  assert.equal(accountState?.type, 'active');
});
`;
  });
  const body = cases.join('');
  const uses = (name: string): boolean => body.includes(name);
  const fromCore = ['Address', 'beginCell', 'Cell'].filter(
    (name) => name === 'Cell' || uses(`${name}.`) || uses(`${name}(`) || (name === 'beginCell' && uses('bits(')),
  );
  return `import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {${fromCore.join(', ')}} from '@ton/core';
import {Blockchain, type SandboxContract, type TreasuryContract} from '@ton/sandbox';
import {compile} from '../lib/compile.ts';
${contracts.map(({name}) => `import {${name}} from '../wrappers/${name}.ts';`).join('\n')}

/** Code by the file of the contract. */
const codes: Record<string, Cell> = {};
let blockchain: Blockchain;
let owner: SandboxContract<TreasuryContract>;
${uses('stranger') ? 'let stranger: SandboxContract<TreasuryContract>;\n' : ''}${
    uses('bag(')
      ? `
/** A bag of cells in hex or base64. */
const bag = (text: string): Cell => (/^(?:[0-9a-f]{2})+$/i.test(text) ? Cell.fromHex(text) : Cell.fromBase64(text));
`
      : ''
  }${
    uses('bits(')
      ? `
/** A cell of bits: bits('101'). */
const bits = (text: string): Cell => [...text].reduce((cell, bit) => cell.storeBit(bit === '1'), beginCell()).endCell();
`
      : ''
  }
before(async () => {
  for (const file of ${JSON.stringify([...codes])}) codes[file] = await compile(file);
});

beforeEach(async () => {
  blockchain = await Blockchain.create();
  owner = await blockchain.treasury('owner');
${uses('stranger') ? "  stranger = await blockchain.treasury('stranger');\n" : ''}});
${body}`;
}
