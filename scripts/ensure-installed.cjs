// Installs the packages of package-lock.json when they are not there or are others. Plain JavaScript: it runs first.
const {execSync} = require('node:child_process');
const fs = require('node:fs');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`);
  process.exit(1);
}
const installed = 'node_modules/.package-lock.json';
if (!fs.existsSync(installed) || fs.statSync(installed).mtimeMs < fs.statSync('package-lock.json').mtimeMs) {
  console.log('Installing packages (npm ci) …');
  try {
    execSync('npm ci --no-audit --no-fund', {stdio: 'inherit'});
  } catch {
    // A registry mirror may lack the builds of some packages for other systems; npm then records them without a version,
    // and `npm ci` refuses a lock file that `npm install` takes. Versions stay those of the lock file.
    console.log('npm ci refused the lock file; installing with npm install …');
    execSync('npm install --no-save --no-audit --no-fund', {stdio: 'inherit'});
  }
  const now = new Date();
  fs.utimesSync(installed, now, now);
}
