import { columnLabel } from '@rto-desk/contract/imports/cell';
import { listFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import type { Meaning } from '@rto-desk/contract/imports/synonyms';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { field, type Heading, nothing, replaced, unsure } from './heading.ts';
import { partOf, wholeHeading } from './heading-parts.ts';
import { meaningsOf, namesOf, withoutExample } from './heading-words.ts';
import { named, ofRecord } from './record-headings.ts';

/** The most characters that are looked at: a longer heading is a title or a remark. */
const LONGEST = 150;

/** What a heading says; undefined for one without a known word. */
export function headingOf(typed: string): Heading | undefined {
  if (typed.length > 2 * LONGEST) return undefined;
  const header = withoutExample(wholeHeading(typed));
  if (header.length > LONGEST) return undefined;
  const label = ownLabels.get(headerKey(header));
  if (label !== undefined) return label === 'ignore' ? { says: 'nothing' } : { says: 'field', field: label };
  const { meanings, unknown } = meaningsOf(header);
  const name = unknown ? ofNamePart(header) : undefined;
  if (name !== undefined || meanings.size === 0) return name;
  if (namesOwnerApart(header, meanings)) meanings.add('name');
  const said = interpretMeanings(meanings);
  return unknown ? asUnsure(said) : said;
}

/** "Given Name" alone is the name; "Surname" alone is too little of one. */
function ofNamePart(header: string): Heading | undefined {
  const part = partOf(header);
  if (part?.of !== 'name') return undefined;
  const whole = headingOf(part.whole);
  return part.order > 0 && whole !== undefined ? asUnsure(whole) : whole;
}

/** Whether "Owner & Address" is meant, and not "Owner Address". */
function namesOwnerApart(header: string, meanings: ReadonlySet<Meaning>): boolean {
  if (!meanings.has('owner') || !meanings.has('address')) return false;
  return header.split(APART).some(part => {
    const own = meaningsOf(part).meanings;
    return own.has('owner') && !own.has('address');
  });
}

const APART = /[,&+/]|\band\b|एवं|और/i;

/** The kind that a text names, where it names exactly one. */
export function subjectOf(text: string): KindSlug | null {
  const words = ` ${headerKey(text.slice(0, 500))} `;
  const named = kinds.filter(({ slug }) =>
    namesOf(slug).some(name => headerKey(name).length > 2 && words.includes(` ${headerKey(name)} `)),
  );
  return named.length === 1 ? (named[0]?.slug ?? null) : null;
}

/** The kinds that a heading names. */
export function kindsNamed(header: string): KindSlug[] {
  return kindsIn(meaningsOf(header.slice(0, LONGEST)).meanings);
}

/** Our own labels, as the template and exports write them. */
const ownLabels: ReadonlyMap<string, string> = new Map(
  [...listFields.keys(), 'ignore']
    // Whether a document is valid follows from its days.
    .filter(field => !['kind', 'until', 'from', 'number'].includes(field) && !field.endsWith('.status'))
    .flatMap(field =>
      [columnLabel(field, en), columnLabel(field, hi)].map((label): [string, string] => [
        headerKey(label),
        field,
      ]),
    ),
);

/** What is understood of a heading that has further words, which may change all. */
function asUnsure(said: Heading): Heading {
  if (said.says === 'field' || said.says === 'driver') return unsure(said.field);
  if (said.says === 'kind') return unsure(`${said.slug}.until`, `${said.slug}.number`);
  return said.says === 'role' ? unsure() : said;
}

const kindsIn = (meanings: ReadonlySet<Meaning>): KindSlug[] =>
  kinds.map(({ slug }) => slug).filter(slug => meanings.has(slug));

/** What the meanings of a heading say together. */
function interpretMeanings(all: ReadonlySet<Meaning>): Heading {
  if (all.has('issued')) return ofIssue(all);
  // "Period From" is a beginning, "Tax Period Upto" an end.
  if (all.has('until') !== all.has('from')) {
    if (all.has('period')) return interpretMeanings(replaced(all, ['period'], []));
    if (all.has('mode')) return interpretMeanings(replaced(all, ['mode'], ['taxes']));
  }
  if (all.has('serial'))
    return all.size === 1 ? nothing : interpretMeanings(replaced(all, ['serial'], ['number']));
  if (all.has('nothing') || all.has('other')) return nothing;
  if (all.has('former') || all.has('second')) return nothing;
  if (all.has('driver')) return ofDriver(all);
  if (all.has('insurer')) return interpretMeanings(replaced(all, ['insurer'], ['insurances', 'company']));
  const named = namedKinds(all);
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  if (has('topic')) {
    return named.length > 0 && has('until', 'valid') && !has('number', 'amount')
      ? unsure(...named.map(slug => `${slug}.until`))
      : nothing;
  }
  if (named.length > 1) return unsure(...named.map(slug => `${slug}.until`));
  const [slug] = named;
  const isNational = all.has('national');
  if (slug !== undefined) return ofKind(slug, all, isNational);
  if (has('receipt')) return nothing;
  if (has('registration')) return ofRegistration(all);
  return ofRecord(all);
}

/** The day on which a document was issued is its beginning, unless its start stands elsewhere. */
function ofIssue(all: ReadonlySet<Meaning>): Heading {
  const said = interpretMeanings(replaced(all, ['issued'], ['from']));
  const isOnly = !all.has('from') && (said.says === 'field' || said.says === 'role');
  return isOnly ? { ...said, isIssued: true } : said;
}

function ofDriver(all: ReadonlySet<Meaning>): Heading {
  const said = interpretMeanings(replaced(all, ['driver'], ['owner']));
  if (said.says !== 'field') return nothing;
  // "Owner / Driver Name" may be either's.
  return all.has('owner') ? unsure(said.field) : { says: 'driver', field: said.field };
}

/** The kinds of a heading. What only helps to name another is left out: a permit beside its authorisation. */
function namedKinds(all: ReadonlySet<Meaning>): KindSlug[] {
  const named = new Set(kindsIn(all));
  if (all.has('policy')) named.add('insurances');
  if (all.has('national')) named.add('permits');
  if (all.has('thirdParty') || all.has('ownDamage')) named.add('insurances');
  if (all.has('hazardous')) named.add('dl');
  if (named.has('authorisations')) named.delete('permits');
  if (named.has('green-taxes')) named.delete('taxes');
  if (named.has('ll')) named.delete('dl');
  named.delete('registrations');
  return [...named];
}

/** What a heading says of a person or a vehicle, and never of a document. */
const OF_RECORDS: readonly Meaning[] = [
  ...(['relation', 'email', 'chassis', 'engine', 'model', 'maker', 'city', 'pincode', 'hindi'] as const),
  ...(['body', 'cylinders', 'cubic', 'authority'] as const),
];

/** What a heading says that names a kind. */
function ofKind(slug: KindSlug, all: ReadonlySet<Meaning>, isNational: boolean): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  const own = (name: string) => (listFields.has(`${slug}.${name}`) ? field(`${slug}.${name}`) : nothing);
  const { owner } = kindOf(slug);
  // A licence is its holder's, a policy its policyholder's.
  if (has('dob')) return owner === 'citizen' ? field('dob') : unsure('dob');
  if (has('mobile')) return has('owner') && !has('company') ? field('mobile') : unsure('mobile');
  if (has(...OF_RECORDS)) return unsure();
  if (has('owner', 'name') && !has('number', 'until', 'from', 'valid', 'date', 'company', 'amount', 'type')) {
    return has('owner') ? named(all) : owner === 'citizen' && has('name') ? field('name') : unsure('name');
  }
  if (has('address')) return has('owner') ? field('address') : unsure('address');
  if (has('period')) return unsure(`${slug}.until`);
  // A learner's test is no day of the licence.
  if (owner === 'citizen' && has('test')) return unsure();
  const isDay = has('until', 'from', 'valid', 'date', 'done', 'test', 'last');
  if (has('number', 'receipt')) {
    if (isDay) return unsure(`${slug}.number`, `${slug}.until`);
    return has('receipt') && slug !== 'green-taxes' ? nothing : own('number');
  }
  if (has('company')) return isDay ? unsure(`${slug}.until`) : own('company_name');
  if (has('amount')) return isDay ? unsure(`${slug}.amount`) : own('amount');
  if (!isDay) {
    if (has('mode')) return own('tax_mode');
    if (has('class')) return own('vehicle_class');
    if (has('type') && !has('vehicle'))
      return slug === 'taxes' ? own('tax_mode') : own(slug === 'permits' ? 'permit_type' : 'insurance_type');
    if (has('type')) return unsure('vehicle_type');
    if (has('route')) return own('route');
  }
  return ofDays(slug, all, isNational);
}

/** The beginning or end of a kind. A day that is neither is never taken for the end. */
function ofDays(slug: KindSlug, all: ReadonlySet<Meaning>, isNational: boolean): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  const until = `${slug}.${endOf(slug, all)}`;
  const from = `${slug}.from`;
  if (has('last')) return unsure(from);
  const ends = has('until');
  const begins = has('from');
  if (ends && begins) return unsure(until, from);
  if (begins) return field(from);
  if (ends || has('valid')) {
    return {
      ...{ says: 'field', field: until },
      ...(isNational && { isNational }),
      // "Next Due" goes before "Last Date".
      ...(has('ownDamage', 'next') && { isExact: true }),
    };
  }
  if (has('date')) return has('done', 'test') && !has('next') ? field(from) : unsure(until, from);
  if (has('done', 'test')) return unsure(`${slug}.amount`, from, until);
  if (has('thirdParty', 'ownDamage', 'hazardous') || (slug === 'dl' && has('transport', 'private')))
    return unsure(until, from);
  // "Insurance Policy" is its number, "Insurance" or "Policy" may be its end.
  if (has('policy') && has('insurances')) return field('insurances.number');
  return { says: 'kind', slug, isNational };
}

/** The end that a heading tells of, where the kind has several. */
function endOf(slug: KindSlug, all: ReadonlySet<Meaning>): string {
  if (slug === 'insurances' && all.has('thirdParty')) return 'tp_end_date';
  if (slug !== 'dl' || all.has('private')) return 'until';
  if (all.has('hazardous')) return 'hazardous_expiry_date';
  return all.has('transport') ? 'transport_expiry_date' : 'until';
}

/** "RC No" is the plate, "RC Upto" the certificate's end, and "RC Date" the day of registration. */
function ofRegistration(all: ReadonlySet<Meaning>): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  const rest = new Set(all);
  rest.delete('registration');
  const isDay = has('until', 'from', 'valid', 'date', 'done', 'last');
  const isOfRecord = [...rest].some(one => !DAYS_AND_NUMBERS.has(one));
  if (has('type', 'class') && !has('vehicle')) return unsure('vehicle_type');
  if (isOfRecord) return isDay && !has('dob') ? unsure() : ofRecord(rest);
  if (!isDay) return field('registration_no');
  if (has('number') || has('last', 'period') || (has('until') && has('from')))
    return unsure('registration_no', 'registrations.until', 'registrations.from');
  if (has('until', 'valid') && !has('from')) return field('registrations.until');
  if (has('from')) return field('registrations.from');
  return field('registered_on');
}

const DAYS_AND_NUMBERS: ReadonlySet<Meaning> = new Set<Meaning>([
  ...([
    'until',
    'from',
    'valid',
    'date',
    'done',
    'last',
    'next',
    'period',
    'number',
    'vehicle',
    'plate',
  ] as const),
]);
