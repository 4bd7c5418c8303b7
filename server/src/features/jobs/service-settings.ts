import type { JobServiceSettings } from '@rto-desk/contract/endpoints/job-settings';
import { type JobDocumentKind, type JobService, jobServices } from '@rto-desk/contract/job';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';

interface ServiceRow extends Omit<JobServiceSettings, 'papers'> {
  papers: { name_en: string; name_hi: string; original: boolean; document_kind: KindSlug | null }[];
}

/** What each service takes: its days and its papers. One statement. */
export async function servicesOf(db: Queryable, service?: JobService): Promise<JobServiceSettings[]> {
  const { rows } = await sql<ServiceRow>`
    select service, days, since, source, updated_at, (
      select coalesce(json_agg(json_build_object('name_en', name_en, 'name_hi', name_hi, 'original', original,
        'document_kind', document_kind) order by place, id), '[]')
      from service_papers where service_papers.service = service_days.service) as papers
    from service_days
    where ${service === undefined ? sql`true` : sql`service = ${service}`}
    order by array_position(${[...jobServices]}::text[], service)`.execute(db);
  return rows.map(({ papers, ...row }) => ({
    ...row,
    papers: papers.map(({ original, document_kind, ...names }) => ({
      ...names,
      kind: original ? 'original' : 'copy',
      document_kind,
    })),
  }));
}

export interface ServiceChange {
  days: number;
  papers: readonly {
    name_en: string;
    name_hi: string;
    kind: JobDocumentKind;
    document_kind?: KindSlug | null | undefined;
  }[];
  updated_at?: string | null | undefined;
}

/**
 * Sets the days and papers of a service; jobs that are there keep theirs. Throws NotFound, and Conflict for a stale copy.
 */
export function changeService(
  db: Db,
  service: JobService,
  { days, papers, updated_at }: ServiceChange,
): Promise<JobServiceSettings> {
  return db.transaction().execute(async transaction => {
    await transaction
      .selectFrom('service_days')
      .select('id')
      .where('service', '=', service)
      .forUpdate()
      .execute();
    const [before] = await servicesOf(transaction, service);
    if (before === undefined) throw new NotFound();
    assertFresh(updated_at, before);
    await transaction.updateTable('service_days').set({ days }).where('service', '=', service).execute();
    const isSame = JSON.stringify(before.papers.map(asText)) === JSON.stringify(papers.map(asText));
    if (!isSame) await replaceServiceDocuments(transaction, service, papers);
    const [after] = await servicesOf(transaction, service);
    if (after === undefined) throw new NotFound();
    return after;
  });
}

const asText = ({ name_en, name_hi, kind, document_kind }: ServiceChange['papers'][number]) => [
  name_en,
  name_hi,
  kind,
  document_kind ?? null,
];

async function replaceServiceDocuments(
  db: Queryable,
  service: JobService,
  papers: ServiceChange['papers'],
): Promise<void> {
  await db.deleteFrom('service_papers').where('service', '=', service).execute();
  const rows = papers.map(({ kind, document_kind = null, ...names }, at) => ({
    ...names,
    document_kind,
    service,
    original: kind === 'original',
    place: at + 1,
  }));
  if (rows.length > 0) await db.insertInto('service_papers').values(rows).execute();
}
