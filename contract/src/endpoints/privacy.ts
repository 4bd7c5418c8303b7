import { z } from 'zod';
import { legalBases } from '../desk.ts';
import {
  noticeGivenFields,
  privacyContactFields,
  privacyList,
  privacyNoticeFields,
  privacyWays,
} from '../privacy.ts';
import { answersOf, fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

export const privacyContact = z.object(answersOf(privacyContactFields)).meta({ id: 'PrivacyContact' });
export type PrivacyContact = z.infer<typeof privacyContact>;

const settings = privacyContact
  .extend({
    /** Set under the desk settings. */
    legal_basis: z.enum(legalBases),
    /** How many citizens have no consent to the keeping of their records; null where the legal basis needs none. */
    missing_consents: z.int().nullable(),
    /** How many citizens are under 18 without their guardian’s consent. */
    missing_guardians: z.int(),
    updated_at: z.string(),
  })
  .meta({ id: 'PrivacySettings' });
export type PrivacySettings = z.infer<typeof settings>;

const notice = z
  .object({
    id: z.int(),
    version: z.int(),
    en: z.string(),
    hi: z.string(),
    created_by: z.string().nullable(),
    created_at: z.string(),
    /** How many citizens were given it. */
    given: z.int(),
  })
  .meta({ id: 'PrivacyNotice' });
export type PrivacyNotice = z.infer<typeof notice>;

const currentNotice = privacyContact
  .extend({
    /** Null, as are the texts, before the office has written one. */
    version: z.int().nullable(),
    en: z.string().nullable(),
    hi: z.string().nullable(),
    created_at: z.string().nullable(),
    legal_basis: z.enum(legalBases),
  })
  .meta({ id: 'CurrentPrivacyNotice' });
export type CurrentPrivacyNotice = z.infer<typeof currentNotice>;

const given = z
  .object({
    id: z.int(),
    citizen_id: z.int(),
    version: z.int(),
    how: z.enum(privacyWays),
    /** The day in India, `YYYY-MM-DD`. */
    given_on: z.string(),
    created_by: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'PrivacyNoticeGiven' });
export type PrivacyNoticeGiven = z.infer<typeof given>;

/** `again` where it stood already. */
const savedGiven = given.extend({ again: z.boolean() });

/** 201 for what is new, 200 for what stood already. */
export const newOrAgain = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'again' in answer && answer.again === true ? 200 : 201;

export const privacyEndpoints = {
  'GET /privacy-contact': {
    summary: 'Get the contact for questions about personal data; all null if the office has set none',
    audience: 'anyone',
    answer: privacyContact,
  },
  'GET /privacy-notice': {
    summary: 'Get the current privacy notice in both languages, with the contact',
    audience: 'anyone',
    answer: currentNotice,
  },
  'GET /admin/privacy': {
    summary: 'Get the privacy settings: contact and legal basis',
    audience: 'admin',
    answer: settings,
  },
  'PUT /admin/privacy': {
    summary: 'Set the privacy contact; absent fields stay',
    audience: 'admin',
    body: fieldsSchema(privacyContactFields).and(lastSeen),
    answer: settings,
  },
  'GET /admin/privacy-notices': {
    summary: 'List all versions of the privacy notice, newest first',
    audience: 'admin',
    query: listQuery(privacyList),
    answer: pageOf(notice),
  },
  'POST /admin/privacy-notices': {
    summary: 'Add a version of the privacy notice; 200 if the current one has the same text',
    audience: 'admin',
    body: fieldsSchema(privacyNoticeFields),
    idempotent: true,
    status: 201,
    statusOf: newOrAgain,
    answer: notice.extend({ again: z.boolean() }),
  },
  'GET /citizens/{id}/privacy-notices': {
    summary: 'List the privacy notices that a person was given, newest first',
    audience: 'staff',
    params: idParams,
    query: listQuery(privacyList),
    answer: pageOf(given),
  },
  'POST /citizens/{id}/privacy-notices': {
    summary:
      'Record that a person was given the current privacy notice today; 200 if that is recorded already',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(noticeGivenFields),
    idempotent: true,
    status: 201,
    statusOf: newOrAgain,
    answer: savedGiven,
  },
} satisfies EndpointTable;
