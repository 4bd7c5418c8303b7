-- The guardian of a person under 18, and consents that are withdrawn by a message.

-- Who consents for a child: the guardian, and the day on which staff saw the consent. It stays as the proof when the child is 18.
alter table citizens
  add column guardian_name text constraint citizens_guardian_name check (length(guardian_name) <= 255),
  add column guardian_relation text constraint citizens_guardian_relation
    check (guardian_relation in ('Father', 'Mother', 'Legal guardian')),
  add column guardian_consent_on date;

-- How a consent was withdrawn. Unknown of those withdrawn before.
alter table consents add column withdrawn_how text
  constraint consents_withdrawn_how check (withdrawn_how in ('counter', 'whatsapp', 'account')),
  add constraint consents_withdrawn check (withdrawn_how is null or withdrawn_at is not null);
