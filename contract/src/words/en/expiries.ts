export const expiries = {
  expiredTitle: (name: string) => `Expired documents of ${name}`,
  type: 'Document',
  identifier: 'Number',
  expiredOn: 'Expired on',
  details: 'Details',
  backToCitizen: 'Back to citizen',
  none: 'No expired documents. Everything on record is valid.',
  loadFailed: 'Failed to load expired documents.',
};
