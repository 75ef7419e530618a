// region start-parameter
export interface Start {
  readonly invitedBy: number;
  readonly screen: string;
}

export function appLink(bot: string, app: string, start: Start): string {
  const value = Buffer.from(JSON.stringify(start)).toString('base64url');
  if (value.length > 512) throw new RangeError('Start parameter is too long');
  return `https://t.me/${bot}/${app}?startapp=${value}`;
}

/** Null for anything that appLink cannot have produced: anyone can create the value. */
export function readStart(value: string): Start | null {
  if (!/^[\w-]{1,512}$/.test(value)) return null;
  try {
    const {invitedBy, screen} = JSON.parse(
      Buffer.from(value, 'base64url').toString(),
    ) as Partial<Start>;
    return typeof invitedBy === 'number' &&
      Number.isSafeInteger(invitedBy) &&
      typeof screen === 'string'
      ? {invitedBy, screen}
      : null;
  } catch {
    return null;
  }
}
// endregion
