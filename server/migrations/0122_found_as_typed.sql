-- Letters, register entries, clients, receipts and payouts are found as they are typed, in any spelling, as people and jobs are:
-- searches compare by `text_key`, and `lower` alone missed names with a half nasal or a nukta, even typed letter by letter.
alter table letters drop column search_text;
alter table letters add column search_text text not null generated always as (
  text_key(' ' || coalesce(number, '') || ' ' || about)) stored;
create index letters_text on letters using gin (search_text gin_trgm_ops);

alter table register_entries drop column search_text;
alter table register_entries add column search_text text not null generated always as (
  text_key(' ' || number || ' ' || party || ' ' || subject || ' ' || coalesce(their_number, ''))) stored;
create index register_entries_text on register_entries using gin (search_text gin_trgm_ops);

alter table clients drop column search_text;
alter table clients add column search_text text not null generated always as (
  text_key(' ' || name || ' ' || coalesce(mobile, ''))) stored;
create index clients_text on clients using gin (search_text gin_trgm_ops);
create index client_spellings_text on client_spellings using gin (text_key(' ' || spelling) gin_trgm_ops);

alter table receipts drop column search_text;
alter table receipts add column search_text text not null generated always as (
  text_key(' ' || coalesce(number, '') || ' ' || payer_name || ' ' || coalesce(reference, ''))) stored;
create index receipts_text on receipts using gin (search_text gin_trgm_ops);

alter table payouts drop column search_text;
alter table payouts add column search_text text not null generated always as (
  text_key(' ' || number || ' ' || what || ' ' || coalesce(payer_name, ''))) stored;
create index payouts_text on payouts using gin (search_text gin_trgm_ops);
