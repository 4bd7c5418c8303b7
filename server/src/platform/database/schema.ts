import type { Origin, Role } from '@rto-desk/contract/access';
import type { Contact } from '@rto-desk/contract/account';
import type { CitizenValues } from '@rto-desk/contract/citizen';
import type { ClassGroup } from '@rto-desk/contract/date-rules';
import type { InquiryStatus, InquiryType } from '@rto-desk/contract/document-inquiry';
import type { ImportColumn } from '@rto-desk/contract/endpoints/imports';
import type { FirstStep } from '@rto-desk/contract/first-hour';
import type { HistoryAction } from '@rto-desk/contract/history';
import type { ImportMode, ImportShape, ImportStatus, ImportVerdict } from '@rto-desk/contract/imports/import';
import type { InboundKind } from '@rto-desk/contract/inbox';
import type { JobEvent, JobService, JobSource } from '@rto-desk/contract/job';
import type { CollectionOf, DeclaredKind, KindSlug } from '@rto-desk/contract/kinds/index';
import type { KindValues } from '@rto-desk/contract/kinds/kind';
import type { TestResult } from '@rto-desk/contract/learner';
import type { Channel, Purpose } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import type { DeletionStatus } from '@rto-desk/contract/own-data';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { Service, ServiceCategory } from '@rto-desk/contract/services';
import type { TransferKind } from '@rto-desk/contract/transfer';
import type { ContactRequestStatus } from '@rto-desk/contract/user';
import type { VehicleValues } from '@rto-desk/contract/vehicle';
import type { ColumnType, Generated } from 'kysely';
import type { Template } from '../messenger.ts';

/**
 * The tables as TypeScript sees them; `server/migrations` says what their rows are. Dates and timestamps
 * arrive as PostgreSQL writes them (strings), numerics as decimal strings.
 */
export type Timestamp = ColumnType<string, string | undefined, string>;

interface Stamped {
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BranchesTable {
  id: Generated<number>;
  name: string;
  code: string | null;
}

type VerifiedAt = ColumnType<string | null, string | null | undefined, string | null>;
/** Who of the staff looked; null for a code or link that came back. */
type VerifiedBy = ColumnType<number | null, number | null | undefined, number | null>;

export interface UsersTable extends Stamped {
  id: Generated<number>;
  name: string;
  phone: string;
  phone_verified_at: VerifiedAt;
  phone_verified_by: VerifiedBy;
  /** The branch of the manager who looked; null for an admin, a code or a link. */
  phone_verified_branch_id: VerifiedBy;
  /** A verified address, and the one that nobody has seen yet. */
  email: string | null;
  email_verified_at: VerifiedAt;
  email_verified_by: VerifiedBy;
  unverified_email: ColumnType<string | null, string | null | undefined, string | null>;
  password_given_at: VerifiedAt;
  password_hash: string;
  role: Generated<Role>;
  branch_id: number | null;
  citizen_id: number | null;
  added_branch_id: Generated<number | null>;
}

export interface SessionsTable {
  id: Generated<number>;
  address: string | null;
  device: string | null;
  token_hash: Buffer;
  user_id: number;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  confirmed_at: Timestamp;
  idle_seconds: number;
  expires_at: ColumnType<string, string, string>;
}

export interface TwoFactorsTable {
  user_id: number;
  /** The app's secret in base32, encrypted; null where it is lost. */
  sealed: Buffer | null;
  confirmed_at: ColumnType<string | null, null, string>;
  last_step: Generated<number>;
  lost_at: ColumnType<string | null, null | undefined, string | null>;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}

export interface SecretsTable {
  name: string;
  value: Buffer;
}

/** A column that the database makes from others, for searches. */
type Derived = ColumnType<string, never, never>;

export type CitizensTable = CitizenValues &
  Stamped & {
    id: Generated<number>;
    search_text: Derived;
    branch_id: number | null;
    reminders_off: Generated<boolean>;
    name_by_holder_at: ColumnType<string | null, string | null | undefined, string | null>;
    /** Otherwise the name is a registration number. */
    name_known: Generated<boolean>;
    owner_id: number | null;
    created_by: number | null;
  };

interface RecordColumns extends Stamped {
  id: Generated<number>;
  citizen_id: number;
  origin: Origin;
  created_by: number | null;
}

export interface DateRulesTable {
  id: Generated<number>;
  kind: KindSlug;
  end_field: string;
  class_group: ClassGroup | null;
  age_from: number | null;
  age_to: number | null;
  vehicle_age_from: number | null;
  vehicle_age_to: number | null;
  norms: string | null;
  months: number | null;
  until_age: number | null;
  is_on: Generated<boolean>;
  since: string;
  source: string;
  updated_at: Timestamp;
}

export interface TransfersTable {
  id: Generated<number>;
  vehicle_id: number;
  registration_no: string;
  from_citizen_id: number | null;
  to_citizen_id: number | null;
  kind: TransferKind;
  transferred_on: string;
  remarks: string | null;
  undone_on: ColumnType<string | null, never, string>;
  created_by: number | null;
  created_at: Timestamp;
}

/** A column that is empty at first. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ClaimsTable extends Stamped {
  id: Generated<number>;
  user_id: number;
  /** One of the two, without spaces and hyphens. */
  registration_no: string | null;
  licence_no: string | null;
  chassis_last5: string | null;
  dob: string | null;
  citizen_id: Later<number>;
  reason: Later<string>;
  decided_by: Later<number>;
  approved_at: Later<string>;
  refused_at: Later<string>;
  ended_at: Later<string>;
}

export type VehiclesTable = VehicleValues &
  RecordColumns & {
    /** Null where it has not left for another office. */
    /** Whether an older vehicle has the same mark, so that this one waits for somebody to decide. */
    needs_review: Generated<boolean>;
    noc_on: Later<string>;
    noc_to_office: Later<string>;
    noc_number: Later<string>;
  };

/** What the tables of all document kinds share; a vehicle's documents also name the vehicle. */
export interface DocumentColumns extends RecordColumns {
  vehicle_id: number;
  file_id: string | null;
}

type DocumentTables = {
  [K in DeclaredKind as K['collection']]: KindValues<K> &
    (K['owner'] extends 'vehicle' ? DocumentColumns : Omit<DocumentColumns, 'vehicle_id'>);
};

/** What service requests and inquiries share. */
interface SubmissionColumns extends Stamped {
  id: Generated<number>;
  reference: string;
  user_id: number | null;
  branch_id: number | null;
  status_changed_by: number | null;
  status_changed_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ServiceRequestsTable extends SubmissionColumns {
  source: Generated<JobSource>;
  contact_name: string;
  contact_phone: string;
  category: ServiceCategory;
  services: Service[];
  query: string | null;
  status: Generated<RequestStatus>;
  citizen_id: Later<number>;
  vehicle_id: Later<number>;
  given_by: Later<string>;
  application_no: Later<string>;
  assignee_id: Later<number>;
  due_on: Later<string>;
  /** The code of its stage. */
  stage: Generated<string>;
  stage_before: Later<string>;
  notes: Later<string>;
  reject_code: Later<string>;
  reject_reason: Later<string>;
  fee: Later<string>;
  paid: Later<string>;
  search_text: Derived;
}

/** What can be renamed, ordered and hidden. */
export interface NamedInBothLanguages {
  id: Generated<number>;
  code: string;
  name_en: string;
  name_hi: string;
  place: number;
  hidden: Generated<boolean>;
  updated_at: Timestamp;
}

export interface JobStagesTable extends NamedInBothLanguages {
  status: RequestStatus;
}

export type JobRejectReasonsTable = NamedInBothLanguages;

export interface ServiceDaysTable {
  id: Generated<number>;
  service: JobService;
  days: number;
  since: string;
  source: string;
  updated_at: Timestamp;
}

export interface ServicePapersTable {
  id: Generated<number>;
  service: JobService;
  name_en: string;
  name_hi: string;
  original: boolean;
  /** The kind of document that it is. */
  document_kind: KindSlug | null;
  place: number;
}

export interface JobPapersTable extends Stamped {
  id: Generated<number>;
  job_id: number;
  name_en: string;
  name_hi: string;
  original: boolean;
  /** The kind of document that it is. */
  document_kind: Later<KindSlug>;
  /** Asked for by one of its services. */
  listed: Generated<boolean>;
  /** The English name that it was listed by, where it is called otherwise since. */
  listed_as: Later<string>;
  not_needed: Generated<boolean>;
  received_on: Later<string>;
  returned_on: Later<string>;
  stays_with: Later<string>;
  file_id: Later<string>;
}

export interface LearnerTestsTable {
  id: Generated<number>;
  ll_id: number;
  test_on: Later<string>;
  test_result: Later<TestResult>;
  told_on: Later<string>;
  updated_at: Timestamp;
}

export interface JobEventsTable {
  id: Generated<number>;
  job_id: number;
  happened_at: Timestamp;
  actor_id: Later<number>;
  event: JobEvent;
  from_stage: Later<string>;
  to_stage: Later<string>;
  assignee_id: Later<number>;
  reject_code: Later<string>;
  text: Later<string>;
}

export interface DocumentInquiriesTable extends SubmissionColumns {
  name: string;
  phone: string;
  vehicle_no: string | null;
  document_type: InquiryType[];
  notes: Later<string>;
  status: Generated<InquiryStatus>;
}

export interface MessagesTable extends Stamped {
  id: Generated<number>;
  channel: Channel;
  purpose: Purpose;
  state: MessageState;
  citizen_id: number | null;
  user_id: number | null;
  branch_id: number | null;
  recipient: string;
  recipient_name: string;
  subject: string | null;
  body: string;
  /** Written as JSON text. */
  template: ColumnType<Template | null, string | null | undefined, string | null>;
  dedup_key: string | null;
  bulk_notice_id: ColumnType<number | null, number | null | undefined, number | null>;
  attempts: Generated<number>;
  deferrals: Generated<number>;
  error: string | null;
  provider_id: string | null;
  claimed_by: number | null;
  created_by: number | null;
  sent_at: ColumnType<string | null, string | null | undefined, string | null>;
  reported_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface StoppedNumbersTable {
  mobile_no: string;
  stopped: boolean;
  said_at: string;
}

export interface InboundMessagesTable {
  id: Generated<number>;
  hashed_id: string;
  mobile_no: string;
  kind: InboundKind;
  body: string | null;
  said_at: string;
  read_at: Generated<string | null>;
  read_by: Generated<number | null>;
}

export interface BulkNoticesTable extends Stamped {
  id: Generated<number>;
  state: Generated<'running' | 'written' | 'stopped'>;
  messages: number;
  created_by: number | null;
}

export interface BulkNoticeDocumentsTable {
  bulk_notice_id: number;
  kind: KindSlug;
  document_id: number;
  end_field: string;
  expiry_date: string;
}

export interface MessageDocumentsTable {
  message_id: number;
  kind: KindSlug;
  document_id: number;
  end_field: string;
  expiry_date: string;
  citizen_id: number;
}

export interface EarlyStatusesTable {
  provider_id: string;
  state: 'delivered' | 'failed';
  error: string | null;
  received_at: Timestamp;
  reported_at: string;
}

export interface OfficeSettingsTable {
  singleton: Generated<boolean>;
  reminders_on: boolean;
  stages: number[];
  /** Written as JSON text. */
  stages_by_kind: ColumnType<Partial<Record<KindSlug, number[]>>, string | undefined, string>;
  hour: number;
  quiet_from: number | null;
  quiet_until: number | null;
  closed_weekdays: Generated<number[]>;
  /** Read as `closed_dates::text[]`. */
  closed_dates: Generated<string[]>;
  daily_limit: Generated<number>;
  message_price: Generated<string>;
  contact_hi: string | null;
  contact_en: string | null;
  reminded_on: string | null;
  summary_sent_until: string | null;
  office_name_hi: string | null;
  office_name_en: string | null;
  template_notice: string | null;
  template_digest: string | null;
  template_message: string | null;
  template_reset: string | null;
  template_language: Generated<string>;
  two_factor_required: Generated<boolean>;
  job_fees_on: Generated<boolean>;
  test_weekdays: Generated<number[]>;
  first_hour_skipped: Generated<FirstStep[]>;
  first_hour_later: Generated<boolean>;
  updated_at: Timestamp;
}

export interface RemindersTable {
  kind: KindSlug;
  document_id: number;
  end_field: string;
  expiry_date: string;
  stage: number;
  message_id: number | null;
  created_at: Timestamp;
}

export interface RemindersLeftTable {
  kind: KindSlug;
  document_id: number;
  end_field: string;
  expiry_date: string;
  left_on: string;
}

export interface DeletionRequestsTable extends Stamped {
  id: Generated<number>;
  user_id: number | null;
  name: string;
  phone: string;
  reason: string | null;
  status: Generated<DeletionStatus>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  handled_by: ColumnType<number | null, number | null | undefined, number | null>;
  handled_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface BackupsTable {
  id: Generated<number>;
  file: string;
  /** Comes as text: PostgreSQL's bigint. */
  bytes: ColumnType<string | null, number | null | undefined, number | null>;
  started_at: Timestamp;
  finished_at: ColumnType<string | null, string | null | undefined, string | null>;
  error: ColumnType<string | null, string | null | undefined, string | null>;
  folder: string | null;
  host: string | null;
  scheduled: Generated<boolean>;
  copied_at: ColumnType<string | null, string | null | undefined, string | null>;
  copy_error: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: number;
  contact: string;
  account_hash: Buffer;
  expires_at: Timestamp;
}

export interface ContactCodesTable {
  user_id: number;
  contact: Contact;
  value: string;
  code_hash: Buffer;
  failures: number;
  expires_at: Timestamp;
}

export interface ContactRequestsTable extends Stamped {
  id: Generated<number>;
  user_id: number;
  phone: string | null;
  email: string | null;
  proof: string;
  status: Generated<ContactRequestStatus>;
  created_by: number | null;
  handled_by: ColumnType<number | null, number | null | undefined, number | null>;
  handled_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FormerContactsTable {
  user_id: number;
  phone: string | null;
  email: string | null;
  expires_at: Timestamp;
}

export interface KnownNetworksTable {
  user_id: number;
  network: Buffer;
  seen_at: Generated<string>;
}

export interface DatabaseWatermarkTable {
  history: Generated<string>;
  count: Generated<number>;
}

export interface WorkersTable {
  id: Generated<number>;
  queue_workers: Generated<string[]>;
  started_at: Timestamp;
}

export interface FilesTable {
  id: string;
  media_type: string;
  size: number;
  sha256: string;
  original_name: string | null;
  created_by: number | null;
  created_at: Timestamp;
  removed_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** The transfer since which it opens for staff alone. */
  closed_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A moment that comes later, or never. */
type LaterMoment = ColumnType<string | null, string | null | undefined, string | null>;

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type PresetJson<T> = ColumnType<T, string | undefined, string>;

export interface ImportsTable extends Stamped {
  id: Generated<number>;
  name: string | null;
  status: Generated<ImportStatus>;
  shape: ImportShape;
  mode: ColumnType<ImportMode | null, ImportMode | null | undefined, ImportMode | null>;
  branch_id: number | null;
  /** Without samples, which stand in the rows. */
  columns: Json<Omit<ImportColumn, 'samples'>[]>;
  rows: number;
  sheet: ColumnType<string | null, string | null | undefined, string | null>;
  date_1904: Generated<boolean>;
  progress_done: Generated<number>;
  progress_of: Generated<number>;
  created_by: number | null;
  ordered_by: ColumnType<number | null, number | null | undefined, number | null>;
  committed_at: LaterMoment;
  undone_at: LaterMoment;
  reminders_allowed_at: LaterMoment;
  erased_at: LaterMoment;
}

/** Why an undo has left a record. */
export type UndoReason = 'changed' | 'used' | 'told' | 'outOfReach';

export interface ImportRowsTable {
  import_id: number;
  line: number;
  cells: string[];
  plate: string | null;
  mobile: string | null;
  citizen_id: number | null;
  new_citizen: Generated<boolean>;
  skipped: Generated<boolean>;
  verdict: ImportVerdict | null;
  problems: PresetJson<unknown[]>;
  plan: PresetJson<unknown[]>;
  candidates: Generated<number[]>;
  owner_id: number | null;
  turn: Generated<number>;
  done: Generated<boolean>;
  updated_at: Timestamp;
}

export interface ImportRecordsTable {
  import_id: number;
  /** `citizens`, `vehicles` or the slug of a kind. */
  record: 'citizens' | 'vehicles' | KindSlug;
  record_id: number;
  citizen_id: number;
  made: boolean;
  fields: PresetJson<Record<string, FilledField>>;
  noted_at: string;
  touched: Generated<boolean>;
  outcome: ColumnType<'removed' | 'restored' | 'kept' | null, undefined, 'removed' | 'restored' | 'kept'>;
  reason: ColumnType<UndoReason | null, undefined, UndoReason | null>;
}

/** What stood in a field before an import filled it, and what the import wrote. */
export interface FilledField {
  before: string | boolean | number | null;
  after: string | boolean | number | null;
}

/** Values of a record by the names of its columns; written as JSON text. */
type ToldValues = ColumnType<Record<string, unknown> | null, string | null | undefined, never>;

export interface DifferentPeopleTable {
  one_id: number;
  other_id: number;
  said_by: number | null;
  said_at: Timestamp;
}

export interface LikelyPairsTable {
  one_id: number;
  other_id: number;
  reason: string;
  found_at: Timestamp;
}

export interface PairSearchesTable {
  singleton: Generated<boolean>;
  began_at: Timestamp;
  looked_until: Generated<number>;
}

export interface MergesTable {
  id: Generated<number>;
  from_id: number;
  into_id: number;
  holder_id: number;
  name: string;
  seen_at_counter: string | null;
  undone_at: LaterMoment;
  created_by: number | null;
  created_at: Timestamp;
}

export interface MergeRecordsTable {
  merge_id: number;
  place: Generated<number>;
  record: string;
  key: Json<Record<string, unknown>>;
  before: Json<Record<string, unknown>>;
  after: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
}

export interface HistoryTable {
  id: Generated<number>;
  happened_at: ColumnType<string, never, never>;
  actor_id: ColumnType<number | null, number | null | undefined, never>;
  actor_name: ColumnType<string | null, string | null | undefined, never>;
  actor_role: ColumnType<Role | null, Role | null | undefined, never>;
  address: ColumnType<string | null, string | null | undefined, never>;
  action: ColumnType<HistoryAction, HistoryAction, never>;
  record: ColumnType<string | null, string | null | undefined, never>;
  record_id: ColumnType<number | null, number | null | undefined, never>;
  citizen_id: ColumnType<number | null, number | null | undefined, never>;
  title: ColumnType<string | null, string | null | undefined, never>;
  before: ToldValues;
  after: ToldValues;
}

export interface NameVocabularyTable {
  word: string;
  sound: string;
}

/** Whose managers see which account. */
export interface BranchAccountVisibilityTable {
  branch_id: number;
  user_id: number;
  /** The account's. */
  name: string;
}

/** The tables whose records are found by their numbers. */
export type NumberedRecord = CollectionOf<'citizen'> | 'vehicles';

export interface SearchableNumbersTable {
  record: NumberedRecord;
  record_id: number;
  citizen_id: number;
  branch_id: number;
  number: string;
  application: string | null;
}

export interface ExpiriesTable {
  kind: KindSlug;
  document_id: number;
  /** The field that this end is. */
  end_field: string;
  citizen_id: number;
  vehicle_id: number | null;
  branch_id: number;
  expiry_date: string;
  origin: Origin;
  superseded: boolean;
  /** Something that its kind requires is empty. */
  incomplete: boolean;
  /** Its vehicle has left for another office. */
  has_left: boolean;
}

export interface IdempotencyKeysTable {
  caller: number;
  path: string;
  key: string;
  content: string;
  answer: string | null;
  created_at: Generated<string>;
}

export interface Database extends DocumentTables {
  name_vocabulary: NameVocabularyTable;
  branch_account_visibility: BranchAccountVisibilityTable;
  searchable_numbers: SearchableNumbersTable;
  expiries: ExpiriesTable;
  branches: BranchesTable;
  users: UsersTable;
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
  citizens: CitizensTable;
  vehicles: VehiclesTable;
  transfers: TransfersTable;
  claims: ClaimsTable;
  date_rules: DateRulesTable;
  files: FilesTable;
  history: HistoryTable;
  messages: MessagesTable;
  workers: WorkersTable;
  database_watermark: DatabaseWatermarkTable;
  early_statuses: EarlyStatusesTable;
  stopped_numbers: StoppedNumbersTable;
  inbound_messages: InboundMessagesTable;
  office_settings: OfficeSettingsTable;
  reminders: RemindersTable;
  reminders_left: RemindersLeftTable;
  message_documents: MessageDocumentsTable;
  bulk_notices: BulkNoticesTable;
  bulk_notice_documents: BulkNoticeDocumentsTable;
  password_resets: PasswordResetsTable;
  contact_codes: ContactCodesTable;
  former_contacts: FormerContactsTable;
  contact_requests: ContactRequestsTable;
  known_networks: KnownNetworksTable;
  backups: BackupsTable;
  deletion_requests: DeletionRequestsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_records: ImportRecordsTable;
  different_people: DifferentPeopleTable;
  likely_pairs: LikelyPairsTable;
  pair_searches: PairSearchesTable;
  merges: MergesTable;
  merge_records: MergeRecordsTable;
  service_requests: ServiceRequestsTable;
  learner_tests: LearnerTestsTable;
  job_stages: JobStagesTable;
  job_reject_reasons: JobRejectReasonsTable;
  job_papers: JobPapersTable;
  job_events: JobEventsTable;
  service_days: ServiceDaysTable;
  service_papers: ServicePapersTable;
  document_inquiries: DocumentInquiriesTable;
}
