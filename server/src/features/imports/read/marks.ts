import { normaliseMobile, normalisePlate } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';

/** No number that a row is looked up by is longer. */
const LONGEST = 30;

/**
 * What a row of a list is looked up by: its first registration number, else its first mobile number, else its first cell as if
 * that were an older number. Empty where it has none.
 */
export function markOf(cells: readonly string[]): string {
  const short = cells.filter(cell => cell !== '' && cell.length <= LONGEST);
  const plates = short.map(normalisePlate);
  const plate = plates.find(one => markForm(one) !== null);
  if (plate !== undefined) return plate;
  return short.map(normaliseMobile).find(isMobile) ?? plates[0] ?? '';
}

export function isMobile(mark: string): boolean {
  return /^[6-9][0-9]{9}$/.test(mark);
}
