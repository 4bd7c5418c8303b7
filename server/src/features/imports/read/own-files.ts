import { headerKey } from '@rto-desk/contract/imports/header-key';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';

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
};

/** Whether a row is the template's example, which is never data. */
export function isExample(cells: readonly string[]): boolean {
  const { registration_no = '', name = '', mobile = '', chassis_no = '' } = EXAMPLE;
  return [registration_no, name, mobile, chassis_no].every(cell => cells.includes(cell));
}

/** Whether headings are those of the expiry report's file or of the sheet of somebody's vehicles. */
export function isOwnRegister(headers: readonly string[]): boolean {
  const keys = new Set(headers.map(headerKey));
  const holds = (wanted: readonly string[]) => wanted.every(heading => keys.has(headerKey(heading)));
  return [en, hi].some(words => {
    const { csv } = words.expiries;
    const { nearest } = words.fleet;
    return holds([csv.type, csv.citizen_id, csv.record_id]) || holds([words.fields.registration_no, nearest]);
  });
}
