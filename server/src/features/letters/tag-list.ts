import { type RecordTag, recordTags } from '@rto-desk/contract/letter-tags';
import { labelOf } from '@rto-desk/contract/sentences';
import { catalogues } from '@rto-desk/contract/words/languages';
import { typeOf } from '@rto-desk/contract/words/type-name';
import type { ServerWords } from '@rto-desk/contract/words/words';

/** Every tag that is filled from the records, with its label in both languages and an example. */
export function tagList() {
  return recordTags.map(one => ({
    tag: one.tag,
    label_en: labelIn(catalogues.en, one),
    label_hi: labelIn(catalogues.hi, one),
    example: exampleOf(one),
    source: one.source,
  }));
}

function labelIn(words: ServerWords, { source, kind, name, field }: RecordTag): string {
  const letters = words.letters;
  const of = kind === null ? letters.sources[source] : typeOf(kind, words);
  const names: Readonly<Record<string, string>> = letters.tagNames;
  const label = field === null ? (names[name] ?? name) : labelOf(name, words);
  return source === 'letter' ? label : `${of}: ${label}`;
}

/** What a value may look like. */
function exampleOf({ tag, field, name }: RecordTag): string {
  const examples: Readonly<Record<string, string>> = {
    number: 'LRPR/2026/00042',
    today: '25-11-2026',
    'vehicle.registration_no': 'CG04AB1234',
    'owner.name': 'Ramesh Kumar Verma',
    'buyer.name': 'Geeta Sahu',
    'owner.mobile': '9826012345',
    'buyer.mobile': '9826012345',
  };
  const known = examples[tag];
  if (known !== undefined) return known;
  if (name === 'address_hi') return 'वार्ड 5, रायपुर';
  if (name === 'pincode') return '492001';
  switch (field?.type) {
    case 'date':
      return '31-03-2027';
    case 'month':
      return '03-2021';
    case 'money':
      return '1,50,000.00';
    case 'integer':
      return '5';
    case 'mobile':
      return '9826012345';
    case 'choice':
    case 'suggestion':
      return field.options[0] ?? '';
    case 'number':
      return 'CG/2026/17';
    default:
      return name.endsWith('_hi') ? 'रमेश कुमार वर्मा' : 'Raipur';
  }
}
