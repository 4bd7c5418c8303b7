import type { HistoryLine } from '@rto-desk/contract/endpoints/history';
import { isCalendarDate, officeDate } from '@rto-desk/contract/expiry';
import { isMonth } from '@rto-desk/contract/fields';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { Words } from '@rto-desk/contract/words/words';
import plain from '../../ui/plain.module.css';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './history.module.css';
import { type Codes, useRecordCodes } from './recordCodes.ts';

interface Props {
  line: HistoryLine;
  /** Names of branches by their id; one without a name is written as its id. */
  branches: Readonly<Record<string, string>>;
}

/** The values that a line of history is about: those that differ, or all that was known. */
export function ChangedValues({ line, branches }: Props) {
  const words = useWords();
  const history = usePageTexts(historyTexts);
  const codes = { ...useRecordCodes(line.record), branch_id: branches };
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
    <p className={isWhole ? `${plain.tiny} ${classes.part}` : plain.tiny} key={entry}>
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

function valueText(name: string, value: unknown, words: Words, codes: Codes): string {
  if (value === null || value === undefined || value === '') return words.general.none;
  if (typeof value === 'boolean') return value ? words.general.yes : words.general.no;
  if (name === 'origin') return value === 'self' ? words.documents.self : words.documents.office;
  if (typeof value === 'string') {
    const told = codes[name]?.[value];
    return told ?? (isCalendarDate(value) || isMonth(value) ? officeDate(value) : shownValue(value, words));
  }
  if (!Array.isArray(value)) return codes[name]?.[String(value)] ?? String(value);
  return value.map(item => (typeof item === 'string' ? shownValue(item, words) : String(item))).join(', ');
}
