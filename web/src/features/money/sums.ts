import { CASH_LIMIT, type PaymentMode } from '@rto-desk/contract/money';

/** Paise of a decimal string; 0 of one that is none. */
export function paise(amount: string | undefined): number {
  const number = Number(amount ?? '');
  return Number.isFinite(number) ? Math.round(number * 100) : 0;
}

/** A decimal string with two places. */
export const rupees = (amount: number): string => (amount / 100).toFixed(2);

export const sumOf = (amounts: readonly string[]): string =>
  rupees(amounts.reduce((sum, amount) => sum + paise(amount), 0));

/** Whether the law forbids so much cash from one payer on one day. */
export function isTooMuchCash(mode: string, amount: string, cashToday: string): boolean {
  const cash: PaymentMode = 'cash';
  return mode === cash && paise(amount) > 0 && paise(amount) + paise(cashToday) >= paise(CASH_LIMIT);
}
