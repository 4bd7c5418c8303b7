import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ComparedLine } from '@rto-desk/contract/endpoints/compare';
import { today } from '@rto-desk/contract/expiry';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type CsvColumn, sendCsv } from '../../platform/csv.ts';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { readMarks } from '../imports/read/read-list.ts';
import { compareRows } from './compare.ts';

/** Longer lists can be compared ten times a day: they tell whom the office has on record. */
const LONG = 1000;

export function compareRoutes({ db, storage, limits }: Services): Route[] {
  return [
    implement('POST /compare', async ({ caller, body, file, request, reply, words }) => {
      if (file === null && !body.text?.trim())
        throw new Invalid({ file: words => words.imports.rows.neitherFileNorText });
      await limits.count('compares', String(caller.id));
      const rows = await readMarks(file === null ? (body.text ?? '') : await storage.readReceived(file));
      if (rows.length > LONG) await limits.count('longCompares', String(caller.id));
      const data = await compareRows(db, caller, rows);
      if (wantsCsv(request.headers.accept)) {
        await sendCsv(
          reply,
          `compare-${today()}.csv`,
          columns(words, caller.desk.money_on),
          Readable.from(data),
        );
        // Only then it counts as answered.
        await finished(reply.raw).catch(() => undefined);
      }
      return { data };
    }),
  ];
}

function wantsCsv(accept = ''): boolean {
  return accept.slice(0, 200).split(',', 1)[0]?.trim().startsWith('text/csv') ?? false;
}

function columns(words: ServerWords, withMoney: boolean): CsvColumn<ComparedLine>[] {
  const { compare } = words;
  return [
    { heading: compare.line, cell: ({ line }) => line },
    { heading: words.fields.registration_no, cell: ({ registration_no }) => registration_no },
    { heading: words.fields.mobile, cell: ({ mobile }) => mobile },
    { heading: compare.state, cell: ({ known }) => (known ? compare.yes : compare.no) },
    { heading: compare.owner, cell: ({ owner }) => owner?.name },
    { heading: compare.nextExpiry, cell: ({ next_expiry }) => next_expiry },
    { heading: compare.openJob, cell: ({ open_job }) => open_job?.number },
    ...(withMoney ? [{ heading: compare.owes, cell: ({ owes }: ComparedLine) => owes }] : []),
  ];
}
