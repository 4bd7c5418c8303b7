import { roles } from './access.ts';
import { choice, email, longText, mobile, required, text } from './fields.ts';
import { list } from './list.ts';

/** What staff keep of an account. */
export const userFields = {
  name: text(255, required),
  phone: mobile(required),
  email: email(),
};

/** What staff ask the admins to change of what signs in, and what proof of it they saw. */
export const contactRequestFields = {
  phone: mobile(),
  email: email(),
  proof: longText(500, required),
};

export const contactRequestStatuses = ['open', 'done', 'refused'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

export const userList = list({ q: text(255), role: choice(roles) }, [10, 25, 50]);
