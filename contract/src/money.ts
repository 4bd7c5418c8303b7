import { amount, choice, date, longText, mobile, money, number, required, text } from './fields.ts';
import { flagFilter, list } from './list.ts';

/** What a charge is: paid on to the government, the office's own, anything else, or what is let off. */
export const chargeKinds = ['government', 'service', 'other', 'waived'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** How money comes and goes. */
export const paymentModes = ['cash', 'upi', 'card', 'bank', 'cheque'] as const;
export type PaymentMode = (typeof paymentModes)[number];
/** A receipt of these names what it was paid with: the number of the cheque, or of the transfer. */
export const modesWithReference = ['bank', 'cheque'] as const satisfies readonly PaymentMode[];

/** What is paid out; a deposit is taken to the bank. A float alone comes in: cash that is put into the drawer. */
export const payoutKinds = ['government_fee', 'refund', 'expense', 'deposit', 'float'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

export const moneyStates = ['valid', 'cancelled'] as const;

/** A client: an agent, dealer, firm or person with a running balance. */
export const clientFields = {
  name: text(255, required),
  mobile: mobile(),
  address: longText(500),
  gstin: number(15),
};
/** How a job's `given_by` writes the client. */
export const spelling = text(150, required);
/** The most spellings of a client. */
export const MAX_SPELLINGS = 50;
export const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** What a client owed before the desk kept its account. */
export const openingFields = { amount: amount(required), what: text(150, required) };

export const chargeFields = {
  kind: choice(chargeKinds, required),
  what: text(150, required),
  amount: amount(required),
  /** Of what is waived alone, which needs one. */
  reason: longText(500),
};

export const receiptFields = {
  amount: amount(required),
  mode: choice(paymentModes, required),
  reference: text(100),
};
/** The most lines that a receipt is allocated to at once. */
export const MAX_ALLOCATED = 200;

export const payoutFields = {
  kind: choice(payoutKinds, required),
  amount: amount(required),
  mode: choice(paymentModes, required),
  what: text(300, required),
};

/** Cash in the drawer, which may be none. */
export const cashFields = { amount: money(required) };
export const countedFields = { counted: money(required) };
/** Why something is cancelled, or a day reopened; at least three characters. */
export const moneyReasonFields = { reason: longText(500, required) };

/** `owing` are clients who owe something, closed ones too; `closed` are the closed ones, which are left out otherwise. */
export const clientList = list({ q: text(100), owing: flagFilter, closed: flagFilter }, [15, 50, 100]);

/** The days are those of the receipts, both included. */
export const receiptList = list(
  { q: text(100), mode: choice(paymentModes), state: choice(moneyStates), from: date(), to: date() },
  [15, 50, 100],
);

export const payoutList = list(
  { q: text(100), kind: choice(payoutKinds), state: choice(moneyStates), from: date(), to: date() },
  [15, 50, 100],
);

/** Cash that one payer pays on a day from which the desk warns (section 269ST of the Income-tax Act). */
export const CASH_LIMIT = '200000.00';
/** A client is reminded of what is owed once in so many days. */
export const REMIND_DAYS = 7;
/** For how long receipts and payouts keep the name of who paid: the law asks for it (CGST Act, section 36). */
export const MONEY_YEARS = 8;
/** The most lines of a statement, and of a day in the day book, that are listed; sums are of all. */
export const MAX_LINES = 2_000;
