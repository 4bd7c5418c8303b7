import { normaliseMobile, normalisePlate, plainSigns } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { readCell } from './cells.ts';

/* What the first cells of a column look like, whatever it is taken for. */

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

/** Whether samples only count the rows. */
export function isCounting(samples: readonly string[]): boolean {
  const [first, ...others] = samples.map(sample => Number(plainSigns(sample)));
  return Number.isInteger(first) && others.every((count, at) => count === (first ?? 0) + at + 1);
}
