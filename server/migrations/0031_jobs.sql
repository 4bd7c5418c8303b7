-- What the office has in hand. A request from the web and work at the counter are one thing, a job: a row of
-- `service_requests`. It stands in a stage, and each stage stands for one of the four statuses.

-- A stage of the work. Admins rename, order, hide and add; what jobs stand in stays.
create table job_stages (
  id integer generated always as identity primary key,
  code text not null constraint job_stages_code_unique unique check (code ~ '^[a-z0-9_]{1,40}$'),
  status text not null check (status in ('pending', 'contacted', 'completed', 'rejected')),
  name_en text not null check (length(name_en) between 1 and 100),
  name_hi text not null check (length(name_hi) between 1 and 100),
  place integer not null check (place between 1 and 1000),
  hidden boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  constraint job_stages_code_of_status unique (code, status)
);
create trigger job_stages_touch before update on job_stages
  for each row execute function touch_updated_at();
create trigger job_stages_history after insert or update or delete on job_stages
  for each row execute function record_history('name_en');

-- Why a job is turned down, as it is told to who asked. `other` is always there, and wants words.
create table job_reject_reasons (
  id integer generated always as identity primary key,
  code text not null constraint job_reject_reasons_code_unique unique check (code ~ '^[a-z0-9_]{1,40}$'),
  name_en text not null check (length(name_en) between 1 and 200),
  name_hi text not null check (length(name_hi) between 1 and 200),
  place integer not null check (place between 1 and 1000),
  hidden boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  constraint job_reject_reasons_other_stays check (not hidden or code <> 'other')
);
create trigger job_reject_reasons_touch before update on job_reject_reasons
  for each row execute function touch_updated_at();
create trigger job_reject_reasons_history after insert or update or delete on job_reject_reasons
  for each row execute function record_history('name_en');

-- Within how many days a service is done. `other` stands for whatever is no service of the list.
create table service_days (
  id integer generated always as identity primary key,
  service text not null constraint service_days_service_unique unique,
  days integer not null check (days between 0 and 365),
  since date not null,
  source text not null,
  updated_at timestamptz(3) not null default now()
);
create trigger service_days_touch before update on service_days
  for each row execute function touch_updated_at();
create trigger service_days_history after insert or update or delete on service_days
  for each row execute function record_history('service');

-- A paper that a service asks for. An original goes back to its holder; what stays in the file is a copy.
create table service_papers (
  id integer generated always as identity primary key,
  service text not null references service_days (service),
  name_en text not null check (length(name_en) between 1 and 150),
  name_hi text not null check (length(name_hi) between 1 and 150),
  original boolean not null,
  place integer not null
);
create index service_papers_by_service on service_papers (service, place, id);
create trigger service_papers_history after insert or update or delete on service_papers
  for each row execute function record_history('name_en');

insert into job_stages (code, status, name_en, name_hi, place) values
  ('received', 'pending', 'Received', 'प्राप्त', 10),
  ('papers_missing', 'contacted', 'Papers missing', 'कागज़ कम हैं', 20),
  ('submitted', 'contacted', 'Submitted', 'जमा किया गया', 30),
  ('approved', 'contacted', 'Approved', 'स्वीकृत', 40),
  ('ready', 'contacted', 'Ready', 'तैयार', 50),
  ('handed_over', 'completed', 'Handed over', 'सौंप दिया गया', 60),
  ('rejected', 'rejected', 'Rejected', 'अस्वीकृत', 70);

insert into job_reject_reasons (code, name_en, name_hi, place) values
  ('papers_incomplete', 'The papers are incomplete', 'कागज़ अधूरे हैं', 10),
  ('other_office', 'Another office is in charge of it', 'यह काम दूसरे कार्यालय का है', 20),
  ('not_eligible', 'The conditions are not met', 'शर्तें पूरी नहीं होतीं', 30),
  ('dues_unpaid', 'Tax, fee or fine is unpaid', 'टैक्स, फीस या जुर्माना बकाया है', 40),
  ('already_asked', 'It has been asked for already', 'इसके लिए आवेदन पहले से है', 50),
  ('not_reached', 'You could not be reached', 'आपसे संपर्क नहीं हो सका', 60),
  ('withdrawn', 'Withdrawn by the applicant', 'आवेदक ने आवेदन वापस लिया', 70),
  ('other', 'Other reason', 'अन्य कारण', 1000);

insert into service_days (service, days, since, source)
select service, days, '2026-11-01', 'Practice of offices; set your own'
from (values
  ('learning_license', 7), ('renewal_dl', 15), ('duplicate_dl', 15), ('additional_endorsement', 30), ('psv_badge', 30),
  ('change_address', 15), ('change_name', 15), ('replacement_dl', 15), ('change_photo', 15), ('hazardous_endorsement', 15),
  ('hill_endorsement', 15), ('dl_extract', 7), ('aedl_defence', 30), ('international_permit', 7), ('surrender_cov', 15),
  ('change_dob', 30), ('cov_conversion', 15),
  ('pay_tax', 1), ('transfer_ownership_seller', 30), ('transfer_ownership_buyer', 30), ('transfer_ownership_succession', 30),
  ('fitness_renewal', 7), ('pay_fees_fine', 1), ('noc', 15), ('duplicate_fitness', 7), ('renewal_registration', 30),
  ('conversion_vehicle', 30), ('reassign_vehicle_vintage', 60), ('reassign_vehicle_state', 30), ('alteration', 30),
  ('rc_particulars', 7), ('rc_cancellation', 30), ('hypothecation_addition', 15), ('hypothecation_termination', 15),
  ('mobile_update_rto', 3), ('duplicate_rc', 15), ('mobile_update_aadhaar', 3), ('withdrawal_application', 7),
  ('other', 7)) as usual (service, days);

with papers (code, original, name_en, name_hi) as (values
  ('application', false, 'Application', 'आवेदन पत्र'),
  ('form1', false, 'Form 1 (own statement of health)', 'फॉर्म 1 (स्वास्थ्य की स्व-घोषणा)'),
  ('form1a', false, 'Form 1A (medical certificate)', 'फॉर्म 1A (चिकित्सा प्रमाणपत्र)'),
  ('form2', false, 'Form 2 (application for a licence)', 'फॉर्म 2 (लाइसेंस का आवेदन)'),
  ('form4a', false, 'Form 4A (international driving permit)', 'फॉर्म 4A (अंतरराष्ट्रीय परमिट)'),
  ('form5', false, 'Form 5 (certificate of the driving school)', 'फॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)'),
  ('form20', false, 'Form 20 (registration)', 'फॉर्म 20 (पंजीयन)'),
  ('form25', false, 'Form 25 (renewal of registration)', 'फॉर्म 25 (पंजीयन का नवीनीकरण)'),
  ('form26', false, 'Form 26 (duplicate RC)', 'फॉर्म 26 (डुप्लीकेट RC)'),
  ('form27', false, 'Form 27 (new registration mark)', 'फॉर्म 27 (नया पंजीयन नंबर)'),
  ('form28', false, 'Form 28 (no objection certificate)', 'फॉर्म 28 (अनापत्ति प्रमाणपत्र)'),
  ('form29', false, 'Form 29 (notice of transfer)', 'फॉर्म 29 (हस्तांतरण की सूचना)'),
  ('form30', false, 'Form 30 (transfer of ownership)', 'फॉर्म 30 (स्वामित्व हस्तांतरण)'),
  ('form31', false, 'Form 31 (transfer after a death)', 'फॉर्म 31 (मृत्यु के बाद हस्तांतरण)'),
  ('form34', false, 'Form 34 (hypothecation)', 'फॉर्म 34 (हाइपोथिकेशन जोड़ना)'),
  ('form35', false, 'Form 35 (end of hypothecation)', 'फॉर्म 35 (हाइपोथिकेशन समाप्ति)'),
  ('dl', true, 'Driving licence', 'ड्राइविंग लाइसेंस'),
  ('dl_copy', false, 'Copy of the driving licence', 'ड्राइविंग लाइसेंस की प्रति'),
  ('ll_copy', false, 'Copy of the learner''s licence', 'लर्निंग लाइसेंस की प्रति'),
  ('rc', true, 'Registration certificate', 'पंजीयन प्रमाणपत्र (RC)'),
  ('rc_copy', false, 'Copy of the registration certificate', 'पंजीयन प्रमाणपत्र (RC) की प्रति'),
  ('address', false, 'Proof of address', 'पते का प्रमाण'),
  ('age', false, 'Proof of age', 'आयु का प्रमाण'),
  ('identity', false, 'Proof of identity', 'पहचान का प्रमाण'),
  ('photo', false, 'Photograph', 'फ़ोटो'),
  ('insurance', false, 'Copy of the insurance', 'बीमा की प्रति'),
  ('puc', false, 'Copy of the PUC certificate', 'PUC प्रमाणपत्र की प्रति'),
  ('fitness', false, 'Copy of the fitness certificate', 'फिटनेस प्रमाणपत्र की प्रति'),
  ('tax', false, 'Last tax receipt', 'अंतिम टैक्स रसीद'),
  ('fir', false, 'Report of the loss', 'गुम होने की रिपोर्ट'),
  ('affidavit', false, 'Affidavit', 'शपथ पत्र'),
  ('police', false, 'Police verification', 'पुलिस सत्यापन'),
  ('training', false, 'Certificate of the training', 'प्रशिक्षण प्रमाणपत्र'),
  ('unit', false, 'Certificate of the unit', 'यूनिट का प्रमाणपत्र'),
  ('passport', false, 'Copies of passport and visa', 'पासपोर्ट और वीज़ा की प्रति'),
  ('badge', true, 'PSV badge', 'PSV बैज'),
  ('challan', false, 'Challan or demand', 'चालान या माँग पत्र'),
  ('death', false, 'Death certificate', 'मृत्यु प्रमाणपत्र'),
  ('heir', false, 'Certificate of the heir', 'उत्तराधिकार प्रमाणपत्र'),
  ('noc', false, 'NOC of the former office', 'पूर्व कार्यालय का NOC'),
  ('permit', false, 'Surrender of the permit', 'परमिट समर्पण'),
  ('bill', false, 'Bill of the work', 'काम का बिल'),
  ('deposit', false, 'Certificate of deposit (scrapping)', 'जमा प्रमाणपत्र (स्क्रैप)'),
  ('loan', false, 'Loan agreement', 'ऋण अनुबंध'),
  ('bank', false, 'NOC of the financier', 'फाइनेंसर का NOC'),
  ('aadhaar', false, 'Copy of the Aadhaar card', 'आधार कार्ड की प्रति'),
  ('receipt', false, 'Receipt of the application', 'आवेदन की रसीद')),
needed (service, codes) as (values
  ('learning_license', '{form2,form1,age,address,photo}'::text[]),
  ('renewal_dl', '{form2,dl,form1a,address}'),
  ('duplicate_dl', '{form2,fir,address}'),
  ('additional_endorsement', '{form2,dl,ll_copy,form5}'),
  ('psv_badge', '{application,dl,police,form1a}'),
  ('change_address', '{form2,dl,address}'),
  ('change_name', '{form2,dl,affidavit,identity}'),
  ('replacement_dl', '{form2,dl}'),
  ('change_photo', '{form2,dl,photo}'),
  ('hazardous_endorsement', '{form2,dl,training}'),
  ('hill_endorsement', '{form2,dl,training}'),
  ('dl_extract', '{application,dl_copy}'),
  ('aedl_defence', '{form2,dl_copy,unit}'),
  ('international_permit', '{form4a,dl_copy,passport,form1a}'),
  ('surrender_cov', '{application,dl,badge}'),
  ('change_dob', '{form2,dl,age,affidavit}'),
  ('cov_conversion', '{form2,dl,form1a}'),
  ('pay_tax', '{rc_copy,tax}'),
  ('transfer_ownership_seller', '{form29,rc,insurance,puc,identity}'),
  ('transfer_ownership_buyer', '{form30,rc,insurance,puc,address}'),
  ('transfer_ownership_succession', '{form31,rc,death,heir,insurance,puc}'),
  ('fitness_renewal', '{application,rc_copy,fitness,insurance,puc,tax}'),
  ('pay_fees_fine', '{rc_copy,challan}'),
  ('noc', '{form28,rc,insurance,puc,tax}'),
  ('duplicate_fitness', '{application,rc_copy,fir}'),
  ('renewal_registration', '{form25,rc,insurance,puc,tax}'),
  ('conversion_vehicle', '{application,rc,permit,insurance}'),
  ('reassign_vehicle_vintage', '{form20,rc,insurance,photo}'),
  ('reassign_vehicle_state', '{form27,rc,noc,insurance,puc,address}'),
  ('alteration', '{application,rc,bill,insurance}'),
  ('rc_particulars', '{application,rc_copy,identity}'),
  ('rc_cancellation', '{application,rc,deposit,tax}'),
  ('hypothecation_addition', '{form34,rc,loan,insurance}'),
  ('hypothecation_termination', '{form35,rc,bank,insurance}'),
  ('mobile_update_rto', '{application,rc_copy,identity}'),
  ('duplicate_rc', '{form26,fir,insurance,puc}'),
  ('mobile_update_aadhaar', '{rc_copy,aadhaar}'),
  ('withdrawal_application', '{application,receipt}'))
insert into service_papers (service, name_en, name_hi, original, place)
select needed.service, papers.name_en, papers.name_hi, papers.original, listed.place
from needed, unnest(needed.codes) with ordinality as listed (code, place)
  join papers on papers.code = listed.code
order by needed.service, listed.place;

-- `source` says where a job came from. `given_by` is the agent or dealer who brought it. `due_on` is the day by which it
-- is done. `stage_before` is the last stage in which it was open, where it goes when it is taken up again. `reject_code`
-- and `reject_reason` say why it is turned down, as long as it is.
alter table service_requests
  add column source text not null default 'web' constraint service_requests_source check (source in ('web', 'counter')),
  add column citizen_id integer constraint service_requests_citizen references citizens (id) on delete set null,
  add column vehicle_id integer constraint service_requests_vehicle references vehicles (id) on delete set null,
  add column given_by text constraint service_requests_given_by check (length(given_by) between 1 and 150),
  add column application_no text constraint service_requests_application_no check (length(application_no) between 1 and 150),
  add column assignee_id integer constraint service_requests_assignee references users (id) on delete set null,
  add column due_on date,
  add column stage text not null default 'received',
  add column stage_before text constraint service_requests_stage_before references job_stages (code),
  add column notes text constraint service_requests_notes check (length(notes) <= 2000),
  add column reject_code text constraint service_requests_reject_code references job_reject_reasons (code),
  add column reject_reason text constraint service_requests_reject_reason check (length(reject_reason) <= 500),
  add column fee numeric(10, 2) constraint service_requests_fee check (fee >= 0),
  add column paid numeric(10, 2) constraint service_requests_paid check (paid >= 0),
  -- Where lists look for what was typed.
  add column search_text text not null generated always as (lower(' ' || contact_name || ' ' || contact_phone || ' '
    || reference || ' ' || coalesce(application_no, ''))) stored;

-- Requests that are there become jobs in the first stage of their status. Nobody changed them.
alter table service_requests disable trigger user;
update service_requests set stage = (
  select code from job_stages where job_stages.status = service_requests.status order by place limit 1)
where status <> 'pending';
alter table service_requests enable trigger user;

alter table service_requests
  add constraint service_requests_stage foreign key (stage, status) references job_stages (code, status);

create index service_requests_by_due on service_requests (due_on, id);
create index service_requests_by_status_due on service_requests (status, due_on, id);
create index service_requests_by_stage on service_requests (stage, due_on, id);
create index service_requests_by_category on service_requests (category, due_on, id);
create index service_requests_open on service_requests (due_on, id) where status in ('pending', 'contacted');
create index service_requests_by_assignee on service_requests (assignee_id, due_on, id);
create index service_requests_by_citizen on service_requests (citizen_id, id) where citizen_id is not null;
create index service_requests_by_vehicle on service_requests (vehicle_id, id) where vehicle_id is not null;
create index service_requests_by_giver on service_requests (lower(given_by), due_on, id) where given_by is not null;
create index service_requests_by_service on service_requests using gin (services);
create index service_requests_by_application on service_requests (number_key(application_no)) where application_no is not null;
create index service_requests_unpaid on service_requests (due_on, id) where fee > coalesce(paid, 0);
create index service_requests_text on service_requests using gin (search_text gin_trgm_ops);

-- A paper of a job: what its services ask for (`listed`) and whatever else came. It is here from `received_on` until `returned_on`;
-- `stays_with` says for whom an original is kept when the job has ended. One that is not needed here is not missing.
create table job_papers (
  id integer generated always as identity primary key,
  job_id integer not null references service_requests (id) on delete cascade,
  name_en text not null check (length(name_en) between 1 and 150),
  name_hi text not null check (length(name_hi) between 1 and 150),
  original boolean not null,
  listed boolean not null default false,
  not_needed boolean not null default false,
  received_on date,
  returned_on date,
  stays_with text check (length(stays_with) between 1 and 150),
  file_id text constraint job_papers_file_unique unique references files (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint job_papers_returned check (returned_on >= received_on)
);
create index job_papers_by_job on job_papers (job_id, id);
create index job_papers_here on job_papers (job_id) where original and received_on is not null and returned_on is null;
create trigger job_papers_touch before update on job_papers
  for each row execute function touch_updated_at();
create trigger job_papers_file_removed after delete or update of file_id on job_papers
  for each row when (old.file_id is not null) execute function remove_replaced_file();
-- That a list was taken over is told by the job's own line.
create trigger job_papers_history_of_added after insert on job_papers
  for each row when (not new.listed) execute function record_history('name_en');
create trigger job_papers_history after update or delete on job_papers
  for each row execute function record_history('name_en');

-- What happened to a job, the first being its making: who, when, from which stage to which. `assignee_id` is who was given
-- it; `text` the words of the reason, the paper, or the names of the fields that were changed.
create table job_events (
  id integer generated always as identity primary key,
  job_id integer not null references service_requests (id) on delete cascade,
  happened_at timestamptz(3) not null default now(),
  actor_id integer references users (id) on delete set null,
  event text not null check (event in ('made', 'taken', 'assigned', 'moved', 'rejected', 'reopened', 'changed',
    'paper_added', 'paper_received', 'paper_returned', 'paper_kept', 'paper_changed')),
  from_stage text references job_stages (code),
  to_stage text references job_stages (code),
  assignee_id integer references users (id) on delete set null,
  reject_code text references job_reject_reasons (code),
  text text check (length(text) <= 1000)
);
create index job_events_by_job on job_events (job_id, id);
create index job_events_by_actor on job_events (actor_id) where actor_id is not null;
create index job_events_by_assignee on job_events (assignee_id) where assignee_id is not null;

insert into job_events (job_id, happened_at, actor_id, event, to_stage)
select id, created_at, user_id, 'made', 'received' from service_requests order by id;
insert into job_events (job_id, happened_at, actor_id, event, from_stage, to_stage)
select id, status_changed_at, status_changed_by, 'moved', 'received', stage
from service_requests where status_changed_at is not null and status <> 'pending' order by id;

-- Whether fees are written down with jobs.
alter table office_settings add column job_fees_on boolean not null default false;
