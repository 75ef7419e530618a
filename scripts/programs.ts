import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** A program that tests need beside npm packages. */
export interface Program {
  readonly name: string;
  /** Where Debian puts it, the best first; the environment variable names another place. */
  readonly paths: readonly string[];
  readonly variable: string;
  readonly packages: readonly string[];
  /** Files of these packages without which the program is of no use to the tests. */
  readonly parts?: readonly string[];
  /** Instead of `packages`, where a release does not have those. */
  readonly otherPackages?: readonly string[];
  /** What it proves is skipped, and named, on a machine that has no such program. */
  readonly optional?: true;
}

/**
 * The browsers of the tests. Debian's Chromium: Playwright's own browser is a download of its own. Its shell without windows
 * takes half the processor time of the whole browser, which does as well where it is there.
 */
export const engines = {
  chromium: {
    name: 'Chromium',
    paths: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    otherPackages: ['chromium', 'fonts-noto-cjk'],
  },
  firefox: {
    name: 'Firefox',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr', 'fonts-noto-cjk'],
    otherPackages: ['firefox', 'fonts-noto-cjk'],
    optional: true,
  },
  webkit: {
    name: 'WebKitGTK',
    paths: ['/usr/bin/WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'fonts-noto-cjk'],
    optional: true,
  },
  /** WebKitGTK has no mode without a screen. */
  screen: {name: 'Xvfb', paths: ['/usr/bin/Xvfb'], variable: 'XVFB_PATH', packages: ['xvfb'], optional: true},
} satisfies Record<string, Program>;

/** The server of the deployment. */
export const server: Program = {
  name: 'nginx',
  paths: ['/usr/sbin/nginx'],
  variable: 'NGINX_PATH',
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  parts: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
};

const pathsOf = ({paths, variable}: Program): readonly string[] => {
  const named = process.env[variable];
  return named === undefined ? paths : [named];
};

/** Path of a program that is there, or undefined. */
export const programPath = (program: Program): string | undefined => pathsOf(program).find((path) => fs.existsSync(path));

/** Path of the Chromium that is there, or of that which {@link ensurePrograms} installs. */
export const chromiumPath = (): string => programPath(engines.chromium) ?? pathsOf(engines.chromium)[0]!;

/** How a reader brings programs onto his machine, in one sentence for each system. */
export function howToInstall(programs: readonly Program[]): string {
  const packages = [...new Set(programs.flatMap((program) => program.packages))].join(' ');
  const variables = programs.map(({name, variable}) => `${variable} (${name})`).join(', ');
  return `On Debian: sudo apt-get install -y --no-install-recommends ${packages}. Elsewhere, set ${variables}.`;
}

const canInstall = (): boolean => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

function install(packages: readonly string[]): void {
  const command = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(`Installing: apt-get ${command.join(' ')}`);
  execFileSync('apt-get', ['update'], {stdio: 'inherit'});
  execFileSync('apt-get', command, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}

/** Installs a program; where the best of several is not to be had, the next one. Throws where none is. */
function bring(program: Program): void {
  try {
    install(program.packages);
  } catch (error) {
    if (programPath(program)) return;
    if (!program.otherPackages) throw error;
    install(program.otherPackages);
  }
}

/**
 * Installs missing programs where this is possible (Debian, root); else says which command does, and ends the process where
 * one is missing that tests cannot go without.
 */
export function ensurePrograms(programs: readonly Program[]): void {
  const wanted = [...new Set(programs)];
  if (canInstall()) {
    for (const program of wanted) {
      if ([pathsOf(program)[0]!, ...(program.parts ?? [])].every((path) => fs.existsSync(path))) continue;
      try {
        bring(program);
      } catch (error) {
        if (!program.optional) throw error;
      }
    }
  }
  const missing = wanted.filter((program) => !programPath(program));
  if (!missing.length) return;
  console.error(`These tests need ${missing.map(({name}) => name).join(' and ')}. ${howToInstall(missing)}`);
  if (missing.some(({optional}) => !optional)) process.exit(1);
}
