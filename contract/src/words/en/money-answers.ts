import type { statementKinds } from '../../endpoints/clients.ts';
import type { PaymentMode } from '../../money.ts';

/** What the server says of money. */
export const moneyAnswers = {
  /** A charge that was entered as the fee of a job. */
  asEntered: 'As entered',
  modes: { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank transfer', cheque: 'Cheque' } satisfies Record<
    PaymentMode,
    string
  >,
  chargeDeleted: 'Charge deleted.',
  feeIsSum: 'The fee is the total of the charges. Change the charges of this job.',
  paidIsSum: 'The paid amount is the total of the receipts. To change it, issue a receipt.',
  belowAllocated: (amount: string) =>
    `₹${amount} has already been received for this job. Its charges cannot be lower.`,
  reasonOfWaived: 'Enter a reason only for a waived amount.',
  moreThanDue: (amount: string) => `Only ₹${amount} is due.`,
  onePayer: 'Choose one payer: a client, a citizen or a job.',
  jobOrClient: 'Choose a job or a client, not both.',
  refundTo: 'Choose the job or client that gets the refund.',
  referenceWanted: (mode: string) => `Enter the reference number. It is required for this payment: ${mode}.`,
  otherPayer: 'One of these jobs has another payer.',
  moreThanOwed: (amount: string, owed: string) => `₹${amount} is more than the ₹${owed} that is due.`,
  moreThanReceived: (amount: string, left: string) =>
    `₹${amount} is more than the ₹${left} left on the receipt.`,
  moreThanAdvance: (advance: string) => `The advance is only ₹${advance}.`,
  isRefunded: (amount: string) => `₹${amount} of this receipt has been refunded. Cancel the refund first.`,
  isCancelled: 'This has already been cancelled.',
  hasNoNumber: 'This was received before “Track money” was turned on. It has no receipt.',
  dayClosed: (day: string) => `The day book of ${day} is closed; an admin can reopen it.`,
  laterClosed: (day: string) => `The day book of ${day} is already closed. Close days in order.`,
  notLastClosed: 'Only the last closed day can be reopened.',
  bookBegun: 'The day book already has entries. Its opening cash can no longer be changed.',
  openedBefore: 'This client already has an opening balance.',
  hasReceipts: 'This client already has receipts. Enter the old balance as a charge on a job.',
  spellingTaken: (spelling: string) => `“${spelling}” belongs to another client.`,
  gstin: 'Enter a GSTIN of 15 characters, e.g. 22AAAAA0000A1Z5.',
  muchCash: (amount: string) =>
    `₹${amount} in cash from one payer on one day. The law forbids ₹2,00,000 or more.`,
  noMobile: 'No mobile number on record.',
  optedOut: 'This number has opted out (STOP).',
  nothingOwed: 'Nothing is due.',
  remindedOn: (day: string, next: string) =>
    `The client was reminded on ${day}. The next reminder can be sent on ${next}.`,
  limitOfDay: 'Daily message limit reached. Try again tomorrow.',
  reminder: ({ name, amount, on }: { name: string; amount: string; on: string }) =>
    `Dear ${name}, ₹${amount} is due in your account as of ${on}. Please pay it at the office. If you have paid, ignore this message.`,
  receiptSent: (receipt: {
    number: string;
    name: string;
    amount: string;
    words: string;
    on: string;
    jobs: string;
    owed: string | null;
  }) =>
    [
      `Receipt ${receipt.number} of ${receipt.on}: received ₹${receipt.amount} (${receipt.words}) from ${receipt.name}${receipt.jobs && ` for ${receipt.jobs}`}.`,
      ...(receipt.owed === null ? [] : [`Still due: ₹${receipt.owed}.`]),
    ].join(' '),
  one: 'Receipt',
  hit: (name: string, amount: string) => `${name}, ₹${amount}`,
  statement: {
    title: 'Statement',
    period: (from: string | null, to: string) => (from === null ? `Up to ${to}` : `${from} to ${to}`),
    day: 'Date',
    number: 'Number',
    what: 'Particulars',
    charged: 'Charged',
    received: 'Received',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: {
      charge: 'Charge',
      waived: 'Waived',
      opening: 'Balance brought forward',
      receipt: 'Receipt',
      received_before: 'Received earlier',
      refund: 'Refund',
      allocated: 'Used for another payer’s job',
    } satisfies Record<(typeof statementKinds)[number], string>,
  },
};
