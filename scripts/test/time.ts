import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second here, whatever the machine. */
const TICK = 0.01;

/**
 * Seconds of processor time of the processes that this one waited for, from the text of `/proc/self/stat` (proc(5):
 * `cutime` and `cstime`). Those that outlive their parents are not in it.
 */
export function childrenTime(stat: string): number {
  // The second field is a name in parentheses, which may hold spaces; the third is the first of these.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK;
}

/** Processor time of ended children so far in seconds, or undefined on a system that does not say. */
export function processorSeconds(): number | undefined {
  try {
    return childrenTime(fs.readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}
