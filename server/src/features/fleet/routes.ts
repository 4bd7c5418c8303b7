import { Readable } from 'node:stream';
import type { Caller } from '@rto-desk/contract/access';
import { sendCsv } from '../../platform/csv.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { countChange } from '../../platform/limits.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { fleetOf, fleetPage } from './queries.ts';
import { fleetColumns, fleetSheet } from './sheet.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function fleetRoutes({ db, limits }: Services): Route[] {
  /** The citizen's history records that all their vehicles were exported. */
  const noteExport = async (caller: Caller, citizen: number) => {
    await countChange(limits, caller);
    await recordEvent(db, {
      action: 'exported',
      record: 'citizens',
      record_id: citizen,
      citizen_id: citizen,
    });
  };
  return [
    implement('GET /citizens/{id}/fleet', ({ caller, params, query }) =>
      fleetPage(db, caller, params.id, query),
    ),

    implement('GET /citizens/{id}/fleet.csv', async ({ caller, params, query, reply, words }) => {
      const { vehicles } = await fleetOf(db, caller, params.id, query);
      await noteExport(caller, params.id);
      const name = `vehicles-${params.id}.csv`;
      await sendCsv(reply, name, fleetColumns(vehicles, words), Readable.from(vehicles));
      return '';
    }),

    implement('GET /citizens/{id}/fleet.xlsx', async ({ caller, params, query, reply, words }) => {
      const { vehicles } = await fleetOf(db, caller, params.id, query);
      await noteExport(caller, params.id);
      const file = { name: `vehicles-${params.id}.xlsx`, type: SHEET };
      await sendFile(reply, file, fleetSheet(vehicles, words));
      return '';
    }),
  ];
}
