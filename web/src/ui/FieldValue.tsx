import { officeDate } from '@rto-desk/contract/expiry';
import type { Field } from '@rto-desk/contract/fields';
import { shownList, shownValue } from '../words/shownValue.ts';
import { useWords } from '../words/useWords.ts';
import { DateText } from './DateText.tsx';
import { MoneyText } from './MoneyText.tsx';
import { NumberText } from './NumberText.tsx';

/** The value of a field as tables and facts show it; a dash for none. */
export function FieldValue({ field, value }: { field: Field | undefined; value: string | number | null }) {
  const words = useWords();
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  switch (field?.type) {
    case 'date':
      return <DateText date={value} />;
    case 'month':
      return value === null ? words.general.none : officeDate(value);
    case 'money':
      return <MoneyText amount={value} />;
    case 'number':
      return <NumberText value={value} isPlate={'plate' in field} />;
    case 'classes':
      return shownList(value, words) || words.general.none;
    default:
      return value === null ? words.general.none : shownValue(value, words);
  }
}
