-- What the first version seeded, in plain English. A row that an admin has changed keeps its text.
create temporary table plain_words (old text primary key, new text not null) on commit drop;
insert into plain_words values
  ('Papers missing', 'Documents missing'),
  ('The papers are incomplete', 'Documents incomplete'),
  ('Another office is in charge of it', 'Belongs to another office'),
  ('The conditions are not met', 'Not eligible'),
  ('Tax, fee or fine is unpaid', 'Tax, fee or fine due'),
  ('It has been asked for already', 'Already applied for'),
  ('You could not be reached', 'Could not contact you'),
  ('Practice of offices; set your own', 'Typical practice, adjust for your office'),
  ('Form 1 (own statement of health)', 'Form 1 (self-declaration of fitness)'),
  ('Form 2 (application for a licence)', 'Form 2 (license application)'),
  ('Form 31 (transfer after a death)', 'Form 31 (transfer on death of owner)'),
  ('Form 35 (end of hypothecation)', 'Form 35 (termination of hypothecation)'),
  ('Driving licence', 'Driving License'),
  ('Copy of the driving licence', 'Driving License (copy)'),
  ('Copy of the learner''s licence', 'Learner License (copy)'),
  ('Copy of the registration certificate', 'Registration certificate (copy)'),
  ('Copy of the insurance', 'Insurance (copy)'),
  ('Copy of the PUC certificate', 'PUCC (copy)'),
  ('Copy of the fitness certificate', 'Fitness certificate (copy)'),
  ('Report of the loss', 'FIR or loss report'),
  ('Certificate of the training', 'Training certificate'),
  ('Certificate of the unit', 'Unit certificate'),
  ('Copies of passport and visa', 'Passport and visa (copies)'),
  ('Challan or demand', 'Challan or demand notice'),
  ('Certificate of the heir', 'Succession certificate'),
  ('NOC of the former office', 'NOC from previous RTO'),
  ('Surrender of the permit', 'Permit surrender proof'),
  ('Bill of the work', 'Invoice for the alteration'),
  ('NOC of the financier', 'NOC from financier'),
  ('Copy of the Aadhaar card', 'Aadhaar card (copy)'),
  ('Receipt of the application', 'Application receipt');

-- No user changed them, so the history has no line of it. The names that jobs have taken over follow, so that their services
-- still know them.
alter table job_stages disable trigger user;
update job_stages set name_en = new from plain_words where name_en = old and code = 'papers_missing';
alter table job_stages enable trigger user;
alter table job_reject_reasons disable trigger user;
update job_reject_reasons set name_en = new from plain_words
  where name_en = old and code in ('papers_incomplete', 'other_office', 'not_eligible', 'dues_unpaid', 'already_asked', 'not_reached');
alter table job_reject_reasons enable trigger user;
alter table service_days disable trigger user;
update service_days set source = new from plain_words where source = old;
alter table service_days enable trigger user;
alter table service_papers disable trigger user;
update service_papers set name_en = new from plain_words where name_en = old;
alter table service_papers enable trigger user;
alter table job_papers disable trigger user;
update job_papers set name_en = new from plain_words where listed and name_en = old;
update job_papers set listed_as = new from plain_words where listed_as = old;
alter table job_papers enable trigger user;
