import { readFile } from 'node:fs/promises';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { citizenKinds, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';

const page = await readFile(new URL('../../../docs/threats.md', import.meta.url), 'utf8');

/** What a call is asked: the columns of the tables, each of which has an answer in each row. */
const questions = ['message', 'count', 'reach', 'deletion', 'existence'];

interface Row {
  calls: string[];
  answers: string[];
}

/** The rows of the tables whose first column is `call`. */
const rows: Row[] = page
  .split('\n\n')
  .filter(table => table.startsWith(`| call | ${questions.join(' | ')} |\n`))
  .flatMap(table => table.trim().split('\n').slice(2))
  .map(line => {
    const [named = '', ...answers] = line.slice(1, -1).split('|');
    const calls = [...named.matchAll(/`([^`]+)`/g)].flatMap(([, call = '']) => eachOf(call));
    return { calls, answers: answers.map(answer => answer.trim()) };
  });

/** `GET /search/{kind}` is a call for each kind of document of a citizen. */
function eachOf(call: string): string[] {
  if (!call.includes('{kind}')) return [call];
  const ofOwner = / \/(citizens|search)\//.test(call)
    ? citizenKinds
    : / \/vehicles\//.test(call)
      ? vehicleKinds
      : kinds;
  return ofOwner.map(({ slug }) => call.replace('{kind}', slug));
}

test('each call answers what a stranger could do with it, once, and no other is told of', () => {
  expect(rows.flatMap(({ calls }) => calls).sort()).toEqual(Object.keys(endpoints).sort());
});

test('every row answers every question', () => {
  for (const { calls, answers } of rows) {
    expect(answers, calls.join()).toHaveLength(questions.length);
    expect(answers, calls.join()).not.toContain('');
  }
});
