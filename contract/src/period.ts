import { Temporal } from 'temporal-polyfill';

/** A stretch of calendar time; negative parts shorten it. */
export interface Period {
  years?: number;
  months?: number;
  days?: number;
}

/**
 * The day a period after another. Years and months are added first and clamped to the month's end
 * (31 August plus six months is 28 February, 29 February plus twenty years stays in February), then days.
 * Rule: specification 4, Automatic expiry.
 */
export function addPeriod(date: string, period: Period): string {
  return Temporal.PlainDate.from(date)
    .add({ years: period.years ?? 0, months: period.months ?? 0 })
    .add({ days: period.days ?? 0 })
    .toString();
}
