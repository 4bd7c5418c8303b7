import { choice, longText, mobile, pastDate, required, text } from './fields.ts';

/** How a vehicle comes to another owner. */
export const transferKinds = ['sale', 'inheritance', 'auction', 'family'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What is kept of a transfer, beside who gives and who takes. */
export const transferFields = {
  kind: choice(transferKinds, required),
  on: pastDate(required),
  remarks: longText(500),
};

/** What the form asks of the next owner. */
export const nextOwnerFields = { name: text(255, required), mobile: mobile(required) };

/** For so many days an admin may take a transfer back. */
export const UNDO_DAYS = 30;
