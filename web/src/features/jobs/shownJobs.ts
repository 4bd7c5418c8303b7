import { integer } from '@rto-desk/contract/fields';
import { jobList } from '@rto-desk/contract/job';
import { list, type QueryOf } from '@rto-desk/contract/list';

/** The highest id that a record can have. */
const LAST_ID = 2_147_483_647;
/** The list of jobs as its screen keeps it in the address: of one citizen or vehicle, too. */
export const shownJobs = list(
  { ...jobList.filters, citizen_id: integer(1, LAST_ID), vehicle_id: integer(1, LAST_ID) },
  jobList.sizes,
);
export type JobQuery = QueryOf<typeof shownJobs>;
