import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

interface Program {
  readonly name: string;
  /** Where Debian puts it; the environment variable names another place. */
  readonly path: string;
  readonly variable: string;
  readonly packages: readonly string[];
}

/** What the tests need beside npm packages. Debian's Chromium: Playwright's own browser is a download of its own. */
const programs: readonly Program[] = [
  {name: 'Chromium', path: '/usr/bin/chromium', variable: 'CHROMIUM_PATH', packages: ['chromium', 'fonts-noto-cjk']},
  {name: 'nginx', path: '/usr/sbin/nginx', variable: 'NGINX_PATH', packages: ['nginx', 'libnginx-mod-http-brotli-static']},
];

/** Installs missing programs where this is possible (Debian, root); else says which command does, and ends. */
export async function ensurePrograms(): Promise<void> {
  const missing = programs.filter(({path, variable}) => !fs.existsSync(process.env[variable] ?? path));
  if (!missing.length) return;
  const packages = missing.flatMap((program) => program.packages);
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const names = missing.map((program) => program.name).join(' and ');
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) {
    const variables = missing.map(({name, variable}) => `${variable} (${name})`).join(', ');
    console.error(`The browser and server tests need ${names}. On Debian or Ubuntu: sudo ${command}\nElsewhere, set ${variables}.`);
    process.exit(1);
  }
  console.log(`Installing ${names}: ${command}`);
  execFileSync('apt-get', ['update'], {stdio: 'inherit'});
  execFileSync('apt-get', command.split(' ').slice(1), {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}
