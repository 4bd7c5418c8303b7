import type { DeskSettings } from '../../endpoints/series.ts';

/** What the privacy page says: a table of what is kept, why and how long, and what a table cannot say. */
export interface Policy {
  /** The headings of the table. */
  columns: { what: string; why: string; howLong: string };
  kept: readonly { what: string; why: string; howLong: string }[];
  parts: readonly { heading: string; text: string }[];
  notice: (version: number) => string;
  bases: Record<DeskSettings['legal_basis'], string>;
}

/** The privacy page, a file of its own in each language: its texts are long and no other page shows them. */
export const policy: Policy = {
  notice: version => `Privacy notice of the office, version ${version}`,
  bases: {
    state:
      'The law lets a public office keep the data that a service or license needs, without asking for consent.',
    consent: 'The office keeps this data because you have agreed. You can withdraw your consent.',
  },
  columns: { what: 'What we keep', why: 'Why', howLong: 'How long' },
  kept: [
    {
      what: 'Account and profile: name, mobile number, email, date of birth, address, father or spouse',
      why: 'To identify and contact you',
      howLong: 'Until your account is deleted. Records entered by the office stay, as the law requires.',
    },
    {
      what: 'Licenses, vehicles and their documents, with files',
      why: 'To serve you, and to remind you before a document expires',
      howLong:
        'What you entered: until you delete it or your account. What the office entered: as long as the law requires.',
    },
    {
      what: 'Service requests and their documents',
      why: 'To handle the request',
      howLong:
        'No fixed end. They are deleted with your account. Requests sent without an account stay, because we do not know that they are yours.',
    },
    {
      what: 'Work done for you at the counter, with scans of your documents',
      why: 'To handle the work',
      howLong: 'No fixed end. It is deleted with your profile.',
    },
    {
      what: 'What you enter in a claim for a vehicle or license',
      why: 'To check that it is yours',
      howLong: 'As long as your account exists',
    },
    {
      what: 'Messages sent to you',
      why: 'To show what you were sent and when',
      howLong: 'The text is deleted with your account.',
    },
    {
      what: 'What you write to the office on WhatsApp',
      why: 'To reply to you',
      howLong: '180 days',
    },
    {
      what: 'Numbers that have opted out (STOP)',
      why: 'To send them no more reminders',
      howLong: 'As long as the number is on record',
    },
    {
      what: 'Rows of files that the office imports',
      why: 'To check, correct and undo an import',
      howLong:
        '30 days after the import, or 7 days after the last change if it was never completed. Rows about you are deleted with your account.',
    },
    {
      what: 'Both versions of profiles that were merged',
      why: 'To undo a mistake',
      howLong: '30 days',
    },
    {
      what: 'Letters about you, and entries in the inward and outward register: names, answers, sender or recipient, subject, file',
      why: 'To show what the office received and sent, and when',
      howLong:
        '10 years, or the period that the office has set, but no longer than your account or profile. The number and date stay, because the register has no gaps. Files and remarks of the register and notes for calling you again are not in your download.',
    },
    {
      what: 'Whether a data breach affected you, and when you were notified',
      why: 'To notify you and the Data Protection Board, as the law requires',
      howLong:
        'Permanently. If your profile is deleted, you are removed from it. It is not in your download.',
    },
    {
      what: 'What you have agreed to, and when you withdrew it',
      why: 'To follow your choice, and to prove it',
      howLong: 'As long as your profile exists',
    },
    {
      what: 'For people under 18: the name and relation of the guardian, and the date of their consent',
      why: 'The law asks for the consent of a parent or guardian',
      howLong: 'As long as the profile exists',
    },
    {
      what: 'Which version of the privacy notice you were given, when and how',
      why: 'To show that you were informed',
      howLong: 'As long as your profile exists',
    },
    {
      what: 'Receipts and refunds, where the office keeps them here: number, day, amount and who paid',
      why: 'The law asks for it (CGST Act, section 36)',
      howLong:
        '8 years. If your account or profile is deleted, number, day, amount and the name stay that long, without a link to you.',
    },
    {
      what: 'What you ask about your data, and our answers',
      why: 'To answer within 90 days, and to show that we did',
      howLong:
        '3 years after the answer. The text is deleted with your account or profile; its type and dates stay for the 3 years.',
    },
    {
      what: 'Vehicles that you no longer own: until when they were yours, and scans from that time',
      why: 'To keep the ownership history of a sold vehicle',
      howLong: 'As long as the vehicle is on record. Only staff can open the scans.',
    },
    {
      what: 'History: who did what and when',
      why: 'To show that the office acted correctly',
      howLong: 'No fixed end. Your details are removed from it when your account is deleted.',
    },
    {
      what: 'Your calendars: what they show',
      why: 'To show the dates in your calendar',
      howLong: 'Until you remove them, or change your password, or your account is deleted.',
    },
    {
      what: 'Other programs that the office gives access to: name, rights, last use',
      why: 'To know which program may read or enter data',
      howLong: 'One year after it ends. What such a program does is in the history.',
    },
    {
      what: 'Backups of all data',
      why: 'To recover from a failure',
      howLong: 'Until newer backups replace them. Ask the office how many it keeps.',
    },
  ],
  parts: [
    {
      heading: 'Who can see it',
      text: 'You, and the staff of the office within their branch. No one else: no advertising, no sale, no tracking. Links to files stop working when you log out, or within an hour. Whatever staff change, export or open as a file is recorded.',
    },
    {
      heading: 'Where it is stored and sent',
      text: 'On the server of the office and in its backups. To send you a message, your number and the text go to WhatsApp, or your email address and the text to the email provider of the office.',
    },
    {
      heading: 'Download and deletion',
      text: 'Under Account Settings you can download all your data and request that your account be deleted. When the office deletes it, everything that you entered is deleted at once, with its files, and also the texts of messages to you, your service requests, and what you wrote from a number that only you use. Records entered by the office stay with your name and number, as the law requires. The message that confirms the deletion keeps your number until it is sent, for 30 days at most.',
    },
    {
      heading: 'Duplicate records and sold vehicles',
      text: 'If you are on record twice, the office merges the two profiles when it is sure that both are you. A vehicle that you sell moves to its new owner with its documents.',
    },
    {
      heading: 'Reminders',
      text: 'You can turn reminders off on your profile or ask the office to. Send STOP to the office on WhatsApp to stop them for your number, and START to get them again.',
    },
  ],
};
