import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { inIndia } from '@rto-desk/contract/expiry';
import { citizenKinds, kindOf } from '@rto-desk/contract/kinds/index';
import { typeOf } from '@rto-desk/contract/words/type-name';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { Found } from '../../search/global-search.ts';
import type { FoundJob } from '../../search/jobs.ts';
import type { FoundDocument, FoundInquiry } from '../../search/numbered.ts';
import type { FoundEntry } from '../../search/register.ts';

/** A found record as the search box shows it; its address opens the citizen on the tab of such records. */
export function toResult(found: Found, words: ServerWords): SearchHit {
  const { kept_by, verified_by_branch, dob, father_name } = found;
  const unverified = kept_by === 'unverified';
  return {
    ...told(found, words),
    kept_by,
    verified_by_branch,
    dob: unverified ? dob : null,
    father_name: unverified ? father_name : null,
    expired: found.record === 'citizens' ? found.expired : 0,
  };
}

/** A found job; its address opens its own page. */
export function toJobResult(
  { id, created_at, reference, contact_name, stage }: FoundJob,
  words: ServerWords,
): SearchHit {
  const jobs = words.jobAnswers;
  return {
    title: `J-${inIndia(new Date(created_at)).slice(0, 4)}-${id} (${reference})`,
    type: jobs.one,
    description: jobs.hit(contact_name, jobs.called(stage)),
    url: `/jobs/${id}`,
    unique_key: `job-${id}`,
    ...ofNobody,
  };
}

/** A found document of a vehicle, whose address opens it among all of its holder's. */
export function toDocumentResult(
  { kind, id, number, citizen_id, name, registration_no }: FoundDocument,
  words: ServerWords,
): SearchHit {
  return {
    title: number,
    type: typeOf(kindOf(kind), words),
    description: words.search.hits.vehicleHit(registration_no, name),
    url: `/citizens/${citizen_id}?tab=all`,
    unique_key: `${kind}-${id}`,
    ...ofNobody,
  };
}

/** A found inquiry; its address opens its answer. */
export function toInquiryResult(
  { id, reference, name, vehicle_no }: FoundInquiry,
  words: ServerWords,
): SearchHit {
  return {
    title: reference,
    type: words.history.records.document_inquiries,
    description: words.search.hits.vehicleHit(name, vehicle_no ?? ''),
    url: `/admin/inquiries/${id}`,
    unique_key: `inquiry-${id}`,
    ...ofNobody,
  };
}

/** A found register entry, whose address opens the register at its number, or a found letter or receipt. */
export function toEntryResult({ of, id, number, about, subject }: FoundEntry, words: ServerWords): SearchHit {
  const { type, url } = {
    register: { type: words.register, url: `/register-entries?${new URLSearchParams({ q: number ?? '' })}` },
    letter: { type: words.letters, url: `/letters/${id}` },
    receipt: { type: words.moneyAnswers, url: `/receipts?${new URLSearchParams({ q: number ?? '' })}` },
  }[of] satisfies { type: { one: string; hit: (about: string, subject: string) => string }; url: string };
  return {
    title: number ?? subject,
    type: type.one,
    description: type.hit(about, subject),
    url,
    unique_key: `${of}-${id}`,
    ...ofNobody,
  };
}

/** Of a hit that is no citizen's. */
const ofNobody = { kept_by: null, verified_by_branch: null, dob: null, father_name: null, expired: 0 };

/** What a hit says and where it leads. */
function told(
  found: Found,
  words: ServerWords,
): Omit<SearchHit, 'kept_by' | 'verified_by_branch' | 'dob' | 'father_name' | 'expired'> {
  const address = `/citizens/${found.citizen_id}`;
  const kind = citizenKinds.find(candidate => candidate.collection === found.record);
  if (kind !== undefined) {
    return {
      title: found.number ?? '',
      type: typeOf(kind, words),
      description: words.search.hits.licenceHit(found.name, found.application ?? ''),
      url: `${address}?tab=${kind.slug}`,
      unique_key: `${kind.slug}-${found.record_id}`,
    };
  }
  if (found.record === 'vehicles') {
    return {
      title: found.number ?? '',
      type: words.vehicles.one,
      description: [
        words.search.hits.vehicleHit(found.name, found.make ?? ''),
        ...foundBy(found, words),
      ].join(', '),
      url: `${address}?tab=vehicles`,
      unique_key: `vehicle-${found.record_id}`,
    };
  }
  return {
    title: found.name,
    type: words.citizens.citizen,
    description: words.search.hits.citizenHit(found.mobile, relationOf(found, words)),
    url: address,
    unique_key: `citizen-${found.record_id}`,
  };
}

function relationOf({ relation_type, relation_name }: Found, words: ServerWords): string {
  if (relation_type === null || relation_name === null) return '';
  return words.search.hits.relation(words.citizens.relations[relation_type], relation_name);
}

function foundBy({ part, part_number }: Found, words: ServerWords): string[] {
  return part === null || part_number === null ? [] : [words.search.hits.byPart[part](part_number)];
}
