import { officeDate } from '../expiry.ts';
import type { KindSlug } from '../kinds/index.ts';
import { holdsLink, nameProblem } from '../person-name.ts';
import { kinds as en, type KindWords } from './en/kinds.ts';
import { kinds as hi } from './hi/kinds.ts';

export interface ExpiryNotice {
  slug: KindSlug;
  owner_name: string;
  /** The document's number, or the vehicle's where the kind has none. */
  identifier: string;
  /** The registration number of a vehicle's document. */
  vehicle_no: string | null;
  /** The field of the end that it is about, where the document has more than one. */
  end?: string | null;
  /** `YYYY-MM-DD`. */
  expiry_date: string;
}

/** What the office says of itself in each language, null where it has set nothing. */
export interface OfficeLines {
  /** How to go on, in place of the general sentence. */
  contact_hi: string | null;
  contact_en: string | null;
  /** Signs what it writes; one of them stands for both. */
  office_name_hi: string | null;
  office_name_en: string | null;
}

/** What is said of a kind: the reader of a notice is a citizen, so the language of the sender does not matter. */
export function kindInBoth({ slug, end = null }: Pick<ExpiryNotice, 'slug' | 'end'>) {
  const named = ({ notice, ends = {} }: KindWords) => {
    const part = end === null ? undefined : ends[end];
    return part === undefined ? notice : `${notice} (${part})`;
  };
  return { hi: named(hi[slug]), en: named(en[slug]) };
}

interface InBoth {
  hi: string;
  en: string;
}

const payTax = {
  due: { hi: 'कृपया समय पर टैक्स जमा करें।', en: 'Please pay it in time.' },
  over: { hi: 'कृपया शीघ्र टैक्स जमा करें।', en: 'Please pay it soon.' },
};
/** What to do about kinds that are not renewed, before and after their end. No screen says it, so it is apart from their words. */
const instructions: { [Slug in KindSlug]?: { due?: InBoth; over: InBoth } } = {
  ll: { over: { hi: 'कृपया LL के लिए नया आवेदन करें।', en: 'Please apply for a new one.' } },
  taxes: payTax,
  'green-taxes': payTax,
};

/** What to do about a document on a day, `YYYY-MM-DD`; null where it is to be renewed. */
export function instructionOf({ slug, expiry_date }: ExpiryNotice, today: string): InBoth | null {
  return instructions[slug]?.[expiry_date < today ? 'over' : 'due'] ?? null;
}

/** An office that has set nothing. */
const anyOffice: OfficeLines = {
  contact_hi: null,
  contact_en: null,
  office_name_hi: null,
  office_name_en: null,
};

/**
 * The text of an expiry notice, Hindi and then English: greeting, document and number, the date
 * as DD-MM-YYYY, renew in time, how to go on, and the name of the office where it has set one.
 * @param today `YYYY-MM-DD`; a document that ended before it "has expired"
 */
export function expiryNotice(notice: ExpiryNotice, today: string, office: OfficeLines = anyOffice): string {
  const name = kindInBoth(notice);
  const act = instructionOf(notice, today);
  const date = officeDate(notice.expiry_date);
  const over = notice.expiry_date < today;
  const ofVehicle = notice.vehicle_no !== null && notice.vehicle_no !== notice.identifier;
  const hindi = [
    `नमस्ते ${notice.owner_name},`,
    `आपके ${name.hi} (${notice.identifier})${ofVehicle ? `, वाहन ${notice.vehicle_no},` : ''} की वैधता ${date} को ` +
      `${over ? 'समाप्त हो चुकी है' : 'समाप्त होगी'}। ` +
      (act?.hi ?? `कृपया ${over ? 'शीघ्र' : 'समय पर'} नवीनीकरण करा लें।`),
    office.contact_hi ?? generalContact.hi,
    ...optional(office.office_name_hi ?? office.office_name_en),
  ];
  const english = [
    `Dear ${notice.owner_name},`,
    `Your ${name.en} (${notice.identifier})${ofVehicle ? ` for vehicle ${notice.vehicle_no}` : ''} ` +
      `${over ? 'expired' : 'expires'} on ${date}. ` +
      (act?.en ?? `Please renew it ${over ? 'soon' : 'before then'}.`),
    office.contact_en ?? generalContact.en,
    ...optional(office.office_name_en ?? office.office_name_hi),
  ];
  return [...hindi, '', ...english].join('\n');
}

/** What a template of the office's is filled with for a notice: person, document in both languages, number, date. */
export function noticeParameters(notice: ExpiryNotice): [string, string, string, string] {
  const name = kindInBoth(notice);
  const ofVehicle = notice.vehicle_no !== null && notice.vehicle_no !== notice.identifier;
  const number = ofVehicle ? `${notice.identifier}, ${notice.vehicle_no}` : notice.identifier;
  return [notice.owner_name, `${name.hi} / ${name.en}`, number, officeDate(notice.expiry_date)];
}

/**
 * A name as a message may carry it: a name entered by the office goes as it is; a person whose name is unknown is
 * greeted without one.
 */
export function nameInMessages(name: string, isByOffice: boolean, isKnown = true): string {
  if (!isKnown) return 'वाहन स्वामी / Vehicle owner';
  // Names from before the rule of `nameProblem`.
  const found = nameProblem(name);
  if (found !== null && found.code !== 'tooLong') return 'नागरिक / Citizen';
  if (isByOffice) return name;
  return withoutLinks(name) || 'नागरिक / Citizen';
}

/**
 * A number of a document or vehicle as a message may carry it. One that the office has entered goes as it is, unless it
 * holds a link or is longer than a number: imported numbers have been read by no clerk.
 */
export function numberInMessages(number: string, isByOffice: boolean): string {
  return isByOffice && number.length <= LONGEST && !holdsLink(number) ? number : withoutLinks(number);
}

/** The most characters that a message says of what the office has not entered. */
const LONGEST = 40;

/**
 * The characters that names and numbers are written with, so that no user can have the office send a text or a link of
 * theirs.
 */
function withoutLinks(typed: string): string {
  const plain = typed.replace(/[^\p{L}\p{M}\p{Nd} '\-&/(),.]/gu, '').replace(/\.(?=\p{L})/gu, '. ');
  return [...plain].slice(0, LONGEST).join('').trim();
}

function optional(line: string | null): string[] {
  return line === null ? [] : [line];
}

/** A mail in both languages with the name of the office below it, where it has set one. */
export function signed(text: string, { office_name_hi, office_name_en }: OfficeLines): string {
  const names = [...new Set([...optional(office_name_hi), ...optional(office_name_en)])];
  return names.length === 0 ? text : `${text}\n\n${names.join('\n')}`;
}

const generalContact = {
  hi: 'आगे की जानकारी के लिए परिवहन कार्यालय से संपर्क करें।',
  en: 'For next steps, please contact the transport office.',
};
