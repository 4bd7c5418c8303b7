import { columnLabel } from '@rto-desk/contract/imports/cell';
import { listFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import type { Meaning } from '@rto-desk/contract/imports/synonyms';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { meaningsOf } from './heading-words.ts';
import { namesOf } from './kind-names.ts';

/** Which of the fields that each kind has. A `date` is a beginning or an end: only a person can say which. */
export type Role = 'until' | 'from' | 'number' | 'date';

/**
 * What a heading says.
 * - `field`: what its column holds. `also` is what else stands in each cell, behind a comma; an exact one goes before others.
 * - `kind`: a kind alone, whose end or number it is.
 * - `role`: a role alone, of a kind that stands elsewhere.
 * - `driver`: a field of a driver, who is the holder in a list of licences but not the owner in a list of vehicles.
 * - `unsure`: known words that leave a choice, which a person makes.
 * - `nothing`: what is certainly not imported, whatever its cells look like.
 */
export type Heading =
  | { says: 'field'; field: string; also?: string; isNational?: boolean; isExact?: boolean }
  | { says: 'kind'; slug: KindSlug; isNational: boolean }
  | { says: 'role'; role: Role | 'amount' }
  | { says: 'driver'; field: string }
  | { says: 'unsure'; options: string[] }
  | { says: 'nothing' };

/** The most characters that are looked at: a longer heading is a title or a remark. */
const LONGEST = 150;

/** What a heading says; undefined for one without a known word. */
export function headingOf(header: string): Heading | undefined {
  if (header.length > LONGEST) return undefined;
  const label = ownLabels.get(headerKey(header));
  if (label !== undefined) return label === 'ignore' ? { says: 'nothing' } : { says: 'field', field: label };
  const { meanings, unknown } = meaningsOf(header);
  if (meanings.size === 0) return undefined;
  if (namesOwnerApart(header, meanings)) meanings.add('name');
  const said = interpretMeanings(meanings);
  return unknown ? asUnsure(said) : said;
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

const field = (name: string): Heading => ({ says: 'field', field: name });
const unsure = (...options: string[]): Heading => ({
  says: 'unsure',
  options: [...new Set(options)].filter(option => listFields.has(option)),
});
const nothing: Heading = { says: 'nothing' };

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

function replaced(all: ReadonlySet<Meaning>, without: Meaning[], more: Meaning[]): Set<Meaning> {
  return new Set([...all, ...more].filter(one => !without.includes(one)));
}

function ofDriver(all: ReadonlySet<Meaning>): Heading {
  const said = interpretMeanings(replaced(all, ['driver'], ['owner']));
  return said.says === 'field' ? { says: 'driver', field: said.field } : nothing;
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

/** What a heading says of a person or a vehicle. */
function ofRecord(all: ReadonlySet<Meaning>): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  /** Whether nothing but these is said: anything else may make it another's. */
  const only = (...allowed: Meaning[]) => [...all].every(one => allowed.includes(one));
  if (has('hindi')) return inHindi(ofRecord(replaced(all, ['hindi'], [])));
  if (has('body')) return only('body', 'vehicle', 'type', 'name') ? field('body_type') : unsure('body_type');
  if (has('cylinders')) return only('cylinders', 'engine', 'vehicle') ? field('cylinders') : unsure();
  if (has('cubic')) return only('cubic', 'engine', 'vehicle') ? field('cubic_capacity') : unsure();
  if (has('authority')) return only('authority', 'name', 'aside') ? field('registering_authority') : unsure();
  if (has('pincode') && !has('address', 'city', 'name'))
    return only('pincode', 'owner', 'number') ? field('pincode') : unsure('pincode');
  if (has('dob')) return only('dob', 'owner', 'date') ? field('dob') : unsure('dob');
  if (has('email'))
    return only('email', 'owner', 'mobile') && !has('mobile') ? field('email') : unsure('email');
  if (has('chassis') && has('engine')) return unsure('chassis_no', 'engine_no');
  if (has('chassis'))
    return only('chassis', 'number', 'vehicle') ? field('chassis_no') : unsure('chassis_no');
  if (has('engine')) return only('engine', 'number', 'vehicle') ? field('engine_no') : unsure('engine_no');
  if (has('relation') && !has('mobile', 'address'))
    return only('relation', 'name', 'owner') ? field('relation_name') : unsure('relation_name');
  // The number in a cell of names is taken for the mobile.
  if (has('mobile') && has('name'))
    return only('mobile', 'name', 'number', 'owner') ? field('name') : unsure();
  if (has('mobile')) return only('mobile', 'number', 'owner') ? field('mobile') : unsure('mobile');
  if (has('model', 'maker')) {
    const isModel =
      only('model', 'maker', 'name', 'vehicle', 'company', 'type', 'class') &&
      !(has('company') && has('name'));
    // The model says more than its maker, where a list has both.
    return isModel ? { says: 'field', field: 'make_model', isExact: has('model') } : unsure('make_model');
  }
  if (has('document')) return ofDocument(all);
  if (has('name') && has('address')) return { says: 'field', field: 'name', also: 'address' };
  if (has('owner') && !has('address')) return named(all);
  if (has('address'))
    return only('address', 'owner', 'city', 'pincode', 'aside', 'number')
      ? field('address')
      : unsure('address');
  if (has('name')) return only('name') ? field('name') : unsure('name');
  if (has('city')) return only('city', 'name', 'aside') && !has('aside') ? field('city') : unsure('city');
  if (has('type', 'class')) {
    return only('type', 'class', 'vehicle', 'name') ? field('vehicle_type') : unsure('vehicle_type');
  }
  if (has('vehicle', 'plate')) {
    return only('vehicle', 'plate', 'number', 'aside') ? field('registration_no') : unsure('registration_no');
  }
  if (has('mode')) return field('taxes.tax_mode');
  if (has('amount')) return only('amount') ? { says: 'role', role: 'amount' } : unsure('taxes.amount');
  if (has('route')) return unsure('permits.route');
  if (has('company')) return unsure('insurances.company_name', 'make_model');
  return ofRole(all);
}

/** The Hindi spelling of what a heading names. */
function inHindi(said: Heading): Heading {
  const own = said.says === 'field' && said.also === undefined ? `${said.field}_hi` : '';
  return listFields.has(own) ? field(own) : unsure('name_hi', 'relation_name_hi', 'address_hi');
}

function named(all: ReadonlySet<Meaning>): Heading {
  const others = [...all].filter(
    one =>
      !['owner', 'name', 'vehicle', 'registration', 'insurances', 'policy', 'dl', 'll', 'permits'].includes(
        one,
      ),
  );
  if (others.length === 0) return field('name');
  return others.every(one => one === 'aside' || one === 'city') && all.has('city')
    ? field('city')
    : unsure('name');
}

function ofDocument(all: ReadonlySet<Meaning>): Heading {
  const rest = [...all].filter(one => one !== 'document' && one !== 'vehicle');
  if (rest.every(one => one === 'type' || one === 'name')) return field('kind');
  return ofRole(new Set(rest));
}

/** A role alone, which waits for its kind. */
function ofRole(all: ReadonlySet<Meaning>): Heading {
  const has = (...wanted: Meaning[]) => wanted.some(one => all.has(one));
  const isDay = has('until', 'from', 'valid', 'date', 'done', 'test');
  if (has('period', 'last') || (has('until') && has('from')) || (has('number') && isDay)) return unsure();
  if (has('number')) return { says: 'role', role: 'number' };
  if (has('transport') && has('until', 'valid') && !has('from')) return unsure('dl.transport_expiry_date');
  if (has('from')) return { says: 'role', role: 'from' };
  if (has('until', 'valid')) return { says: 'role', role: 'until' };
  if (has('test') && has('date')) return field('puccs.from');
  if (has('date')) return { says: 'role', role: has('done') ? 'from' : 'date' };
  return all.has('aside') ? nothing : unsure();
}
