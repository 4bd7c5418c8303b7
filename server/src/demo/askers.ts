import type { Db } from '../platform/database/database.ts';
import type { Random } from './random.ts';

/** Within how many days people have come, and after how many staff have answered all of them. */
const DAYS = 80;
const ANSWERED = 30;

/** A person on record who may ask for something. */
export interface Asker {
  id: number;
  name: string;
  mobile: string;
  owner_id: number | null;
  branch_id: number | null;
  registration_no: string | null;
}

/** All people on record, each with one of their vehicles. */
export async function requestersOf(db: Db): Promise<[Asker, ...Asker[]]> {
  const [first, ...others] = await db
    .selectFrom('citizens')
    .leftJoin('vehicles', 'vehicles.citizen_id', 'citizens.id')
    .distinctOn('citizens.id')
    .select(['citizens.id', 'citizens.name', 'mobile', 'owner_id', 'branch_id', 'registration_no'])
    .orderBy('citizens.id')
    .orderBy('vehicles.id')
    .execute();
  if (first === undefined) throw new Error('There is no account to ask for a service');
  return [first, ...others];
}

/** How many days ago each came, the oldest first, the last ones today. */
export function newestLast(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.roll(DAYS)).sort((one, other) => other - one);
}

/** The first status is where everything begins; what came long ago is further. */
export function progress<Status extends string>(
  statuses: readonly [Status, ...Status[]],
  age: number,
  random: Random,
  staff: readonly number[],
) {
  const created_at = daysAgo(age, random.roll(24 * 60));
  const status = random.roll(ANSWERED) < age ? random.oneOf(statuses) : statuses[0];
  const isBegun = status === statuses[0];
  return {
    status,
    created_at,
    status_changed_by: isBegun ? null : (staff[random.roll(staff.length)] ?? null),
    status_changed_at: isBegun ? null : daysAgo(random.roll(age), 0),
  };
}

function daysAgo(days: number, minutes: number): string {
  return new Date(Date.now() - days * 86_400_000 - minutes * 60_000).toISOString();
}
