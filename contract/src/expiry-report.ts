import { date, text } from './fields.ts';
import { flagFilter, list } from './list.ts';

/**
 * The filters of the expiry report; all that are given must hold. `vehicle_no` (any case, with or without spaces and
 * hyphens) and `owner_name` match anywhere in the text, of one or two characters at the beginning of the number or of a
 * word; licences have no vehicle, so `vehicle_no` leaves them out. `incomplete` are those with a required field
 * missing, `left` only those of vehicles that have left, `not_told` those without a notice. `doc_type` is a kind's type
 * ("Speed Gov."), and any other text a 422.
 */
export const expiryList = list({
  owner_name: text(255),
  vehicle_no: text(255),
  doc_type: text(255),
  exact_date: date(),
  start_date: date(),
  end_date: date(),
  include_superseded: flagFilter,
  incomplete: flagFilter,
  left: flagFilter,
  not_told: flagFilter,
});
