import { inIndia } from '@rto-desk/contract/expiry';

/** A moment in India as names of files carry it: `2026-11-20_14-05-09`. */
export function fileMoment(moment: Date): string {
  return inIndia(moment).replace('T', '_').replaceAll(':', '-');
}

/** The hour in India, 0 to 23. */
export function hourInIndia(moment: Date): number {
  return Number(inIndia(moment).slice(11, 13));
}
