import {spawn} from 'node:child_process';

/** Runs a program of `node_modules` with Node and gives back what it printed. */
export function runNode(script: string, args: readonly string[], cwd: string): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {cwd, stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')}));
  });
}
