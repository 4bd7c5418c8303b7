import { cancelNotes } from '@rto-desk/contract/message';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { expect, test } from 'vitest';
import { problemText } from './problemText.ts';

const ask = 'Check with the person before resending.';

test.each([
  ['The server ended while this was being sent', `The server stopped while this was being sent. ${ask}`],
  ['WhatsApp gave no answer', `WhatsApp did not respond. ${ask}`],
  ['WhatsApp gave no answer (ECONNRESET)', `WhatsApp did not respond. (ECONNRESET) ${ask}`],
  ['WhatsApp answered without an id', `WhatsApp did not respond. ${ask}`],
  [null, `Restored from a backup. It may have been sent already. ${ask}`],
  ['WhatsApp 503', `Restored from a backup. It may have been sent already. (503) ${ask}`],
  ['The answer could not be noted', `The delivery result could not be saved. ${ask}`],
])('of what is not known by %s the cause is told', (error, text) => {
  expect(problemText({ state: 'unknown', channel: 'whatsapp', error }, en)).toBe(text);
});

test('a mail server that was silent is not taken for one that ended', () => {
  expect(problemText({ state: 'unknown', channel: 'mail', error: 'SMTP ETIMEDOUT' }, en)).toBe(
    `The mail server did not respond. (ETIMEDOUT) ${ask}`,
  );
});

test.each([
  ['whatsapp', 'WhatsApp 400 (131026)', /^This number is not on WhatsApp.*\. \(400, 131026\)$/],
  ['whatsapp', 'WhatsApp 400 (131009)', 'WhatsApp rejected this message. (400, 131009)'],
  ['whatsapp', 'WhatsApp (failed)', 'WhatsApp rejected this message.'],
  ['whatsapp', 'WhatsApp ECONNREFUSED', 'Could not reach WhatsApp. (ECONNREFUSED)'],
  ['whatsapp', 'WhatsApp 429 (130429)', 'WhatsApp is over its limit. Will be retried. (429, 130429)'],
  ['mail', 'SMTP 450', 'The mail server is over its limit. Will be retried. (450)'],
  ['mail', 'SMTP 550', 'The mail server rejected this message. (550)'],
  ['whatsapp', 'There is no provider any more', 'No provider is set up for this channel.'],
] as const)('a failure by %s with %s', (channel, error, text) => {
  expect(problemText({ state: 'failed', channel, error }, en)).toMatch(text);
});

test('of a message that was cancelled since nothing is left to tell of the provider is not said to have refused it', () => {
  const error = 'What it was about has changed meanwhile';
  const text = 'Cancelled: the record has changed since.';
  expect(problemText({ state: 'cancelled', channel: 'whatsapp', error }, en)).toBe(text);
  const renewed = { state: 'cancelled', channel: 'whatsapp', error: cancelNotes.renewed } as const;
  expect(problemText(renewed, en)).toBe('Cancelled: the document has been renewed.');
});

test('in Hindi nothing of the English note is left but its codes', () => {
  const notes = ['WhatsApp gave no answer (ECONNRESET)', 'WhatsApp 400 (131047)', 'SMTP 550', null];
  for (const state of ['unknown', 'failed'] as const) {
    for (const error of [
      ...notes,
      'There is no provider any more',
      'WhatsApp (failed)',
      ...Object.values(cancelNotes),
    ]) {
      const text = problemText({ state, channel: 'whatsapp', error }, hi) ?? '';
      expect(text.replace(/\([\dA-Z_, ]+\)/, '')).not.toMatch(/[a-z]/i);
    }
  }
});

test('where nothing is wrong nothing is said', () => {
  expect(problemText({ state: 'sent', channel: 'mail', error: null }, en)).toBeNull();
});
