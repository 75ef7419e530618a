import crypto from 'node:crypto';

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`;
const LENGTH = 4;

/**
 * The name of a CSS module's class in the build: four characters that depend on the file and the class alone, so that the
 * server's bundle and the browser's agree, in every language. The capital at the start keeps it apart from Infima's names.
 */
export function className(file: string, local: string): string {
  let number = crypto.createHash('sha256').update(`${file}\n${local}`).digest().readUIntBE(0, 6);
  let name = '';
  for (let index = 0; index < LENGTH; index++) {
    const letters = index === 0 ? FIRST : REST;
    name += letters[number % letters.length];
    number = Math.floor(number / letters.length);
  }
  return name;
}

/** The same for any checkout: the path inside the site, or inside the package. */
export function stablePath(file: string, siteDir: string): string {
  const posix = file.replace(/\\/g, '/');
  const inPackage = posix.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return posix.slice(inPackage + '/node_modules/'.length);
  const site = siteDir.replace(/\\/g, '/').replace(/\/$/, '');
  return posix.startsWith(`${site}/`) ? posix.slice(site.length + 1) : posix;
}

/** Names classes and refuses to give one name to two of them. */
export function classNamer(siteDir: string): (file: string, local: string) => string {
  const owners = new Map<string, string>();
  return (file, local) => {
    const stable = stablePath(file, siteDir);
    const owner = `.${local} of ${stable}`;
    const name = className(stable, local);
    const other = owners.get(name) ?? owner;
    if (other !== owner) throw new Error(`class-names: ${owner} and ${other} both get the name "${name}"; rename one of them`);
    owners.set(name, owner);
    return name;
  };
}
