import { officeDate } from '../expiry.ts';
import type { KindSlug } from '../kinds/index.ts';

interface Noticed {
  hi: string;
  en: string;
  /** What to do once it has ended, where it cannot be renewed. */
  over?: { hi: string; en: string };
}

/** What a notice calls a kind. Its reader is a citizen, whatever language the sender works in. */
const names: Record<KindSlug, Noticed> = {
  ll: {
    hi: 'लर्निंग लाइसेंस',
    en: 'Learner License',
    over: {
      hi: 'कृपया LL का नया आवेदन करें या DL परीक्षा दें।',
      en: 'Please apply for a new one or take the driving test.',
    },
  },
  dl: { hi: 'ड्राइविंग लाइसेंस', en: 'Driving License' },
  insurances: { hi: 'वाहन बीमा', en: 'Insurance' },
  puccs: { hi: 'प्रदूषण प्रमाणपत्र (PUCC)', en: 'Pollution Certificate (PUCC)' },
  fitnesses: { hi: 'फिटनेस प्रमाणपत्र', en: 'Fitness Certificate' },
  permits: { hi: 'परमिट', en: 'Permit' },
  vltds: { hi: 'VLTd प्रमाणपत्र', en: 'VLTd Certificate' },
  'speed-governors': { hi: 'स्पीड गवर्नर प्रमाणपत्र', en: 'Speed Governor Certificate' },
  taxes: { hi: 'वाहन टैक्स', en: 'Vehicle Tax' },
};

export interface ExpiryNotice {
  slug: KindSlug;
  owner_name: string;
  /** The document's number, or the vehicle's where the kind has none. */
  identifier: string;
  /** The registration number of a vehicle's document. */
  vehicle_no: string | null;
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

/** An office that has set nothing. */
const anyOffice: OfficeLines = {
  contact_hi: null,
  contact_en: null,
  office_name_hi: null,
  office_name_en: null,
};

/**
 * The text of an expiry notice, Hindi and then English (decisions 7): greeting, document and number, the date
 * as DD-MM-YYYY, renew in time, how to go on, and the name of the office where it has set one.
 * @param today `YYYY-MM-DD`; a document that ended before it "has expired"
 */
export function expiryNotice(notice: ExpiryNotice, today: string, office: OfficeLines = anyOffice): string {
  const name = names[notice.slug];
  const date = officeDate(notice.expiry_date);
  const over = notice.expiry_date < today;
  const ofVehicle = notice.vehicle_no !== null && notice.vehicle_no !== notice.identifier;
  const hindi = [
    `नमस्ते ${notice.owner_name},`,
    `आपके ${name.hi} (${notice.identifier})${ofVehicle ? `, वाहन ${notice.vehicle_no},` : ''} की वैधता ${date} को ` +
      `${over ? 'समाप्त हो चुकी है' : 'समाप्त होगी'}। ` +
      ((over && name.over?.hi) || `कृपया ${over ? 'शीघ्र' : 'समय पर'} नवीनीकरण कराएँ।`),
    office.contact_hi ?? generalContact.hi,
    ...optional(office.office_name_hi ?? office.office_name_en),
  ];
  const english = [
    `Dear ${notice.owner_name},`,
    `Your ${name.en} (${notice.identifier})${ofVehicle ? ` of vehicle ${notice.vehicle_no}` : ''} ` +
      `${over ? 'expired' : 'expires'} on ${date}. ` +
      ((over && name.over?.en) || `Please renew it ${over ? 'soon' : 'in time'}.`),
    office.contact_en ?? generalContact.en,
    ...optional(office.office_name_en ?? office.office_name_hi),
  ];
  return [...hindi, '', ...english].join('\n');
}

/** What a template of the office's is filled with for a notice: person, document in both languages, number, date. */
export function noticeParameters(notice: ExpiryNotice): [string, string, string, string] {
  const name = names[notice.slug];
  const ofVehicle = notice.vehicle_no !== null && notice.vehicle_no !== notice.identifier;
  const number = ofVehicle ? `${notice.identifier}, ${notice.vehicle_no}` : notice.identifier;
  return [notice.owner_name, `${name.hi} / ${name.en}`, number, officeDate(notice.expiry_date)];
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
  hi: 'आगे की प्रक्रिया के लिए परिवहन कार्यालय से संपर्क करें।',
  en: 'For the further process please contact the transport office.',
};

/** The address that opens WhatsApp with a text to an Indian mobile number of ten digits. */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`;
}
