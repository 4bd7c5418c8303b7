import { kinds } from './kinds/index.ts';

/** Lists of names for codes. `asStored`: what is stored is read as it is, or has its word among the stored values. */
export type CodeNames =
  | 'asStored'
  | 'bulkStates'
  | 'calendarContents'
  | 'categories'
  | 'chargeKinds'
  | 'classGroups'
  | 'confidences'
  | 'consentPurposes'
  | 'contactRequests'
  | 'deletions'
  | 'directions'
  | 'documentStatuses'
  | 'entryModes'
  | 'entryStates'
  | 'feeKinds'
  | 'fields'
  | 'importModes'
  | 'importStatuses'
  | 'inboundKinds'
  | 'inquiries'
  | 'inquiryTypes'
  | 'kinds'
  | 'languages'
  | 'legalBases'
  | 'letterStates'
  | 'letterSubjects'
  | 'messageChannels'
  | 'messagePurposes'
  | 'messageStates'
  | 'moneyModes'
  | 'payoutKinds'
  | 'privacyKinds'
  | 'rejectReasons'
  | 'reportTypes'
  | 'requests'
  | 'roles'
  | 'scopes'
  | 'series'
  | 'services'
  | 'setupSteps'
  | 'sources'
  | 'stages'
  | 'testResults'
  | 'transferKinds'
  | 'ways'
  | 'weekdays';

/**
 * By table and column, what the codes in lines of the history are called by; a list holds several of them. Every column that
 * the database limits to some codes stands here.
 */
export const codedColumns: Readonly<Record<string, Readonly<Record<string, CodeNames>>>> = {
  ...Object.fromEntries(kinds.map(({ collection }) => [collection, { status: 'documentStatuses' }])),
  api_tokens: { scopes: 'scopes' },
  bulk_notices: { state: 'bulkStates' },
  calendars: { what: 'calendarContents', language: 'languages' },
  charges: { kind: 'chargeKinds' },
  citizens: { relation_type: 'asStored', guardian_relation: 'asStored' },
  consents: { purpose: 'consentPurposes', how: 'ways', withdrawn_how: 'ways' },
  contact_requests: { status: 'contactRequests' },
  date_rules: { kind: 'kinds', class_group: 'classGroups', end_field: 'fields' },
  deletion_requests: { status: 'deletions' },
  document_inquiries: { status: 'inquiries', document_type: 'inquiryTypes' },
  expiries: { doc_type: 'reportTypes' },
  fee_rules: { kind: 'feeKinds', confidence: 'confidences', services: 'services', types: 'asStored' },
  imports: { status: 'importStatuses', mode: 'importModes' },
  inbound_messages: { kind: 'inboundKinds' },
  issued_numbers: { series: 'series' },
  job_papers: { document_kind: 'kinds' },
  job_reject_reasons: { code: 'rejectReasons' },
  job_stages: { code: 'stages', status: 'requests' },
  learner_tests: { test_result: 'testResults' },
  letter_templates: { subject: 'letterSubjects', services: 'services' },
  letters: { state: 'letterStates' },
  messages: { channel: 'messageChannels', purpose: 'messagePurposes', state: 'messageStates' },
  number_books: { series: 'series' },
  number_checks: { series: 'series' },
  number_series: { series: 'series' },
  office_settings: {
    closed_weekdays: 'weekdays',
    first_hour_skipped: 'setupSteps',
    legal_basis: 'legalBases',
    stages_by_kind: 'kinds',
    template_language: 'languages',
    test_weekdays: 'weekdays',
  },
  payouts: { kind: 'payoutKinds', mode: 'moneyModes' },
  privacy_notices_given: { how: 'ways' },
  privacy_requests: { kind: 'privacyKinds' },
  receipts: { mode: 'moneyModes' },
  register_entries: { direction: 'directions', mode: 'entryModes', state: 'entryStates' },
  service_days: { service: 'services' },
  service_papers: { service: 'services', document_kind: 'kinds' },
  service_requests: {
    category: 'categories',
    reject_code: 'rejectReasons',
    services: 'services',
    source: 'sources',
    stage: 'stages',
    stage_before: 'stages',
    status: 'requests',
  },
  transfers: { kind: 'transferKinds' },
  users: { role: 'roles' },
};

/** The column of a code that records of a table are known by, which therefore is the title of their lines. */
export const codedTitles: Readonly<Record<string, string>> = {
  calendars: 'what',
  consents: 'purpose',
  date_rules: 'kind',
  number_books: 'series',
  number_checks: 'series',
  number_series: 'series',
  privacy_notices_given: 'how',
  privacy_requests: 'kind',
  service_days: 'service',
};
