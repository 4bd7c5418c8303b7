import { officeDate } from '../expiry.ts';
import { type ExpiryNotice, expiryNotice, instructionOf, kindInBoth, type OfficeLines } from './notice.ts';

/** The most characters of a message, and of the list in it. */
const LONGEST = 1024;
const LONGEST_LIST = 600;
/** Fewer than these for the list, and the office's own lines give way to it. */
const LEAST_LIST = 200;
const LONGEST_NAME = 100;

/** What one message says of the documents that are kept under a number. */
export interface Digest {
  /** At least one, in the order in which they are told of. */
  notices: readonly ExpiryNotice[];
  /** Whether they are of several people: it is then said whose each is. */
  isShared: boolean;
}

/** How a message calls whom it goes to: by their name, unless several people share the number. */
export function addressee({ notices, isShared }: Digest): string {
  return isShared ? 'नागरिक / Citizen' : (notices[0]?.owner_name ?? '');
}

/**
 * The text of a message about all that is due for a number: a notice for a single document, a list in both languages for
 * more, soonest first as given. No longer than 1,024 characters: what finds no place is counted.
 * @param today `YYYY-MM-DD`
 */
export function digestText(digest: Digest, today: string, office: OfficeLines): string {
  const [first, ...others] = digest.notices;
  if (first === undefined) return '';
  if (others.length === 0) return expiryNotice(first, today, office);
  const count = digest.notices.length;
  const name = nameOf(digest);
  const head = [
    `नमस्ते / Dear ${name},`,
    `इस नंबर पर दर्ज ${count} कागज़ात की वैधता समाप्त हो चुकी है या जल्द समाप्त होगी:`,
    `${count} documents registered under this number have expired or will expire soon:`,
  ];
  const renew = renewOf(digest, today);
  const lines = [office.contact_hi, office.contact_en, office.office_name_hi, office.office_name_en];
  const feet = [[renew, ...lines.flatMap(line => line ?? [])], [renew]];
  const room = (foot: string[]) => LONGEST - [...head, ...foot].join('\n').length - 1;
  const foot = feet.find(lines => room(lines) >= LEAST_LIST) ?? [renew];
  const list = listOf(digest, '\n', Math.min(LONGEST_LIST, room(foot)), at => `${at + 1}. `);
  return [...head, list, ...foot].join('\n');
}

/** What to do about the documents: of what is not renewed, as taxes and a learner licence that has ended, what else. */
function renewOf({ notices }: Digest, today: string): string {
  const others = notices.map(notice => {
    const { hi, en } = kindInBoth(notice);
    const act = instructionOf(notice, today);
    return act && `${hi}: ${act.hi} / ${en}: ${act.en}`;
  });
  const renew = 'कृपया समय पर नवीनीकरण करा लें। / Please renew them soon.';
  const lines = [...(others.includes(null) ? [renew] : []), ...others.flatMap(other => other ?? [])];
  return [...new Set(lines)].join('\n');
}

/** What a template for several documents is filled with: person, how many documents, their list in one line. */
export function digestParameters(digest: Digest): [string, string, string] {
  const list = listOf(digest, '; ', LONGEST_LIST, () => '');
  return [nameOf(digest), String(digest.notices.length), list];
}

/** A whole name might leave a filled template too long for the provider. */
function nameOf(digest: Digest): string {
  return cut(oneLine(addressee(digest)), LONGEST_NAME);
}

/** As many of the documents as have place in so many characters, and how many more there are. */
function listOf(
  { notices, isShared }: Digest,
  separator: string,
  longest: number,
  number: (at: number) => string,
): string {
  const more = (count: number) => (count === 0 ? '' : `${separator}… और ${count} / … and ${count} more`);
  const first = notices.length - 1;
  let list = '';
  for (const [at, notice] of notices.entries()) {
    const item = number(at) + itemOf(notice, isShared);
    const rest = more(notices.length - 1 - at);
    const next = at === 0 ? cut(item, longest - more(first).length) : `${list}${separator}${item}`;
    if (next.length + rest.length > longest) return list + more(notices.length - at);
    list = next;
  }
  return list;
}

function itemOf(notice: ExpiryNotice, isShared: boolean): string {
  const { identifier, vehicle_no, owner_name, expiry_date } = notice;
  const { hi, en } = kindInBoth(notice);
  const number =
    vehicle_no === null || vehicle_no === identifier ? identifier : `${identifier}, ${vehicle_no}`;
  const whose = isShared && identifier !== owner_name ? ` – ${owner_name}` : '';
  return oneLine(`${hi} / ${en} (${number}) ${officeDate(expiry_date)}${whose}`);
}

/** As providers take a value: one line, no tab, no four spaces. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
