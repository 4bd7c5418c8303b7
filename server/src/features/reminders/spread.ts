import { addPeriod } from '@rto-desk/contract/period';
import { type ClosedDays, nextOpenDay } from '../office/open-days.ts';

/** Messages, each by its number, that are due from a day on (`YYYY-MM-DD`). */
export interface DueOn {
  day: string;
  messages: readonly number[];
}

/**
 * How many messages go on which days: none on closed days, no more of a day than its limit, what has waited longest first.
 * What is due again while it waits is one message.
 * @param due the soonest first
 * @param from the first day on which any may go
 * @param most how many of a day
 */
export function spreadOverDays(
  due: readonly DueOn[],
  { from, most, closed }: { from: string; most: number; closed: ClosedDays },
): { day: string; messages: number }[] {
  if (most <= 0) return [];
  const days: { day: string; messages: number }[] = [];
  const waiting = new Set<number>();
  let [day, next] = [from, 0];
  for (let soonest = due[next]; waiting.size > 0 || soonest !== undefined; soonest = due[next]) {
    const begin = waiting.size === 0 && soonest !== undefined && soonest.day > day ? soonest.day : day;
    day = nextOpenDay(begin, closed);
    for (; soonest !== undefined && soonest.day <= day; next += 1, soonest = due[next]) {
      for (const message of soonest.messages) waiting.add(message);
    }
    const gone = [...waiting].slice(0, most);
    for (const message of gone) waiting.delete(message);
    days.push({ day, messages: gone.length });
    day = addPeriod(day, { days: 1 });
  }
  return days;
}
