import { textKey } from '@rto-desk/contract/normalise';

/** The whole text of a message that stops reminders. */
const stopWords = ['stop', 'band', 'बंद', 'रोकें'].map(textKey);
/** What they say who want them again. */
const startWords = ['start', 'चालू'].map(textKey);

/** What a text says about reminders to the number it comes from: `stop`, `start`, or null for anything else. */
export function optOutKeyword(text: string): 'stop' | 'start' | null {
  const word = textKey(text)
    .replace(/(?<![.!।])[.!।]+$/u, '')
    .trim();
  if (stopWords.includes(word)) return 'stop';
  return startWords.includes(word) ? 'start' : null;
}
