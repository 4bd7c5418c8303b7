import { catalogues } from '@rto-desk/contract/words/languages';
import { type ParsedRow, parseRow } from '../features/imports/read/parse-row.ts';
import { proposeColumns } from '../features/imports/read/proposals.ts';
import { readBytes } from '../features/imports/read/read-list.ts';
import { columnNotes } from '../features/imports/sentences.ts';

/** A list as a person would map it who changes nothing: what each column is taken for, which are asked about, what each row says. */
export async function readList(given: string | Buffer, name = 'list.csv') {
  const list = await readBytes(Buffer.from(given), name);
  const proposals = proposeColumns(list);
  const columns = proposals.map(({ field, also }, index) => ({
    ...{ index, field, ...(also && { also }) },
    month_first: list.columns[index]?.saysMonthFirst ?? false,
  }));
  const kept = { citizen_id: null, new_citizen: false, skipped: false };
  return {
    fields: Object.fromEntries(list.columns.map(({ header }, at) => [header, proposals[at]?.field ?? ''])),
    asked: list.columns.flatMap(({ header }, at) => (proposals[at]?.isUnsure ? [header] : [])),
    notes: Object.fromEntries(
      list.columns.map(({ header, days }, at) => [
        header,
        columnNotes({ index: at, header, field: proposals[at]?.field ?? '', days }, catalogues.en),
      ]),
    ),
    rows: list.rows.map(row => parseRow({ columns, date_1904: list.date1904 }, { ...row, ...kept })),
  };
}

/** What a row says, each field by its own name. */
export const saidBy = ({ citizen, vehicle, documents }: ParsedRow) => ({
  ...citizen,
  ...vehicle,
  ...Object.fromEntries(
    documents.flatMap(({ kind, values }) =>
      Object.entries(values).map(([name, value]) => [`${kind.slug}.${name}`, value]),
    ),
  ),
});
