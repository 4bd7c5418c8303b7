import { type Caller, mayEditRecord, originOf } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { type AnyKind, endFields } from '@rto-desk/contract/kinds/index';
import { missingFields } from '@rto-desk/contract/kinds/partial';
import { numberKey } from '@rto-desk/contract/normalise';
import { labelOf, periodProblems } from '@rto-desk/contract/sentences';
import type { FieldName, Sentence, ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { lockCallersAccount } from '../../facts/lock-accounts.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { inOrderOfValues } from '../../platform/database/rows.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { countRecord } from '../../platform/limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { recordFile, withStoredFile } from '../files/records.ts';
import { memoiseByKind } from './memoise-by-kind.ts';
import { asDocument, type DocumentRow, documentRows } from './rows.ts';
import { tableOf, withDocuments } from './table.ts';

/** Documents on a page. */
const PER_PAGE = 10;

/** The values of a kind's fields: what is absent stays as it is, null clears. */
export type DocumentInput = Readonly<Record<string, string | null | undefined>>;

/**
 * One page of the documents of a citizen or vehicle: a vehicle's by expiry, latest first, licences newest
 * first. Two statements; one where all fit on the first page. Throws NotFound for an owner out of reach.
 */
export async function documentsPage(
  { db, fileKey }: Pick<Services, 'db' | 'fileKey'>,
  caller: Viewer,
  kind: AnyKind,
  ownerId: number,
  page: number,
): Promise<Page<DocumentRecord>> {
  const rows = await lookups(kind).documents(db, caller, ownerId, (page - 1) * PER_PAGE);
  // Documents within reach are those of an owner within reach. Whether there is one with none, or how many more there are, is asked.
  const isAll = page === 1 && rows.length > 0 && rows.length < PER_PAGE;
  const total = isAll ? rows.length : (await ownerOf(db, caller, kind, ownerId)).total;
  const data = rows.map(row => asDocument(caller, fileKey, kind, row));
  return { data, meta: pageMeta(page, PER_PAGE, total, data.length) };
}

export interface NewDocument {
  input: DocumentInput;
  file: ReceivedFile | null;
  proof: Proof | null | undefined;
}

/** Adds a document to a citizen or vehicle within reach, with its file if one came. Throws IdentityUnproven. */
export async function addDocument(
  services: Services,
  caller: Viewer,
  kind: AnyKind,
  ownerId: number,
  { input, file, proof }: NewDocument,
): Promise<DocumentRecord> {
  const { db, fileKey } = services;
  const owner = await ownerOf(db, caller, kind, ownerId);
  assertPeriod(kind, input);
  await countRecord(services.limits, caller);
  return withStoredFile(services, caller, file, () =>
    db.transaction().execute(async transaction => {
      await lockCallersAccount(transaction, caller);
      await lockCitizens(transaction, caller, [owner.citizen_id]);
      await assertOnlyOne(transaction, kind, owner.citizen_id, input);
      await assertIdentityProven(transaction, caller, owner.citizen_id, proof);
      if (file !== null) await recordFile(transaction, caller, file);
      const whose = {
        citizen_id: owner.citizen_id,
        ...(kind.owner === 'vehicle' && { vehicle_id: ownerId }),
      };
      const id = await insertDocument(transaction, caller, kind, whose, { input, file });
      return foundDocument(transaction, fileKey, caller, kind, id);
    }),
  );
}

/** Adds a document within a transaction to an owner that is known to be within reach; returns its id. */
async function insertDocument(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  whose: { citizen_id: number; vehicle_id?: number },
  { input, file }: { input: DocumentInput; file: ReceivedFile | null },
): Promise<number> {
  const [document] = await insertDocuments(db, caller, kind, [{ whose, input, file }]);
  if (document === undefined) throw new Error('A document was not added');
  return document.id;
}

/** Adds documents of a kind as `insertDocument` does, in one statement; returns them in their order. */
export async function insertDocuments(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  documents: readonly {
    whose: { citizen_id: number; vehicle_id?: number };
    input: DocumentInput;
    file: ReceivedFile | null;
  }[],
): Promise<{ id: number; updated_at: string }[]> {
  if (documents.length === 0) return [];
  const rows = documents.map(({ whose, input, file }) => {
    assertPeriod(kind, input);
    return {
      ...ownFields(kind, input),
      ...whose,
      file_id: file?.id ?? null,
      origin: originOf(caller),
      created_by: caller.id,
    };
  });
  const added = await withDocuments(db)
    .insertInto(tableOf(kind))
    .values(rows)
    .returning(['id', 'updated_at'])
    .execute();
  return inOrderOfValues(added);
}

export interface DocumentChange {
  input: DocumentInput;
  /** Takes the place of the present file. */
  file: ReceivedFile | null;
  /** Takes the present file off. */
  removeFile: boolean;
  lastSeen: string | null | undefined;
  proof: Proof | null | undefined;
}

/** Changes a document within reach; what staff save becomes the office's. Throws Conflict for a stale copy, and IdentityUnproven. */
export function changeDocument(
  services: Services,
  caller: Viewer,
  kind: AnyKind,
  id: number,
  { input, file, removeFile, lastSeen, proof }: DocumentChange,
): Promise<DocumentRecord> {
  const { db, fileKey } = services;
  return withStoredFile(services, caller, file, () =>
    db.transaction().execute(async transaction => {
      const row = await lockDocument({ db: transaction, fileKey }, caller, kind, id);
      assertFresh(lastSeen, asDocument(caller, fileKey, kind, row));
      const fields = ownFields(kind, input);
      assertNotEmptied(kind, row, fields);
      assertPeriod(kind, { ...periodOf(kind, row), ...fields });
      if (isRenumbered(kind, row, fields)) await assertOnlyOne(transaction, kind, row.citizen_id, fields);
      await assertIdentityProven(transaction, caller, row.citizen_id, proof);
      if (file !== null) await recordFile(transaction, caller, file);
      // unscoped: locked within reach above
      await withDocuments(transaction)
        .updateTable(tableOf(kind))
        .set({
          ...fields,
          ...((file !== null || removeFile) && { file_id: file?.id ?? null }),
          origin: originOf(caller),
        })
        .where('id', '=', id)
        .execute();
      return foundDocument(transaction, fileKey, caller, kind, id);
    }),
  );
}

/** Deletes a document within reach and, through the database, its file. Throws Conflict for a stale copy. */
export function deleteDocument(
  { db, fileKey }: Services,
  caller: Viewer,
  kind: AnyKind,
  id: number,
  lastSeen: string | null | undefined,
): Promise<void> {
  return db.transaction().execute(async transaction => {
    const row = await lockDocument({ db: transaction, fileKey }, caller, kind, id);
    assertFresh(lastSeen, asDocument(caller, fileKey, kind, row));
    // unscoped: locked within reach above
    await withDocuments(transaction).deleteFrom(tableOf(kind)).where('id', '=', id).execute();
  });
}

/**
 * A citizen (locked by the caller) cannot have two licences of one number; only a merge brings one of the office's
 * beside a declared one. Throws Invalid.
 */
async function assertOnlyOne(
  db: Queryable,
  kind: AnyKind,
  citizenId: number,
  values: DocumentInput,
): Promise<void> {
  const { number } = kind;
  const given = number === null ? null : values[number];
  if (kind.owner !== 'citizen' || number === null || !given) return;
  // unscoped: of a citizen within reach
  const there = await withDocuments(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where('citizen_id', '=', citizenId)
    .where(sql`number_key(${sql.ref(number)})`, '=', numberKey(given))
    .executeTakeFirst();
  if (there !== undefined) {
    throw new Invalid({ [number]: (words: ServerWords) => words.validation.taken(labelOf(number, words)) });
  }
}

function isRenumbered({ number }: AnyKind, row: DocumentRow, fields: DocumentInput): boolean {
  if (number === null) return false;
  const [before, after] = [row[number], fields[number]];
  return typeof after === 'string' && (typeof before !== 'string' || numberKey(before) !== numberKey(after));
}

/** The citizen that a kind's documents go to, and how many the owner has. Throws NotFound out of reach. */
async function ownerOf(db: Queryable, caller: Caller, kind: AnyKind, ownerId: number) {
  const [owner] = await lookups(kind).owners(db, caller, ownerId);
  if (owner === undefined) throw new NotFound();
  return owner;
}

const lookups = memoiseByKind(kind => ({
  owners: preparedQuery((db, caller: Caller, ownerId: number) => {
    // unscoped: of an owner that the statement around it has limited
    const total = sql<number>`(
      select count(*)::int from ${sql.table(kind.collection)} document
      where document.${sql.ref(`${kind.owner}_id`)} = ${ownerId})`;
    const { citizens, vehicles } = within(db, caller);
    const columns = ['citizens.id as citizen_id', total.as('total')] as const;
    return kind.owner === 'citizen'
      ? citizens().select(columns).where('citizens.id', '=', ownerId)
      : vehicles().select(columns).where('vehicles.id', '=', ownerId);
  }),
  documents: preparedQuery((db, caller: Caller, ownerId: number, offset: number) =>
    documentRows(db, caller, kind)
      .where(sql.ref<number>(`document.${kind.owner}_id`), '=', ownerId)
      .$if(kind.owner === 'vehicle', query => query.orderBy(sql.ref(`document.${kind.until}`), 'desc'))
      .orderBy('document.id', 'desc')
      .limit(PER_PAGE)
      .offset(offset),
  ),
}));

/**
 * The document, held against changes until the transaction ends, as whose it is. Throws NotFound, Forbidden, and Conflict
 * where it has gone to another owner with its vehicle while it was waited for.
 */
async function lockDocument(
  { db, fileKey }: Pick<Services, 'fileKey'> & { db: Queryable },
  caller: Viewer,
  kind: AnyKind,
  id: number,
): Promise<DocumentRow> {
  const of = documentRows(db, caller, kind).where('document.id', '=', id);
  const found = await of.executeTakeFirst();
  if (found === undefined) throw new NotFound();
  await lockCitizens(db, caller, [found.citizen_id]);
  const row = await of.forUpdate('document').executeTakeFirst();
  if (row === undefined) throw new NotFound();
  if (!mayEditRecord(caller, row)) throw new Forbidden();
  if (row.citizen_id !== found.citizen_id) {
    throw new Conflict(words => words.errors.changedMeanwhile, asDocument(caller, fileKey, kind, row));
  }
  return row;
}

/** A document within reach. Throws where there is none. */
export async function foundDocument(
  db: Queryable,
  fileKey: Buffer,
  caller: Viewer,
  kind: AnyKind,
  id: number,
) {
  const row = await documentRows(db, caller, kind).where('document.id', '=', id).executeTakeFirstOrThrow();
  return asDocument(caller, fileKey, kind, row);
}

/** The given values of the kind's own fields; a form may carry more. */
function ownFields(kind: AnyKind, input: DocumentInput): Record<string, string | null> {
  const given = Object.keys(kind.fields).flatMap(name => {
    const value = input[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

function periodOf(kind: AnyKind, row: DocumentRow): DocumentInput {
  // Dates arrive as text or null.
  const names = [kind.from, ...endFields(kind)];
  return Object.fromEntries(names.map(name => [name, row[name] as string | null]));
}

/** What is required and known is not emptied, not even by a partial body. */
function assertNotEmptied(kind: AnyKind, row: DocumentRow, fields: Record<string, string | null>): void {
  const before = missingFields(kind, row);
  const emptied = missingFields(kind, { ...row, ...fields }).filter(name => !before.includes(name));
  if (emptied.length === 0) return;
  const sentences = emptied.map(name => [
    name,
    (words: ServerWords) => words.validation.required(labelOf(name, words)),
  ]);
  throw new Invalid(Object.fromEntries(sentences));
}

/** A document cannot end before it starts; the sentence stands at the end that does. */
function assertPeriod(kind: AnyKind, values: DocumentInput): void {
  const problems = periodProblems(kind, values);
  // A kind's fields all have their word in the catalogue; a test holds them against it.
  if (Object.keys(problems).length > 0) throw new Invalid(problems as Partial<Record<FieldName, Sentence>>);
}
