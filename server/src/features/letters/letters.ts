import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Letter, LetterBlock, LetterRow, LetterWarning } from '@rto-desk/contract/endpoints/letters';
import type { letterList } from '@rto-desk/contract/letter';
import { recordTag } from '@rto-desk/contract/letter-tags';
import type { QueryOf } from '@rto-desk/contract/list';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { newestPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { fill, textOf } from './docx.ts';
import { type Facts, factsOf, sourceOf } from './facts.ts';
import {
  answerable,
  checkedInputs,
  type Inputs,
  inputsOf,
  inputWarnings,
  missingInputs,
  printedInputs,
} from './inputs.ts';
import { type NamedSubject, subjectOf } from './subject.ts';
import { labelsOf } from './tag-list.ts';
import { templateOf } from './templates.ts';

/** The vehicles of the letter around it, in order. */
// unscoped: of the letter around it
const vehicleIds = sql<number[]>`array(
  select vehicle_id from letter_vehicles where letter_id = letters.id order by place)`;

/** A letter within reach with the version of its template. */
function letterRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .letters()
      // unscoped: the template of a letter within reach
      .innerJoin('letter_template_versions as versions', 'versions.id', 'letters.version_id')
      .innerJoin('letter_templates as templates', 'templates.id', 'versions.template_id')
      .select(['letters.id', 'letters.state', 'letters.number', 'letters.issued_on', 'letters.about'])
      .select(['letters.citizen_id', 'letters.to_citizen_id', 'letters.job_id', 'letters.branch_id'])
      .select(['letters.cancel_reason', 'letters.erased_on', 'letters.created_at', 'letters.updated_at'])
      .select(['templates.id as template_id', 'templates.name as template_name', 'templates.copies'])
      .select(['versions.version as template_version', 'templates.numbered'])
      .select(vehicleIds.as('vehicle_ids'))
  );
}

type FoundLetter = Awaited<ReturnType<ReturnType<typeof letterRows>['executeTakeFirstOrThrow']>>;

function asRow(found: FoundLetter): LetterRow {
  const { template_id, template_name, template_version, copies, numbered: _, ...row } = found;
  return { ...row, template: { id: template_id, name: template_name, version: template_version, copies } };
}

export type LetterFilter = Partial<Omit<QueryOf<typeof letterList>, 'page' | 'per_page'>> & {
  citizen_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
  job_id?: number | null | undefined;
};

/** One page of the letters within reach, newest first. Two statements. */
export async function lettersPage(
  db: Queryable,
  caller: Caller,
  query: LetterFilter & { page: number; per_page: number },
): Promise<Page<LetterRow>> {
  const matches = matching(query);
  const listed = within(db, caller).letters().select('letters.id').where(matches);
  const rows = (ids: number[]) => letterRows(db, caller).where('letters.id', 'in', ids).execute();
  const found = await newestPage(db, query, listed, rows);
  return { ...found, data: found.data.map(asRow) };
}

function matching(filter: LetterFilter): RawBuilder<SqlBool> {
  const { q, state, template, from, to, citizen_id, vehicle_id, job_id } = filter;
  // unscoped: versions and vehicles of letters within reach
  const ofTemplate = sql`select id from letter_template_versions where template_id = ${Number(template ?? 0)}`;
  // unscoped: as above
  const ofVehicle = sql`select letter_id from letter_vehicles where vehicle_id = ${vehicle_id ?? 0}`;
  const conditions = [
    sql<SqlBool>`true`,
    ...(state ? [sql<SqlBool>`letters.state = ${state}`] : []),
    ...(template ? [sql<SqlBool>`letters.version_id in (${ofTemplate})`] : []),
    ...(from ? [sql<SqlBool>`letters.issued_on >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`letters.issued_on <= ${to}::date`] : []),
    ...(citizen_id ? [sql<SqlBool>`letters.citizen_id = ${citizen_id}`] : []),
    ...(job_id ? [sql<SqlBool>`letters.job_id = ${job_id}`] : []),
    ...(vehicle_id ? [sql<SqlBool>`letters.id in (${ofVehicle})`] : []),
    ...(q ? [hasTextOrNumber(sql.ref('letters.search_text'), q)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** What a letter is begun with. */
export interface NewLetter extends NamedSubject {
  template_id: number;
  inputs: Inputs;
}

/** Begins a letter. Throws NotFound out of reach, and Invalid. */
export function beginLetter(db: Db, caller: Caller, letter: NewLetter): Promise<Letter> {
  return db.transaction().execute(async transaction => {
    const template = await templateOf(transaction, letter.template_id);
    if (template.archived_at !== null) throw new NotFound();
    const { subject, branch_id } = await subjectOf(transaction, caller, template.subject, letter);
    const inputs = checkedInputs(answerable(template.tags, subject.vehicle_ids), letter.inputs, false);
    const facts = await factsOf(transaction, caller, subject, template.tags);
    const { vehicle_ids, ...whose } = subject;
    const { id } = await transaction
      .insertInto('letters')
      .values({
        ...{ version_id: template.version_id, ...whose, branch_id, about: facts.about },
        ...{ inputs: JSON.stringify(inputs), created_by: caller.id },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (vehicle_ids.length > 0) {
      // unscoped: vehicles within reach, of the letter above
      await transaction
        .insertInto('letter_vehicles')
        .values(vehicle_ids.map((vehicle_id, place) => ({ letter_id: id, place, vehicle_id })))
        .execute();
    }
    return letterOf(transaction, caller, id);
  });
}

/** A letter with all that filling it needs, locked until the transaction ends where that is wanted. */
export async function loadLetter(db: Queryable, caller: Caller, id: number, lock = false) {
  if (lock) {
    await within(db, caller)
      .letters()
      .select('letters.id')
      .where('letters.id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
  }
  return letterRows(db, caller)
    .select(['letters.inputs', 'letters.version_id', 'letters.state_by'])
    .select(['versions.content', 'versions.tags', 'versions.lists_vehicles'])
    .where('letters.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

export type LoadedLetter = Awaited<ReturnType<typeof loadLetter>>;

/** A letter within reach; of a draft the values that it would have. Throws NotFound. */
export async function letterOf(db: Queryable, caller: Caller, id: number): Promise<Letter> {
  const {
    content: _,
    tags,
    lists_vehicles: __,
    inputs,
    version_id: ___,
    state_by: ____,
    ...found
  } = await loadLetter(db, caller, id);
  const row = { ...asRow(found), numbered: found.numbered, to_citizen_id: found.to_citizen_id };
  if (found.state !== 'draft') {
    return { ...row, values: {}, asks: [], labels: {}, inputs: {}, missing: [], warnings: [] };
  }
  const facts = await factsOf(db, caller, found, tags);
  return {
    ...row,
    values: valuesOf(tags, facts, inputs),
    asks: inputsOf(tags),
    labels: labelsOf(tags),
    inputs,
    missing: missingInputs(tags, inputs, found.to_citizen_id !== null, { withPrivate: false }),
    warnings: [...facts.warnings, ...inputWarnings(inputs)],
  };
}

function valuesOf(tags: readonly string[], facts: Facts, inputs: Inputs): Letter['values'] {
  const answered = printedInputs(tags, inputs);
  const known = tags.filter(tag => recordTag(tag) !== undefined);
  return Object.fromEntries(
    known.map(tag => {
      const recorded = facts.vehicles[0]?.get(tag) ?? facts.shared.get(tag);
      const answer = answered.get(tag);
      return [
        tag,
        {
          value: recorded ?? answer ?? null,
          source: recorded === undefined && answer !== undefined ? 'input' : sourceOf(tag),
        },
      ] as const;
    }),
  );
}

/** Answers what a draft asks; what is absent is not answered. Throws NotFound, Invalid and Conflict. */
export function answerLetter(
  db: Db,
  caller: Caller,
  id: number,
  change: {
    inputs: Inputs;
    to_citizen_id?: number | null | undefined;
    updated_at?: string | null | undefined;
  },
): Promise<Letter> {
  return db.transaction().execute(async transaction => {
    const letter = await loadLetter(transaction, caller, id, true);
    await assertLetterFresh(transaction, caller, letter, change.updated_at, 'draft');
    const { to_citizen_id = letter.to_citizen_id } = change;
    if (to_citizen_id !== null && to_citizen_id !== letter.to_citizen_id) {
      await within(transaction, caller)
        .citizens()
        .select('citizens.id')
        .where('citizens.id', '=', to_citizen_id)
        .executeTakeFirstOrThrow(() => new NotFound());
    }
    const inputs = JSON.stringify(
      checkedInputs(answerable(letter.tags, letter.vehicle_ids), change.inputs, false),
    );
    // unscoped: locked within reach above
    await transaction.updateTable('letters').set({ inputs, to_citizen_id }).where('id', '=', id).execute();
    return letterOf(transaction, caller, id);
  });
}

/** Deletes a draft. Throws NotFound, and Conflict for a letter that was issued. */
export async function discardLetter(db: Db, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async transaction => {
    const letter = await loadLetter(transaction, caller, id, true);
    await assertLetterFresh(transaction, caller, letter, null, 'draft');
    // unscoped: locked within reach above
    await transaction.deleteFrom('letters').where('id', '=', id).execute();
  });
}

/** Throws Conflict with the letter for a stale copy, and for one in another state. */
export async function assertLetterFresh(
  db: Queryable,
  caller: Caller,
  letter: LoadedLetter,
  lastSeen: string | null | undefined,
  state: 'draft' | 'issued',
): Promise<void> {
  const isStale = lastSeen && Date.parse(lastSeen) !== Date.parse(letter.updated_at);
  if (!isStale && letter.state === state) return;
  const current = await letterOf(db, caller, letter.id);
  throw new Conflict(
    letter.state !== state
      ? words => (state === 'draft' ? words.letters.notDraft : words.letters.notIssued)
      : words => words.errors.changedMeanwhile,
    current,
  );
}

/** The file of a letter: as it was issued, or as a draft would be, without a number. Throws NotFound where it was erased. */
export async function fileOf(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ name: string; content: Buffer }> {
  const letter = await loadLetter(db, caller, id);
  const name = `${letter.number?.replaceAll('/', '-') ?? `letter-${letter.id}`}.docx`;
  if (letter.state === 'draft') return { name, content: await filled(db, caller, letter, {}, null) };
  // unscoped: of a letter within reach
  const { content } = await db
    .selectFrom('letter_files')
    .select('content')
    .where('letter_id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  return { name, content };
}

/** The file of a draft with what the records say now, its answers and private ones. */
export async function filled(
  db: Queryable,
  caller: Caller,
  letter: LoadedLetter,
  privateInputs: Inputs,
  number: string | null,
): Promise<Buffer> {
  const { tags, inputs } = letter;
  const facts = await factsOf(db, caller, letter, tags);
  const answers = printedInputs(tags, { ...inputs, ...privateInputs });
  const shared = new Map([
    ...answers,
    ...facts.shared,
    ...(number === null ? [] : [['number', number] as const]),
  ]);
  return fill(
    letter.content,
    { listsVehicles: letter.lists_vehicles },
    shared,
    facts.vehicles.length > 0 ? facts.vehicles : [new Map()],
  );
}

/** A template tried on a record, of which nothing is stored. */
export async function tryTemplate(
  db: Queryable,
  caller: Caller,
  id: number,
  given: NamedSubject,
): Promise<{ blocks: LetterBlock[]; empty: string[]; warnings: LetterWarning[] }> {
  const template = await templateOf(db, id);
  const { subject } = await subjectOf(db, caller, template.subject, given);
  const facts = await factsOf(db, caller, subject, template.tags);
  const vehicles = facts.vehicles.length > 0 ? facts.vehicles : [new Map<string, string>()];
  const file = await fill(
    template.content,
    { listsVehicles: template.lists_vehicles },
    facts.shared,
    vehicles,
  );
  const isEmpty = (tag: string) =>
    recordTag(tag) !== undefined && tag !== 'number' && !facts.shared.has(tag) && !vehicles[0]?.has(tag);
  return { blocks: await textOf(file), empty: template.tags.filter(isEmpty), warnings: facts.warnings };
}
