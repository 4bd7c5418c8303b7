import { choice, longText, required } from './fields.ts';
import { list } from './list.ts';

/** How far a wish to be deleted has come. */
export const deletionStatuses = ['pending', 'done', 'declined'] as const;
export type DeletionStatus = (typeof deletionStatuses)[number];

/** What one may say with the wish. */
export const deletionFields = { reason: longText(1000) };

/** What an admin says to whom it is declined. */
export const declineFields = { answer: longText(1000, required) };

/** The wishes to be deleted. */
export const deletionList = list({ status: choice(deletionStatuses) });
