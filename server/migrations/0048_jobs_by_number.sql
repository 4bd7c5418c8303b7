-- The list of jobs finds references and application numbers as they are compared: in any case, with or without spaces and
-- hyphens. Rewrites the table of jobs.
alter table service_requests drop column search_text;
alter table service_requests add column search_text text not null generated always as (lower(' ' || contact_name || ' '
  || contact_phone || ' ' || number_key(reference) || ' ' || coalesce(number_key(application_no), ''))) stored;
create index service_requests_text on service_requests using gin (search_text gin_trgm_ops);
