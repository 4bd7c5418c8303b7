import { today } from '@rto-desk/contract/expiry';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** A moment in India as names of files carry it: `2026-11-20_14-05-09`. */
export function fileMoment(moment: Date): string {
  return `${today(moment)}_${time.format(moment).replaceAll(':', '-')}`;
}
