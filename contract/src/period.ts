/** A stretch of calendar time; negative parts shorten it. */
export interface Period {
  years?: number;
  months?: number;
  days?: number;
}

/**
 * The day a period after another, both `YYYY-MM-DD`. Years and months are added first and clamped to the month's
 * end (31 August plus six months is 28 February, 29 February plus twenty-one years is 28 February), then days.
 */
export function addPeriod(date: string, { years = 0, months = 0, days = 0 }: Period): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const passed = month - 1 + years * 12 + months;
  const lastOfMonth = new Date(Date.UTC(year, passed + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, passed, Math.min(day, lastOfMonth) + days)).toISOString().slice(0, 10);
}
