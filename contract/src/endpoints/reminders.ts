import { z } from 'zod';
import { longText, text } from '../fields.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';
import { fieldSchema } from '../validation.ts';
import { citizen } from './citizens.ts';
import { type EndpointTable, idParams, lastSeen, paged, pageOf } from './endpoint.ts';

const day = z.int().min(0).max(365);
/** Days before the end; after it where negative. */
const stage = z.int().min(-365).max(365);
const hour = z.int().min(0).max(23);
const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

const settings = z
  .object({
    reminders_on: z.boolean(),
    /** Days before its end at which a document is reminded of, most first. */
    stages: z.array(z.int()),
    /** The same of each kind, negative after the end, and none where it is not reminded of; null where it goes by `stages`. */
    stages_by_kind: z.record(z.enum(slugs), z.array(z.int()).nullable()),
    /** From which hour of the day in India, 0 to 23. */
    hour: z.int(),
    /** From this hour in India until that nothing goes out by itself; null for no such hours. */
    quiet_from: z.int().nullable(),
    quiet_until: z.int().nullable(),
    /** When the office is closed: weekdays from 1, Monday, to 7, and days. Nothing goes out by itself. */
    closed_weekdays: z.array(z.int()),
    closed_dates: z.array(z.string()),
    /** The most messages of a day; some of them are kept for what people write, codes and security. */
    daily_limit: z.int(),
    /** What a message costs with the provider, in rupees. */
    message_price: z.string(),
    /** From which day that holds, and who says so. */
    message_price_since: z.string().nullable(),
    message_price_source: z.string().nullable(),
    /** What the office is called below notices and mails. */
    office_name_hi: z.string().nullable(),
    office_name_en: z.string().nullable(),
    /** How a notice says to go on, in place of the general sentence. */
    contact_hi: z.string().nullable(),
    contact_en: z.string().nullable(),
    /** The office's approved WhatsApp templates by what they are for; null where plain text is sent. */
    template_notice: z.string().nullable(),
    template_digest: z.string().nullable(),
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

const tomorrow = z.object({
  /** The next open day from tomorrow on, `YYYY-MM-DD`. */
  day: z.string(),
  messages: z.int(),
  documents: z.int(),
  /** Messages beyond the limit of the day, which follow later. */
  beyond: z.int(),
  kinds: z.array(z.object({ type: z.string(), documents: z.int() })),
});
export type RemindersTomorrow = z.infer<typeof tomorrow>;

export const reminderEndpoints = {
  'GET /admin/reminders': {
    summary: 'Get the settings of reminders',
    audience: 'admin',
    answer: settings,
  },
  'PUT /admin/reminders': {
    summary: 'Update the settings of reminders',
    audience: 'admin',
    confirm: 'always',
    body: z
      .object({
        reminders_on: z.boolean(),
        stages: z.array(day).min(1).max(10),
        /** Kinds that are not named keep what they have. */
        stages_by_kind: z.partialRecord(z.enum(slugs), z.array(stage).max(10).nullable()).optional(),
        hour,
        quiet_from: hour.nullish(),
        quiet_until: hour.nullish(),
        closed_weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
        closed_dates: z.array(z.iso.date()).max(366).optional(),
        daily_limit: z.int().min(1).max(100_000).optional(),
        message_price: z.coerce
          .string()
          .regex(/^\d{1,4}(\.\d{1,4})?$/)
          .optional(),
        message_price_source: fieldSchema(text(200)),
        office_name_hi: fieldSchema(text(100)),
        office_name_en: fieldSchema(text(100)),
        contact_hi: fieldSchema(longText(300)),
        contact_en: fieldSchema(longText(300)),
        template_notice: templateName,
        template_digest: templateName,
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
    summary: 'List the reminders that are due now, whether reminders are on or not, soonest expiry first',
    audience: 'admin',
    query: paged,
    answer: pageOf(due),
  },
  'GET /admin/reminders/tomorrow': {
    summary: 'Preview the reminders of the next open day, whether reminders are on or not',
    audience: 'admin',
    answer: tomorrow,
  },
  'GET /admin/reminders/progress': {
    summary: 'Get the progress of today’s reminders',
    audience: 'admin',
    answer: z.object({
      /** Messages that are still to be written, within the limit of the day. */
      due: z.int(),
      waiting: z.int(),
      sent: z.int(),
      failed: z.int(),
      manual: z.int(),
    }),
  },
  'PUT /citizens/{id}/reminders': {
    summary: 'Turn reminders to a citizen on or off',
    audience: 'signedIn',
    params: idParams,
    body: lastSeen.extend({ off: z.boolean() }),
    answer: citizen,
  },
} satisfies EndpointTable;
