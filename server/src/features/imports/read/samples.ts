import { normaliseMobile, normalisePlate, plainSigns } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { readCell } from './cells.ts';
import { namesMonth } from './dates.ts';

/* What the first cells of a column look like, independent of its heading. */

/** Whether more than half of some samples are so. */
export function mostly(samples: readonly string[], holds: (sample: string) => boolean): boolean {
  return samples.length > 0 && samples.filter(holds).length > samples.length / 2;
}

export const isMark = (sample: string): boolean =>
  sample.length < 100 && markForm(normalisePlate(sample)) !== null;
export const isMobile = (sample: string): boolean =>
  sample.length < 100 && /^[6-9]\d{9}$/.test(normaliseMobile(sample));

export function isKind(sample: string): boolean {
  const read = readCell('kind', sample);
  return 'value' in read && read.value !== null;
}

/** Whether a sample is a type of vehicle, which a plate never is. */
export function isVehicleType(sample: string): boolean {
  const read = readCell('vehicle_type', sample);
  return !/[\d०-९]/.test(sample) && 'value' in read && read.value !== null;
}

/** Whether a sample is a day, or says that there is none yet. */
export function isDay(sample: string): boolean {
  return 'value' in readCell('taxes.until', sample);
}

/** Whether a sample names a month with a year, a day or both: "Mar-27", "31 April 2027". */
export const isLikeDay = (sample: string): boolean =>
  sample.length < 40 && namesMonth(plainSigns(sample).toLowerCase());

export function isPeriod(sample: string): boolean {
  const read = readCell('until', sample);
  return 'value' in read && read.note?.code === 'period';
}

/** Whether a sample is a day, and no number that might be one. */
export function isRealDay(sample: string): boolean {
  const read = readCell('insurances.until', sample);
  return 'value' in read && read.value !== null && read.note?.code !== 'serial';
}

/** Whether a sample can be read for a field. */
export const isCount = (field: string) => (sample: string) => 'value' in readCell(field, sample);

/** Whether samples only count the rows, of which some may be missing. */
export function isCounting(samples: readonly string[]): boolean {
  const counts = samples.map(sample => Number(plainSigns(sample)));
  return counts.every((count, at) => {
    const before = counts[at - 1];
    if (!Number.isInteger(count)) return false;
    return before === undefined || count === before + 1 || (count > before && count < MOST_COUNTED);
  });
}

/** A higher number that does not follow the one above it is a number of the record. */
const MOST_COUNTED = 1000;
