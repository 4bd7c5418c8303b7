// @ts-check
import './lib/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/prepare.mjs';
import { root, run, runPackage } from './lib/run.mjs';

await ensureInstalled();
for (const folder of ['proof/bench', 'proof/lighthouse']) await ensureInstalled(join(root, folder));
const project = runPackage('typescript tsc', ['-b'], { quiet: true });
const checks = {
  'types of the project': project,
  'types of the scripts': runPackage('typescript tsc', ['-p', 'scripts'], { quiet: true }),
  'types of what measures and breaks the server': typesBeside('proof'),
  'types of what measures the pages': typesBeside('proof/lighthouse'),
  'style and mistakes': runPackage('@biomejs/biome biome', ['check', '.'], { quiet: true }),
  'unused code and packages': runPackage('knip', [], { quiet: true }),
  'defences that the tests turn off': run(process.execPath, [join(root, 'proof/mutants.mjs'), '--check'], {
    quiet: true,
  }),
  'licences as listed': run(process.execPath, [join(root, 'scripts/licences.mjs'), '--check'], {
    quiet: true,
  }),
};
for (const [name, check] of Object.entries(checks)) {
  const { code, output } = await check;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code === 0) continue;
  console.log(output.trim());
  process.exitCode = 1;
}

/**
 * Those of a folder that is no part of the project but reads what the project builds.
 * @param {string} folder
 */
async function typesBeside(folder) {
  await project;
  return runPackage('typescript tsc', ['-p', folder], { quiet: true });
}
