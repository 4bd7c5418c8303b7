import { number, pastDate, required, suggestion } from './fields.ts';
import { offices } from './places.ts';

/** What is kept of the certificate by which a vehicle leaves for another office (a no objection certificate). */
export const nocFields = {
  on: pastDate(required),
  to_office: suggestion(offices, 150, required),
  noc_number: number(100),
};
