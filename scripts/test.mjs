// @ts-check
import './lib/node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { keepTemporaryFilesInMemory } from './lib/memory.mjs';
import { endWithNpm } from './lib/npm.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import {
  browserDurations,
  browserFailures,
  slowestFiles,
  unitDuration,
  unitFailures,
} from './lib/reports.mjs';
import { cache, root, runPackage, say } from './lib/run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], durations?: import('./lib/reports.mjs').Duration[] }} Counts */

// npm test | npm run test:long [-- [--unit | --e2e | --pages] [a part of a file name] [what the test runners understand]]
const args = process.argv.slice(2);
const parts = ['--unit', '--e2e', '--pages'];
const isLong = args.includes('--long');
const rest = args.filter(arg => !parts.includes(arg) && arg !== '--long');
const isAll = !args.some(arg => parts.includes(arg));
/** @param {string} part */
const wants = part => isAll || args.includes(part);

// vitest.config.ts and e2e/playwright.config.ts choose by it.
process.env.TEST_FORM = isLong ? 'long' : 'short';
endWithNpm();
await ensureInstalled();
await ensureBuilt();
// The long form kills what writes, and measures: that is done where offices do it.
if (!isLong) keepTemporaryFilesInMemory();
const results = await runParts();
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
  results.reduce((total, counts) => total + counts[what], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
const slowest = slowestFiles(results.flatMap(({ durations = [] }) => durations));
if (slowest.length > 0) console.log(`The slowest files:\n${slowest.join('\n')}`);
// Thousands of lines may stand between a failure and the end, so failures are repeated at the end.
for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);

/**
 * The short forms of both runners side by side, as each often waits for a clock or a process; the long ones, which
 * measure times and kill what runs, one after the other.
 */
async function runParts() {
  const units = wants('--unit') ? runUnitTests() : undefined;
  if (isLong || !wants('--e2e')) await units;
  const browser = wants('--e2e') ? runBrowserTests(units) : undefined;
  const results = [await units, await browser];
  // Who looks for one test does not want to know how quick the pages are.
  if (isLong && wants('--pages') && rest.length === 0) results.push(await measurePages());
  return results.filter(counts => counts !== undefined);
}

/** @returns {Promise<Counts>} */
async function runUnitTests() {
  // Its long tests start the systems that the benchmark compares.
  if (isLong) await ensureInstalled(join(root, 'proof/bench'));
  const report = freshReport('unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runPackage('vitest', ['run', '--passWithNoTests', ...reporters, ...rest]);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = read(report);
  const failures = testResults.flatMap(unitFailures);
  const durations = testResults.map(unitDuration);
  const skipped = numPendingTests + numTodoTests;
  return withExitCode({ passed: numPassedTests, failed: numFailedTests, skipped, failures, durations }, code);
}

/**
 * @param {Promise<unknown>} [before] whose output comes first: what this runner says is shown once that has ended
 * @returns {Promise<Counts>}
 */
async function runBrowserTests(before) {
  const browser = await findBrowser().catch(error => say(error.message));
  if (!browser) return { passed: 0, failed: 1, skipped: 0 };
  const report = freshReport('browser.json');
  const { code, output } = await runPackage(
    '@playwright/test playwright',
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...rest],
    {
      folder: join(root, 'e2e'),
      quiet: before !== undefined && !isLong,
      env: { ...browser.env, PW_CHROMIUM: browser.executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  await before;
  process.stdout.write(output);
  const { stats = {}, suites = [] } = read(report);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats;
  const failures = suites.flatMap(browserFailures);
  const durations = suites.flatMap(browserDurations);
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped, failures, durations }, code);
}

/** @returns {Promise<Counts>} */
async function measurePages() {
  const browser = await findBrowser().catch(error => say(error.message));
  if (!browser) return { passed: 0, failed: 1, skipped: 0 };
  await ensureInstalled(join(root, 'proof/lighthouse'));
  const report = freshReport('pages.json');
  const { code } = await runPackage('tsx', ['proof/lighthouse/measure.ts'], {
    folder: root,
    env: { ...browser.env, PW_CHROMIUM: browser.executablePath, PAGES_REPORT: report },
  });
  return withExitCode({ passed: 0, failed: 0, skipped: 0, ...read(report) }, code);
}

/**
 * A runner may fail without a failed test: a file that does not compile, a server that does not come up.
 * @param {Counts} counts
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
function withExitCode(counts, code) {
  if (code === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures: [`no test, but its runner ended with ${code}: what it said stands above`],
  };
}

/** @param {string} name */
function freshReport(name) {
  const report = join(cache, name);
  rmSync(report, { force: true });
  return report;
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
