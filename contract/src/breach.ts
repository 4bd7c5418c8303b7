import { now } from './expiry.ts';
import { longText, required, text } from './fields.ts';
import { list } from './list.ts';

/** What the report to the Data Protection Board says of a breach. */
export const breachFields = {
  nature: longText(2000, required),
  extent: longText(2000, required),
  place: text(500, required),
  consequences: longText(2000),
  measures: longText(2000),
};

/** The hours after it was noticed within which the Board wants the report. */
export const BOARD_HOURS = 72;

/** The most messages that are written to persons at a time. */
export const MAX_NOTIFIED = 500;
/** The most citizens that are named by their ids at a time. */
export const MAX_NAMED = 1000;

export const breachList = list({}, [15, 50, 100]);

/** Whole hours that are left until a moment by the server's clock; below zero when it has passed. */
export function hoursUntil(moment: string, at: Date = now()): number {
  return Math.floor((Date.parse(moment) - at.getTime()) / 3_600_000);
}
