import { claimWords } from './claims/index.ts';
import { dashboardWords } from './dashboard/index.ts';
import { dateRuleWords } from './date-rules/index.ts';
import { duplicateWords } from './duplicates/index.ts';
import { en } from './en.ts';
import { exportsWords } from './exports/index.ts';
import { firstHourWords } from './first-hour/index.ts';
import { fleetWords } from './fleet/index.ts';
import { helpWords } from './help/index.ts';
import { hi } from './hi.ts';
import { historyWords } from './history/index.ts';
import { importWords } from './imports/index.ts';
import { inboxWords } from './inbox/index.ts';
import { jobAnswerWords } from './job-answers/index.ts';
import { jobScreenWords } from './job-screens/index.ts';
import { jobSettingsWords } from './job-settings/index.ts';
import type { Language } from './languages.ts';
import { mergeWords } from './merges/index.ts';
import { searchHitWords } from './search-hits/index.ts';
import { tellingWords } from './telling/index.ts';
import { transferWords } from './transfers/index.ts';

/** What some screens, or the server, carry by themselves, by a name for each. For tests and builds: no page needs all of it. */
export const sideWords = (language: Language) => ({
  claimScreens: claimWords[language],
  dashboard: dashboardWords[language],
  dateRuleScreens: dateRuleWords[language],
  duplicates: duplicateWords[language],
  exports: exportsWords[language],
  firstHour: firstHourWords[language],
  fleet: fleetWords[language],
  help: helpWords[language],
  history: historyWords[language],
  imports: importWords[language],
  inbox: inboxWords[language],
  jobAnswers: jobAnswerWords[language],
  jobScreens: jobScreenWords[language],
  jobSettings: jobSettingsWords[language],
  merging: mergeWords[language],
  searchHits: searchHitWords[language],
  telling: tellingWords[language],
  transferForms: transferWords[language],
});

const shared = { en, hi };

/** Every text there is in a language. */
export const wholeWords = (language: Language) => ({ ...shared[language], ...sideWords(language) });

/**
 * What is called so at a place of the catalogue (`citizens.newProfile`); what a text would mention is `…`.
 * @throws where there is no text
 */
export function textAt(place: string, language: Language): string {
  let found: unknown = wholeWords(language);
  for (const name of place.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  if (typeof found === 'function') return String(found('…', '…', '…'));
  if (typeof found !== 'string') throw new Error(`The catalogue has no text ${place}`);
  return found;
}
