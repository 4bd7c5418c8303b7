import { authorisation } from './authorisation.ts';
import { drivingLicence } from './driving-licence.ts';
import { fitness } from './fitness.ts';
import { greenTax } from './green-tax.ts';
import { insurance } from './insurance.ts';
import { learnerLicence } from './learner-licence.ts';
import { permit } from './permit.ts';
import { pucc } from './pucc.ts';
import { registration } from './registration.ts';
import { speedGovernor } from './speed-governor.ts';
import { tax } from './tax.ts';
import { vltd } from './vltd.ts';

/** The document kinds, in the order in which reports and menus name them. */
export const declared = [
  learnerLicence,
  drivingLicence,
  insurance,
  pucc,
  fitness,
  permit,
  vltd,
  speedGovernor,
  tax,
  registration,
  greenTax,
  authorisation,
] as const;
