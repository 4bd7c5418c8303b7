import type { Caller } from '@rto-desk/contract/access';
import { groupedAmount } from '@rto-desk/contract/amount-in-words';
import { citizenFieldNames } from '@rto-desk/contract/citizen';
import type { LetterWarning } from '@rto-desk/contract/endpoints/letters';
import { officeDate, today } from '@rto-desk/contract/expiry';
import type { Field } from '@rto-desk/contract/fields';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { recordTag, recordTags, type TagSource } from '@rto-desk/contract/letter-tags';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { inArray } from '../../platform/database/prepared-query.ts';
import { NotFound } from '../../platform/errors.ts';
import { documentsOfAll, within } from '../../scope/within.ts';
import { jobNumber } from '../jobs/rows.ts';
import { firstOf } from './docx.ts';

/** Whom and what a letter is about. */
export interface Subject {
  citizen_id: number | null;
  vehicle_ids: readonly number[];
  job_id: number | null;
  to_citizen_id: number | null;
}

/** What the records say: of the letter itself, and of each of its vehicles. Only what is known is there. */
export interface Facts {
  shared: Map<string, string>;
  vehicles: Map<string, string>[];
  /** The registration numbers and the name, as lists show them. */
  about: string;
  warnings: LetterWarning[];
}

type Row = Readonly<Record<string, unknown>>;

/** Reads what the records within reach say of the tags of a template. Throws NotFound out of reach. */
export async function factsOf(
  db: Queryable,
  caller: Caller,
  subject: Subject,
  tags: readonly string[],
): Promise<Facts> {
  const shared = new Map<string, string>([['today', officeDate(today())]]);
  const owner = subject.citizen_id === null ? null : await citizenRow(db, caller, subject.citizen_id);
  if (owner !== null) addFields(shared, 'owner', owner);
  if (subject.to_citizen_id !== null) {
    addFields(shared, 'buyer', await citizenRow(db, caller, subject.to_citizen_id));
  }
  await addOffice(db, shared);
  if (subject.job_id !== null) await addJob(db, caller, shared, subject.job_id);
  const rows = await vehicleRows(db, caller, subject.vehicle_ids);
  const vehicles = rows.map(row => {
    const values = new Map<string, string>();
    addFields(values, 'vehicle', row);
    return values;
  });
  const named = new Set(tags.flatMap(tag => recordTag(tag)?.kind?.slug ?? []));
  const watched = ['insurances', 'puccs', 'taxes'];
  const ends = new Map<string, string | null>();
  for (const kind of kinds.filter(({ slug }) => named.has(slug) || watched.includes(slug))) {
    const ids = kind.owner === 'citizen' ? [subject.citizen_id ?? 0] : subject.vehicle_ids;
    const documents = await currentDocuments(db, kind, ids);
    for (const [id, document] of documents) {
      const prefix = recordTags.find(tag => tag.kind === kind)?.tag.split('.')[0] ?? '';
      const at = subject.vehicle_ids.indexOf(id);
      const values = kind.owner === 'citizen' ? shared : vehicles[at];
      if (values !== undefined) addFields(values, prefix, document);
      const until = document[kind.until];
      if (typeof until === 'string') ends.set(`${kind.slug} ${id}`, until);
    }
  }
  return {
    shared,
    vehicles,
    about: aboutText(owner, rows),
    warnings: warningsOf(subject, rows, ends),
  };
}

/** A person within reach. One whose name is unknown is listed under a registration number, which is no name. */
async function citizenRow(db: Queryable, caller: Caller, id: number): Promise<Row> {
  const { name_known, ...row } = await within(db, caller)
    .citizens()
    .select(citizenFieldNames.map(name => `citizens.${name}` as const))
    .select('citizens.name_known')
    .where('citizens.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  return name_known ? row : { ...row, name: null };
}

/** The vehicles in the order in which they are named. Throws NotFound where one of them is out of reach. */
async function vehicleRows(db: Queryable, caller: Caller, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const names = Object.keys(vehicleFields) as (keyof typeof vehicleFields)[];
  const rows = await within(db, caller)
    .vehicles()
    .select(['vehicles.id', 'vehicles.citizen_id', ...names.map(name => `vehicles.${name}` as const)])
    .where('vehicles.id', 'in', [...ids])
    .execute();
  return ids.map(id => {
    const row = rows.find(found => found.id === id);
    if (row === undefined) throw new NotFound();
    return row;
  });
}

/** The current document of a kind of each owner, by the owner's id: that of the office which ends last. */
async function currentDocuments(
  db: Queryable,
  kind: AnyKind,
  owners: readonly number[],
): Promise<Map<number, Row>> {
  const owner = sql.ref<number>(kind.owner === 'citizen' ? 'document.citizen_id' : 'document.vehicle_id');
  // unscoped: of citizens and vehicles that have been read within reach
  const rows = await documentsOfAll(db, kind)
    .select(owner.as('owner'))
    .select(Object.keys(kind.fields).map(name => sql<unknown>`${sql.ref(`document.${name}`)}`.as(name)))
    .distinctOn(owner)
    .where(owner, '=', inArray(owners))
    .orderBy(owner)
    .orderBy(sql`document.origin = 'office'`, 'desc')
    .orderBy(sql`${sql.ref(`document.${kind.until}`)} desc nulls last`)
    .orderBy('document.id', 'desc')
    .execute();
  return new Map(rows.map(row => [row.owner, row]));
}

async function addOffice(db: Queryable, values: Map<string, string>): Promise<void> {
  const office = await db
    .selectFrom('office_settings')
    .select(['office_name_en', 'office_name_hi', 'contact_en', 'contact_hi'])
    .executeTakeFirstOrThrow();
  add(values, 'office.name', office.office_name_en ?? office.office_name_hi);
  add(values, 'office.name_hi', office.office_name_hi ?? office.office_name_en);
  add(values, 'office.contact', office.contact_en ?? office.contact_hi);
  add(values, 'office.contact_hi', office.contact_hi ?? office.contact_en);
}

async function addJob(db: Queryable, caller: Caller, values: Map<string, string>, id: number): Promise<void> {
  const job = await within(db, caller)
    .jobs()
    .select(['submissions.reference', 'submissions.services', 'submissions.application_no'])
    .select(jobNumber.as('number'))
    .where('submissions.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  add(values, 'job.number', job.number);
  add(values, 'job.reference', job.reference);
  add(values, 'job.application_no', job.application_no);
  add(values, 'job.services', job.services.map(service => en.services.names[service]).join(', '));
  add(values, 'job.services_hi', job.services.map(service => hi.services.names[service]).join(', '));
}

/** Adds the fields of a row under a prefix, each as the office writes it. A name that is typed in Hindi is the Hindi one as well. */
function addFields(values: Map<string, string>, prefix: string, row: Row): void {
  for (const [name, own] of Object.entries(row)) {
    const plain = row[name.replace(/_hi$/, '')];
    const value = own === null && typeof plain === 'string' && DEVANAGARI.test(plain) ? plain : own;
    const known = recordTag(`${prefix}.${name}`);
    if (known?.field) add(values, known.tag, printed(known.field, value));
  }
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

function add(values: Map<string, string>, tag: string, value: string | null | undefined): void {
  if (value !== null && value !== undefined && value !== '') values.set(tag, value);
}

/** A value as it prints: days as `dd-mm-yyyy`, amounts with Indian grouping. */
export function printed(field: Pick<Field, 'type'>, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.type === 'date' || field.type === 'month') return officeDate(String(value));
  if (field.type === 'money') return groupedAmount(String(value));
  return String(value);
}

function aboutText(owner: Row | null, vehicles: readonly Row[]): string {
  const marks = firstOf(vehicles.map(row => String(row.registration_no)));
  return [marks, typeof owner?.name === 'string' ? owner.name : ''].filter(Boolean).join(', ').slice(0, 500);
}

function warningsOf(
  subject: Subject,
  vehicles: readonly Row[],
  ends: ReadonlyMap<string, string | null>,
): LetterWarning[] {
  const day = today();
  const hasEnded = (slug: string) =>
    subject.vehicle_ids.some(id => {
      const until = ends.get(`${slug} ${id}`);
      return typeof until === 'string' && until < day;
    });
  return [
    ...(vehicles.some(row => subject.citizen_id !== null && row.citizen_id !== subject.citizen_id)
      ? (['notOwner'] as const)
      : []),
    ...(hasEnded('insurances') ? (['insuranceEnded'] as const) : []),
    ...(hasEnded('puccs') ? (['puccEnded'] as const) : []),
    ...(hasEnded('taxes') ? (['taxEnded'] as const) : []),
    ...(vehicles.some(row => Boolean(row.financier)) ? (['financed'] as const) : []),
  ];
}

/** Where the value of a tag comes from. */
export const sourceOf = (tag: string): TagSource => recordTag(tag)?.source ?? 'letter';
