import { choice, compactNumber, longText, pastDate, plate, required } from './fields.ts';
import { list } from './list.ts';

/** What a claim names, a vehicle or a licence, and what shows that it is one's own. */
export const claimFields = {
  registration_no: plate(),
  licence_no: compactNumber(100),
  chassis_last5: { ...compactNumber(5), min: 5 },
  dob: pastDate(),
};

export const claimRefusalFields = { reason: longText(500, required) };

/** `ended`: the link that an approved one made is over. */
export const claimStates = ['open', 'approved', 'refused', 'ended'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Staff are shown the open ones where they choose nothing. */
export const claimList = list({ state: choice(claimStates) });

/** Claims of one account in a day. */
export const CLAIMS_PER_DAY = 3;
/** Open claims of the desk: beyond these, none is taken until some are decided or run out. */
export const OPEN_CLAIMS = 5000;
/** Accounts whose claims for one vehicle or licence are offered to staff at once; the next follows when one is decided. */
export const OFFERED_PER_RECORD = 3;
/** Days for which an open claim is offered to staff. */
export const OFFERED_DAYS = 90;
/**
 * Days after which an unapproved claim reads as refused to the claimant, even if staff have not decided it. A claim
 * that matches nothing reads the same.
 */
export const CLAIM_DAYS = 2;
