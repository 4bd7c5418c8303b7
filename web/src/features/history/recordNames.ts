import { kinds } from '@rto-desk/contract/kinds/index';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { Words } from '@rto-desk/contract/words/words';

/** The kinds of records that have a history, by their table, each with its word. */
export function recordNames(words: Words, history: HistoryTexts): Record<string, string> {
  const documents = kinds.map(kind => [kind.collection, words.kinds[kind.slug].one]);
  return { ...history.records, ...Object.fromEntries(documents) };
}

/** The word for a kind of record, or for a table that is exported; one without a word keeps its table's name. */
export function recordName(record: string, words: Words, history: HistoryTexts): string {
  const names: Record<string, string> = { ...recordNames(words, history), ...words.exports.tables };
  return names[record] ?? record;
}
