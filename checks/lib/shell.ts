/**
 * Command lines as a shell would split them, without running anything: what a page shows, with placeholders
 * (`<PUBLIC_IP>`), prompts and continued lines. It knows as much of a shell as pages use.
 */

/** One command of a script. */
export interface ShellCommand {
  /** Line of the text on which it begins, from 0. */
  readonly line: number;
  /** Its words without quotes; redirections are left out. */
  readonly words: readonly string[];
}

/** Words after which a command begins. */
const KEYWORDS = new Set(['if', 'then', 'elif', 'else', 'do', 'while', 'until', '!', '{', '(', 'time']);

/** The commands of a script in reading order, those of `$(…)` after the one that they stand in. Never throws. */
export function shellCommands(script: string): ShellCommand[] {
  return new Reader(script).commands();
}

/** The words of one line, with quotes undone: for consoles, which have no pipes and no redirections. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/<[^<>\n]*>|"((?:[^"\\]|\\.)*)"|'([^']*)'|\S+/g)].map(([word, double, single]) => double ?? single ?? word);
}

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 0;
  readonly #commands: ShellCommand[] = [];
  #inner: ShellCommand[] = [];
  #words: string[] = [];
  #start = 0;
  /** Ends of documents (`<<EOF`) that begin on the next line. */
  #documents: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  commands(): ShellCommand[] {
    while (this.#at < this.#text.length) this.#step();
    this.#end();
    return this.#commands;
  }

  #step(): void {
    const rest = this.#text.slice(this.#at);
    const skipped = /^(?:[ \t]+|\\\n[ \t]*)/.exec(rest)?.[0];
    if (skipped !== undefined) return this.#skip(skipped);
    if (rest.startsWith('\n')) {
      this.#end();
      this.#skip('\n');
      return this.#skipDocuments();
    }
    const comment = /^#[^\n]*/.exec(rest)?.[0];
    if (comment !== undefined) return this.#skip(comment);
    const document = /^<<-?\s*(['"]?)(\w+)\1/.exec(rest);
    if (document) {
      this.#documents.push(document[2] as string);
      return this.#skip(document[0]);
    }
    const redirection = /^(?:\d*>>?(?:&\d|\|)?|\d*<(?![^<>\n]*>)|&>>?)[ \t]*/.exec(rest)?.[0];
    if (redirection !== undefined) {
      this.#skip(redirection);
      if (!/&\d/.test(redirection)) this.#word();
      return undefined;
    }
    const separator = /^(?:\|\|?|&&?|;;?|\))/.exec(rest)?.[0];
    if (separator !== undefined) {
      this.#end();
      return this.#skip(separator);
    }
    if (!this.#words.length) this.#start = this.#line;
    const word = this.#word();
    if (this.#words.length || !KEYWORDS.has(word)) this.#words.push(word);
    return undefined;
  }

  /** Reads a word. Always moves on. */
  #word(): string {
    let word = '';
    const from = this.#at;
    while (this.#at < this.#text.length) {
      const rest = this.#text.slice(this.#at);
      const plain =
        /^<[^<>\n]*>/.exec(rest)?.[0] ?? /^\$\{[^}\n]*\}/.exec(rest)?.[0] ?? /^[^\s'"\\|&;()<>`$]+/.exec(rest)?.[0] ?? undefined;
      if (plain !== undefined) {
        word += plain;
        this.#skip(plain);
        continue;
      }
      const quoted = /^'([^']*)'/.exec(rest) ?? /^"((?:[^"\\]|\\[^])*)"/.exec(rest);
      if (quoted) {
        word += (quoted[1] as string).replace(/\\(["\\$`])/g, rest.startsWith('"') ? '$1' : '\\$1');
        if (rest.startsWith('"')) this.#insideOf(quoted[1] as string);
        this.#skip(quoted[0]);
        continue;
      }
      const substitution = substitutionAt(rest);
      if (substitution !== undefined) {
        this.#insideOf(substitution);
        word += substitution;
        this.#skip(substitution);
        continue;
      }
      const escaped = /^\\[^\n]/.exec(rest)?.[0];
      if (escaped !== undefined) {
        word += escaped[1];
        this.#skip(escaped);
        continue;
      }
      if (rest.startsWith('$')) {
        word += '$';
        this.#skip('$');
        continue;
      }
      break;
    }
    // An unclosed quote or a lone bracket: one character, so that reading goes on.
    if (this.#at === from) {
      word = this.#text[this.#at] ?? '';
      this.#skip(word);
    }
    return word;
  }

  /** The commands of each `$(…)` in a text. */
  #insideOf(text: string): void {
    for (let at = text.indexOf('$('); at >= 0; at = text.indexOf('$(', at + 2)) {
      const found = substitutionAt(text.slice(at));
      if (found === undefined || found.startsWith('$((')) continue;
      const line = this.#line + newlines(text.slice(0, at));
      this.#inner.push(...shellCommands(found.slice(2, -1)).map((command) => ({...command, line: command.line + line})));
      at += found.length - 2;
    }
  }

  #skip(text: string): void {
    this.#line += newlines(text);
    this.#at += text.length;
  }

  #skipDocuments(): void {
    for (const end of this.#documents.splice(0)) {
      const found = new RegExp(String.raw`^[^]*?^\s*${end}\s*?(?:\n|$)`, 'm').exec(this.#text.slice(this.#at));
      this.#skip(found?.[0] ?? this.#text.slice(this.#at));
    }
  }

  #end(): void {
    if (this.#words.length) this.#commands.push({line: this.#start, words: this.#words});
    this.#commands.push(...this.#inner);
    this.#words = [];
    this.#inner = [];
  }
}

const newlines = (text: string): number => text.split('\n').length - 1;

/** `$(…)` with its brackets balanced, at the beginning of a text. */
function substitutionAt(text: string): string | undefined {
  if (!text.startsWith('$(')) return undefined;
  let depth = 0;
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return text.slice(0, at + 1);
  }
  return undefined;
}

/** Programs that run the program after them, with the options that take a word of their own. */
const RUNNERS: Readonly<Record<string, readonly string[]>> = {
  sudo: ['-u', '-g', '-C', '--user', '--group'],
  env: ['-u', '-C'],
  nohup: [],
  exec: ['-a'],
  watch: ['-n', '--interval'],
  time: [],
  timeout: [],
  nice: ['-n'],
};

/** The program that a command starts, without prompt, assignments, `sudo` and the like, without its folder; and its arguments. */
export function invocation(words: readonly string[]): {readonly program: string; readonly args: readonly string[]} | undefined {
  let at = 0;
  while (at < words.length) {
    const word = words[at] as string;
    if (word === '$' || word === '%' || /^[A-Za-z_]\w*=/.test(word)) at++;
    else if (Object.hasOwn(RUNNERS, word)) {
      const taking = RUNNERS[word] as readonly string[];
      at++;
      while (words[at]?.startsWith('-')) at += taking.includes(words[at] as string) ? 2 : 1;
      if (word === 'timeout') at++;
    } else break;
  }
  const first = words[at];
  if (first === undefined) return undefined;
  const args = words.slice(at + 1);
  if (baseName(first) === 'java') return jar(args);
  if (baseName(first) === 'bash' || baseName(first) === 'sh') return script(args) ?? {program: baseName(first), args};
  if (baseName(first) === 'docker') return container(args) ?? {program: 'docker', args};
  return {program: baseName(first), args};
}

const baseName = (path: string): string => path.replace(/^.*\//, '');

/** `java … -jar <file> <arguments>`: the file is the program. */
function jar(args: readonly string[]): {program: string; args: readonly string[]} {
  const at = args.indexOf('-jar');
  return at < 0 || args[at + 1] === undefined
    ? {program: 'java', args}
    : {program: baseName(args[at + 1] as string), args: args.slice(at + 2)};
}

/** `bash <file> <arguments>`: the file is the program. */
function script(args: readonly string[]): {program: string; args: readonly string[]} | undefined {
  const [file] = args;
  return file === undefined || file.startsWith('-') ? undefined : {program: baseName(file), args: args.slice(1)};
}

/** Options of `docker exec` and `docker run` that stand alone; the others take a word, if it is not joined with `=`. */
const ALONE = /^(?:-[ditPq]+|--(?:rm|init|privileged|detach|interactive|tty|read-only|publish-all)|--[\w-]+=.*)$/;

/** `docker exec <container> <program>`, and `docker run --entrypoint <program> <image>`. */
function container(args: readonly string[]): {program: string; args: readonly string[]} | undefined {
  const [verb] = args;
  if (verb !== 'exec' && verb !== 'run') return undefined;
  let entry: string | undefined;
  let at = 1;
  while (args[at]?.startsWith('-')) {
    const word = args[at] as string;
    if (word === '--entrypoint') entry = args[at + 1];
    else if (word.startsWith('--entrypoint=')) entry = word.slice('--entrypoint='.length);
    at += ALONE.test(word) ? 1 : 2;
  }
  if (verb === 'run') return entry === undefined ? undefined : {program: baseName(entry), args: args.slice(at + 1)};
  return invocation(args.slice(at + 1));
}
