import { today } from '@rto-desk/contract/expiry';
import { OTHER_SERVICE } from '@rto-desk/contract/job';
import { addPeriod } from '@rto-desk/contract/period';
import type { Service } from '@rto-desk/contract/services';
import type { Queryable } from '../../platform/database/database.ts';
import { closedDaysOf, nextOpenDay } from '../office/open-days.ts';

/** The day by which services are done that come in on a day: that of the slowest, moved to an open day. */
export async function dueOn(
  db: Queryable,
  services: readonly Service[],
  day = today(),
): Promise<string | null> {
  const { days } = await db
    .selectFrom('service_days')
    .select(eb => eb.fn.max('days').as('days'))
    .where('service', 'in', services.length === 0 ? [OTHER_SERVICE] : [...services])
    .executeTakeFirstOrThrow();
  return days === null ? null : nextOpenDay(addPeriod(day, { days }), await closedDaysOf(db));
}
