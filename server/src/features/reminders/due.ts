import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { addPeriod } from '@rto-desk/contract/period';
import { type Selectable, sql } from 'kysely';
import { isImported } from '../../facts/imported.ts';
import { areSameEnd, notifiedOn } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import {
  isNotifiable,
  isNotifiableOnceReviewed,
  type NoticeSubject,
  subjectColumns,
  subjectFacts,
} from '../messages/notice-subject.ts';
import { stageOn } from '../messages/stages.ts';
import { closedSince, openDaysBefore } from '../office/open-days.ts';

/** For how many open days a stage on or after the end is made up for, when nothing was told on its day. */
const GRACE = 3;

/** An end whose reminder is due. */
export interface Due extends NoticeSubject {
  stage: number;
  /** The message of the day that has told of it already. */
  told_by: number | null;
}

/** Which stages there are, and when the office is closed. */
export type Stages = Pick<ReminderSettings, 'stages' | 'stages_by_kind' | 'closed_weekdays' | 'closed_dates'>;

/**
 * The current documents whose reminder is due on a day: those within a stage's window, or left since (`reminders_left`), that
 * have not been reminded of at that stage. A document's stage is the least one of its kind that is not below its days left, so
 * that a missed day is caught up and an old stage is never sent late. What ended on closed days just before is told of on this
 * one.
 * @param isMeant which of them; all but those that imports have added and no admin has allowed where not said
 */
export function dueReminders(db: Queryable, day: string, settings: Stages, isMeant = isLetGo) {
  return allDue(db, day, settings).where(isNotifiable(day)).where(isMeant);
}

/** The same with those of which nothing is told until staff have looked at what the holder has declared. */
export function dueOrHeld(db: Queryable, day: string, settings: Stages) {
  return allDue(db, day, settings).where(isNotifiableOnceReviewed(day)).where(isLetGo);
}

const isLetGo = sql<boolean>`not ${isImported()}`;

function allDue(db: Queryable, day: string, settings: Stages) {
  const stage = stageOn(day, settings);
  const { first, last, ended, missed } = daysOf(day, settings);
  const isInTime = sql`(expiries.expiry_date >= ${first} and expiries.expiry_date <= ${last}
    and expiries.expiry_date >= case when ${stage} > 0 then ${ended}::date else ${missed}::date + ${stage} end)`;
  // What was left longer ago than is made up for, when no reminders went out meanwhile, is told of no more.
  // unscoped: the worker plans the reminders of the whole office, which admins look at
  const expiries = sql<Selectable<Database['expiries']>>`(
    select * from expiries where ${isInTime}
    union all
    select expiries.* from reminders_left as waiting join expiries on ${areSameEnd('waiting', 'expiries')}
    where waiting.left_on >= ${missed} and not ${isInTime})`;
  return (
    db
      // unscoped: as above
      .selectFrom(expiries.as('expiries'))
      // unscoped: as above
      .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
      // unscoped: as above
      .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
      .select(subjectColumns)
      .select(subjectFacts)
      .select([stage.as('stage'), notifiedOn(day).as('told_by')])
      // unscoped: whether one of them has been notified
      .where(
        sql<boolean>`not exists (
          select from reminders where ${areSameEnd('reminders', 'expiries')} and reminders.stage = ${stage})`,
      )
  );
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
