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
  execSync('npm ci --no-audit --no-fund', {stdio: 'inherit'});
  const now = new Date();
  fs.utimesSync(installed, now, now);
}
