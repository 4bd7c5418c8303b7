import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { SelfDeclared } from '@rto-desk/contract/endpoints/self-declared';
import { kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { type SqlBool, sql } from 'kysely';
import { documentUrl } from '../../facts/document-tab.ts';
import { managedBy, verifiedByBranch } from '../../facts/profile-trust.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { within } from '../../scope/within.ts';
import { identifier } from '../expiries/queries.ts';

/** Of rows of `expiries`: current ends that holders have declared, as the index of them says it. */
export const isDeclared = sql<SqlBool>`(expiries.origin = 'self' and not expiries.superseded)`;

/** The end of the office's own document of the same series that the holder says was renewed. */
// unscoped: of a row of expiries, which its statement has limited
const officeUntil = sql<string | null>`(
  select max(former.expiry_date) from expiries as former
  where former.vehicle_id = expiries.vehicle_id and former.kind = expiries.kind
    and former.series = expiries.series and former.end_field = expiries.end_field
    and former.origin = 'office' and not former.superseded and former.expiry_date < expiries.expiry_date)`;

/** When the document of a row of `expiries` was last changed. */
export const documentUpdatedAt = sql<string>`case expiries.kind ${sql.join(
  kinds.map(
    // unscoped: of a row of expiries, which its statement has limited
    ({ slug, collection }) => sql`when ${sql.lit(slug)} then (
      select document.updated_at from ${sql.table(collection)} as document where document.id = expiries.document_id)`,
  ),
  sql` `,
)} end`;

/** One page of the self-declared records within reach that staff have not checked, soonest first. Two statements. */
export async function selfDeclaredPage(
  db: Queryable,
  caller: Caller,
  { page, per_page }: { page: number; per_page: number },
): Promise<Page<SelfDeclared>> {
  const listed = within(db, caller).expiries().select('expiries.document_id').where(isDeclared);
  const declared = await listPage(db, { page, per_page }, listed, ({ offset, limit }) =>
    within(db, caller)
      .expiries()
      // unscoped: the holder of a document within reach
      .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
      // unscoped: the vehicle of a document within reach
      .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
      .select(['expiries.kind', 'expiries.document_id as id', 'expiries.citizen_id', 'expiries.expiry_date'])
      .select(['expiries.end_field as end', 'citizens.name', 'citizens.mobile'])
      // Not joined: so it is looked up for the rows of the page alone.
      .select([managedBy(caller).as('kept_by'), verifiedByBranch(caller).as('verified_by_branch')])
      .select(['vehicles.registration_no as vehicle_no', officeUntil.as('office_until')])
      .select([identifier.as('identifier'), documentUpdatedAt.as('updated_at')])
      .where(isDeclared)
      .orderBy('expiries.expiry_date')
      .orderBy('expiries.kind')
      .orderBy('expiries.document_id')
      .orderBy('expiries.end_field')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  const data = declared.data.map(({ kind, ...row }) => ({
    ...row,
    slug: kind,
    type: kindOf(kind).type,
    identifier: row.identifier ?? '',
    url: documentUrl(row.citizen_id, kind),
  }));
  return { ...declared, data };
}
