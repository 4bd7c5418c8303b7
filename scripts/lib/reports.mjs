// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: UnitTest[] }} UnitFile
 * @typedef {{ projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }} Journey
 * @typedef {{ title: string, tests: Journey[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite that of a file is called like the file
 * @typedef {{ file: string, milliseconds: number }} Duration
 */

/**
 * The failures of a unit test file, or of the file itself.
 * @param {UnitFile} file
 */
export function unitFailures({ name, status, message = '', assertionResults }) {
  const failed = assertionResults.filter(test => test.status === 'failed');
  const where = relative(root, name);
  if (status === 'failed' && failed.length === 0) return [sentence(where, '', message)];
  return failed.map(({ fullName, failureMessages = [] }) => sentence(where, fullName, failureMessages[0]));
}

/**
 * @param {Suite} suite of one file
 * @returns {string[]}
 */
export function browserFailures(suite) {
  return specsOf(suite).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        sentence(suite.title, `${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
}

/**
 * @param {UnitFile} file
 * @returns {Duration}
 */
export function unitDuration({ name, startTime, endTime }) {
  return { file: relative(root, name), milliseconds: endTime - startTime };
}

/**
 * @param {Suite} suite of one file
 * @returns {Duration[]}
 */
export function browserDurations(suite) {
  return specsOf(suite).map(({ tests }) => ({
    file: `e2e/journeys/${suite.title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}

/**
 * The slowest files as lines, the slowest first.
 * @param {readonly Duration[]} durations several of a file are added up
 * @param {number} [most]
 */
export function slowestFiles(durations, most = 10) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, milliseconds } of durations) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  const slowest = [...sums].sort(([, one], [, other]) => other - one).slice(0, most);
  return slowest.map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} where @param {string} what @param {string} [why] */
function sentence(where, what, why = '') {
  const [said = ''] = stripVTControlCharacters(why).split('\n');
  return [where, what, said].filter(Boolean).join(': ');
}
