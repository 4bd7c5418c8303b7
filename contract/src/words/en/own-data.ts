import type { DeletionStatus } from '../../own-data.ts';

/** What is kept about people, and their say in it. */
export const ownData = {
  title: 'Your data',
  download: 'Download my data',
  downloadWhy: 'A ZIP file with everything kept about you: one data file and your documents.',
  downloadFailed: 'Failed to download your data.',
  deletion: 'Delete my account',
  deletionWhy:
    'Ask the office to delete your account and the profiles you keep. Records that the office itself has entered stay, as the law asks of it.',
  ask: 'Ask for deletion',
  asked: 'You have asked that your account be deleted; the office will answer. Asked on',
  askedToast: 'Your wish has been sent to the office.',
  declined: (answer: string) => `The office has declined to delete your account: ${answer}`,
  takeBack: 'Take it back',
  takenBack: 'Your wish has been taken back.',
  failed: 'Failed to save changes.',
  alreadyAsked: 'You have asked for this already.',
  privacy: 'Privacy',
  requests: 'Deletion requests',
  requestsAbout: 'People who want their account deleted',
  person: 'Name/Mobile',
  empty: 'Nobody has asked for this.',
  loadFailed: 'Failed to load',
  filter: 'Status',
  all: 'All',
  asking: 'Asked on',
  said: 'Reason',
  statuses: { pending: 'Pending', done: 'Deleted', declined: 'Declined' } satisfies Record<
    DeletionStatus,
    string
  >,
  carryOut: 'Delete account',
  actOn: (what: string, name: string) => `${what}: ${name}`,
  confirmCarryOut: (name: string) =>
    `Delete the account of '${name}' and the profiles that hold no office records? This cannot be undone. A message goes to a verified mobile alone.`,
  carriedOut: 'Account deleted.',
  decline: 'Decline',
  declineTitle: 'Decline the request',
  declinedToast: 'Request declined.',
  notPending: 'This request has been dealt with already.',
  staffStay: 'This account has become one of staff. Change its role first.',
  /** How somebody is called whose name is no longer kept, or not to be told, in both languages. */
  somebody: 'नागरिक / Citizen',
  doneNotice:
    'नमस्ते, आपके कहने पर आपका खाता हटा दिया गया है।\n\nDear citizen, your account has been deleted as you asked.',
  declinedNotice: (answer: string) =>
    `नमस्ते, आपका खाता हटाने का अनुरोध स्वीकार नहीं हुआ: ${answer}\n\nDear citizen, your request to delete your account was declined: ${answer}`,
  /** The privacy page, part by part. */
  policy: [
    {
      heading: 'What is kept',
      text: 'Your name, mobile number, e-mail address, date of birth, address and relations, your learner and driving licenses, your vehicles and their documents with their files, what you ask the office for, and the messages it sends you.',
    },
    {
      heading: 'Why',
      text: 'So that the office can serve you, and so that you and the office see in time what expires.',
    },
    {
      heading: 'Who sees it',
      text: 'You, and the staff of the office within their branch. Nobody else: no advertising, no sale, no tracking. Documents open by links that end when you sign out, or within an hour. What staff do with your records is written down.',
    },
    {
      heading: 'Where it goes',
      text: 'It stays on the server of the office and in its backups. To send you a message, your number and the text go to WhatsApp, or your address and the text to the mail provider of the office.',
    },
    {
      heading: 'How long',
      text: 'As long as the office needs it. You can download everything kept about you and ask that your account be deleted, under Account Settings. What the law asks the office to keep, it keeps, and so is the history of who did what.',
    },
    {
      heading: 'What stays after a deletion',
      text: 'When the office deletes your account, what you have entered goes at once, with its files, and so do the texts of messages to you and what you asked the office for. Records that the office itself has entered stay with your name and number, as the law asks of it. The history keeps that something was done and when, without your values, to show that the office acted rightly. The message that tells you of it keeps your number until it is sent, 30 days at most. Backups made before keep everything until newer ones take their place, so that the office can recover from a failure; the office says how many it keeps. Requests sent without signing in are not known to be yours and stay.',
    },
    {
      heading: 'Reminders',
      text: 'You can switch reminders off on your profile or ask the office to.',
    },
  ],
};
