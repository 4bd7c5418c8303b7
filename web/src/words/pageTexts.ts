import type { BreachesTexts } from '@rto-desk/contract/words/en/breaches';
import type { CalendarsTexts } from '@rto-desk/contract/words/en/calendars';
import type { CompareTexts } from '@rto-desk/contract/words/en/compare';
import type { DateRulesTexts } from '@rto-desk/contract/words/en/date-rules';
import type { DuplicatesTexts } from '@rto-desk/contract/words/en/duplicates';
import type { FeeRulesTexts } from '@rto-desk/contract/words/en/fee-rules';
import type { FirstHourTexts } from '@rto-desk/contract/words/en/first-hour';
import type { FleetTexts } from '@rto-desk/contract/words/en/fleet';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { ImportsTexts } from '@rto-desk/contract/words/en/imports/screens';
import type { InboxTexts } from '@rto-desk/contract/words/en/inbox';
import type { JobSettingsTexts } from '@rto-desk/contract/words/en/job-settings';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import type { NumberSeriesTexts } from '@rto-desk/contract/words/en/number-series';
import type { Policy } from '@rto-desk/contract/words/en/policy';
import type { PrivacyKitTexts } from '@rto-desk/contract/words/en/privacy-kit';
import type { ReadingTexts } from '@rto-desk/contract/words/en/reading';
import type { RegisterTexts } from '@rto-desk/contract/words/en/register';
import type { SheetPageTexts } from '@rto-desk/contract/words/en/sheet-page';
import type { TokensTexts } from '@rto-desk/contract/words/en/tokens';
import type { UsersTexts } from '@rto-desk/contract/words/en/users';
import { use } from 'react';
import { byLanguage, type Texts } from './catalogues.ts';
import { useLanguage } from './useWords.ts';

/*
 * Texts that one group of pages shows. They are loaded with its first page, so that no other screen carries them;
 * docs/pages.md tells how a group gets its own.
 */

export const importsTexts = byLanguage<ImportsTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/imports/screens')).screens,
  hi: async () => (await import('@rto-desk/contract/words/hi/imports/screens')).screens,
});

export const jobSettingsTexts = byLanguage<JobSettingsTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/job-settings')).jobSettings,
  hi: async () => (await import('@rto-desk/contract/words/hi/job-settings')).jobSettings,
});

export const moneyScreensTexts = byLanguage<MoneyScreensTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/money-screens')).moneyScreens,
  hi: async () => (await import('@rto-desk/contract/words/hi/money-screens')).moneyScreens,
});

export const numberSeriesTexts = byLanguage<NumberSeriesTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/number-series')).numberSeries,
  hi: async () => (await import('@rto-desk/contract/words/hi/number-series')).numberSeries,
});

export const policyTexts = byLanguage<Policy>({
  en: async () => (await import('@rto-desk/contract/words/en/policy')).policy,
  hi: async () => (await import('@rto-desk/contract/words/hi/policy')).policy,
});

export const breachesTexts = byLanguage<BreachesTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/breaches')).breaches,
  hi: async () => (await import('@rto-desk/contract/words/hi/breaches')).breaches,
});

export const privacyKitTexts = byLanguage<PrivacyKitTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/privacy-kit')).privacyKit,
  hi: async () => (await import('@rto-desk/contract/words/hi/privacy-kit')).privacyKit,
});

export const calendarsTexts = byLanguage<CalendarsTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/calendars')).calendars,
  hi: async () => (await import('@rto-desk/contract/words/hi/calendars')).calendars,
});

export const compareTexts = byLanguage<CompareTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/compare')).compare,
  hi: async () => (await import('@rto-desk/contract/words/hi/compare')).compare,
});

export const dateRulesTexts = byLanguage<DateRulesTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/date-rules')).dateRules,
  hi: async () => (await import('@rto-desk/contract/words/hi/date-rules')).dateRules,
});

export const duplicatesTexts = byLanguage<DuplicatesTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/duplicates')).duplicates,
  hi: async () => (await import('@rto-desk/contract/words/hi/duplicates')).duplicates,
});

export const feeRulesTexts = byLanguage<FeeRulesTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/fee-rules')).feeRules,
  hi: async () => (await import('@rto-desk/contract/words/hi/fee-rules')).feeRules,
});

export const firstHourTexts = byLanguage<FirstHourTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/first-hour')).firstHour,
  hi: async () => (await import('@rto-desk/contract/words/hi/first-hour')).firstHour,
});

export const fleetTexts = byLanguage<FleetTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/fleet')).fleet,
  hi: async () => (await import('@rto-desk/contract/words/hi/fleet')).fleet,
});

export const historyTexts = byLanguage<HistoryTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/history')).history,
  hi: async () => (await import('@rto-desk/contract/words/hi/history')).history,
});

export const inboxTexts = byLanguage<InboxTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/inbox')).inbox,
  hi: async () => (await import('@rto-desk/contract/words/hi/inbox')).inbox,
});

export const readingTexts = byLanguage<ReadingTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/reading')).reading,
  hi: async () => (await import('@rto-desk/contract/words/hi/reading')).reading,
});

export const registerTexts = byLanguage<RegisterTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/register')).register,
  hi: async () => (await import('@rto-desk/contract/words/hi/register')).register,
});

export const sheetPageTexts = byLanguage<SheetPageTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/sheet-page')).sheetPage,
  hi: async () => (await import('@rto-desk/contract/words/hi/sheet-page')).sheetPage,
});

export const tokensTexts = byLanguage<TokensTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/tokens')).tokens,
  hi: async () => (await import('@rto-desk/contract/words/hi/tokens')).tokens,
});

export const usersTexts = byLanguage<UsersTexts>({
  en: async () => (await import('@rto-desk/contract/words/en/users')).users,
  hi: async () => (await import('@rto-desk/contract/words/hi/users')).users,
});

/** The texts of a group of pages, in the reader's language. */
export function usePageTexts<T>(texts: Texts<T>): T {
  return use(texts.load(useLanguage().language));
}
