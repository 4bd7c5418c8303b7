import { readFile } from 'node:fs/promises';
import { endpoints } from '@rto-desk/contract/endpoints/index';
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

/** `GET /search/{ll,dl}` is `GET /search/ll` and `GET /search/dl`; what has no comma is a parameter. */
function eachOf(call: string): string[] {
  const [whole, names] = /\{([^{}]+,[^{}]+)\}/.exec(call) ?? [];
  if (whole === undefined || names === undefined) return [call];
  return names.split(',').flatMap(name => eachOf(call.replace(whole, name)));
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
