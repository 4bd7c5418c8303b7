import { choice, longText, required } from './fields.ts';
import { list } from './list.ts';

/** What the data protection law lets a person ask for. */
export const privacyKinds = ['access', 'correction', 'erasure', 'complaint', 'nomination'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** `erased` is a request whose content went with the person. */
export const privacyStates = ['open', 'answered', 'erased'] as const;
export type PrivacyState = (typeof privacyStates)[number];

export const privacyRequestFields = {
  kind: choice(privacyKinds, required),
  text: longText(2000, required),
};
export const privacyAnswerFields = { answer: longText(2000, required) };

export const privacyRequestList = list({ state: choice(privacyStates) }, [15, 50, 100]);
export const ownPrivacyRequestList = list({}, [15, 50, 100]);

/** The days within which the law wants an answer. */
export const PRIVACY_ANSWER_DAYS = 90;

/** The most requests of an account that may be open at a time. */
export const MAX_OPEN_PRIVACY_REQUESTS = 10;

/** How long an answered request is kept. */
export const PRIVACY_REQUEST_YEARS = 3;
