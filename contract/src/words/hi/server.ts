import { hi } from '../hi.ts';
import type { ServerWords } from '../words.ts';
import { branches } from './branches.ts';
import { breachAnswers, breaches } from './breaches.ts';
import { calendarAnswers, calendars } from './calendars.ts';
import { claimAnswers, claims } from './claims.ts';
import { compare, compareAnswers } from './compare.ts';
import { dateRuleAnswers, dateRules } from './date-rules.ts';
import { duplicates } from './duplicates.ts';
import { errors } from './errors.ts';
import { exports } from './exports.ts';
import { feeRules } from './fee-rules.ts';
import { feeAnswers } from './fees.ts';
import { firstHour } from './first-hour.ts';
import { fleet } from './fleet.ts';
import { history } from './history.ts';
import { files } from './imports/files.ts';
import { cells, notes, workbooks } from './imports/lists.ts';
import { rows } from './imports/rows.ts';
import { screens } from './imports/screens.ts';
import { inbox } from './inbox.ts';
import { jobAnswers } from './job-answers.ts';
import { jobSettings } from './job-settings.ts';
import { letterAnswers, letters } from './letters.ts';
import { mergeAnswers } from './merges.ts';
import { messageAnswers } from './messages.ts';
import { moneyAnswers } from './money-answers.ts';
import { moneyScreens } from './money-screens.ts';
import { numberSeries, numberSeriesAnswers } from './number-series.ts';
import { privacyKit, privacyKitAnswers } from './privacy-kit.ts';
import { privacyRequestAnswers } from './privacy-requests.ts';
import { reading } from './reading.ts';
import { register, registerAnswers } from './register.ts';
import { reminderAnswers } from './reminders.ts';
import { searchAnswers } from './search.ts';
import { sheetPage } from './sheet-page.ts';
import { tokenAnswers, tokens } from './tokens.ts';
import { transferAnswers } from './transfers.ts';
import { users } from './users.ts';

/** Every text in Hindi: those that all pages load, those of groups of pages (`docs/pages.md`), and those that only the server says. */
export const serverHi: ServerWords = {
  ...hi,
  calendars: { ...calendars, ...calendarAnswers },
  compare: { ...compare, ...compareAnswers },
  breaches: { ...breaches, ...breachAnswers },
  claims: { ...claims, ...claimAnswers },
  transfers: { ...hi.transfers, ...transferAnswers },
  reminders: { ...hi.reminders, ...reminderAnswers },
  messages: { ...hi.messages, ...messageAnswers },
  dateRules: { ...dateRules, ...dateRuleAnswers },
  duplicates,
  errors,
  branches,
  exports,
  feeRules,
  fees: { ...hi.fees, ...feeAnswers },
  firstHour,
  fleet,
  history,
  imports: { ...hi.imports, cells, files, notes, rows, screens, workbooks },
  inbox,
  jobAnswers,
  jobSettings,
  letters: { ...letters, ...letterAnswers },
  merges: { ...hi.merges, ...mergeAnswers },
  moneyAnswers,
  moneyScreens,
  numberSeries: { ...numberSeries, ...numberSeriesAnswers },
  privacyKit: { ...privacyKit, ...privacyKitAnswers },
  privacyRequests: { ...hi.privacyRequests, ...privacyRequestAnswers },
  reading,
  register: { ...register, ...registerAnswers },
  search: { ...hi.search, ...searchAnswers },
  sheetPage,
  tokens: { ...tokens, ...tokenAnswers },
  users,
};
