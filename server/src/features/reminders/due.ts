import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { isBrought } from '../../facts/brought.ts';
import { areSameEnd, toldOn } from '../../facts/told.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isTellable, type Spoken, spokenColumns, spokenFacts } from '../messages/spoken.ts';
import { closedSince, openDaysBefore } from '../office/open-days.ts';

/** For how many open days a stage on or after the end is made up for, when nothing was told on its day. */
const GRACE = 3;

/** An end whose reminder is due. */
export interface Due extends Spoken {
  stage: number;
  /** The message of the day that has told of it already. */
  told_by: number | null;
}

/** Which stages there are, and when the office is closed. */
export type Stages = Pick<ReminderSettings, 'stages' | 'stages_by_kind' | 'closed_weekdays' | 'closed_dates'>;

/**
 * The current documents whose reminder is due on a day: those within a stage's window that have not been reminded
 * of at that stage. A document's stage is the least one of its kind that is not below its days left, so that a missed
 * day is caught up and an old stage is never sent late. What ended on closed days just before is told of on this one.
 * @param isMeant which of them; all but those that lists have brought and no admin has let go where not said
 */
export function dueReminders(
  db: Queryable,
  day: string,
  settings: Stages,
  isMeant = sql<boolean>`not ${isBrought()}`,
) {
  const stage = sql<number>`(select min(s) from unnest(${stagesOfKind(settings)}) as s
    where s >= expiries.expiry_date - ${day}::date)`;
  const { first, last, ended, missed } = daysOf(day, settings);
  // unscoped: the worker plans the reminders of the whole office, which admins look at
  return db
    .selectFrom('expiries')
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select(spokenColumns)
    .select(spokenFacts)
    .select([stage.as('stage'), toldOn(day).as('told_by')])
    .where('expiries.expiry_date', '>=', first)
    .where('expiries.expiry_date', '<=', last)
    .where(
      sql<boolean>`expiries.expiry_date
        >= case when ${stage} > 0 then ${ended}::date else ${missed}::date + ${stage} end`,
    )
    .where(isTellable(day))
    .where(isMeant)
    .where(
      sql<boolean>`not exists (
        select from reminders where ${areSameEnd('reminders', 'expiries')} and reminders.stage = ${stage})`,
    );
}

/** The stages of a row of `expiries`, by its kind. */
export function stagesOfKind({ stages, stages_by_kind }: Stages) {
  const own = Object.entries(stages_by_kind).flatMap(([slug, stages]) =>
    stages === null ? [] : [sql`when ${sql.lit(slug)} then ${[...stages]}::integer[]`],
  );
  const common = sql<number[]>`${[...stages]}::integer[]`;
  return own.length === 0
    ? common
    : sql<number[]>`case expiries.kind ${sql.join(own, sql` `)} else ${common} end`;
}

/**
 * The days of ends that may be due on a day: the first and the last, the first where the stage lies before the end, and the
 * first day of a later stage that is still made up for.
 */
function daysOf(day: string, { stages, stages_by_kind, closed_weekdays, closed_dates }: Stages) {
  const closed = { weekdays: closed_weekdays, dates: closed_dates };
  const all = [...stages, ...Object.values(stages_by_kind).flatMap(own => own ?? [])];
  const [ended, missed] = [closedSince(day, closed), openDaysBefore(day, GRACE, closed)];
  const lowest = addPeriod(missed, { days: Math.min(...all) });
  return {
    first: lowest < ended ? lowest : ended,
    last: addPeriod(day, { days: Math.max(...all) }),
    ended,
    missed,
  };
}
