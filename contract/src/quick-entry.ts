import { date, mobile, number, plate, required, text } from './fields.ts';

/** The fields of a quick entry; `number` and `from` stand for the fields that the kind names. */
export const quickEntryFields = {
  registration_no: plate(required),
  until: date(required),
  name: text(255),
  mobile: mobile(),
  from: date(),
  number: number(255),
};
