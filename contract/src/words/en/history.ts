import type { HistoryAction } from '../../history.ts';

/** Who did what. */
export const history = {
  title: 'History',
  about: 'Who did what, when and from where',
  search: 'Search person or record',
  action: 'Action',
  allActions: 'All actions',
  record: 'Record',
  allRecords: 'All records',
  when: 'When',
  who: 'Who',
  what: 'What',
  details: 'Details',
  loadFailed: 'Failed to load',
  empty: 'Nothing has been recorded here yet.',
  nothing: 'Nothing matches these filters.',
  itself: 'RTO Desk',
  visitor: 'Visitor',
  /** A change of one value, for those who hear it. */
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  value: (field: string, value: string) => `${field}: ${value}`,
  from: (address: string) => `from ${address}`,
  actions: {
    created: 'Added',
    updated: 'Changed',
    deleted: 'Deleted',
    signed_in: 'Signed in',
    sign_in_failed: 'Failed login',
    signed_out: 'Signed out',
    exported: 'Exported',
    backed_up: 'Backed up',
    opened: 'Opened document',
  } satisfies Record<HistoryAction, string>,
  /** Records that are no document kind, by their table. */
  records: {
    branches: 'Branch',
    users: 'User',
    citizens: 'Citizen',
    vehicles: 'Vehicle',
    service_requests: 'Service request',
    document_inquiries: 'Inquiry',
    messages: 'Message',
    office_settings: 'Settings',
  },
};
