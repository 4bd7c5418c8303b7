import { OTHER_SERVICE } from '@rto-desk/contract/job';
import type { Service } from '@rto-desk/contract/services';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Brings the papers of a job in line with its services: adds what they ask for, each paper once, and takes off what none
 * of them asks for any more, unless it has come, was judged or has a scan.
 */
export async function addServiceDocuments(
  db: Queryable,
  jobId: number,
  services: readonly Service[],
): Promise<void> {
  const asked = services.length === 0 ? [OTHER_SERVICE] : [...services];
  // unscoped: of a job that who calls has just made, or locked within reach
  await sql`
    with asked as (
      select distinct on (name_en) name_en, name_hi, original, document_kind, service_papers.place, listed.at
      from unnest(${asked}::text[]) with ordinality as listed (service, at)
        join service_papers on service_papers.service = listed.service
      order by name_en, original desc, listed.at, place),
    superfluous as (
      delete from job_papers
      where job_id = ${jobId} and listed and received_on is null and not not_needed and file_id is null
        and coalesce(listed_as, name_en) not in (select name_en from asked))
    insert into job_papers (job_id, name_en, name_hi, original, document_kind, listed)
    select ${jobId}, name_en, name_hi, original, document_kind, true from asked
    where name_en not in (select coalesce(listed_as, name_en) from job_papers where job_id = ${jobId})
    order by at, place`.execute(db);
}
