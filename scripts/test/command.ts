import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {settled, type Result} from './result.ts';

/** Lines of a command's output that say why it ended, where it left no result. */
const TAIL = 15;

/** Runs a command, shows its output as it comes, and returns it with the exit code; 127 where it cannot be started. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    const parts: Buffer[] = [];
    const take = (chunk: Buffer): void => {
      parts.push(chunk);
      process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({code: 127, output: `${command}: ${error.message}`}));
    child.on('close', (code) => resolve({code: code ?? 1, output: Buffer.concat(parts).toString('utf8')}));
  });
}

/**
 * Runs a command that leaves a report in the file named by TEST_RESULT, which `{result}` stands for in its arguments, and
 * reads it.
 */
export async function test<Report>(
  read: (report: Report) => Result,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-test-'));
  try {
    const file = path.join(folder, 'result.json');
    const given = args.map((argument) => argument.replace('{result}', file));
    const {code, output} = await run(command, given, {...env, TEST_RESULT: file});
    const result = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : undefined;
    return settled(result, result || code ? code : 1, lastLines(output));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The end of an output. */
export const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-TAIL).join('\n');
