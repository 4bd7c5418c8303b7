import type { KeptBy } from '@rto-desk/contract/endpoints/citizens';
import { sql } from 'kysely';
import { holdsOfficeRecords } from './office-records.ts';

/** Whether the mobiles of all accounts that keep a row of `citizens` are verified; null where none keeps it. */
export const keptBy = sql<KeptBy | null>`(
  select case when bool_and(keeper.role <> 'user' or keeper.phone_verified_at is not null) then 'verified'
    when count(*) > 0 then 'unverified' end
  from users as keeper where keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id)`;

/** Whether whoever keeps it may be anybody: their mobile is not verified, and the office has entered nothing yet. */
export const isUnproven = sql<boolean>`(case ${keptBy} when 'unverified' then not ${holdsOfficeRecords} else false end)`;

/** How far a profile is from the office's own: 0 of the office, 1 kept by a verified account alone, 2 unproven. */
export const farFromOffice = sql<number>`(case ${keptBy} when 'verified' then case when ${holdsOfficeRecords} then 0 else 1 end
  when 'unverified' then case when ${holdsOfficeRecords} then 0 else 2 end else 0 end)`;
