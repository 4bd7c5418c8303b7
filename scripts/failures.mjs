// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * What failed in a file of unit tests, or that the file itself did.
 * @param {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} file
 */
export function unitFailures({ name, status, message = '', assertionResults }) {
  const failed = assertionResults.filter(test => test.status === 'failed');
  const where = relative(root, name);
  if (status === 'failed' && failed.length === 0) return [sentence(where, '', message)];
  return failed.map(({ fullName, failureMessages = [] }) => sentence(where, fullName, failureMessages[0]));
}

/**
 * @typedef {{ file: string, title: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
export function browserFailures({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          sentence(file, `${title} (${projectName})`, results.at(-1)?.error?.message),
        ),
    ),
    ...suites.flatMap(browserFailures),
  ];
}

/** @param {string} where @param {string} what @param {string} [why] */
function sentence(where, what, why = '') {
  const [said = ''] = stripVTControlCharacters(why).split('\n');
  return [where, what, said].filter(Boolean).join(': ');
}
