import { use } from 'react';
import { byLanguage, type Texts } from './catalogues.ts';
import { useLanguage } from './useWords.ts';

/*
 * Texts that one group of pages shows. They are loaded with its first page, so that no other screen carries them;
 * docs/pages.md tells how a group gets its own.
 */

export const importsTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/imports/screens')).screens,
  hi: async () => (await import('@rto-desk/contract/words/hi/imports/screens')).screens,
});
export const jobSettingsTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/job-settings')).jobSettings,
  hi: async () => (await import('@rto-desk/contract/words/hi/job-settings')).jobSettings,
});
export const moneyScreensTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/money-screens')).moneyScreens,
  hi: async () => (await import('@rto-desk/contract/words/hi/money-screens')).moneyScreens,
});
export const numberSeriesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/number-series')).numberSeries,
  hi: async () => (await import('@rto-desk/contract/words/hi/number-series')).numberSeries,
});
export const policyTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/policy')).policy,
  hi: async () => (await import('@rto-desk/contract/words/hi/policy')).policy,
});
export const branchesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/branches')).branches,
  hi: async () => (await import('@rto-desk/contract/words/hi/branches')).branches,
});
export const breachesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/breaches')).breaches,
  hi: async () => (await import('@rto-desk/contract/words/hi/breaches')).breaches,
});
export const privacyKitTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/privacy-kit')).privacyKit,
  hi: async () => (await import('@rto-desk/contract/words/hi/privacy-kit')).privacyKit,
});
export const calendarsTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/calendars')).calendars,
  hi: async () => (await import('@rto-desk/contract/words/hi/calendars')).calendars,
});
export const claimsTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/claims')).claims,
  hi: async () => (await import('@rto-desk/contract/words/hi/claims')).claims,
});
export const compareTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/compare')).compare,
  hi: async () => (await import('@rto-desk/contract/words/hi/compare')).compare,
});
export const dateRulesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/date-rules')).dateRules,
  hi: async () => (await import('@rto-desk/contract/words/hi/date-rules')).dateRules,
});
export const duplicatesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/duplicates')).duplicates,
  hi: async () => (await import('@rto-desk/contract/words/hi/duplicates')).duplicates,
});
export const exportsTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/exports')).exports,
  hi: async () => (await import('@rto-desk/contract/words/hi/exports')).exports,
});
export const feeRulesTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/fee-rules')).feeRules,
  hi: async () => (await import('@rto-desk/contract/words/hi/fee-rules')).feeRules,
});
export const firstHourTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/first-hour')).firstHour,
  hi: async () => (await import('@rto-desk/contract/words/hi/first-hour')).firstHour,
});
export const fleetTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/fleet')).fleet,
  hi: async () => (await import('@rto-desk/contract/words/hi/fleet')).fleet,
});
export const historyTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/history')).history,
  hi: async () => (await import('@rto-desk/contract/words/hi/history')).history,
});
export const inboxTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/inbox')).inbox,
  hi: async () => (await import('@rto-desk/contract/words/hi/inbox')).inbox,
});
export const lettersTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/letters')).letters,
  hi: async () => (await import('@rto-desk/contract/words/hi/letters')).letters,
});
export const readingTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/reading')).reading,
  hi: async () => (await import('@rto-desk/contract/words/hi/reading')).reading,
});
export const registerTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/register')).register,
  hi: async () => (await import('@rto-desk/contract/words/hi/register')).register,
});
export const sheetPageTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/sheet-page')).sheetPage,
  hi: async () => (await import('@rto-desk/contract/words/hi/sheet-page')).sheetPage,
});
export const tokensTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/tokens')).tokens,
  hi: async () => (await import('@rto-desk/contract/words/hi/tokens')).tokens,
});
export const usersTexts = byLanguage({
  en: async () => (await import('@rto-desk/contract/words/en/users')).users,
  hi: async () => (await import('@rto-desk/contract/words/hi/users')).users,
});

/** The texts of a group of pages, in the reader's language. */
export function usePageTexts<T>(texts: Texts<T>): T {
  return use(texts.load(useLanguage().language));
}
