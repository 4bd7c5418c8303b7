import type { PrivacyKind, PrivacyState } from '../../privacy-request.ts';

/** What people ask of the office about their data. */
export const privacyRequests = {
  title: 'Privacy requests',
  about: 'What people ask about their data, and the answers',
  waiting: 'Privacy requests to answer',
  own: 'Requests about my data',
  ownWhy:
    'Ask to see, correct or delete your data, make a complaint, or name someone to act for you. The office answers within 90 days.',
  ask: 'Ask about my data',
  enter: 'Add privacy request',
  kinds: {
    access: 'Show me my data',
    correction: 'Correct my data',
    erasure: 'Delete my data',
    complaint: 'Complaint',
    nomination: 'Name someone to act for me',
  } satisfies Record<PrivacyKind, string>,
  states: { open: 'Open', answered: 'Answered', erased: 'Deleted' } satisfies Record<PrivacyState, string>,
  all: 'All',
  state: 'Status',
  person: 'Person',
  request: 'Request',
  requestedOn: 'Requested on',
  due: 'Answer due',
  dueOn: (day: string) => `Answer due by ${day}`,
  enteredBy: (name: string) => `Entered by ${name}`,
  answer: 'Answer',
  answerOf: (name: string) => `Answer: ${name}`,
  answerWhy:
    'People with an account see the answer there. Contact anyone without an account yourself. Answering does not change any data.',
  sent: (day: string) => `Request saved. The answer is due by ${day}.`,
  answered: 'Answer saved.',
  failed: 'Failed to save.',
  loadFailed: 'Failed to load',
  empty: 'No privacy requests.',
};

/** What the server says of them. */
export const privacyRequestAnswers = {
  notOpen: 'This request is no longer open.',
  tooMany: (most: number) => `You have ${most} open requests. Wait for an answer first.`,
};
