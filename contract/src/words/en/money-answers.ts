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
  feeIsSum: 'The fee is the sum of the charges. Change the charges of this job.',
  paidIsSum: 'What is paid is the sum of the receipts. Take money to change it.',
  belowAllocated: (amount: string) =>
    `₹${amount} was already received for this job. Its charges cannot be lower.`,
  reasonOfWaived: 'Only a waived amount has a reason.',
  moreThanDue: (amount: string) => `Only ₹${amount} is due.`,
  onePayer: 'Choose one payer: a client, a citizen or a job.',
  jobOrClient: 'Choose a job or a client, not both.',
  refundTo: 'Choose the job or client that gets the refund.',
  referenceWanted: (mode: string) => `Enter the reference. ${mode} needs one.`,
  otherPayer: 'A job in the list is paid by another payer.',
  moreThanOwed: (amount: string, owed: string) => `₹${amount} is more than the ₹${owed} that is due.`,
  moreThanReceived: (amount: string, left: string) =>
    `₹${amount} is more than the ₹${left} that is left of the receipt.`,
  moreThanAdvance: (advance: string) => `The advance is only ₹${advance}.`,
  isRefunded: (amount: string) => `₹${amount} of this receipt was refunded. Cancel the refund first.`,
  isCancelled: 'This is cancelled.',
  hasNoNumber: 'This was received before money was switched on. It has no receipt.',
  dayClosed: (day: string) => `The day book of ${day} is closed; an admin can reopen it.`,
  laterClosed: (day: string) => `The day book of ${day} is closed already. Close days in their order.`,
  notLastClosed: 'Only the last closed day can be reopened.',
  bookBegun: 'The day book has entries already. Its first cash cannot be changed.',
  openedBefore: 'This client has an opening balance already.',
  hasReceipts: 'This client has receipts already. Enter what was owed as a charge of a job.',
  spellingTaken: (spelling: string) => `“${spelling}” belongs to another client.`,
  gstin: 'Enter a GSTIN of 15 characters, e.g. 22AAAAA0000A1Z5.',
  muchCash: (amount: string) =>
    `₹${amount} in cash from one payer on one day. The law forbids ₹2,00,000 or more.`,
  noMobile: 'There is no mobile number.',
  optedOut: 'This number has opted out of messages.',
  nothingOwed: 'Nothing is owed.',
  remindedOn: (day: string, next: string) =>
    `The client was reminded on ${day}. The next reminder can go on ${next}.`,
  limitOfDay: 'The daily limit of messages is reached. Try again tomorrow.',
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
      received_before: 'Received before',
      refund: 'Refund',
      allocated: 'Paid for the job of another payer',
    } satisfies Record<(typeof statementKinds)[number], string>,
  },
};
