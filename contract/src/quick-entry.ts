import { date, mobile, number, plate, required, text } from './fields.ts';

/** What the office enters of a paper in one go; `number` and `from` are whatever the kind calls so. */
export const quickEntryFields = {
  registration_no: plate(required),
  until: date(required),
  name: text(255),
  mobile: mobile(),
  from: date(),
  number: number(255),
};
