import { age, today } from './expiry.ts';
import {
  choice,
  digits,
  email,
  longText,
  mobile,
  pastDate,
  required,
  text,
  type ValuesOf,
} from './fields.ts';
import { flagFilter, list } from './list.ts';
import { states } from './places.ts';

export const relationTypes = ['Son of', 'Wife of', 'Daughter of'] as const;

/** As letters in Hindi print it; forms fold it away. */
export const hindiFields = {
  name_hi: text(255),
  relation_name_hi: text(255),
  address_hi: longText(500),
};

/** What is kept of a person, in the order of forms and facts. In Chhattisgarh `city` is one of the districts, elsewhere any text. */
export const citizenFields = {
  name: text(255, required),
  relation_type: choice(relationTypes),
  relation_name: text(255),
  father_name: text(255),
  dob: pastDate(),
  mobile: mobile(required),
  email: email(),
  address: longText(500),
  state: choice(states),
  city: text(255),
  pincode: digits(6),
  ...hindiFields,
};
export type CitizenValues = ValuesOf<typeof citizenFields>;
export type CitizenFieldName = keyof typeof citizenFields;

// Object.keys gives the keys of the declaration, which TypeScript types as any text.
export const citizenFieldNames = Object.keys(citizenFields) as CitizenFieldName[];

/** Under this age a guardian consents for a person (Digital Personal Data Protection Act, 2023, sections 2 and 9). */
export const ADULT_AGE = 18;
const guardianRelations = ['Father', 'Mother', 'Legal guardian'] as const;

/** Who consents for a child, and the day on which staff saw the consent. Apart from the form of a citizen: staff alone enter it. */
export const guardianFields = {
  guardian_name: text(255),
  guardian_relation: choice(guardianRelations),
  guardian_consent_on: pastDate(),
};
export type GuardianValues = ValuesOf<typeof guardianFields>;

// As above.
export const guardianFieldNames = Object.keys(guardianFields) as (keyof GuardianValues)[];

/** Whether a person is under 18 on a day, `YYYY-MM-DD`, and their guardian's consent is not complete. No birth date: false. */
export function isGuardianConsentMissing(
  { dob, ...guardian }: GuardianValues & { dob: string | null },
  on: string = today(),
): boolean {
  return dob !== null && age(dob, on) < ADULT_AGE && guardianFieldNames.some(name => guardian[name] === null);
}

/** `incomplete` are those listed under a registration number, because their name is unknown. */
export const citizenList = list(
  { q: text(255), mobile: text(40), incomplete: flagFilter },
  [10, 25, 50, 100, 250, 500, 1000],
);
