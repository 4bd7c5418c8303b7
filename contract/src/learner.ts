import { choice, date } from './fields.ts';
import { list } from './list.ts';

/**
 * How far a learner has come on the way to a driving licence, by days of India: `waiting` while the licence is fewer than
 * thirty days old, `ready` from then on, `ending` in its last thirty days, `ended` when it is over. Who failed the test is
 * `failed` for seven days, and then again what the days say.
 */
export const learnerTabs = ['waiting', 'ready', 'ending', 'ended', 'failed'] as const;
export type LearnerTab = (typeof learnerTabs)[number];

/** In days: from when on one may apply, how long before its end a licence is ending, and how long a failed test holds one back. */
export const READY_AFTER = 30;
export const ENDING_BEFORE = 30;
export const RETEST_AFTER = 7;

export const testResults = ['passed', 'failed'] as const;
export type TestResult = (typeof testResults)[number];

export const learnerList = list({ tab: choice(learnerTabs) }, [15, 50, 100]);
export const testFields = { test_on: date(), test_result: choice(testResults) };

/** The most licences whose holders are told in one call. */
export const MAX_SELECTED_LICENCES = 100;
