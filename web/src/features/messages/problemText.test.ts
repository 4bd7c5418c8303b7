import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { expect, test } from 'vitest';
import { problemText } from './problemText.ts';

const ask = 'Ask the person before sending it again.';

test.each([
  ['The server ended while this was being sent', `The server ended while this was being sent. ${ask}`],
  ['WhatsApp gave no answer', `WhatsApp was asked to send this and gave no answer. ${ask}`],
  [
    'WhatsApp gave no answer (ECONNRESET)',
    `WhatsApp was asked to send this and gave no answer. (ECONNRESET) ${ask}`,
  ],
  ['WhatsApp answered without an id', `WhatsApp was asked to send this and gave no answer. ${ask}`],
  [
    null,
    `This waited to be sent when a backup was made, and came back with it. It may have gone out since. ${ask}`,
  ],
  [
    'WhatsApp 503',
    `This waited to be sent when a backup was made, and came back with it. It may have gone out since. (503) ${ask}`,
  ],
  ['The answer could not be noted', `What became of this could not be noted. ${ask}`],
])('of what is not known by %s the cause is told', (error, text) => {
  expect(problemText({ state: 'unknown', channel: 'whatsapp', error }, en)).toBe(text);
});

test('a mail server that was silent is not taken for one that ended', () => {
  expect(problemText({ state: 'unknown', channel: 'mail', error: 'SMTP ETIMEDOUT' }, en)).toBe(
    `The mail server was asked to send this and gave no answer. (ETIMEDOUT) ${ask}`,
  );
});

test.each([
  ['whatsapp', 'WhatsApp 400 (131026)', /^This number has no WhatsApp.*\. \(400, 131026\)$/],
  ['whatsapp', 'WhatsApp 400 (131009)', 'WhatsApp has refused this. (400, 131009)'],
  ['whatsapp', 'WhatsApp (failed)', 'WhatsApp has refused this.'],
  ['whatsapp', 'WhatsApp ECONNREFUSED', 'WhatsApp could not be reached. (ECONNREFUSED)'],
  ['whatsapp', 'WhatsApp 429 (130429)', 'WhatsApp takes nothing more for now. (429, 130429)'],
  ['mail', 'SMTP 450', 'The mail server takes nothing more for now. (450)'],
  ['mail', 'SMTP 550', 'The mail server has refused this. (550)'],
  ['whatsapp', 'There is no provider any more', 'Nothing is set up any more to send this by.'],
] as const)('a failure by %s with %s', (channel, error, text) => {
  expect(problemText({ state: 'failed', channel, error }, en)).toMatch(text);
});

test('of a message that was cancelled since nothing is left to tell of the provider is not said to have refused it', () => {
  const error = 'What it was about has changed meanwhile';
  const text = 'What this was about has changed meanwhile: there is nothing left to tell of.';
  expect(problemText({ state: 'cancelled', channel: 'whatsapp', error }, en)).toBe(text);
});

test('in Hindi nothing of the English note is left but its codes', () => {
  const notes = ['WhatsApp gave no answer (ECONNRESET)', 'WhatsApp 400 (131047)', 'SMTP 550', null];
  for (const state of ['unknown', 'failed'] as const) {
    for (const error of [
      ...notes,
      'There is no provider any more',
      'WhatsApp (failed)',
      'What it was about has changed meanwhile',
    ]) {
      const text = problemText({ state, channel: 'whatsapp', error }, hi) ?? '';
      expect(text.replace(/\([\dA-Z_, ]+\)/, '')).not.toMatch(/[a-z]/i);
    }
  }
});

test('where nothing is wrong nothing is said', () => {
  expect(problemText({ state: 'sent', channel: 'mail', error: null }, en)).toBeNull();
});
