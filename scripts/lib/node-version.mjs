// @ts-check
// Imported before everything else: on an older Node the rest fails with errors that explain nothing.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `RTO Desk needs Node.js 20.19 or newer, and this is ${process.versions.node}: https://nodejs.org`,
  );
  process.exit(1);
}
