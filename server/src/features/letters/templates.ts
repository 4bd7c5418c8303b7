import type { LetterTemplate, LetterWarning } from '@rto-desk/contract/endpoints/letters';
import { TEMPLATE_LIMIT, type TemplateSubject } from '@rto-desk/contract/letter';
import type { Service } from '@rto-desk/contract/services';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { NotFound, TooLarge } from '../../platform/errors.ts';
import { checkTemplate } from './check.ts';
import { readTags } from './docx.ts';
import { notDocx, pack } from './package.ts';

export interface TemplateInput {
  name: string;
  subject: TemplateSubject;
  numbered: boolean;
  copies?: number | null | undefined;
  services?: Service[] | undefined;
}

/** The templates that are offered, by name; those for a service are those for it and those for any. */
export function templatesOf(
  db: Queryable,
  { subject, service }: { subject?: TemplateSubject | undefined; service?: Service | undefined },
): Promise<LetterTemplate[]> {
  return templateRows(db)
    .where('letter_templates.archived_at', 'is', null)
    .$if(subject !== undefined, query => query.where('subject', '=', subject ?? 'citizen'))
    .$if(service !== undefined, query =>
      query.where(sql<boolean>`(services = '{}' or ${service ?? ''} = any(services))`),
    )
    .orderBy('name')
    .orderBy('letter_templates.id')
    .execute();
}

function templateRows(db: Queryable) {
  return db
    .selectFrom('letter_templates')
    .innerJoin('letter_template_versions as versions', join =>
      join
        .onRef('versions.template_id', '=', 'letter_templates.id')
        .onRef('versions.version', '=', 'letter_templates.version'),
    )
    .select(['letter_templates.id', 'name', 'subject', 'numbered', 'services', 'copies'])
    .select(['letter_templates.version', 'tags', 'lists_vehicles', 'letter_templates.updated_at']);
}

/** A template in its present version, with its file. Throws NotFound. */
export function templateOf(db: Queryable, id: number) {
  return templateRows(db)
    .select(['versions.id as version_id', 'versions.content', 'archived_at'])
    .where('letter_templates.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

type Saved = LetterTemplate & { warnings: LetterWarning[] };

/** Adds a template. Throws Invalid for a file that is refused. */
export async function addTemplate(db: Db, input: TemplateInput, file: Buffer | null): Promise<Saved> {
  if (file === null) throw notDocx();
  const { version, warnings } = await versionOf(file);
  return db.transaction().execute(async transaction => {
    const id = await insertTemplate(transaction, input, version);
    return { ...(await shown(transaction, id)), warnings };
  });
}

/** Stores templates, except those whose name is there already. Answers how many were added. */
export async function addMissingTemplates(
  db: Db,
  templates: readonly { input: TemplateInput; file: Buffer }[],
): Promise<number> {
  const read = await Promise.all(
    templates.map(async ({ input, file }) => ({ input, version: (await versionOf(file)).version })),
  );
  return db.transaction().execute(async transaction => {
    // Two that are asked for at once must not both find a name missing.
    await sql`lock table letter_templates in share row exclusive mode`.execute(transaction);
    const there = await templateNames(transaction);
    const missing = read.filter(({ input }) => !there.has(input.name));
    for (const { input, version } of missing) await insertTemplate(transaction, input, version);
    return missing.length;
  });
}

/** The names of all templates. */
export async function templateNames(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('letter_templates').select('name').execute()).map(({ name }) => name));
}

/** Inserts a template with its first version; answers its id. */
async function insertTemplate(
  db: Queryable,
  input: TemplateInput,
  version: Awaited<ReturnType<typeof versionOf>>['version'],
): Promise<number> {
  const { id } = await db
    .insertInto('letter_templates')
    .values(rowOf(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('letter_template_versions')
    .values({ ...version, template_id: id, version: 1 })
    .execute();
  return id;
}

/** Changes a template; a file makes a new version. Throws NotFound, Conflict for a stale copy, and Invalid. */
export async function changeTemplate(
  db: Db,
  id: number,
  { updated_at, ...input }: TemplateInput & { updated_at?: string | null | undefined },
  file: Buffer | null,
): Promise<Saved> {
  const made = file === null ? null : await versionOf(file);
  return db.transaction().execute(async transaction => {
    const { version } = await transaction
      .selectFrom('letter_templates')
      .select('version')
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
    assertFresh(updated_at, await shown(transaction, id));
    const next = made === null ? version : version + 1;
    if (made !== null) {
      await transaction
        .insertInto('letter_template_versions')
        .values({ ...made.version, template_id: id, version: next })
        .execute();
    }
    await transaction
      .updateTable('letter_templates')
      .set({ ...rowOf(input), version: next })
      .where('id', '=', id)
      .execute();
    return { ...(await shown(transaction, id)), warnings: made?.warnings ?? [] };
  });
}

/** Archives a template. Throws NotFound. */
export async function archiveTemplate(db: Db, id: number): Promise<void> {
  await db.transaction().execute(transaction =>
    transaction
      .updateTable('letter_templates')
      .set({ archived_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new NotFound()),
  );
}

async function shown(db: Queryable, id: number): Promise<LetterTemplate> {
  return templateRows(db)
    .where('letter_templates.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

function rowOf({ name, subject, numbered, copies = null, services = [] }: TemplateInput) {
  return { name, subject, numbered, copies, services: [...new Set(services)] };
}

/** What is stored of an uploaded file: only the parts that were checked, and the tags in them. */
async function versionOf(file: Buffer) {
  if (file.length > TEMPLATE_LIMIT) {
    throw new TooLarge(words => words.letters.fileTooLarge);
  }
  const { parts, notes } = await checkTemplate(file);
  const content = await pack(parts);
  const { tags, listsVehicles } = await readTags(content);
  return { version: { content, tags, lists_vehicles: listsVehicles }, warnings: notes };
}
