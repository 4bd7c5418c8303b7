import { z } from 'zod';
import { longText, text } from '../fields.ts';
import { fieldSchema } from '../validation.ts';
import { citizen } from './citizens.ts';
import { type EndpointTable, idParams, lastSeen, paged, pageOf } from './endpoint.ts';

const day = z.int().min(0).max(365);

const settings = z
  .object({
    reminders_on: z.boolean(),
    /** Days before its end at which a document is reminded of, most first. */
    stages: z.array(z.int()),
    /** From which hour of the day in India, 0 to 23. */
    hour: z.int(),
    /** What the office is called below notices and mails. */
    office_name_hi: z.string().nullable(),
    office_name_en: z.string().nullable(),
    /** How a notice says to go on, in place of the general sentence. */
    contact_hi: z.string().nullable(),
    contact_en: z.string().nullable(),
    /** The office's approved WhatsApp templates by what they are for; null where plain text is sent. */
    template_notice: z.string().nullable(),
    template_message: z.string().nullable(),
    template_reset: z.string().nullable(),
    /** Their language as WhatsApp writes it: `hi`, `en_US`. */
    template_language: z.string(),
    /** The last day whose reminders have all been written, or null. */
    reminded_on: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof settings>;

/** As WhatsApp names templates; empty for none. */
const templateName = z
  .union([
    z.literal('').transform(() => null),
    z
      .string()
      .trim()
      .regex(/^[a-z0-9_]{1,512}$/),
  ])
  .nullish();

const due = z.object({
  type: z.string(),
  document_id: z.int(),
  identifier: z.string(),
  vehicle_no: z.string().nullable(),
  citizen_id: z.int(),
  owner_name: z.string(),
  owner_mobile: z.string(),
  /** The field of this end, where the document has more than one. */
  end: z.string().nullable(),
  expiry_date: z.string(),
  stage: z.int(),
});
export type DueReminder = z.infer<typeof due>;

export const reminderEndpoints = {
  'GET /admin/reminders': {
    summary: 'How and when people are reminded of what expires',
    audience: 'admin',
    answer: settings,
  },
  'PUT /admin/reminders': {
    summary: 'Change how and when people are reminded',
    audience: 'admin',
    body: z
      .object({
        reminders_on: z.boolean(),
        stages: z.array(day).min(1).max(10),
        hour: z.int().min(0).max(23),
        office_name_hi: fieldSchema(text(100)),
        office_name_en: fieldSchema(text(100)),
        contact_hi: fieldSchema(longText(300)),
        contact_en: fieldSchema(longText(300)),
        template_notice: templateName,
        template_message: templateName,
        template_reset: templateName,
        template_language: z
          .string()
          .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
          .optional(),
      })
      .and(lastSeen),
    answer: settings,
  },
  'GET /admin/reminders/due': {
    summary: 'Who would be reminded now, whether reminders are on or not; what ends first comes first',
    audience: 'admin',
    query: paged,
    answer: pageOf(due),
  },
  'GET /admin/reminders/progress': {
    summary: 'How far the reminders of today have come',
    audience: 'admin',
    answer: z.object({
      /** Documents whose reminder is still to be written. */
      due: z.int(),
      waiting: z.int(),
      sent: z.int(),
      failed: z.int(),
      manual: z.int(),
    }),
  },
  'PUT /citizens/{id}/reminders': {
    summary: 'Say whether a citizen wants to be reminded of what expires',
    audience: 'signedIn',
    params: idParams,
    body: z.object({ off: z.boolean() }),
    answer: citizen,
  },
} satisfies EndpointTable;
