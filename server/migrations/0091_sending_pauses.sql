-- A row says that a provider takes nothing from the office, or nothing at the moment: messages of its channel wait. `error` is its
-- last refusal. From `until` on one message tries again, which has a minute for it (`is_trying`); `failures` counts how often that
-- was refused. `admins_told_at` is when admins were mailed. The row goes when the provider takes a message again.
create table sending_pauses (
  channel text constraint sending_pauses_pkey primary key
    constraint sending_pauses_channel check (channel in ('whatsapp', 'mail')),
  concern text not null constraint sending_pauses_concern check (concern in ('office', 'temporary')),
  error text not null,
  since timestamptz(3) not null default now(),
  until timestamptz(3) not null,
  is_trying boolean not null default false,
  failures integer not null default 1,
  admins_told_at timestamptz(3)
);
-- What waited for the provider was counted for each message.
alter table messages drop column deferrals;
