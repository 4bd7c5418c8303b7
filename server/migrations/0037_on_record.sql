-- The kind of document that a paper is, by its slug: what is on record of it is told beside the paper. Null of forms, proofs
-- and whatever else is none.
alter table service_papers add column document_kind text;
alter table job_papers add column document_kind text;

create temporary table known_papers (name_en text, slug text) on commit drop;
insert into known_papers values
  ('Driving licence', 'dl'), ('Copy of the driving licence', 'dl'),
  ('Copy of the learner''s licence', 'll'),
  ('Registration certificate', 'registrations'), ('Copy of the registration certificate', 'registrations'),
  ('Copy of the insurance', 'insurances'),
  ('Copy of the PUC certificate', 'puccs'),
  ('Copy of the fitness certificate', 'fitnesses'),
  ('Last tax receipt', 'taxes'),
  ('Surrender of the permit', 'permits');

-- Nobody changed them.
alter table service_papers disable trigger user;
update service_papers set document_kind = slug from known_papers where known_papers.name_en = service_papers.name_en;
alter table service_papers enable trigger user;
alter table job_papers disable trigger user;
update job_papers set document_kind = slug from known_papers where listed and known_papers.name_en = job_papers.name_en;
alter table job_papers enable trigger user;

-- What the office writes down for itself.
alter table document_inquiries add column notes text constraint document_inquiries_notes check (length(notes) <= 2000);
