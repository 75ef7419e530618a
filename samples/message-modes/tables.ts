import {type Outcome, run} from './probe.ts';
import {failures, type Scene, scenes} from './scenes.ts';

/** An amount in Gram with all its digits, as the page shows it. */
export function gram(nano: bigint): string {
  const digits = (nano % 1_000_000_000n).toString().padStart(9, '0').replace(/0+$/, '');
  return `${nano / 1_000_000_000n}${digits === '' ? '' : `.${digits}`}`;
}

const ONE = 1_000_000_000n;

// region tables
/** Rows of a section's table: what B does | B before and after | C before and after | A gets back | result code. */
export async function sceneRows(section: keyof typeof scenes): Promise<string[]> {
  const rows: string[] = [];
  for (const scene of scenes[section] as readonly Scene[]) {
    const outcome = await run(scene.steps, scene.setting);
    const before = scene.setting?.balanceB ?? ONE;
    rows.push(
      `| ${scene.label} | ${gram(before)} → ${after(outcome)} | 1 → ${gram(ONE + sum(outcome.received))} | ${back(outcome)} | ${code(outcome)} |`,
    );
  }
  return rows;
}
// endregion

function after({balanceB, statusB}: Outcome): string {
  return statusB === 'active' ? gram(balanceB) : `${gram(balanceB)}, deleted`;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function back({bounced}: Outcome): string {
  return bounced === undefined ? 'nothing' : gram(bounced);
}

function code({resultCode, skipped}: Outcome): string {
  return skipped === 0 ? `\`${resultCode}\`` : `\`${resultCode}\`, ${skipped} skipped`;
}

/** What the action phase did with an invalid message, in a word or two. */
export function verdict(outcome: Outcome): string {
  if (outcome.resultCode === 0 && outcome.skipped > 0) return 'skipped';
  return outcome.bounced === undefined ? 'fails' : 'fails, bounces';
}

/** What the emulator does with each invalid message under the flags 0, +2, +16 and +18. */
export async function failureVerdicts(): Promise<
  {code: number; label: string; fine: bigint; verdicts: string[]; codes: number[]}[]
> {
  const found: {
    code: number;
    label: string;
    fine: bigint;
    verdicts: string[];
    codes: number[];
  }[] = [];
  for (const failure of failures) {
    const verdicts: string[] = [];
    const codes: number[] = [];
    let fine = 0n;
    for (const flags of [0, 2, 16, 18]) {
      const outcome = await run(failure.steps(flags), failure.setting);
      verdicts.push(verdict(outcome));
      codes.push(outcome.resultCode);
      if (flags === 0) fine = outcome.actionFee;
    }
    found.push({code: failure.code, label: failure.label, fine, verdicts, codes});
  }
  return found;
}
