import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

interface Program {
  readonly name: string;
  /** Where Debian puts it, the best first; the environment variable names another place. */
  readonly paths: readonly string[];
  readonly variable: string;
  readonly packages: readonly string[];
  /** Instead of `packages`, where a release does not have those. */
  readonly otherPackages?: readonly string[];
}

/**
 * What the tests need beside npm packages. Debian's Chromium: Playwright's own browser is a download of its own. Its shell
 * without windows takes half the processor time of the whole browser, which does as well where it is there.
 */
const chromium: Program = {
  name: 'Chromium',
  paths: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
  variable: 'CHROMIUM_PATH',
  packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  otherPackages: ['chromium', 'fonts-noto-cjk'],
};

const programs: readonly Program[] = [
  chromium,
  {name: 'nginx', paths: ['/usr/sbin/nginx'], variable: 'NGINX_PATH', packages: ['nginx', 'libnginx-mod-http-brotli-static']},
];

/** Path of the Chromium that is there, or of that which {@link ensurePrograms} installs. */
export const chromiumPath = (): string =>
  process.env[chromium.variable] ?? chromium.paths.find((path) => fs.existsSync(path)) ?? chromium.paths[0]!;

const canInstall = (): boolean => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

function install(packages: readonly string[]): void {
  const command = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(`Installing: apt-get ${command.join(' ')}`);
  execFileSync('apt-get', ['update'], {stdio: 'inherit'});
  execFileSync('apt-get', command, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}

/**
 * Installs missing programs where this is possible (Debian, root); else says which command does, and ends. Where the best
 * of several is missing, it is tried; releases that do not have it install the next.
 */
export async function ensurePrograms(): Promise<void> {
  const pathsOf = ({paths, variable}: Program): readonly string[] => {
    const named = process.env[variable];
    return named === undefined ? paths : [named];
  };
  const isMissing = (program: Program): boolean => !pathsOf(program).some((path) => fs.existsSync(path));
  const missing = programs.filter(isMissing);
  if (!canInstall()) {
    if (!missing.length) return;
    const names = missing.map(({name}) => name).join(' and ');
    const packages = missing.flatMap((program) => program.packages).join(' ');
    const variables = missing.map(({name, variable}) => `${variable} (${name})`).join(', ');
    console.error(
      `The browser and server tests need ${names}. On Debian: sudo apt-get install -y --no-install-recommends ${packages}\nElsewhere, set ${variables}.`,
    );
    process.exit(1);
  }
  for (const program of programs) {
    if (fs.existsSync(pathsOf(program)[0]!)) continue;
    try {
      install(program.packages);
    } catch (error) {
      if (!isMissing(program)) continue;
      if (!program.otherPackages) throw error;
      install(program.otherPackages);
    }
  }
}
