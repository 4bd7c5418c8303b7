import { choice, longText, required } from './fields.ts';
import { list } from './list.ts';

/** The states of a deletion request. */
export const deletionStatuses = ['pending', 'done', 'declined'] as const;
export type DeletionStatus = (typeof deletionStatuses)[number];

/** What comes with a deletion request. */
export const deletionFields = { reason: longText(1000) };

/** What an admin says to whom it is declined. */
export const declineFields = { answer: longText(1000, required) };

/** The list of deletion requests. */
export const deletionList = list({ status: choice(deletionStatuses) });
