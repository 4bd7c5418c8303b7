-- What people ask the office for, with or without an account.

-- A row is a request for services. `user_id` is the account it was made with, if one. `reference` is told to whoever
-- asked, and to nobody else.
create table service_requests (
  id integer generated always as identity primary key,
  reference text not null constraint service_requests_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  contact_name text not null check (length(contact_name) between 1 and 255),
  contact_phone text not null check (contact_phone ~ '^[0-9]{10}$'),
  category text not null check (category in ('dl', 'vehicle', 'other')),
  services text[] not null,
  query text check (length(query) <= 2000),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'completed', 'rejected')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index service_requests_by_status on service_requests (status, branch_id, id);
create index service_requests_by_branch on service_requests (branch_id, id);
create index service_requests_by_user on service_requests (user_id, id);
create index service_requests_by_day on service_requests (created_at);
create index service_requests_by_changer on service_requests (status_changed_by);
create trigger service_requests_touch before update on service_requests
  for each row execute function touch_updated_at();
create trigger service_requests_history after insert or update or delete on service_requests
  for each row execute function record_history('contact_name');

-- A row is a question whether the documents of a vehicle are valid, mostly asked by visitors.
create table document_inquiries (
  id integer generated always as identity primary key,
  reference text not null constraint document_inquiries_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  name text not null check (length(name) between 1 and 255),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  vehicle_no text,
  document_type text[] not null check (cardinality(document_type) > 0),
  status text not null default 'new' check (status in ('new', 'contacted', 'resolved')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index document_inquiries_by_status on document_inquiries (status, branch_id, id);
create index document_inquiries_by_branch on document_inquiries (branch_id, id);
create index document_inquiries_by_user on document_inquiries (user_id);
create index document_inquiries_by_changer on document_inquiries (status_changed_by);
create trigger document_inquiries_touch before update on document_inquiries
  for each row execute function touch_updated_at();
create trigger document_inquiries_history after insert or update or delete on document_inquiries
  for each row execute function record_history('name');
