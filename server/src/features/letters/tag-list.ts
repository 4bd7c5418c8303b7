import { askTag, type RecordTag, recordTag, recordTags } from '@rto-desk/contract/letter-tags';
import { labelOf } from '@rto-desk/contract/sentences';
import { catalogues } from '@rto-desk/contract/words/languages';
import { typeOf } from '@rto-desk/contract/words/type-name';
import type { Language, ServerWords } from '@rto-desk/contract/words/words';

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

/**
 * What the tags of a template are called in both languages, by tag, and a question by its input. A question of the office's own
 * is called as the template spells it: `ask.sale_place` is "sale place".
 */
export function labelsOf(tags: readonly string[]): Record<string, Record<Language, string>> {
  return Object.fromEntries(
    tags.flatMap(tag => {
      const [known, ask] = [recordTag(tag), askTag(tag)];
      const name = ask?.input ?? tag;
      const label = (words: ServerWords) =>
        known === undefined ? askName(words, name) : labelIn(words, known);
      return known === undefined && ask === null
        ? []
        : [[name, { en: label(catalogues.en), hi: label(catalogues.hi) }]];
    }),
  );
}

function askName(words: ServerWords, input: string): string {
  const name = input.slice('ask.'.length);
  const names: Readonly<Record<string, string>> = words.letters.askNames;
  return names[name] ?? name.replaceAll('_', ' ');
}

function labelIn(words: ServerWords, { source, kind, name, field }: RecordTag): string {
  const letters = words.letters;
  const of = kind === null ? letters.sources[source] : typeOf(kind, words);
  const names: Readonly<Record<string, string>> = letters.tagNames;
  const label = field === null ? (names[name] ?? name) : labelOf(name, words);
  return source === 'letter' ? label : `${of}: ${label}`;
}

/** Examples of texts and numbers, by the tag or else the name of its field. */
const examples: Readonly<Record<string, string>> = {
  number: 'LRPR/2026/00042',
  today: '25-11-2026',
  'buyer.name': 'Geeta Sahu',
  'job.number': 'J-2026-17',
  'office.name': 'District Transport Office, Raipur',
  'office.name_hi': 'ज़िला परिवहन कार्यालय, रायपुर',
  address: 'Ward 5, Raipur',
  address_hi: 'वार्ड 5, रायपुर',
  application_no: '123456726',
  body_type: 'Saloon',
  chassis_no: 'MA3EJKD1S00412345',
  city: 'Raipur',
  colour: 'White',
  company_name: 'The New India Assurance',
  contact: '0771-2221234',
  contact_hi: '0771-2221234',
  email: 'name@example.com',
  engine_no: 'K12MN1234567',
  father_name: 'Mohan Lal Verma',
  financier: 'State Bank of India',
  make_model: 'Maruti Swift',
  name: 'Ramesh Kumar Verma',
  name_hi: 'रमेश कुमार वर्मा',
  pincode: '492001',
  reference: 'SR-7K3M-9QXD',
  registration_no: 'CG04AB1234',
  relation_name: 'Mohan Lal Verma',
  relation_name_hi: 'मोहन लाल वर्मा',
  route: 'Raipur-Bilaspur',
  services: 'Renewal of DL',
  services_hi: 'DL का नवीनीकरण',
  vehicle_class: 'MCWG, LMV',
};

/** What a value may look like. */
function exampleOf({ tag, field, name }: RecordTag): string {
  const known = examples[tag] ?? examples[name];
  if (known !== undefined) return known;
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
    default:
      return 'CG/2026/17';
  }
}
