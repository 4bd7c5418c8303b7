import { choice, email, longText, pastDate, required, text } from './fields.ts';
import { list } from './list.ts';

/** Whom people ask about their data. */
export const privacyContactFields = {
  contact_name: text(100),
  contact_phone: text(40),
  contact_email: email(),
};

/** The text of a privacy notice, one version in both languages. */
export const privacyNoticeFields = { en: longText(10_000, required), hi: longText(10_000, required) };

/** How a person was given a notice, or gave their consent. */
export const privacyWays = ['slip', 'counter', 'whatsapp', 'account'] as const;
export type PrivacyWay = (typeof privacyWays)[number];

/** How a consent is withdrawn. By WhatsApp it is STOP, which withdraws the one to reminders. */
export const withdrawalWays = ['counter', 'whatsapp', 'account'] as const satisfies readonly PrivacyWay[];
export type WithdrawalWay = (typeof withdrawalWays)[number];

export const noticeGivenFields = { how: choice(privacyWays, required) };

/** Lists of what was noted about one person's data, and of the versions of the notice. */
export const privacyList = list({}, [15, 50, 100]);

/** What a person can agree to: that records are kept, that reminders are sent, that others are told. */
export const consentPurposes = ['records', 'reminders', 'sharing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Where a purpose stands, by the latest act of the person. */
export const consentStates = ['given', 'withdrawn', 'missing'] as const;
export type ConsentState = (typeof consentStates)[number];

export const consentFields = {
  purpose: choice(consentPurposes, required),
  how: choice(privacyWays, required),
  on: pastDate(required),
};
