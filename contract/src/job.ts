import {
  choice,
  date,
  integer,
  longText,
  mobile,
  money,
  number,
  pastDate,
  presetChoice,
  required,
  text,
} from './fields.ts';
import { type KindSlug, kinds } from './kinds/index.ts';
import { flagFilter, list } from './list.ts';
import { requestStatuses } from './service-request.ts';
import { allServices, serviceCategories } from './services.ts';

/** Where a job came from: the web, or the counter. */
export const jobSources = ['web', 'counter'] as const;
export type JobSource = (typeof jobSources)[number];

/** An original goes back to its holder; a copy stays in the file. */
export const jobDocumentKinds = ['original', 'copy'] as const;
export type JobDocumentKind = (typeof jobDocumentKinds)[number];

/** What happens to a job, as its time line tells it. */
export const jobEvents = [
  'made',
  'taken',
  'assigned',
  'moved',
  'rejected',
  'reopened',
  'changed',
  'paper_added',
  'paper_received',
  'paper_returned',
  'paper_kept',
  'paper_changed',
] as const;
export type JobEvent = (typeof jobEvents)[number];

/** Why a job is rejected: a reason of the list, with an optional text. */
export const rejectionFields = { reason_code: text(40, required), reason: longText(500) };

/** The code of the reason that requires a text; it cannot be removed. */
export const OTHER_REASON = 'other';

/** The entry for jobs without a listed service, where days and documents are set by service. */
export const OTHER_SERVICE = 'other';
export const jobServices = [...allServices, OTHER_SERVICE] as const;
export type JobService = (typeof jobServices)[number];

/** The fields of a job beside its services. */
export const jobFields = {
  category: choice(serviceCategories, required),
  contact_name: text(255, required),
  contact_phone: mobile(required),
  query: longText(2000),
  given_by: text(150),
  application_no: number(150),
  due_on: date(),
  notes: longText(2000),
  fee: money(),
  paid: money(),
};

export const jobDocumentFields = {
  name: text(150, required),
  kind: presetChoice(jobDocumentKinds, 'copy'),
  received_on: pastDate(),
};

const slugs: readonly KindSlug[] = kinds.map(({ slug }) => slug);

/** A document that a service requires; `document_kind` is the slug of its kind. */
export const serviceDocumentFields = {
  name_en: text(150, required),
  name_hi: text(150, required),
  kind: presetChoice(jobDocumentKinds, 'copy'),
  document_kind: choice(slugs),
};

/** The most documents of a job, and of a service. */
export const MAX_JOB_DOCUMENTS = 100;

export const stageFields = {
  name_en: text(100, required),
  name_hi: text(100, required),
  place: integer(1, 1000, required),
};

export const reasonFields = {
  name_en: text(200, required),
  name_hi: text(200, required),
  place: integer(1, 1000, required),
};

/** Of a job's status; `open` are those that wait or are being worked on. */
export const jobStatuses = ['open', ...requestStatuses] as const;
export const openStatuses = ['pending', 'contacted'] as const;

export const jobSorts = ['due', 'newest', 'oldest'] as const;

/**
 * The list of jobs. `assignee` is `me`, `none` or an id; `overdue` are open ones after their day; `to_return` those that
 * have ended with an original still here; `unpaid` those whose fee is not paid in full. The days are those in which a job
 * came in, both included.
 */
export const jobList = list(
  {
    status: choice(jobStatuses),
    stage: text(40),
    assignee: text(10),
    overdue: flagFilter,
    category: choice(serviceCategories),
    service: choice(allServices),
    q: text(100),
    given_by: text(150),
    unpaid: flagFilter,
    to_return: flagFilter,
    from: date(),
    until: date(),
    sort: choice(jobSorts),
  },
  [15, 50, 100],
);

/** Each count of My work stops at one more than this: that many and more are shown alike. */
export const WORK_COUNT_LIMIT = 1_000;
