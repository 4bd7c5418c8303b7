import { choice, date, integer, longText, money, number, required, text } from './fields.ts';

/** To whom a fee goes: to the government, or to a service centre. */
export const feeKinds = ['government', 'service'] as const;
export type FeeKind = (typeof feeKinds)[number];
/** How sure the amount is: high, medium or low. */
export const confidences = ['H', 'M', 'L'] as const;
export type Confidence = (typeof confidences)[number];
export const yesOrNo = ['yes', 'no'] as const;
/** The most fee rules that `POST /admin/fee-rules` adds up to. */
export const MAX_FEE_RULES = 1_000;

/** A fee rule, but for its services and vehicle types. An empty condition always holds; `age_to` is not included. */
export const feeRuleFields = {
  kind: choice(feeKinds, required),
  what: text(150, required),
  what_hi: text(150),
  transport: choice(yesOrNo),
  age_from: integer(0, 150),
  age_to: integer(0, 150),
  late: choice(yesOrNo),
  amount: money(),
  percent: text(6),
  percent_of: text(100),
  per: text(100, required),
  since: date(),
  until: date(),
  source: text(300),
  confidence: choice(confidences, required),
  off: text(300),
  note: longText(300),
  note_hi: longText(300),
};

export const newFeeRuleFields = { code: number(20, required), ...feeRuleFields };

/** A percentage, with up to two places. */
export const PERCENTAGE = /^\d{1,3}(\.\d{1,2})?$/;
/** What the code of a rule consists of. */
export const FEE_CODE = /^[A-Za-z0-9-]{1,20}$/;
