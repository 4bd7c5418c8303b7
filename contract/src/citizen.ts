import { choice, email, longText, mobile, pastDate, required, text, type ValuesOf } from './fields.ts';
import { states } from './places.ts';

export const relationTypes = ['Son of', 'Wife of', 'Daughter of'] as const;

/** What is kept of a person. In Chhattisgarh `city` is one of the districts, elsewhere any text. */
export const citizenFields = {
  name: text(255, required),
  relation_type: choice(relationTypes),
  relation_name: text(255),
  father_name: text(255),
  mobile: mobile(required),
  email: email(),
  dob: pastDate(),
  address: longText(500),
  state: choice(states),
  city: text(255),
};
export type CitizenValues = ValuesOf<typeof citizenFields>;

/** Page sizes of the citizens list; the first is the default. */
export const citizenPageSizes = [10, 25, 50, 100, 250, 500, 1000] as const;
