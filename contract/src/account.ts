import { email, longText, mobile, pastDate, required, text } from './fields.ts';

/** Passwords are kept exactly as typed, with these minimum lengths; the maximum bounds the cost of hashing. */
export const passwordLengths = { register: 6, staff: 8, change: 8, max: 128 } as const;

/** What one tells to open an account, beside the password. */
export const registerFields = {
  name: text(255, required),
  phone: mobile(required),
  email: email(),
};

/** What an account and its citizen profile have in common. */
export const profileFields = {
  name: text(255, required),
  father_name: text(255),
  dob: pastDate(),
  email: email(),
  address: longText(500),
};

/** How an account is reached, and what signs in to it: each is verified for itself. */
export const contacts = ['phone', 'email'] as const;
export type Contact = (typeof contacts)[number];

/** The mobile number that signs in. */
export const phoneFields = { phone: mobile(required) };

/** What an account must know of its holder before the office can work with it (Complete Your Profile). */
export const completionFields = {
  name: profileFields.name,
  phone: phoneFields.phone,
  dob: pastDate(required),
};
