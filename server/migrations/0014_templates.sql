-- WhatsApp takes plain text only within a day of somebody's own message; what the office writes by itself goes by
-- templates that Meta has approved.

-- The names of the office's approved templates by what they are for, null where plain text is sent, and their language.
alter table office_settings
  add column template_notice text check (template_notice ~ '^[a-z0-9_]+$' and length(template_notice) <= 512),
  add column template_message text check (template_message ~ '^[a-z0-9_]+$' and length(template_message) <= 512),
  add column template_reset text check (template_reset ~ '^[a-z0-9_]+$' and length(template_reset) <= 512),
  add column template_language text not null default 'hi' check (template_language ~ '^[a-z]{2}(_[A-Z]{2})?$');

-- The template that a message goes by, with its values: {"name", "language", "parameters"}; null for plain text.
alter table messages add column template jsonb;
