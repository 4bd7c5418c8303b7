import { officeDate } from '@rto-desk/contract/expiry';
import { catalogues } from '@rto-desk/contract/words/languages';
import { nameInMessages, numberInMessages } from '@rto-desk/contract/words/notice';
import type { Queryable } from '../platform/database/database.ts';

interface Holder {
  name: string;
  named_by_holder: boolean;
  name_known: boolean;
}

interface Licence {
  ll_no: string | null;
  expiry_date: string | null;
}

/** The weekdays on which the office holds driving tests. */
export async function testWeekdays(db: Queryable): Promise<number[]> {
  const { test_weekdays } = await db
    .selectFrom('office_settings')
    .select('test_weekdays')
    .executeTakeFirstOrThrow();
  return test_weekdays;
}

/** What a learner is told about the test, in Hindi and in English like all messages to citizens, and its template. */
export function learnerText(holder: Holder, licences: readonly Licence[], weekdays: readonly number[]) {
  const name = nameInMessages(holder.name, !holder.named_by_holder, holder.name_known);
  const numbers = licences.map(({ ll_no }) => numberInMessages(ll_no ?? '', true)).filter(Boolean);
  const ends = licences.flatMap(({ expiry_date }) => expiry_date ?? []).sort();
  const facts = {
    name,
    numbers: numbers.join(', '),
    until: ends[0] === undefined ? null : officeDate(ends[0]),
    weekdays,
  };
  const body = [catalogues.hi, catalogues.en].map(words => words.jobAnswers.learnerReady(facts)).join('\n\n');
  return {
    recipient_name: name,
    body,
    template: { of: 'message', parameters: [name, body.replaceAll(/\s+/g, ' ')] },
  } as const;
}
