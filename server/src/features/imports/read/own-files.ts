import { headerKey } from '@rto-desk/contract/imports/header-key';
import { catalogues } from '@rto-desk/contract/words/languages';

/*
 * Files that the desk gives out and that come back. The rows of an import and the template are read like any list; a register
 * of records that are here already is refused, since its cells do not say everything that the records hold.
 */

/** A vehicle and an owner that do not exist, as the template shows them. */
export const EXAMPLE: Readonly<Record<string, string>> = {
  registration_no: 'CG04AB1234',
  name: 'Ramesh Sahu',
  mobile: '9000000001',
  vehicle_type: 'TRANS(HGV)',
  make_model: 'Tata 1613',
  chassis_no: 'MAT000000AB123456',
  'insurances.until': '05-03-2027',
  'puccs.until': '5/3/27',
  'fitnesses.until': '5 Mar 2027',
  'taxes.until': 'LTT',
  pincode: '492001',
  name_hi: 'रमेश साहू',
  relation_name_hi: 'शिव साहू',
  address_hi: 'वार्ड 5, रायपुर',
  body_type: 'Open body',
  cylinders: '4',
  cubic_capacity: '2956',
  registering_authority: 'Raipur RTO',
};

/** Whether a row is the template's example, which is never data. */
export function isExample(cells: readonly string[]): boolean {
  const { registration_no = '', name = '', mobile = '', chassis_no = '' } = EXAMPLE;
  return [registration_no, name, mobile, chassis_no].every(cell => cells.includes(cell));
}

/** In so many lines the headings of a file of ours stand, behind a title at most. */
const MAX_TITLES = 10;

/** Whether the first lines hold the headings of a file with records that are here already: a report, a register, a table. */
export function isOwnExport(lines: readonly { cells: readonly string[] }[], fileName: string): boolean {
  return lines.slice(0, MAX_TITLES).some(({ cells }, at) => {
    const keys = new Set(cells.map(headerKey));
    const isRegister = registers.some(headings => headings.every(heading => keys.has(heading)));
    return isRegister || (at === 0 && isTable(cells, fileName));
  });
}

/** Headings that together only one file of ours has, in each language, as `headerKey` gives them. */
const registers: readonly (readonly string[])[] = [catalogues.en, catalogues.hi].flatMap(words => {
  const { expiries, fields, fleet, requests, jobAnswers, register, compare, moneyAnswers } = words;
  const { statement } = moneyAnswers;
  return [
    [expiries.csv.type, expiries.csv.citizen_id, expiries.csv.record_id],
    [fields.registration_no, fleet.nearest],
    [jobAnswers.csv.number, jobAnswers.csv.received, fields.reference, fields.stage],
    [register.enteredOn, fields.their_number, fields.disposal],
    [
      requests.inquiry.csv.reference,
      requests.inquiry.csv.document_type,
      requests.inquiry.csv.status_changed_at,
    ],
    [compare.state, compare.nextExpiry, compare.openJob],
    [statement.day, statement.what, statement.charged, statement.received, statement.balance],
  ].map(headings => headings.map(headerKey));
});

/** Whether headings are the columns of a table of ours: its id first, and two that only our tables have, or our file's name. */
function isTable(cells: readonly string[], fileName: string): boolean {
  const names = cells.filter(cell => cell !== '');
  if (names[0] !== 'id' || !names.every(name => COLUMN.test(name))) return false;
  return TABLE_FILE.test(fileName) || OWN_COLUMNS.filter(name => names.includes(name)).length > 1;
}

const COLUMN = /^[a-z][a-z0-9_]{0,62}$/;
/** `vehicles-2026-11-25.csv`, also as a browser names the second one. */
const TABLE_FILE = /^[a-z_]{1,62}-\d{4}-\d\d-\d\d(?: ?\(\d{1,3}\))?\.csv$/i;
const OWN_COLUMNS = ['citizen_id', 'created_by', 'created_at', 'updated_at'];
