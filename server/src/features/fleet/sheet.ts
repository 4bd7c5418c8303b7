import type { FleetRow } from '@rto-desk/contract/endpoints/fleet';
import { officeDate } from '@rto-desk/contract/expiry';
import { kindOf, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { endName } from '@rto-desk/contract/words/type-name';
import type { ServerWords } from '@rto-desk/contract/words/words';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { CsvColumn } from '../../platform/csv.ts';

/** The columns of the files: the vehicle, its nearest end, and each kind that any of the vehicles has. */
export function fleetColumns(vehicles: readonly FleetRow[], words: ServerWords): CsvColumn<FleetRow>[] {
  const texts = words.fleet;
  const used = vehicleKinds.filter(({ slug }) =>
    vehicles.some(({ ends }) => ends.some(end => end.slug === slug)),
  );
  const said = ({ slug, end, expiry_date, state, declared }: FleetRow['ends'][number]) => {
    const notes = [endName(kindOf(slug), end, words), declared ? texts.declared : null].filter(Boolean);
    const whole = `${officeDate(expiry_date)} ${texts.states[state]}`;
    return notes.length === 0 ? whole : `${whole} (${notes.join(', ')})`;
  };
  return [
    { heading: words.fields.registration_no, cell: row => row.registration_no },
    { heading: words.fields.type, cell: row => row.type },
    { heading: words.fields.make_model, cell: row => row.make_model },
    {
      heading: texts.nearest,
      cell: ({ has_left, ends: [nearest] }) => (has_left ? texts.left : nearest && said(nearest)),
    },
    ...used.map(({ slug }) => ({
      heading: words.kinds[slug].many,
      cell: ({ ends }: FleetRow) =>
        ends
          .filter(end => end.slug === slug)
          .map(said)
          .join(', '),
    })),
  ];
}

/** The same as an Excel sheet, for `sendFile`. */
export async function* fleetSheet(vehicles: readonly FleetRow[], words: ServerWords): AsyncGenerator<Buffer> {
  const columns = fleetColumns(vehicles, words);
  const texts = words.fleet;
  const header = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: 'bold' as const,
    wrap: true,
  }));
  const data = vehicles.map(row => columns.map(({ cell }) => textCell(cell(row))));
  yield await writeWorkbook([
    {
      sheet: texts.sheet,
      data: [header, ...data],
      columns: columns.map(() => ({ width: 22 })),
      orientation: 'landscape',
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

/** Always a text: what begins with "=" is no formula. */
function textCell(value: string | number | null | undefined): CellObject | null {
  return value === '' || value === null || value === undefined
    ? null
    : { value: String(value), type: String, format: '@' };
}
