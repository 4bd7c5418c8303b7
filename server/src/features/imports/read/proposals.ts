import {
  IGNORED,
  kindFieldOf,
  listFieldNamed,
  listFields,
  longListFields,
} from '@rto-desk/contract/imports/fields';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { plainSigns } from '@rto-desk/contract/normalise';
import type { YearFirst } from './column-facts.ts';
import type { Heading, Role } from './heading.ts';
import { meaningsOf } from './heading-words.ts';
import { headingOf, subjectOf } from './headings.ts';
import { type Memory, memoryKey, memoryKind } from './memory.ts';
import { personIn } from './names.ts';
import {
  isCount,
  isCounting,
  isDay,
  isKind,
  isLikeDay,
  isMark,
  isMobile,
  isPeriod,
  isRealDay,
  isVehicleType,
  mostly,
} from './samples.ts';

export interface Heads {
  columns: readonly { header: string; samples: readonly string[]; days?: { yearFirst?: YearFirst } | null }[];
  /** What stands beside the list and says what it is about: its titles, its sheet's name, its file's. */
  about?: string;
}

/** What a column is proposed as. */
export interface Proposal {
  /** A list field, or `ignore`. */
  field: string;
  /** Where a person has to choose: what it may be, the likeliest first. Empty where nothing is unsure. */
  options: string[];
  /** Whether a person has to choose, even where nothing can be offered. */
  isUnsure: boolean;
  /** What else stands in each cell, behind a comma. */
  also?: string;
}

/** What the columns of a list are probably taken for, each field at most once, `ignore` where nothing is sure. */
export function proposeFields(heads: Heads, memory: Memory = new Map()): string[] {
  return proposeColumns(heads, memory).map(({ field }) => field);
}

/** What the columns of a list are proposed as, each field at most once. What is unsure is left out and asked. */
export function proposeColumns({ columns, about = '' }: Heads, memory: Memory = new Map()): Proposal[] {
  const headings = columns.map(({ header }) => headingOf(header));
  const kindOfList = memoryKind(columns.map(({ header }) => header));
  const ofLicences = isOfLicences(headings);
  const isOfMoney = columns.some(({ header }) => OWED.test(header));
  const first = columns.map(({ header, samples }, at) => {
    const before = columns[at - 1]?.header ?? '';
    const guess =
      !ofLicences && isOfNeighbour(header, before)
        ? ask('mobile')
        : guessOf(headings[at], header, samples, ofLicences);
    if (isOfMoney && guess.role === 'until' && DUE.test(header)) return ask();
    return remembered(guess, memory.get(memoryKey(header, kindOfList)), headings[at]);
  });
  const guesses = onlyPlates(first, columns);
  const isLong = guesses.some(({ field }) => field === 'kind');
  const subject = isLong ? null : (subjectOf(about) ?? onlyOpenKind(guesses));
  const resolved = guesses.map(guess => resolve(guess, isLong, subject));
  const namesDrivers = headings.some(heading => heading?.says === 'driver');
  const proposals = eachOnce(ofList(resolved, namesDrivers && !ofLicences));
  return proposals.map((proposal, at) =>
    columns[at]?.days?.yearFirst === 'likely' && proposal.field !== IGNORED
      ? { field: IGNORED, options: [proposal.field], isUnsure: true }
      : proposal,
  );
}

/** Whether an unlabelled mobile column follows a person who is not the owner: "Driver Name, Mobile". */
function isOfNeighbour(header: string, before: string): boolean {
  const own = meaningsOf(header).meanings;
  if (!own.has('mobile') || own.has('owner') || own.has('other') || own.has('driver')) return false;
  const other = meaningsOf(before).meanings;
  return (other.has('driver') || other.has('other')) && !other.has('mobile') && !other.has('number');
}

/** A document in each row where a column says its kind, else a column for each date. */
export function shapeOf(fields: readonly string[]): 'wide' | 'long' {
  return fields.includes('kind') ? 'long' : 'wide';
}

interface Guess extends Proposal {
  /** Where only the role is known, the field waits for its kind. */
  role?: Role | 'amount';
  /** How sure it is: a heading that says it, one that nearly does, the cells. */
  weight: number;
  isNational?: boolean;
  /** Whether it is the day of issue, which goes behind the start. */
  isIssued?: boolean | undefined;
}

const IGNORE: Guess = { field: IGNORED, options: [], isUnsure: false, weight: 0 };
const sure = (field: string, weight: number): Guess => ({ ...IGNORE, field, weight });
const ask = (...options: string[]): Guess => ({ ...IGNORE, options, isUnsure: true });

/** Beside amounts a due date is as likely the day of a payment. */
const DUE = /\bdue\b|ड्यू/i;
const OWED =
  /\b(?:balance|bal|received|advance|outstanding|dues|paid amount|amount paid)\b|बकाया|शेष राशि|जमा राशि/i;

function guessOf(
  heading: Heading | undefined,
  header: string,
  samples: readonly string[],
  ofLicences: boolean,
): Guess {
  if (heading === undefined) return header === '' ? byCells(samples) : askByCells(samples);
  switch (heading.says) {
    case 'nothing':
      return IGNORE;
    case 'unsure':
      return isOfPeriods(heading.options, samples)
        ? sure(heading.options[0] ?? IGNORED, 4)
        : ask(...heading.options);
    case 'driver':
      return ofLicences ? sure(heading.field, 3) : IGNORE;
    case 'role':
      return heading.role === 'number' && isCounting(samples)
        ? IGNORE
        : { ...IGNORE, role: heading.role, weight: heading.isIssued ? 1.5 : 2, isIssued: heading.isIssued };
    case 'kind':
      return { ...ofKind(heading.slug, samples), isNational: heading.isNational };
    case 'field':
      return ofField(heading, samples);
  }
}

function ofField(
  { field, also, isNational, isExact, isIssued }: Extract<Heading, { says: 'field' }>,
  samples: readonly string[],
): Guess {
  const areKinds = mostly(samples, isKind);
  if ((field === 'vehicle_type' || field === 'kind') && areKinds) return sure('kind', 4);
  // "Name and Father's Name" over "Ram S/o Shiv".
  if (field === 'relation_name' && mostly(samples, sample => personIn(sample)?.relation_type != null))
    return sure('name', 4);
  // Bodies are hardly ever types, and what is counted are numbers.
  if (field === 'body_type' && mostly(samples, isVehicleType)) return sure('vehicle_type', 1);
  if (field === 'address' && mostly(samples, sample => /^\d{6}$/.test(plainSigns(sample))))
    return sure('pincode', 3);
  if (listFields.get(field)?.type === 'integer' && samples.length > 0 && !mostly(samples, isCount(field)))
    return ask(field);
  // "Document" or "Particulars" over anything else is a remark.
  if (field === 'kind') return samples.length === 0 ? sure('kind', 1) : IGNORE;
  if (field === 'registration_no' && samples.length > 0) {
    if (mostly(samples, isRealDay)) return ask('registered_on', 'registrations.until');
    if (mostly(samples, isVehicleType)) return sure('vehicle_type', 1);
  }
  // "Model" over 2019 is the year.
  if (field === 'make_model' && mostly(samples, sample => /^(?:19|20)\d{2}$/.test(sample))) return ask(field);
  // "Reg No" over 101 and 102 counts pupils.
  if (field === 'registration_no' && mostly(samples, sample => /^\d{1,6}$/.test(sample))) return ask(field);
  // "Vehicle" over "Swift", beside "Vehicle No".
  if (field === 'registration_no' && samples.length > 0 && !samples.some(isMark)) return sure(field, 2);
  // A policy may begin days after it was issued.
  if (isIssued && field === ISSUED_BEFORE_START) return ask(field);
  if (isNumber(field) && mostly(samples, isRealDay)) return ask(endOf(field), field);
  if (isEnd(field) && samples.length > 0 && !samples.some(isDay)) return ask(field);
  return {
    ...sure(field, isExact ? 5 : isIssued ? 3.5 : 4),
    ...(also !== undefined && { also }),
    ...(isNational && { isNational }),
  };
}

/** Whether both ends of the one kind that a heading may be about stand in each cell. */
function isOfPeriods([option = '', ...others]: readonly string[], samples: readonly string[]): boolean {
  const isOfOne = option.endsWith('.until') && others.every(other => endOf(other) === option);
  return isOfOne && mostly(samples, isPeriod);
}

const ISSUED_BEFORE_START = 'insurances.from';
const isNumber = (field: string) => field.endsWith('.number');
const isEnd = (field: string) => field.endsWith('.until') || field.endsWith('.from');
const endOf = (field: string) => `${field.slice(0, field.indexOf('.'))}.until`;

/** A heading that names only a kind stands over its end, or over its number where no days stand under it. */
function ofKind(slug: KindSlug, samples: readonly string[]): Guess {
  // A day that does not exist, or a month alone, is an error of its row and no number.
  if (samples.length === 0 || mostly(samples, sample => isDay(sample) || isLikeDay(sample)))
    return sure(`${slug}.until`, 3);
  // A few digits alone may be an amount; "HDFC 05-03-2027" is no number.
  const isLong = (sample: string) =>
    /\d/.test(sample) && !/^[\d,.\s]{1,9}$/.test(sample) && !HOLDS_DAY.test(sample) && !isLikeDay(sample);
  const isNumbered = kindOf(slug).number !== null && mostly(samples, isLong);
  return isNumbered ? sure(`${slug}.number`, 3) : ask(...ownFields(slug));
}

const HOLDS_DAY = /(?<!\d)\d{1,2}[-/.]{1,2}\d{1,2}[-/.]{1,2}(?:20)?\d{2}(?!\d)/;

const ownFields = (slug: KindSlug): string[] =>
  [...listFields.keys()].filter(name => name.startsWith(`${slug}.`));

/** Of a column without a heading, its cells say what it is. */
function byCells(samples: readonly string[]): Guess {
  const found = kindOfCells(samples);
  if (found !== null) return sure(found, 1);
  if (mostly(samples, isKind)) return sure('kind', 1);
  const areNames = mostly(samples, sample => /^[\p{L}\p{M}.]+(?: [\p{L}\p{M}.]+)+$/u.test(sample));
  if (areNames) return sure('name', 1);
  if (mostly(samples, isRealDay)) return ask();
  return mostly(samples, sample => /^[\p{L}\p{M}. ]{3,}$/u.test(sample)) ? ask('name') : IGNORE;
}

/** Cells never overrule a heading: they only say what to ask about one that is not understood. */
function askByCells(samples: readonly string[]): Guess {
  const found = kindOfCells(samples);
  if (found !== null) return ask(found);
  return mostly(samples, isRealDay) ? ask() : IGNORE;
}

function kindOfCells(samples: readonly string[]): string | null {
  if (mostly(samples, isMark)) return 'registration_no';
  if (mostly(samples, isMobile)) return 'mobile';
  if (mostly(samples, sample => /^[^\s@]+@[^\s@]+\.\w+$/.test(sample))) return 'email';
  const areChassis = mostly(samples, sample => /^[A-HJ-NPR-Z0-9]{17}$/i.test(sample) && /\d/.test(sample));
  return areChassis ? 'chassis_no' : null;
}

/** Where no heading says it, the only column of plates is the plates, under any heading. */
function onlyPlates(guesses: readonly Guess[], columns: Heads['columns']): Guess[] {
  if (guesses.some(({ field }) => field === 'registration_no')) return [...guesses];
  const plates = [...guesses.keys()].filter(at => mostly(columns[at]?.samples ?? [], isMark));
  const [only] = plates;
  if (plates.length !== 1 || only === undefined || !guesses[only]?.options.includes('registration_no'))
    return [...guesses];
  return guesses.map((guess, at) => (at === only ? sure('registration_no', 1) : guess));
}

/** A list of drivers and their licences, without plates. */
function isOfLicences(headings: readonly (Heading | undefined)[]): boolean {
  const fields = headings.flatMap(heading => (heading?.says === 'field' ? [heading.field] : []));
  const licences = headings.some(
    heading =>
      (heading?.says === 'driver' && kindFieldOf(heading.field)?.kind.owner === 'citizen') ||
      (heading?.says === 'kind' && kindOf(heading.slug).owner === 'citizen'),
  );
  const isOwn = licences || fields.some(name => kindFieldOf(name)?.kind.owner === 'citizen');
  const namesDrivers = headings.some(heading => heading?.says === 'driver' && heading.field === 'name');
  return isOwn && namesDrivers && !fields.includes('registration_no') && !fields.includes('name');
}

/** What a person has chosen resolves a doubt, and never beats what a heading says. */
function remembered(guess: Guess, chosen: string | undefined, heading: Heading | undefined): Guess {
  const field = listFieldNamed(chosen ?? '');
  if (field === undefined || field === IGNORED) return guess;
  if (heading !== undefined && heading.says !== 'unsure' && heading.says !== 'kind') return guess;
  return sure(field, 6);
}

/** The kind of which columns tell, but none its end. Beside columns of other kinds an end may be theirs. */
function onlyOpenKind(guesses: readonly Guess[]): KindSlug | null {
  const told = guesses.map(({ field }) => field).filter(field => field.includes('.'));
  const maybe = guesses.flatMap(({ options }) => options.filter(option => option.includes('.')));
  const slugs = new Set([...told, ...maybe].map(field => field.slice(0, field.indexOf('.'))));
  const [slug, ...others] = kinds.filter(({ slug }) => slugs.has(slug)).map(({ slug }) => slug);
  const isOpen =
    slug !== undefined && others.length === 0 && told.length > 0 && !told.includes(`${slug}.until`);
  return isOpen ? slug : null;
}

/** A role gets its kind: that of the row in a long list, else that of the whole list. */
function resolve(guess: Guess, isLong: boolean, subject: KindSlug | null): Guess {
  const { role, field } = guess;
  if (role === undefined) return !isLong && longListFields.includes(field) ? IGNORE : guess;
  if (role === 'date') return isLong ? ask('until', 'from') : ask(...ofSubject(subject, 'until', 'from'));
  if (role === 'amount')
    return ofSubject(subject, 'amount').length > 0 ? sure(`${subject}.amount`, 2) : ask('taxes.amount');
  if (isLong) return { ...guess, field: role };
  const [own] = ofSubject(subject, role);
  if (guess.isIssued && own === ISSUED_BEFORE_START) return ask(own);
  if (own !== undefined) return { ...guess, field: own };
  return ask(...(role === 'number' ? [] : kinds.map(({ slug }) => `${slug}.${role}`)));
}

function ofSubject(subject: KindSlug | null, ...names: string[]): string[] {
  return names.map(name => `${subject}.${name}`).filter(name => listFields.has(name));
}

/** What only the other columns of a list say. */
function ofList(guesses: readonly Guess[], hasDrivers: boolean): Guess[] {
  const has = (field: string) => guesses.some(guess => guess.field === field);
  const licence = (['dl', 'll'] as const).find(slug =>
    guesses.some(({ field }) => field.startsWith(`${slug}.`)),
  );
  const isLong = has('kind');
  const numbers = guesses.filter(({ field }) => field === 'number' || isNumber(field)).length;
  return guesses.map(guess => {
    // "Policy No" is the number of the document of each row of a long list.
    if (isLong && numbers === 1 && isNumber(guess.field)) return { ...guess, field: 'number' };
    // Where a list has no other name, the Hindi one is it, and what stands beside it as well.
    if (
      guess.field.endsWith('_hi') &&
      !has('name') &&
      !guesses.some(({ options }) => options.includes('name'))
    )
      return { ...guess, field: guess.field.replace('_hi', '') };
    // Beside a driver's name a licence is the driver's and is not imported.
    if (hasDrivers && kindFieldOf(guess.field)?.kind.owner === 'citizen') return ask(guess.field);
    // The transport validity of a list of licences is the holder's.
    const [likely] = guess.options;
    // Beside the make of the vehicle a company is the insurer's, where the list tells of policies.
    if (likely === 'insurances.company_name' && has('make_model') && has('insurances.until') && !has(likely))
      return { ...guess, ...sure(likely, 1) };
    if (likely === 'dl.transport_expiry_date' && licence === 'dl' && !has('registration_no') && !has(likely))
      return { ...guess, ...sure(likely, 4) };
    // The cover of third parties is the policy, where no other end of it is told.
    if (guess.field === 'insurances.tp_end_date' && !has('insurances.until'))
      return { ...guess, field: 'insurances.until' };
    if (guess.isNational && guesses.some(other => other.field === guess.field && !other.isNational))
      return ask(guess.field.replace('permits.', 'authorisations.'), guess.field);
    if (guess.field === 'vehicle_type' && licence !== undefined && !has('registration_no'))
      return { ...guess, field: `${licence}.vehicle_class` };
    // A list of licences has no pollution test.
    if (guess.field === 'puccs.from' && licence !== undefined && !has('puccs.until')) return ask();
    return guess;
  });
}

/** Each field once, where it fits best; another column of it is asked about. */
function eachOnce(guesses: readonly Guess[]): Proposal[] {
  const best = new Map<string, number>();
  for (const [at, { field, weight }] of guesses.entries()) {
    const before = guesses[best.get(field) ?? -1];
    if (before === undefined || weight > before.weight) best.set(field, at);
  }
  return guesses.map(({ field, options, isUnsure, also }, at) => {
    if (field === IGNORED || best.get(field) === at) {
      return { field, options, isUnsure, ...(also !== undefined && { also }) };
    }
    return { field: IGNORED, options: [field], isUnsure: true };
  });
}
