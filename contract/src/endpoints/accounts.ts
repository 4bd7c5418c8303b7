import { z } from 'zod';
import { roles } from '../access.ts';
import { contacts, passwordLengths, phoneFields, profileFields, registerFields } from '../account.ts';
import { email, mobile, required } from '../fields.ts';
import { fieldSchema } from '../validation.ts';
import { type EndpointTable, message, mobileWarnings } from './endpoint.ts';

const password = (min: number) => z.string().min(min).max(passwordLengths.max);
const anyPassword = z.string().min(1).max(1000);

const branchName = z.object({ id: z.int(), name: z.string() });

const primaryCitizen = z.object({
  id: z.int(),
  name: z.string(),
  father_name: z.string().nullable(),
  dob: z.string().nullable(),
  address: z.string().nullable(),
  mobile: z.string(),
  email: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
});

/** The signed-in person. `citizen` and `primary_citizen` are the same profile, under both of its names. */
export const me = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string(),
    /** As its holder typed it; it signs in and gets mail once it is verified. */
    email: z.string().nullable(),
    phone_verified: z.boolean(),
    email_verified: z.boolean(),
    /** How one shows that a contact is one's own: what is sent there comes back, or staff look at the counter. */
    verified_by: z.object({ phone: z.enum(['code', 'staff']), email: z.enum(['link', 'staff']) }),
    role: z.enum(roles),
    branch_id: z.int().nullable(),
    branch: branchName.nullable(),
    citizen_id: z.int().nullable(),
    citizen: primaryCitizen.nullable(),
    primary_citizen: primaryCitizen.nullable(),
    /** Whether the account signs in with a second factor, and whether it must have one and has not. */
    two_factor: z.boolean(),
    two_factor_due: z.boolean(),
    /** Whether staff gave the password and its holder has not changed it yet; after seven days it signs in no more. */
    must_change_password: z.boolean(),
    /** What the office uses of the desk. */
    desk: z.object({ register_on: z.boolean(), money_on: z.boolean() }),
    updated_at: z.string(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

const signedIn = z.object({ token: z.string(), user: me });

const login = z.object({
  login_identifier: z.string().trim().max(255).optional(),
  email: z.string().trim().max(255).optional(),
  phone: z.string().trim().max(255).optional(),
  password: anyPassword,
  /** Of the authenticator app, or a recovery code; asked for where the account has one. */
  code: z.string().trim().max(40).optional(),
});

export const accountEndpoints = {
  'POST /login': {
    summary: 'Sign in with a mobile number or an e-mail address',
    audience: 'anyone',
    body: login,
    answer: signedIn,
  },
  'POST /register': {
    summary: 'Register an account; its citizen profile is created and linked to it',
    audience: 'anyone',
    body: z.object({
      name: fieldSchema(registerFields.name),
      phone: fieldSchema(registerFields.phone),
      email: fieldSchema(registerFields.email),
      password: password(passwordLengths.register),
      password_confirmation: z.string().optional(),
    }),
    status: 201,
    answer: signedIn.extend(message.shape).extend(mobileWarnings),
  },
  'POST /logout': {
    summary: 'Log out of this session',
    audience: 'signedIn',
    withoutSecondFactor: true,
    answer: message,
  },
  'GET /me': {
    summary: 'Get the signed-in account',
    audience: 'signedIn',
    withoutSecondFactor: true,
    answer: me,
  },
  'PUT /me': {
    summary: 'Change the account and its citizen profile together',
    audience: 'signedIn',
    body: z.object({
      name: fieldSchema(profileFields.name),
      father_name: fieldSchema(profileFields.father_name),
      dob: fieldSchema(profileFields.dob),
      email: fieldSchema(profileFields.email),
      address: fieldSchema(profileFields.address),
      phone: fieldSchema(mobile()),
    }),
    answer: me,
  },
  'PUT /me/phone': {
    summary: 'Change the mobile number that signs in',
    audience: 'signedIn',
    body: z.object({ phone: fieldSchema(phoneFields.phone), password: anyPassword }),
    answer: me,
  },
  'PUT /me/password': {
    summary: 'Change the password; every other session ends',
    audience: 'signedIn',
    body: z.object({
      current_password: anyPassword,
      new_password: password(passwordLengths.change),
      new_password_confirmation: z.string(),
    }),
    answer: message,
  },
  'POST /me/verification': {
    summary: 'Send a code to the mobile of the account, or a link to its e-mail address',
    audience: 'signedIn',
    body: z.object({ contact: z.enum(contacts) }),
    answer: message,
  },
  'POST /me/verification/confirm': {
    summary: 'Verify the mobile by the code that was sent to it',
    audience: 'signedIn',
    body: z.object({ code: z.string().trim().min(1).max(40) }),
    answer: me,
  },
  'POST /verify-email': {
    summary:
      'Verify an e-mail address by the link that was mailed to it; from then on it can be used to sign in',
    audience: 'anyone',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: message,
  },
  'POST /password/forgot': {
    summary: 'Request a password reset link; the answer does not reveal whether there is such an account',
    audience: 'anyone',
    body: z.object({ email: fieldSchema(email(required)) }),
    answer: message,
  },
  'POST /password/reset': {
    summary: 'Set a new password with a reset link; every session of the account ends',
    audience: 'anyone',
    body: z.object({
      /** As the link has it: the account's e-mail address, or its mobile number where it has none. */
      email: z.string().trim().min(1).max(255),
      token: z.string().max(200).optional(),
      password: password(passwordLengths.change),
      password_confirmation: z.string(),
    }),
    answer: message,
  },
} satisfies EndpointTable;
