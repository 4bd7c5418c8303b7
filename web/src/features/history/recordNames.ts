import { kinds } from '@rto-desk/contract/kinds/index';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { Words } from '@rto-desk/contract/words/words';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

/** The kinds of records that have a history, by their table, each with its word. */
export function recordNames(words: Words, history: HistoryTexts): Record<string, string> {
  const documents = kinds.map(kind => [kind.collection, words.kinds[kind.slug].one]);
  return { ...history.records, ...Object.fromEntries(documents) };
}

/** The word for a kind of record, or for a table that is exported; one without a word keeps its table's name. */
export function useRecordName(): (record: string) => string {
  const names = recordNames(useWords(), usePageTexts(historyTexts));
  return record => names[record] ?? record;
}
