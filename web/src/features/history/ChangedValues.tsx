import type { HistoryLine } from '@rto-desk/contract/endpoints/history';
import { isCalendarDate, officeDate } from '@rto-desk/contract/expiry';
import { isMonth } from '@rto-desk/contract/fields';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { Words } from '@rto-desk/contract/words/words';
import prose from '../../ui/prose.module.css';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './history.module.css';
import { type Codes, type OfficeNames, useRecordCodes } from './recordCodes.ts';

interface Props {
  line: HistoryLine;
  office: OfficeNames;
}

/** The values that a line of history is about: those that differ, or all that was known. */
export function ChangedValues({ line, office }: Props) {
  const words = useWords();
  const history = usePageTexts(historyTexts);
  const codes = useRecordCodes(line.record, office);
  const { before, after, record } = line;
  const names = Object.keys(after ?? before ?? {}).filter(isForPeople);
  const entries = names.flatMap(name => {
    const [was = '', is = ''] = [before, after].map(values => valueText(name, values?.[name], words, codes));
    if (before !== null && after !== null)
      return [history.change(label(record, name, words, history), was, is)];
    const known = after === null ? was : is;
    return known === words.general.none ? [] : [history.value(label(record, name, words, history), known)];
  });
  if ('file_id' in (before ?? {}) && 'file_id' in (after ?? {})) entries.push(history.fileChanged);
  if (entries.length === 0) return words.general.none;
  // All that was known at once is read as one sentence, changes are read one by one.
  const isWhole = before === null || after === null;
  return entries.map((entry, position) => (
    <p className={isWhole ? `${prose.tiny} ${classes.part}` : prose.tiny} key={entry}>
      {entry}
      {isWhole && position < entries.length - 1 && ' ·\u00a0'}
    </p>
  ));
}

/** What only the database refers by, or what the line says already, is left out. */
function isForPeople(name: string): boolean {
  return name === 'branch_id' || !/_(id|by|at)$/.test(name);
}

/** A column's label: that of the field on screen, or a word of its own; an unknown one keeps its name. */
function label(record: string | null, name: string, words: Words, history: HistoryTexts): string {
  // The state of a citizen is one of India.
  if (name === 'state' && record !== 'citizens') return words.messages.state;
  if (name === 'mode' && record !== 'imports') return words.fields.mode;
  const labels: Record<string, string> = { ...words.fields, ...history.columns };
  return labels[name] ?? name.replaceAll('_', ' ');
}

/** A value as its own screen writes it: that of a code, or of each of several. */
function valueText(name: string, value: unknown, words: Words, codes: Codes): string {
  if (value === null || value === undefined || value === '') return words.general.none;
  if (typeof value === 'boolean') return value ? words.general.yes : words.general.no;
  if (name === 'origin') return value === 'self' ? words.documents.self : words.documents.office;
  if (Array.isArray(value)) {
    // Searches for people are told by their number.
    if (value.some(item => typeof item === 'object')) return String(value.length);
    return value.map(item => itemText(name, item, words, codes)).join(', ') || words.general.none;
  }
  if (typeof value === 'object') {
    // Answers by their question, and days by the kind of document.
    const parts = Object.entries(value).map(([key, item]) => {
      const told = codes[name]?.(key) ?? key.replace(/^ask\./, '').replaceAll('_', ' ');
      return `${told}: ${valueText('', item, words, codes)}`;
    });
    return parts.join('; ') || words.general.none;
  }
  return itemText(name, value, words, codes);
}

function itemText(name: string, value: unknown, words: Words, codes: Codes): string {
  const told = codes[name]?.(String(value));
  if (told !== undefined) return told;
  if (typeof value !== 'string') return String(value);
  return isCalendarDate(value) || isMonth(value) ? officeDate(value) : shownValue(value, words);
}
