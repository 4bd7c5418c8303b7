import type { Origin, Role } from '@rto-desk/contract/access';
import type { Contact } from '@rto-desk/contract/account';
import type { CalendarContent } from '@rto-desk/contract/calendar';
import type { CitizenValues, GuardianValues } from '@rto-desk/contract/citizen';
import type { ClassGroup } from '@rto-desk/contract/date-rules';
import type { InquiryStatus, InquiryType } from '@rto-desk/contract/document-inquiry';
import type { SavedSearch } from '@rto-desk/contract/endpoints/breaches';
import type { DeskSettings } from '@rto-desk/contract/endpoints/series';
import type { Confidence, FeeKind } from '@rto-desk/contract/fee';
import type { FirstStep } from '@rto-desk/contract/first-hour';
import type { HistoryAction } from '@rto-desk/contract/history';
import type { ImportRemark, ImportSheet, StoredColumn } from '@rto-desk/contract/imports/column';
import type { ImportMode, ImportShape, ImportStatus, ImportVerdict } from '@rto-desk/contract/imports/import';
import type { InboundKind } from '@rto-desk/contract/inbox';
import type { JobEvent, JobService, JobSource } from '@rto-desk/contract/job';
import type { CollectionOf, DeclaredKind, KindSlug } from '@rto-desk/contract/kinds/index';
import type { KindValues } from '@rto-desk/contract/kinds/kind';
import type { TestResult } from '@rto-desk/contract/learner';
import type { LetterState, TemplateSubject } from '@rto-desk/contract/letter';
import type { Channel, Purpose } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import type { DeletionStatus } from '@rto-desk/contract/own-data';
import type { ConsentPurpose, PrivacyWay, WithdrawalWay } from '@rto-desk/contract/privacy';
import type { PrivacyKind } from '@rto-desk/contract/privacy-request';
import type { Direction, EntryState, PostMode } from '@rto-desk/contract/register';
import type { SeriesName } from '@rto-desk/contract/series';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { Service, ServiceCategory } from '@rto-desk/contract/services';
import type { TransferKind } from '@rto-desk/contract/transfer';
import type { ContactRequestStatus } from '@rto-desk/contract/user';
import type { VehicleValues } from '@rto-desk/contract/vehicle';
import type { ColumnType, Generated } from 'kysely';
import type { Template } from '../messenger.ts';
import type { DB } from './tables.ts';

/*
 * The tables as TypeScript sees them. `tables.ts` is generated from the migrations (`npm run schema`) and has all tables but those that
 * follow from declarations of the contract. Here stands what PostgreSQL's types do not say. Dates and timestamps arrive as PostgreSQL
 * writes them (strings), numerics as decimal strings.
 */

/** A table with some of its columns narrowed. */
type Narrow<Table, Columns extends { [K in keyof Columns]: K extends keyof Table ? unknown : never }> = Omit<
  Table,
  keyof Columns
> &
  Columns;

/** Read as JSON, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type PresetJson<T> = ColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface OfKind {
  kind: KindSlug;
}

interface NarrowedTables {
  users: Narrow<DB['users'], { role: Generated<Role> }>;
  date_rules: Narrow<DB['date_rules'], OfKind & { class_group: ClassGroup | null }>;
  fee_rules: Narrow<
    DB['fee_rules'],
    { kind: FeeKind; confidence: Confidence; services: Generated<Service[]> }
  >;
  transfers: Narrow<DB['transfers'], { kind: TransferKind }>;
  service_requests: Narrow<
    DB['service_requests'],
    {
      source: Generated<JobSource>;
      category: ServiceCategory;
      services: Service[];
      status: Generated<RequestStatus>;
    }
  >;
  job_stages: Narrow<DB['job_stages'], { status: RequestStatus }>;
  job_events: Narrow<DB['job_events'], { event: JobEvent }>;
  job_papers: Narrow<DB['job_papers'], { document_kind: KindSlug | null }>;
  service_days: Narrow<DB['service_days'], { service: JobService }>;
  service_papers: Narrow<DB['service_papers'], { service: JobService; document_kind: KindSlug | null }>;
  learner_tests: Narrow<DB['learner_tests'], { test_result: TestResult | null }>;
  document_inquiries: Narrow<
    DB['document_inquiries'],
    { document_type: InquiryType[]; status: Generated<InquiryStatus> }
  >;
  messages: Narrow<
    DB['messages'],
    { channel: Channel; purpose: Purpose; state: MessageState; template: NullableJson<Template> }
  >;
  message_documents: Narrow<DB['message_documents'], OfKind>;
  inbound_messages: Narrow<DB['inbound_messages'], { kind: InboundKind }>;
  bulk_notices: Narrow<
    DB['bulk_notices'],
    { state: Generated<'running' | 'written' | 'stopped' | 'failed'> }
  >;
  bulk_notice_documents: Narrow<DB['bulk_notice_documents'], OfKind>;
  early_statuses: Narrow<DB['early_statuses'], { state: 'delivered' | 'failed' }>;
  sending_pauses: Narrow<DB['sending_pauses'], { channel: Channel; concern: 'office' | 'temporary' }>;
  reminders: Narrow<DB['reminders'], OfKind>;
  reminders_left: Narrow<DB['reminders_left'], OfKind>;
  office_settings: Narrow<
    DB['office_settings'],
    {
      stages_by_kind: PresetJson<Partial<Record<KindSlug, number[]>>>;
      /** Read as `closed_dates::text[]`. */
      closed_dates: Generated<string[]>;
      first_hour_skipped: Generated<FirstStep[]>;
      legal_basis: Generated<DeskSettings['legal_basis']>;
    }
  >;
  deletion_requests: Narrow<DB['deletion_requests'], { status: Generated<DeletionStatus> }>;
  breaches: Narrow<DB['breaches'], { searches: PresetJson<SavedSearch[]> }>;
  consents: Narrow<
    DB['consents'],
    { how: PrivacyWay; purpose: ConsentPurpose; withdrawn_how: WithdrawalWay | null }
  >;
  privacy_notices_given: Narrow<DB['privacy_notices_given'], { how: PrivacyWay }>;
  privacy_requests: Narrow<DB['privacy_requests'], { kind: PrivacyKind }>;
  calendars: Narrow<DB['calendars'], { what: CalendarContent }>;
  contact_codes: Narrow<DB['contact_codes'], { contact: Contact }>;
  contact_requests: Narrow<DB['contact_requests'], { status: Generated<ContactRequestStatus> }>;
  imports: Narrow<
    DB['imports'],
    {
      status: Generated<ImportStatus>;
      shape: ImportShape;
      mode: ImportMode | null;
      /** Without samples, which stand in the rows. */
      columns: Json<StoredColumn[]>;
      remarks: PresetJson<ImportRemark[]>;
      sheets: PresetJson<ImportSheet[]>;
    }
  >;
  import_rows: Narrow<
    DB['import_rows'],
    { verdict: ImportVerdict | null; problems: PresetJson<unknown[]>; plan: PresetJson<unknown[]> }
  >;
  import_records: Narrow<
    DB['import_records'],
    {
      record: 'citizens' | 'vehicles' | KindSlug;
      fields: PresetJson<Record<string, FilledField>>;
      outcome: 'removed' | 'restored' | 'kept' | null;
      reason: UndoReason | null;
    }
  >;
  transfer_copies: Narrow<
    DB['transfer_copies'],
    { vehicle: Json<Record<string, unknown>>; documents: Json<unknown[]> }
  >;
  server_warnings: Narrow<DB['server_warnings'], { warning: 'clock' | 'proxy' }>;
  merge_records: Narrow<
    DB['merge_records'],
    {
      key: Json<Record<string, unknown>>;
      before: Json<Record<string, unknown>>;
      after: NullableJson<Record<string, unknown>>;
    }
  >;
  history: Narrow<
    DB['history'],
    {
      action: HistoryAction;
      actor_role: Role | null;
      before: NullableJson<Record<string, unknown>>;
      after: NullableJson<Record<string, unknown>>;
    }
  >;
  number_series: Narrow<DB['number_series'], { series: SeriesName }>;
  number_books: Narrow<DB['number_books'], { series: SeriesName }>;
  issued_numbers: Narrow<DB['issued_numbers'], { series: SeriesName }>;
  number_checks: Narrow<DB['number_checks'], { series: SeriesName }>;
  register_entries: Narrow<
    DB['register_entries'],
    { direction: Direction; mode: PostMode | null; state: Generated<EntryState> }
  >;
  letter_templates: Narrow<DB['letter_templates'], { subject: TemplateSubject }>;
  letters: Narrow<DB['letters'], { state: Generated<LetterState>; inputs: Json<Record<string, string>> }>;
  searchable_numbers: Narrow<DB['searchable_numbers'], { record: NumberedRecord }>;
  expiries: Narrow<DB['expiries'], OfKind & { origin: Origin }>;
}

/** Why an undo has left a record. */
export type UndoReason = 'changed' | 'used' | 'told' | 'outOfReach';

/** What stood in a field before an import filled it, and what the import wrote. */
export interface FilledField {
  before: string | boolean | number | null;
  after: string | boolean | number | null;
}

/** The tables whose records are found by their numbers. */
export type NumberedRecord = CollectionOf<'citizen'> | 'vehicles';

export interface DeclaredColumns {
  id: Generated<number>;
  created_by: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface RecordColumns extends DeclaredColumns {
  citizen_id: number;
  origin: Origin;
}

type CitizensTable = CitizenValues &
  GuardianValues &
  DeclaredColumns & {
    /** Made by the database. */
    search_text: ColumnType<string, never, never>;
    branch_id: number | null;
    reminders_off: Generated<boolean>;
    name_by_holder_at: string | null;
    /** Otherwise the name is a registration number. */
    name_known: Generated<boolean>;
    owner_id: number | null;
  };

export type VehiclesTable = VehicleValues &
  RecordColumns & {
    /** Null where it has not left for another office. */
    noc_on: string | null;
    noc_to_office: string | null;
    noc_number: string | null;
    /** Whether an older vehicle has the same number. */
    needs_review: Generated<boolean>;
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

export interface Database extends Omit<DB, keyof NarrowedTables>, NarrowedTables, DocumentTables {
  citizens: CitizensTable;
  vehicles: VehiclesTable;
}
