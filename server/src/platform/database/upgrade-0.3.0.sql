copy api_tokens (id, token_hash, name, scopes, branch_id, expires_on, last_used_on, ended_at, created_by, created_at) from stdin;
1	\\x3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0	Reports	{expiries:read}	\N	2027-11-20	\N	\N	91	2026-11-28 04:28:40.518+00
\.
copy authorisations (vehicle_id, authorisation_no, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
3	AUT-0000000013	2025-12-27	2026-12-26	1	4	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
3	AUT-0000000012	2026-12-27	2027-12-26	2	4	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
4	AUT-0000000017	2025-03-04	2026-03-03	3	8	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
4	AUT-0000000016	2026-03-04	2027-03-03	4	8	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
5	AUT-0000000021	2025-05-28	2026-05-27	5	11	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
5	AUT-0000000020	2026-05-28	2027-05-27	6	11	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
6	AUT-0000000024	2026-05-31	2027-05-30	7	1	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
7	AUT-0000000030	2024-01-03	2025-01-01	8	12	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
7	AUT-0000000029	2025-01-02	2026-01-01	9	12	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
7	AUT-0000000028	2026-01-02	2027-01-01	10	12	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
12	AUT-0000000049	2024-06-28	2025-06-27	11	4	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
12	AUT-0000000048	2025-06-28	2026-06-27	12	4	\N	office	\N	2026-11-28 04:28:39.956+00	2026-11-28 04:28:39.956+00	f
\.
copy branches (id, name, code, number_code) from stdin;
1	CG-04: Raipur	04	\N
2	CG-05: Dhamtari	05	\N
3	CG-06: Mahasamund	06	\N
4	CG-07: Durg	07	\N
5	CG-08: Rajnandgaon	08	\N
6	CG-09: Kabirdham (Kawardha)	09	\N
7	CG-10: Bilaspur	10	\N
8	CG-11: Janjgir-Champa	11	\N
9	CG-12: Korba	12	\N
10	CG-13: Raigarh	13	\N
11	CG-14: Jashpur	14	\N
12	CG-15: Surguja (Ambikapur)	15	\N
13	CG-16: Koriya (Baikunthpur)	16	\N
14	CG-17: Bastar (Jagdalpur)	17	\N
15	CG-18: Dantewada	18	\N
16	CG-19: Kanker	19	\N
17	CG-20: Bijapur	20	\N
18	CG-21: Narayanpur	21	\N
19	CG-22: Baloda Bazar	22	\N
20	CG-23: Gariaband	23	\N
21	CG-24: Balod	24	\N
22	CG-25: Bemetara	25	\N
23	CG-26: Sukma	26	\N
24	CG-27: Kondagaon	27	\N
25	CG-28: Mungeli	28	\N
26	CG-29: Surajpur	29	\N
27	CG-30: Balrampur-Ramanujganj	30	\N
28	CG-31: Gaurela-Pendra-Marwahi	31	\N
\.
copy breach_persons (id, breach_id, citizen_id, notified_at, message_id, created_at) from stdin;
1	1	1	\N	\N	2026-11-28 04:28:40.525+00
2	1	2	\N	\N	2026-11-28 04:28:40.525+00
\.
copy breaches (id, noticed_at, nature, extent, place, consequences, measures, board_due_at, searches, board_told_at, board_told_by, created_by, created_at, updated_at) from stdin;
1	2026-11-19 00:00:00+00	A list was sent to the wrong person	2 persons	Raipur	\N	\N	2026-11-22 00:00:00+00	[]	\N	\N	\N	2026-11-28 04:28:40.522+00	2026-11-28 04:28:40.522+00
\.
copy bulk_notice_documents (bulk_notice_id, kind, document_id, end_field, expiry_date) from stdin;
1	authorisations	1	valid_until	2026-12-26
1	authorisations	2	valid_until	2027-12-26
\.
copy bulk_notices (id, state, messages, created_by, created_at, updated_at, tries, left_then, ordered_token) from stdin;
1	running	2	\N	2026-11-28 04:28:40.469+00	2026-11-28 04:28:40.469+00	0	\N	\N
\.
copy calendars (id, secret_hash, user_id, what, language, created_at) from stdin;
1	\\x2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b	91	jobs	hi	2026-11-28 04:28:40.527+00
\.
copy charges (id, job_id, client_id, kind, what, amount, reason, as_entered, charged_on, created_by, created_at, updated_at) from stdin;
1	1	\N	other		300.00	\N	t	2024-09-23	82	2024-09-23 05:20:00+00	2024-09-23 05:20:00+00
2	2	\N	other		850.00	\N	t	2025-01-13	86	2025-01-13 08:01:00+00	2025-01-13 08:01:00+00
3	3	\N	other		150.00	\N	t	2025-05-06	84	2025-05-06 06:38:00+00	2025-05-06 06:38:00+00
4	6	\N	other		1000.00	\N	t	2026-04-08	86	2026-04-08 06:16:00+00	2026-04-08 06:16:00+00
\.
copy citizens (id, name, name_by_holder_at, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, reminders_off, branch_id, owner_id, created_by, created_at, updated_at, name_known, guardian_name, guardian_relation, guardian_consent_on, pincode, name_hi, relation_name_hi, address_hi) from stdin;
1	Rajesh Choudhary	\N	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	f	3	1	1	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
2	Ghanshyam Bai Mandavi	\N	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	f	26	1	1	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
3	Parvati Lal Soni	\N	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	f	18	2	2	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
4	Seema Lal Kashyap	\N	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	f	27	2	2	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
5	Ramesh Gupta	\N	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	f	14	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
6	Ramesh Kumar Rajwade	\N	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	f	28	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
7	Champa Sahu	\N	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	f	17	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
8	Zakir Baghel	\N	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	f	9	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
9	Parvati Gond	\N	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	f	1	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
10	Amit Kashyap	\N	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	f	8	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
11	Usha Singh	\N	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	f	19	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
12	मुकेश Manikpuri	\N	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	f	16	\N	\N	2026-11-28 04:28:39.62+00	2026-11-28 04:28:39.62+00	t	\N	\N	\N	\N	\N	\N	\N
\.
copy claims (id, user_id, registration_no, licence_no, chassis_last5, dob, citizen_id, reason, decided_by, approved_at, refused_at, ended_at, created_at, updated_at) from stdin;
1	1	CG09AA0002	\N	\N	\N	\N	\N	\N	\N	\N	\N	2026-11-28 04:28:40.473+00	2026-11-28 04:28:40.473+00
\.
copy client_spellings (id, client_id, branch_id, spelling) from stdin;
1	1	9	Minj Motors
\.
copy clients (id, branch_id, name, mobile, address, gstin, closed, reminded_on, created_by, created_at, updated_at) from stdin;
1	9	Minj Motors	\N	\N	\N	f	\N	\N	2026-11-28 04:28:40.105+00	2026-11-28 04:28:40.105+00
\.
copy consents (id, citizen_id, purpose, how, given_on, created_by, withdrawn_at, withdrawn_by, created_at, updated_at, withdrawn_how) from stdin;
1	1	reminders	counter	2026-11-01	\N	\N	\N	2026-11-28 04:28:40.532+00	2026-11-28 04:28:40.532+00	\N
2	2	reminders	counter	2026-11-01	\N	\N	\N	2026-11-28 04:28:40.532+00	2026-11-28 04:28:40.532+00	\N
\.
copy contact_requests (id, user_id, phone, email, proof, status, created_by, handled_by, handled_at, created_at, updated_at) from stdin;
1	3	9826000004	\N	ID card	open	\N	\N	\N	2026-11-28 04:28:40.46+00	2026-11-28 04:28:40.46+00
\.
copy date_rules (id, kind, end_field, class_group, age_from, age_to, vehicle_age_from, vehicle_age_to, norms, months, until_age, is_on, since, source, updated_at, valid_days) from stdin;
1	dl	expiry_date	private	\N	29	\N	\N	\N	\N	40	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-28 04:28:38.415+00	\N
2	dl	expiry_date	private	30	49	\N	\N	\N	120	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-28 04:28:38.415+00	\N
3	dl	expiry_date	private	50	54	\N	\N	\N	\N	60	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-28 04:28:38.415+00	\N
4	dl	expiry_date	private	55	\N	\N	\N	\N	60	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-28 04:28:38.415+00	\N
5	dl	transport_expiry_date	transport	\N	\N	\N	\N	\N	60	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-28 04:28:38.415+00	\N
6	dl	hazardous_expiry_date	hazardous	\N	\N	\N	\N	\N	36	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-28 04:28:38.415+00	\N
7	fitnesses	expiry_date	transport	\N	\N	\N	7	\N	24	\N	t	2022-04-01	State transport pages, 2022	2026-11-28 04:28:38.415+00	\N
8	fitnesses	expiry_date	transport	\N	\N	8	\N	\N	12	\N	t	2022-04-01	State transport pages, 2022	2026-11-28 04:28:38.415+00	\N
9	fitnesses	expiry_date	private	\N	\N	\N	0	\N	180	\N	t	2022-04-01	State transport pages, 2022	2026-11-28 04:28:38.415+00	\N
10	fitnesses	expiry_date	private	\N	\N	15	\N	\N	60	\N	t	2022-04-01	State transport pages, 2022	2026-11-28 04:28:38.415+00	\N
11	puccs	valid_until	\N	\N	\N	\N	0	\N	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-28 04:28:38.415+00	\N
12	puccs	valid_until	\N	\N	\N	\N	\N	BS IV,BS VI	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-28 04:28:38.415+00	\N
13	puccs	valid_until	\N	\N	\N	\N	\N	Pre-BS,BS I,BS II,BS III	6	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-28 04:28:38.415+00	\N
14	authorisations	valid_until	\N	\N	\N	\N	\N	\N	12	\N	t	2021-01-01	CMVR, national permits	2026-11-28 04:28:38.415+00	\N
15	vltds	expiry_date	\N	\N	\N	\N	\N	\N	24	\N	t	2021-01-01	Practice of consultants in Chhattisgarh	2026-11-28 04:28:38.415+00	\N
16	permits	expiry_date	temporary	\N	\N	\N	\N	\N	\N	\N	t	2021-01-01	Practice of consultants in Chhattisgarh	2026-11-28 04:28:39.145+00	28
17	permits	expiry_date	\N	\N	\N	\N	\N	\N	60	\N	t	2021-01-01	Motor Vehicles Act 1988, section 81; practice of consultants in Chhattisgarh	2026-11-28 04:28:39.145+00	\N
\.
copy day_books (id, branch_id, opening, updated_at) from stdin;
1	\N	500.00	2026-11-28 04:28:40.537+00
2	1	0.00	2026-11-28 04:28:40.537+00
\.
copy day_closings (id, book_id, closed_on, counted, closed_by, created_at, reopened_at, reopened_by, reopen_reason, updated_at) from stdin;
1	1	2026-11-18	500.00	\N	2026-11-28 04:28:40.54+00	\N	\N	\N	2026-11-28 04:28:40.54+00
2	2	2026-11-18	500.00	\N	2026-11-28 04:28:40.54+00	\N	\N	\N	2026-11-28 04:28:40.54+00
\.
copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-28 04:28:40.456+00	2026-11-28 04:28:40.456+00
\.
copy different_people (one_id, other_id, said_by, said_at) from stdin;
1	12	\N	2026-11-28 04:28:40.477+00
\.
copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at, notes) from stdin;
1	DI-BHP8-MQ22	\N	19	Usha Singh	6242441905	CG04AA0006	{Insurance,Tax}	resolved	61	2025-01-13 09:30:00+00	2025-01-13 04:30:00+00	2025-01-13 09:30:00+00	\N
2	DI-MZBF-7E32	\N	26	Ghanshyam Bai Mandavi	6154391543	CG27AA0003	{Insurance,Tax}	resolved	81	2025-08-26 09:30:00+00	2025-08-26 04:30:00+00	2025-08-26 09:30:00+00	\N
3	DI-WGZN-S442	\N	18	Parvati Lal Soni	6163942887	CG08AA0012	{Insurance,Tax}	resolved	59	2026-04-08 09:30:00+00	2026-04-08 04:30:00+00	2026-04-08 09:30:00+00	\N
4	DI-7ZNV-CT42	\N	9	Zakir Baghel	6708194667	CG05AA0005	{Insurance,Tax}	new	\N	\N	2026-11-19 04:30:00+00	2026-11-19 04:30:00+00	\N
5	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-28 04:28:40.44+00	2026-11-28 04:28:40.44+00	\N
\.
copy driving_licenses (dl_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at, transport_expiry_date, hazardous_expiry_date, needs_review) from stdin;
CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	1	3	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	2	5	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	3	8	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	2012-08-19	\N	f
CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	4	1	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	5	7	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	7	3	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	2009-12-11	f
CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	8	8	\N	office	\N	2026-11-28 04:28:39.736+00	2026-11-28 04:28:39.736+00	\N	\N	f
\.
copy early_statuses (provider_id, state, error, reported_at, received_at) from stdin;
wamid.1	delivered	\N	2026-11-28 04:28:40.465+00	2026-11-28 04:28:40.465+00
\.
copy fee_rules (id, code, kind, what, what_hi, services, types, transport, age_from, age_to, late, amount, percent, percent_of, per, since, until, source, confidence, off, note, note_hi, updated_at) from stdin;
1	32-1	government	Learner license (issue)	लर्निंग लाइसेंस (जारी करना)	{learning_license}	{}	\N	\N	\N	\N	150.00	\N	\N	class	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
2	32-2	government	Learner license (test or repeat of it)	लर्निंग लाइसेंस (टेस्ट या दोबारा टेस्ट)	{learning_license}	{}	\N	\N	\N	\N	50.00	\N	\N	test	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
3	32-3	government	Driving test (or repeat)	ड्राइविंग टेस्ट (या दोबारा टेस्ट)	{additional_endorsement}	{}	\N	\N	\N	\N	300.00	\N	\N	class	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	when a driving test is taken	जब ड्राइविंग टेस्ट हो	2026-11-28 04:28:39.256+00
4	32-5	government	International driving permit	अंतरराष्ट्रीय ड्राइविंग परमिट	{international_permit}	{}	\N	\N	\N	\N	1000.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
5	32-6	government	Adding a class to a license	लाइसेंस में नई श्रेणी जोड़ना	{additional_endorsement}	{}	\N	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
6	32-7	government	Endorsement for hazardous goods (or its renewal)	ख़तरनाक माल की अनुमति (या उसका नवीनीकरण)	{hazardous_endorsement}	{}	\N	\N	\N	\N	100.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
7	32-8	government	Renewal of driving license	ड्राइविंग लाइसेंस का नवीनीकरण	{renewal_dl}	{}	\N	\N	\N	f	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
8	32-9	government	Renewal of driving license	ड्राइविंग लाइसेंस का नवीनीकरण	{renewal_dl}	{}	\N	\N	\N	t	300.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
9	32-9a	government	Renewal of driving license - delay	ड्राइविंग लाइसेंस का नवीनीकरण - विलंब	{renewal_dl}	{}	\N	\N	\N	t	1000.00	\N	\N	year or part of it	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
10	32-10	government	Change of address or particulars in a license	लाइसेंस में पता या विवरण बदलना	{change_address,change_name,change_dob,change_photo}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-28 04:28:39.256+00
11	32-C	government	Card in Form 7 (smart card)	फ़ॉर्म 7 का कार्ड (स्मार्ट कार्ड)	{renewal_dl,additional_endorsement,change_address,change_name,change_dob,change_photo,duplicate_dl,replacement_dl}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	M	\N	when a new card is printed	जब नया कार्ड छपे	2026-11-28 04:28:39.256+00
12	32-X	government	Duplicate driving license	डुप्लीकेट ड्राइविंग लाइसेंस	{duplicate_dl}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	the state's own fee, not in rule 32	राज्य की अपनी फीस, नियम 32 में नहीं	2026-11-28 04:28:39.256+00
13	81-4R1	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	f	15	20	\N	1000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
14	81-4R2	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart}	f	15	20	\N	2500.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
15	81-4R3	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{LMV}	f	15	20	\N	5000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
16	81-4R6	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	\N	15	20	\N	6000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
17	81-4S1	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	f	20	\N	\N	2000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-28 04:28:39.256+00
18	81-4S2	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart}	f	20	\N	\N	5000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-28 04:28:39.256+00
19	81-4S3	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{LMV}	\N	20	\N	\N	10000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-28 04:28:39.256+00
20	81-4S6	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	\N	20	\N	\N	12000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-28 04:28:39.256+00
41	81-8b	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	\N	\N	\N	1500.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-28 04:28:39.256+00
21	81-4R4	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	\N	15	20	\N	10000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-28 04:28:39.256+00
22	81-4R5	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{}	\N	15	20	\N	40000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-28 04:28:39.256+00
23	81-4S4	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG,"Three Wheeler",E-Rikshaw/E-Cart}	\N	20	\N	\N	20000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-28 04:28:39.256+00
24	81-4S5	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{}	\N	20	\N	\N	80000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-28 04:28:39.256+00
25	81-4L1	government	Delay in renewal of registration	पंजीयन के नवीनीकरण में विलंब	{renewal_registration}	{MCWG}	f	\N	\N	t	300.00	\N	\N	month or part of it	2022-04-01	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
26	81-4L2	government	Delay in renewal of registration	पंजीयन के नवीनीकरण में विलंब	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	f	\N	\N	t	500.00	\N	\N	month or part of it	2022-04-01	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
27	81-C	government	Card in Form 23A (smart card)	फ़ॉर्म 23A का कार्ड (स्मार्ट कार्ड)	{renewal_registration,duplicate_rc,transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession,hypothecation_addition,hypothecation_termination}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	M	\N	when a new card is printed	जब नया कार्ड छपे	2026-11-28 04:28:39.256+00
28	81-5a	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{"Adapted Vehicle"}	\N	\N	\N	\N	25.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	half of the registration fee	पंजीयन फीस का आधा	2026-11-28 04:28:39.256+00
29	81-5b	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{MCWG}	\N	\N	\N	\N	150.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
30	81-5c	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV}	f	\N	\N	\N	300.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
31	81-5d	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{LMV,LGV,"Motor Cab","Maxi Cab",MGV,"Three Wheeler",E-Rikshaw/E-Cart}	t	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
32	81-5e	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{TRANS(HGV),Bus}	\N	\N	\N	\N	750.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
33	81-5f	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{}	\N	\N	\N	\N	2500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-28 04:28:39.256+00
34	81-6a	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{MCWG}	\N	\N	\N	\N	150.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html; transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
35	81-6b	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV}	f	\N	\N	\N	300.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
36	81-6c	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{LMV,LGV,"Motor Cab","Maxi Cab",MGV,"Three Wheeler",E-Rikshaw/E-Cart}	t	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
37	81-6d	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{TRANS(HGV),Bus}	\N	\N	\N	\N	750.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
38	81-6L1	government	Delay in applying for transfer	स्वामित्व हस्तांतरण के आवेदन में विलंब	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{MCWG}	\N	\N	\N	t	300.00	\N	\N	month or part of it	2022-04-01	\N	transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
39	81-6L2	government	Delay in applying for transfer	स्वामित्व हस्तांतरण के आवेदन में विलंब	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab",MGV,TRANS(HGV),Bus,"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor","Adapted Vehicle"}	\N	\N	\N	t	500.00	\N	\N	month or part of it	2022-04-01	\N	transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-28 04:28:39.256+00
40	81-8a	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{MCWG}	\N	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-28 04:28:39.256+00
42	81-8c	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{MGV,TRANS(HGV),Bus}	\N	\N	\N	\N	3000.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-28 04:28:39.256+00
43	81-9	government	End of hypothecation	हाइपोथिकेशन हटाना	{hypothecation_termination}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no consistent figure found	एक समान राशि नहीं मिली	2026-11-28 04:28:39.256+00
44	81-10	government	No objection certificate (Form 28)	अनापत्ति प्रमाणपत्र (फ़ॉर्म 28)	{noc}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no central fee found	केंद्रीय फीस नहीं मिली	2026-11-28 04:28:39.256+00
45	81-F0	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{}	\N	0	10	\N	\N	\N	\N	once	\N	\N	\N	L	\N	not found in the sources read; manual and automated stations differ	पढ़े गए स्रोतों में नहीं मिला; मैनुअल और ऑटोमेटेड केंद्रों में अंतर है	2026-11-28 04:28:39.256+00
46	81-F1	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	10	15	\N	400.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
47	81-F2	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	10	15	\N	600.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
48	81-F3	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV,TRANS(HGV),Bus}	\N	10	15	\N	1000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
49	81-F4	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	15	20	\N	500.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
50	81-F5	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	15	20	\N	1000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
51	81-F6	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV}	\N	15	20	\N	1300.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
52	81-F7	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{TRANS(HGV),Bus}	\N	15	20	\N	1500.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
53	81-F8	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	20	\N	\N	2000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
54	81-F9	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart}	\N	20	\N	\N	7000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
55	81-F10	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{LMV,LGV,"Motor Cab","Maxi Cab"}	\N	20	\N	\N	15000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
56	81-F11	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV}	\N	20	\N	\N	20000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
57	81-F12	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{TRANS(HGV),Bus}	\N	20	\N	\N	25000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-28 04:28:39.256+00
58	81-F20	government	Fitness certificate (grant or renewal)	फिटनेस प्रमाणपत्र (नया या नवीनीकरण)	{fitness_renewal}	{}	t	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	M	\N	\N	\N	2026-11-28 04:28:39.256+00
59	81-FL	government	Delay in renewal of fitness	फिटनेस के नवीनीकरण में विलंब	{fitness_renewal}	{}	t	\N	\N	t	50.00	\N	\N	day	2016-12-29	\N	rule 81 sl. 11A	M	struck down in Rajasthan 27-12-2024, stayed in Himachal 2019 and Karnataka 2022	\N	\N	2026-11-28 04:28:39.256+00
60	81-F21	government	Duplicate fitness certificate	डुप्लीकेट फिटनेस प्रमाणपत्र	{duplicate_fitness}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no figure found	राशि नहीं मिली	2026-11-28 04:28:39.256+00
61	CG-T1	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{MCWG}	\N	\N	\N	\N	\N	8.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	\N	lifetime tax of a new vehicle; month known, day not	नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
62	CG-T2	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{LMV}	f	\N	\N	\N	\N	9.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	the price is not on record	new car, price up to 5 lakh; month known, day not	नई कार, कीमत 5 लाख तक; माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
63	CG-T3	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{LMV}	f	\N	\N	\N	\N	10.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	the price is not on record	new car, price above 5 lakh; month known, day not	नई कार, कीमत 5 लाख से अधिक; माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
64	CG-T4	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{"Adapted Vehicle"}	\N	\N	\N	\N	360.00	\N	\N	once	2022-09-01	\N	jantaserishta, media24media	H	\N	lifetime tax of a new vehicle; month known, day not	नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
65	CG-T5	government	Tax at transfer	स्वामित्व हस्तांतरण पर टैक्स	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{}	f	\N	\N	\N	\N	1.00	standard value	transfer	2025-07-01	\N	CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36	H	\N	month known, day not	माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
66	CG-T6	government	Tax at transfer	स्वामित्व हस्तांतरण पर टैक्स	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{}	t	\N	\N	\N	\N	0.50	standard value	transfer	2025-07-01	\N	CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36	H	\N	goods vehicles; month known, day not	मालवाहक वाहन; माह ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
67	PSK-1	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	100.00	\N	\N	once	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	an application; year known, day not	एक आवेदन; वर्ष ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
68	PSK-2	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	50.00	\N	\N	1000 rupees or part of it	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	money paid on; year known, day not	आगे जमा की गई राशि; वर्ष ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
69	PSK-3	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	50.00	\N	\N	once	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	a learner license; year known, day not	एक लर्निंग लाइसेंस; वर्ष ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
70	PSK-4	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	5.00	\N	\N	page	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	a page scanned or printed; year known, day not	स्कैन या प्रिंट किया गया एक पेज; वर्ष ज्ञात है, तिथि नहीं	2026-11-28 04:28:39.256+00
\.
copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at, closed_by) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-28 04:28:40.43+00	\N	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-28 04:28:40.43+00	\N	\N
\.
copy fitnesses (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	FIT-0000000005	2025-05-27	2026-05-26	1	12	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
1	FIT-0000000004	2026-05-27	2027-05-26	2	12	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
3	FIT-0000000014	2025-02-05	2026-02-04	3	4	\N	self	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
3	FIT-0000000013	2026-02-05	2027-02-04	4	4	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
3	FIT-0000000012	2027-02-05	2028-02-04	5	4	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
4	FIT-0000000016	2026-09-19	2027-09-18	6	8	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
5	FIT-0000000020	2025-06-13	2026-06-12	7	11	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
6	FIT-0000000024	2025-12-14	2026-12-13	8	1	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
7	FIT-0000000028	2025-11-17	2026-11-16	9	12	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
8	FIT-0000000033	2026-02-10	2027-02-09	10	7	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
8	FIT-0000000032	2027-02-10	2028-02-09	11	7	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
9	FIT-0000000036	2025-05-05	2026-05-04	12	3	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
10	FIT-0000000041	2024-07-19	2025-07-18	13	2	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
10	FIT-0000000040	2025-07-19	2026-07-18	14	2	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
11	FIT-0000000044	2025-12-13	2026-12-12	15	3	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
12	FIT-0000000048	2026-02-20	2027-02-19	16	4	\N	office	\N	2026-11-28 04:28:39.802+00	2026-11-28 04:28:39.802+00	f
\.
copy follow_ups (id, citizen_id, vehicle_id, call_on, note, set_aside_by, created_at, updated_at) from stdin;
1	1	\N	2026-11-25	Brings the policy	\N	2026-11-28 04:28:40.544+00	2026-11-28 04:28:40.544+00
\.
copy former_contacts (user_id, phone, email, expires_at) from stdin;
3	9826000005	\N	2026-11-28 04:28:40.463+00
\.
copy green_taxes (vehicle_id, receipt_no, paid_on, valid_until, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	GRE-0000000004	2026-06-11	2027-06-10	2976.82	1	12	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
3	GRE-0000000012	2026-03-14	2027-03-13	4586.50	2	4	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
4	GRE-0000000017	2025-12-13	2026-12-12	7042.66	3	8	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
4	GRE-0000000016	2026-12-13	2027-12-12	2486.44	4	8	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
5	GRE-0000000020	2026-10-25	2027-10-24	3008.24	5	11	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
6	GRE-0000000025	2025-08-13	2026-08-12	7280.38	6	1	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
6	GRE-0000000024	2026-08-13	2027-08-12	8405.44	7	1	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
7	GRE-0000000029	2025-06-14	2026-06-13	8072.17	8	12	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
7	GRE-0000000028	2026-06-14	2027-06-13	8234.35	9	12	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
8	GRE-0000000032	2027-02-04	2028-02-03	2047.85	10	7	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
10	GRE-0000000041	2024-07-03	2025-07-02	3655.03	11	2	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
10	GRE-0000000040	2025-07-03	2026-07-02	2571.05	12	2	\N	office	\N	2026-11-28 04:28:39.935+00	2026-11-28 04:28:39.935+00	f
\.
copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-28 04:28:38.415+00	\N	\N	\N	\N	created	date_rules	1	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": 29, "months": null, "source": "parivahan.gov.in, node 2489", "age_from": null, "end_field": "expiry_date", "until_age": 40, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
16	2026-11-28 04:28:38.55+00	\N	\N	\N	\N	created	job_stages	1	\N	Received	\N	{"code": "received", "place": 10, "hidden": false, "status": "pending", "name_en": "Received", "name_hi": "प्राप्त"}
23	2026-11-28 04:28:38.55+00	\N	\N	\N	\N	created	job_reject_reasons	1	\N	The papers are incomplete	\N	{"code": "papers_incomplete", "place": 10, "hidden": false, "name_en": "The papers are incomplete", "name_hi": "कागज़ अधूरे हैं"}
31	2026-11-28 04:28:38.55+00	\N	\N	\N	\N	created	service_days	1	\N	learning_license	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "learning_license"}
70	2026-11-28 04:28:38.55+00	\N	\N	\N	\N	created	service_papers	1	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "additional_endorsement", "original": false}
210	2026-11-28 04:28:39.145+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"message_price_since": null, "message_price_source": null}	{"message_price_since": "2026-01-01", "message_price_source": "Meta, utility templates in India"}
213	2026-11-28 04:28:39.256+00	\N	\N	\N	\N	created	fee_rules	1	\N	32-1	\N	{"off": null, "per": "class", "code": "32-1", "kind": "government", "late": null, "note": null, "what": "Learner license (issue)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 150.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "लर्निंग लाइसेंस (जारी करना)", "age_from": null, "services": ["learning_license"], "transport": null, "confidence": "H", "percent_of": null}
283	2026-11-28 04:28:39.573+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur", "number_code": null}
311	2026-11-28 04:28:39.587+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-28T04:28:39.587+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
313	2026-11-28 04:28:39.62+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "name_hi": null, "pincode": null, "owner_id": 1, "branch_id": 3, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
325	2026-11-28 04:28:39.691+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
327	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"fuel": null, "type": "Agriculture Tractor", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000001", "financier": "State Bank of India", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "noc_number": null, "financed_on": "2018-10-19", "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG09AA0002", "registering_authority": null}
339	2026-11-28 04:28:39.719+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "needs_review": false, "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
345	2026-11-28 04:28:39.736+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "needs_review": false, "vehicle_class": "E-Rikshaw", "application_no": "2021000000001", "hazardous_expiry_date": null, "transport_expiry_date": null}
353	2026-11-28 04:28:39.756+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "tp_end_date": null, "company_name": "ICICI Lombard", "needs_review": false, "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
368	2026-11-28 04:28:39.784+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31", "needs_review": false}
377	2026-11-28 04:28:39.802+00	\N	\N	\N	\N	created	fitnesses	1	12	FIT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-05-27", "vehicle_id": 1, "expiry_date": "2026-05-26", "needs_review": false, "certificate_number": "FIT-0000000005"}
393	2026-11-28 04:28:39.826+00	\N	\N	\N	\N	created	permits	1	12	PER-0000000005	\N	{"route": "रायपुर - जगदलपुर", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-23", "vehicle_id": 1, "expiry_date": "2026-11-22", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000005"}
403	2026-11-28 04:28:39.847+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "needs_review": false, "certificate_number": "VLT-0000000005"}
418	2026-11-28 04:28:39.869+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "needs_review": false, "certificate_number": "SPE-0000000008"}
578	2026-11-28 04:28:40.112+00	\N	\N	\N	\N	created	charges	1	\N		\N	{"kind": "other", "what": "", "amount": 300.00, "job_id": 1, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2024-09-23"}
425	2026-11-28 04:28:39.889+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
438	2026-11-28 04:28:39.909+00	\N	\N	\N	\N	created	registrations	1	12	CG09AA0002	\N	{"origin": "office", "file_id": null, "rc_number": "CG09AA0002", "citizen_id": 12, "valid_from": "2026-03-23", "vehicle_id": 1, "valid_until": "2027-03-22", "needs_review": false}
452	2026-11-28 04:28:39.935+00	\N	\N	\N	\N	created	green_taxes	1	12	GRE-0000000004	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "paid_on": "2026-06-11", "citizen_id": 12, "receipt_no": "GRE-0000000004", "vehicle_id": 1, "valid_until": "2027-06-10", "needs_review": false}
464	2026-11-28 04:28:39.956+00	\N	\N	\N	\N	created	authorisations	1	4	AUT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2025-12-27", "vehicle_id": 3, "valid_until": "2026-12-26", "needs_review": false, "authorisation_no": "AUT-0000000013"}
563	2026-11-28 04:28:40.013+00	\N	\N	\N	\N	created	service_requests	1	2	Ghanshyam Bai Mandavi	\N	{"fee": 300.00, "paid": null, "notes": null, "query": "Please tell me which papers I have to bring.", "stage": "rejected", "due_on": null, "source": "counter", "status": "rejected", "user_id": null, "category": "other", "given_by": null, "services": [], "branch_id": 26, "reference": "SR-BHP8-MQ22", "citizen_id": 2, "vehicle_id": null, "assignee_id": 82, "reject_code": "dues_unpaid", "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "received", "contact_phone": "6154391543", "reject_reason": null, "application_no": null, "status_changed_at": "2024-09-27T16:51:12+00:00", "status_changed_by": 82}
571	2026-11-28 04:28:40.094+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Usha Singh	\N	{"name": "Usha Singh", "notes": null, "phone": "6242441905", "status": "resolved", "user_id": null, "branch_id": 19, "reference": "DI-BHP8-MQ22", "vehicle_no": "CG04AA0006", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-01-13T09:30:00+00:00", "status_changed_by": 61}
576	2026-11-28 04:28:40.105+00	\N	\N	\N	\N	created	clients	1	\N	Minj Motors	\N	{"name": "Minj Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 9}
577	2026-11-28 04:28:40.105+00	\N	\N	\N	\N	created	client_spellings	1	\N	Minj Motors	\N	{"key": "minj motors", "spelling": "Minj Motors", "branch_id": 9, "client_id": 1}
582	2026-11-28 04:28:40.118+00	\N	\N	\N	\N	created	receipts	1	4	R/1	\N	{"mode": "card", "amount": 850.00, "job_id": null, "number": "R/1", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 4, "payer_name": "Seema Lal Kashyap", "received_on": "2025-01-14", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
585	2026-11-28 04:28:40.129+00	\N	\N	\N	\N	created	receipt_allocations	1	\N	850.00	\N	{"amount": 850.00, "job_id": 2, "opening_id": null, "receipt_id": 1, "allocated_on": "2025-01-14"}
588	2026-11-28 04:28:40.135+00	\N	\N	\N	\N	created	letter_templates	1	\N	Covering letter	\N	{"name": "Covering letter", "copies": null, "subject": "job", "version": 1, "numbered": true, "services": [], "archived_at": null}
589	2026-11-28 04:28:40.135+00	\N	\N	\N	\N	created	letters	1	4	L/1	\N	{"about": "Seema Lal Kashyap", "state": "issued", "inputs": {}, "job_id": 2, "number": "L/1", "state_at": "2025-01-13T08:01:00+00:00", "state_by": 86, "branch_id": 27, "erased_on": null, "issued_on": "2025-01-13", "citizen_id": 4, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
594	2026-11-28 04:28:40.151+00	\N	\N	\N	\N	created	register_entries	1	2	IN/1	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 1, "number": "IN/1", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 2, "entered_on": "2024-09-23", "their_date": null, "vehicle_id": null, "assigned_to": 82, "received_on": null, "their_number": null, "cancel_reason": null}
606	2026-11-28 04:28:40.433+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
610	2026-11-28 04:28:40.443+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Rajesh Choudhary"}
624	2026-11-28 04:28:40.456+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
625	2026-11-28 04:28:40.46+00	\N	\N	\N	\N	created	contact_requests	1	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 3, "handled_at": null, "handled_by": null}
626	2026-11-28 04:28:40.469+00	\N	\N	\N	\N	created	bulk_notices	1	\N	\N	\N	{"state": "running", "messages": 2}
627	2026-11-28 04:28:40.473+00	\N	\N	\N	\N	created	claims	1	\N	\N	\N	{"dob": null, "reason": null, "user_id": 1, "ended_at": null, "citizen_id": null, "decided_by": null, "licence_no": null, "refused_at": null, "approved_at": null, "chassis_last5": null, "registration_no": "CG09AA0002"}
628	2026-11-28 04:28:40.482+00	\N	\N	\N	\N	created	imports	1	\N	\N	\N	{"mode": null, "rows": 1, "sheet": null, "status": "checked", "branch_id": null, "date_1904": false, "erased_at": null, "undone_at": null, "committed_at": null, "reminders_allowed_at": null}
629	2026-11-28 04:28:40.494+00	\N	\N	\N	\N	created	job_papers	28	\N	Licence	\N	{"job_id": 1, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
638	2026-11-28 04:28:40.5+00	\N	\N	\N	\N	created	learner_tests	1	\N	\N	\N	{"ll_id": 1, "test_on": "2026-11-20", "told_on": null, "test_result": null}
639	2026-11-28 04:28:40.504+00	\N	\N	\N	\N	created	merges	1	1	Asha	\N	{"name": "Asha", "from_id": 1000, "into_id": 1, "holder_id": 1, "undone_at": null, "seen_at_counter": null}
640	2026-11-28 04:28:40.51+00	\N	\N	\N	\N	created	transfers	1	1	CG09AA0002	\N	{"kind": "sale", "remarks": null, "undone_on": null, "vehicle_id": 1, "to_citizen_id": 12, "transferred_on": "2026-11-01", "from_citizen_id": 1, "registration_no": "CG09AA0002"}
642	2026-11-28 04:28:40.518+00	\N	\N	\N	\N	created	api_tokens	1	\N	Reports	\N	{"name": "Reports", "scopes": ["expiries:read"], "ended_at": null, "branch_id": null, "expires_on": "2027-11-20"}
643	2026-11-28 04:28:40.522+00	\N	\N	\N	\N	created	breaches	1	\N	Raipur	\N	{"place": "Raipur", "extent": "2 persons", "nature": "A list was sent to the wrong person", "measures": null, "searches": [], "noticed_at": "2026-11-19T00:00:00+00:00", "board_due_at": "2026-11-22T00:00:00+00:00", "consequences": null, "board_told_at": null, "board_told_by": null}
644	2026-11-28 04:28:40.527+00	\N	\N	\N	\N	created	calendars	1	\N	jobs	\N	{"what": "jobs", "user_id": 91, "language": "hi"}
645	2026-11-28 04:28:40.532+00	\N	\N	\N	\N	created	consents	1	1	reminders	\N	{"how": "counter", "purpose": "reminders", "given_on": "2026-11-01", "citizen_id": 1, "withdrawn_at": null, "withdrawn_by": null, "withdrawn_how": null}
647	2026-11-28 04:28:40.54+00	\N	\N	\N	\N	created	day_closings	1	\N	2026-11-18	\N	{"book_id": 1, "counted": 500.00, "closed_by": null, "closed_on": "2026-11-18", "reopened_at": null, "reopened_by": null, "reopen_reason": null}
649	2026-11-28 04:28:40.544+00	\N	\N	\N	\N	created	follow_ups	1	1	2026-11-25	\N	{"note": "Brings the policy", "call_on": "2026-11-25", "citizen_id": 1, "vehicle_id": null, "set_aside_by": null}
650	2026-11-28 04:28:40.548+00	\N	\N	\N	\N	created	number_books	\N	\N	receipt	\N	{"book": 0, "code": null, "last": 7, "year": "2026-27", "digits": null, "prefix": null, "series": "receipt"}
651	2026-11-28 04:28:40.557+00	\N	\N	\N	\N	created	issued_numbers	2	\N	L/2	\N	{"book": 0, "year": "2026-27", "number": "L/2", "reason": "Written by hand", "serial": 2, "series": "letter", "branch_id": null, "issued_on": "2026-11-19", "record_id": null}
652	2026-11-28 04:28:40.564+00	\N	\N	\N	\N	created	payouts	1	\N	P/1	\N	{"kind": "expense", "mode": "cash", "what": "Tea", "amount": 20.00, "job_id": null, "number": "P/1", "paid_on": "2026-11-18", "branch_id": null, "client_id": null, "erased_on": null, "citizen_id": null, "payer_name": null, "about_job_id": null, "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
653	2026-11-28 04:28:40.571+00	\N	\N	\N	\N	created	privacy_notices	1	\N	1	\N	{"en": "What we keep", "hi": "हम क्या रखते हैं", "version": 1}
654	2026-11-28 04:28:40.576+00	\N	\N	\N	\N	created	privacy_notices_given	1	1	slip	\N	{"how": "slip", "given_on": "2026-11-01", "notice_id": 1, "citizen_id": 1}
655	2026-11-28 04:28:40.581+00	\N	\N	\N	\N	created	privacy_requests	1	1	correction	\N	{"kind": "correction", "name": "Rajesh Choudhary", "text": "My name is spelt otherwise", "answer": null, "due_on": "2027-02-01", "user_id": null, "branch_id": null, "erased_on": null, "citizen_id": 1, "answered_at": null, "answered_by": null}
\.
copy import_records (import_id, record, record_id, citizen_id, made, fields, noted_at, touched, outcome, reason) from stdin;
1	citizens	1	1	t	{}	2026-11-28 04:28:40.486+00	f	\N	\N
\.
copy import_rows (import_id, line, cells, plate, mobile, citizen_id, new_citizen, skipped, verdict, problems, plan, candidates, owner_id, turn, done, updated_at) from stdin;
1	2	{CG04AB1234,2026-12-31}	\N	\N	\N	f	f	create	[]	[]	{}	\N	1	f	2026-11-28 04:28:40.485+00
\.
copy imports (id, name, status, shape, mode, branch_id, columns, rows, progress_done, progress_of, created_by, ordered_by, committed_at, undone_at, reminders_allowed_at, erased_at, created_at, updated_at, sheet, date_1904, remarks, sheets, ordered_token) from stdin;
1	list.csv	checked	wide	\N	\N	[]	1	0	0	\N	\N	\N	\N	\N	\N	2026-11-28 04:28:40.482+00	2026-11-28 04:28:40.482+00	\N	f	[]	[]	\N
\.
copy inbound_messages (id, hashed_id, mobile_no, kind, body, said_at, read_at, read_by, sender_name) from stdin;
1	h	9826000003	text	STOP	2026-11-28 04:28:40.488+00	\N	\N	\N
\.
copy insurances (vehicle_id, insurance_type, company_name, policy_number, start_date, end_date, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at, tp_end_date, needs_review) from stdin;
1	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	1	12	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
3	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	2	4	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
3	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	3	4	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
4	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	4	8	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
4	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	5	8	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
5	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	6	11	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
6	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	7	1	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
7	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	8	12	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
7	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	9	12	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
8	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	10	7	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
8	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	11	7	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
9	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	12	3	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
10	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	13	2	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	2029-06-22	f
10	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	14	2	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
12	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	15	4	\N	office	\N	2026-11-28 04:28:39.756+00	2026-11-28 04:28:39.756+00	\N	f
\.
copy issued_numbers (id, series, branch_id, book, year, serial, number, issued_on, record_id, reason) from stdin;
1	letter	\N	0	2026-27	1	L/1	2025-01-13	1	\N
2	letter	\N	0	2026-27	2	L/2	2026-11-19	\N	Written by hand
\.
copy job_events (id, job_id, happened_at, actor_id, event, from_stage, to_stage, assignee_id, reject_code, text) from stdin;
1	1	2024-09-23 05:20:00+00	82	made	\N	received	\N	\N	\N
2	1	2024-09-23 05:25:00+00	82	taken	\N	\N	\N	\N	\N
3	1	2024-09-27 16:51:12+00	82	rejected	received	rejected	\N	dues_unpaid	\N
4	2	2025-01-13 08:01:00+00	86	made	\N	received	\N	\N	\N
5	2	2025-01-13 08:06:00+00	86	taken	\N	\N	\N	\N	\N
6	2	2025-01-13 13:57:24+00	86	moved	received	submitted	\N	\N	\N
7	2	2025-01-13 19:53:48+00	86	moved	submitted	approved	\N	\N	\N
8	2	2025-01-14 01:50:12+00	86	moved	approved	ready	\N	\N	\N
9	2	2025-01-14 07:46:36+00	86	moved	ready	handed_over	\N	\N	\N
10	3	2025-05-06 06:38:00+00	84	made	\N	received	\N	\N	\N
11	3	2025-05-06 06:43:00+00	84	taken	\N	\N	\N	\N	\N
12	3	2025-05-09 12:02:00+00	84	moved	received	submitted	\N	\N	\N
13	3	2025-05-12 17:26:00+00	84	moved	submitted	approved	\N	\N	\N
14	3	2025-05-15 22:50:00+00	84	moved	approved	ready	\N	\N	\N
15	3	2025-05-19 04:14:00+00	84	moved	ready	handed_over	\N	\N	\N
16	4	2025-08-26 10:43:00+00	1	made	\N	received	\N	\N	\N
17	4	2025-08-26 10:48:00+00	82	taken	\N	\N	\N	\N	\N
18	4	2025-08-27 11:04:36+00	82	moved	received	submitted	\N	\N	\N
19	4	2025-08-28 11:26:12+00	82	moved	submitted	approved	\N	\N	\N
20	4	2025-08-29 11:47:48+00	82	moved	approved	ready	\N	\N	\N
21	4	2025-08-30 12:09:24+00	82	moved	ready	handed_over	\N	\N	\N
22	5	2025-12-17 10:46:00+00	83	made	\N	received	\N	\N	\N
23	5	2025-12-17 10:51:00+00	83	taken	\N	\N	\N	\N	\N
24	5	2025-12-21 22:46:00+00	83	moved	received	submitted	\N	\N	\N
25	5	2025-12-26 10:46:00+00	83	moved	submitted	approved	\N	\N	\N
26	5	2025-12-30 22:46:00+00	83	moved	approved	ready	\N	\N	\N
27	5	2026-01-04 10:46:00+00	83	moved	ready	handed_over	\N	\N	\N
28	6	2026-04-08 06:16:00+00	86	made	\N	received	\N	\N	\N
29	6	2026-04-08 06:21:00+00	86	taken	\N	\N	\N	\N	\N
30	6	2026-04-12 20:58:00+00	86	moved	received	submitted	\N	\N	\N
31	6	2026-04-17 11:40:00+00	86	moved	submitted	approved	\N	\N	\N
32	6	2026-04-22 02:22:00+00	86	moved	approved	ready	\N	\N	\N
33	6	2026-04-26 17:04:00+00	86	moved	ready	handed_over	\N	\N	\N
34	7	2026-07-30 10:33:00+00	2	made	\N	received	\N	\N	\N
35	7	2026-07-30 10:38:00+00	86	taken	\N	\N	\N	\N	\N
36	7	2026-08-06 17:09:00+00	86	moved	received	submitted	\N	\N	\N
37	7	2026-08-13 23:45:00+00	86	moved	submitted	approved	\N	\N	\N
38	7	2026-08-21 06:21:00+00	86	moved	approved	ready	\N	\N	\N
39	7	2026-08-28 12:57:00+00	86	moved	ready	handed_over	\N	\N	\N
40	8	2026-11-19 04:59:00+00	30	made	\N	received	\N	\N	\N
41	8	2026-11-19 05:04:00+00	30	taken	\N	\N	\N	\N	\N
42	1	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
43	2	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
44	3	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
45	4	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
46	5	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
47	6	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
48	7	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
49	8	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
50	9	2026-11-28 04:28:40.493+00	\N	made	\N	\N	\N	\N	\N
\.
copy job_papers (id, job_id, name_en, name_hi, original, listed, not_needed, received_on, returned_on, stays_with, file_id, created_at, updated_at, document_kind, listed_as) from stdin;
1	2	Application	आवेदन पत्र	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:01:00+00	2025-01-14 07:46:36+00	\N	\N
2	2	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:01:00+00	2025-01-14 07:46:36+00	registrations	\N
3	2	Proof of identity	पहचान का प्रमाण	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:01:00+00	2025-01-14 07:46:36+00	\N	\N
4	3	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00	\N	\N
5	3	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-05-06	2025-05-19	\N	\N	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00	dl	\N
6	3	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00	\N	\N
7	3	Proof of address	पते का प्रमाण	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00	\N	\N
8	4	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	\N	\N
9	4	Form 1 (self-declaration of fitness)	फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	\N	\N
10	4	Proof of age	आयु का प्रमाण	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	\N	\N
11	4	Proof of address	पते का प्रमाण	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	\N	\N
12	4	Photograph	फ़ोटो	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	\N	\N
13	5	Application	आवेदन पत्र	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 10:46:00+00	2026-01-04 10:46:00+00	\N	\N
14	5	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-12-17	2026-01-04	\N	\N	2025-12-17 10:46:00+00	2026-01-04 10:46:00+00	dl	\N
15	5	Police verification	पुलिस सत्यापन	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 10:46:00+00	2026-01-04 10:46:00+00	\N	\N
16	5	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 10:46:00+00	2026-01-04 10:46:00+00	\N	\N
17	6	Form 26 (duplicate RC)	फ़ॉर्म 26 (डुप्लीकेट RC)	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00	\N	\N
18	6	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00	\N	\N
19	6	Insurance (copy)	बीमा की प्रति	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00	insurances	\N
20	6	PUCC (copy)	PUCC की प्रति	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00	puccs	\N
21	7	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 10:33:00+00	2026-08-28 12:57:00+00	\N	\N
22	7	Driving License	ड्राइविंग लाइसेंस	t	t	f	2026-07-30	2026-08-28	\N	\N	2026-07-30 10:33:00+00	2026-08-28 12:57:00+00	dl	\N
23	7	Learner License (copy)	लर्निंग लाइसेंस की प्रति	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 10:33:00+00	2026-08-28 12:57:00+00	ll	\N
24	7	Form 5 (certificate of the driving school)	फ़ॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 10:33:00+00	2026-08-28 12:57:00+00	\N	\N
25	8	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-11-19	\N	\N	\N	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00	\N	\N
26	8	Driving License	ड्राइविंग लाइसेंस	t	t	f	\N	\N	\N	\N	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00	dl	\N
27	8	Proof of address	पते का प्रमाण	f	t	f	\N	\N	\N	\N	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00	\N	\N
28	1	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
29	2	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
30	3	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
31	4	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
32	5	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
33	6	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
34	7	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
35	8	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
36	9	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-28 04:28:40.494+00	2026-11-28 04:28:40.494+00	\N	\N
\.
copy job_reject_reasons (id, code, name_en, name_hi, place, hidden, updated_at) from stdin;
7	withdrawn	Withdrawn by the applicant	आवेदक ने आवेदन वापस लिया	70	f	2026-11-28 04:28:38.55+00
8	other	Other reason	अन्य कारण	1000	f	2026-11-28 04:28:38.55+00
2	other_office	Belongs to another office	यह काम दूसरे कार्यालय का है	20	f	2026-11-28 04:28:38.55+00
4	dues_unpaid	Tax, fee or fine due	टैक्स, फीस या जुर्माना बकाया है	40	f	2026-11-28 04:28:38.55+00
5	already_asked	Already applied for	इसके लिए आवेदन पहले से है	50	f	2026-11-28 04:28:38.55+00
6	not_reached	Could not contact you	आपसे संपर्क नहीं हो सका	60	f	2026-11-28 04:28:38.55+00
1	papers_incomplete	Documents incomplete	दस्तावेज़ अधूरे हैं	10	f	2026-11-28 04:28:38.55+00
3	not_eligible	Not eligible	पात्रता नहीं है	30	f	2026-11-28 04:28:38.55+00
\.
copy job_stages (id, code, status, name_en, name_hi, place, hidden, updated_at) from stdin;
1	received	pending	Received	प्राप्त	10	f	2026-11-28 04:28:38.55+00
3	submitted	contacted	Submitted	जमा किया गया	30	f	2026-11-28 04:28:38.55+00
4	approved	contacted	Approved	स्वीकृत	40	f	2026-11-28 04:28:38.55+00
5	ready	contacted	Ready	तैयार	50	f	2026-11-28 04:28:38.55+00
7	rejected	rejected	Rejected	अस्वीकृत	70	f	2026-11-28 04:28:38.55+00
2	papers_missing	contacted	Documents missing	दस्तावेज़ बाकी	20	f	2026-11-28 04:28:38.55+00
6	handed_over	completed	Handed over	सुपुर्द किया गया	60	f	2026-11-28 04:28:38.55+00
\.
copy learner_licenses (ll_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	1	12	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	2	1	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	3	6	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	4	4	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	5	5	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-28 04:28:39.719+00	2026-11-28 04:28:39.719+00	f
\.
copy learner_tests (id, ll_id, test_on, test_result, told_on, updated_at) from stdin;
1	1	2026-11-20	\N	\N	2026-11-28 04:28:40.5+00
\.
copy letter_files (letter_id, content) from stdin;
1	\\xc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849b
2	\\xc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862c
3	\\xeccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3
4	\\xa87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122c
5	\\xe4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5
\.
copy letter_template_versions (id, template_id, version, content, tags, lists_vehicles, created_at) from stdin;
1	1	1	\\x	{}	f	2026-11-28 04:28:40.135+00
\.
copy letter_templates (id, name, subject, numbered, services, copies, version, archived_at, created_at, updated_at) from stdin;
1	Covering letter	job	t	{}	\N	1	\N	2026-11-28 04:28:40.135+00	2026-11-28 04:28:40.135+00
\.
copy letter_vehicles (letter_id, place, vehicle_id) from stdin;
1	1	12
\.
copy letters (id, version_id, state, number, issued_on, branch_id, citizen_id, to_citizen_id, job_id, about, inputs, state_by, state_at, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	1	issued	L/1	2025-01-13	27	4	\N	2	Seema Lal Kashyap	{}	86	2025-01-13 08:01:00+00	\N	\N	86	2025-01-13 08:01:00+00	2025-01-13 08:01:00+00
2	1	issued	L/2	2025-05-06	27	4	\N	3	Seema Lal Kashyap	{}	84	2025-05-06 06:38:00+00	\N	\N	84	2025-05-06 06:38:00+00	2025-05-06 06:38:00+00
3	1	issued	L/3	2025-12-17	26	2	\N	5	Ghanshyam Bai Mandavi	{}	83	2025-12-17 10:46:00+00	\N	\N	83	2025-12-17 10:46:00+00	2025-12-17 10:46:00+00
4	1	issued	L/4	2026-07-30	27	\N	\N	7	Seema Lal Kashyap	{}	86	2026-07-30 10:33:00+00	\N	\N	86	2026-07-30 10:33:00+00	2026-07-30 10:33:00+00
5	1	issued	L/5	2026-11-19	9	8	\N	8	Zakir Baghel	{}	30	2026-11-19 04:59:00+00	\N	\N	30	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00
\.
copy likely_pairs (one_id, other_id, reason, found_at) from stdin;
1	12	mobile	2026-11-28 04:28:40.479+00
\.
copy merge_records (merge_id, place, record, key, before, after) from stdin;
1	1	citizens	{}	{}	\N
\.
copy merges (id, from_id, into_id, holder_id, name, seen_at_counter, undone_at, created_by, created_at) from stdin;
1	1000	1	1	Asha	\N	\N	\N	2026-11-28 04:28:40.505+00
\.
copy message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id) from stdin;
1	authorisations	1	valid_until	2026-12-26	4
1	authorisations	2	valid_until	2027-12-26	4
\.
copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, template, dedup_key, attempts, error, provider_id, reported_at, created_by, sent_at, created_at, updated_at, bulk_notice_id, claim_id, claimed_at, about_citizen, despite_opt_out, opened_by, opened_at) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.443+00	2026-11-28 04:28:40.443+00	\N	\N	\N	f	f	\N	\N
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.451+00	2026-11-28 04:28:40.451+00	\N	\N	\N	f	f	\N	\N
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-28 04:28:40.451+00	2026-11-28 04:28:40.451+00	\N	\N	\N	f	f	\N	\N
\.
copy number_books (series, book, year, prefix, code, digits, last) from stdin;
letter	0	2026-27	L		5	2
receipt	0	2026-27	\N	\N	\N	7
\.
copy number_checks (series, book) from stdin;
receipt	0
\.
copy number_series (series, prefix, digits, updated_at) from stdin;
letter	L	5	2026-11-28 04:28:39.172+00
inward	I	5	2026-11-28 04:28:39.172+00
outward	O	5	2026-11-28 04:28:39.172+00
receipt	R	5	2026-11-28 04:28:39.172+00
payout	P	5	2026-11-28 04:28:39.172+00
\.
copy office_settings (singleton, office_name_hi, office_name_en, contact_hi, contact_en, reminders_on, stages, hour, reminded_on, summary_sent_until, template_notice, template_message, template_reset, template_language, two_factor_required, updated_at, stages_by_kind, quiet_from, quiet_until, closed_weekdays, closed_dates, daily_limit, message_price, template_digest, job_fees_on, test_weekdays, first_hour_skipped, first_hour_later, message_price_since, message_price_source, register_on, money_on, legal_basis, letters_years, privacy_contact_name, privacy_contact_phone, privacy_contact_email) from stdin;
t	\N	\N	\N	Call us	t	{30,15,7,1,0}	9	\N	\N	\N	\N	\N	hi	f	2026-11-28 04:28:40.591+00	{}	\N	\N	{}	{}	250	0.1150	\N	f	{}	{}	f	2026-01-01	Meta, utility templates in India	t	t	state	10	\N	\N	\N
\.
copy pair_searches (singleton, began_at, looked_until) from stdin;
t	2026-11-28 04:28:40.481+00	0
\.
copy payouts (id, number, paid_on, branch_id, kind, what, client_id, citizen_id, job_id, payer_name, about_job_id, amount, mode, cancelled_on, cancelled_at, cancelled_by, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	P/1	2026-11-18	\N	expense	Tea	\N	\N	\N	\N	\N	20.00	cash	\N	\N	\N	\N	\N	\N	2026-11-28 04:28:40.564+00	2026-11-28 04:28:40.564+00
\.
copy permits (vehicle_id, permit_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, permit_type, route, needs_review) from stdin;
1	PER-0000000005	2025-11-23	2026-11-22	1	12	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	National Permit	रायपुर - जगदलपुर	f
1	PER-0000000004	2026-11-23	2027-11-22	2	12	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	School Bus	Raipur - Bilaspur	f
6	PER-0000000025	2026-02-02	2027-02-01	3	1	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	National Permit	रायपुर - जगदलपुर	f
6	PER-0000000024	2027-02-02	2028-02-01	4	1	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	Goods Carriage	रायपुर - जगदलपुर	f
7	PER-0000000029	2024-10-30	2025-10-29	5	12	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	Goods Carriage	Raipur - Bilaspur	f
7	PER-0000000028	2025-10-30	2026-10-29	6	12	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	National Permit	Bilaspur - Korba	f
8	PER-0000000033	2025-10-10	2026-10-09	7	7	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	National Permit	रायपुर - जगदलपुर	f
8	PER-0000000032	2026-10-10	2027-10-09	8	7	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	School Bus	Bilaspur - Korba	f
9	PER-0000000036	2026-05-31	2027-05-30	9	3	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	Tourist	Bilaspur - Korba	f
12	PER-0000000048	2026-04-22	2027-04-21	10	4	\N	office	\N	2026-11-28 04:28:39.826+00	2026-11-28 04:28:39.826+00	National Permit	Bilaspur - Korba	f
\.
copy privacy_notices (id, version, en, hi, created_by, created_at) from stdin;
1	1	What we keep	हम क्या रखते हैं	\N	2026-11-28 04:28:40.571+00
\.
copy privacy_notices_given (id, citizen_id, notice_id, how, given_on, created_by, created_at) from stdin;
1	1	1	slip	2026-11-01	\N	2026-11-28 04:28:40.576+00
\.
copy privacy_requests (id, kind, text, name, user_id, citizen_id, branch_id, due_on, answer, answered_by, answered_at, erased_on, created_by, created_at, updated_at) from stdin;
1	correction	My name is spelt otherwise	Rajesh Choudhary	\N	1	\N	2027-02-01	\N	\N	\N	\N	\N	2026-11-28 04:28:40.581+00	2026-11-28 04:28:40.581+00
\.
copy puccs (vehicle_id, pucc_number, valid_from, valid_until, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
6	PUC-0000000024	2026-12-10	2027-12-09	active	3	1	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
7	PUC-0000000030	2024-02-23	2025-02-21	active	4	12	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
7	PUC-0000000029	2025-02-22	2026-02-21	active	5	12	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
7	PUC-0000000028	2026-02-22	2027-02-21	expired	6	12	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
8	PUC-0000000032	2025-04-15	2026-04-14	expired	7	7	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
9	PUC-0000000037	2024-10-26	2025-10-25	active	8	3	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
9	PUC-0000000036	2025-10-26	2026-10-25	active	9	3	\N	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:39.784+00	f
1	PUC-0000000004	2025-11-01	2026-10-31	active	1	12	11111111111111111111111111111111	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:40.433+00	f
3	PUC-0000000012	2026-11-28	2027-11-27	active	2	4	22222222222222222222222222222222	office	\N	2026-11-28 04:28:39.784+00	2026-11-28 04:28:40.434+00	f
\.
copy receipt_allocations (id, receipt_id, job_id, opening_id, amount, allocated_on, created_by, created_at) from stdin;
1	1	2	\N	850.00	2025-01-14	\N	2026-11-28 04:28:40.129+00
2	2	3	\N	150.00	2025-05-19	\N	2026-11-28 04:28:40.129+00
3	3	6	\N	1000.00	2026-04-26	\N	2026-11-28 04:28:40.129+00
\.
copy receipts (id, number, received_on, branch_id, client_id, citizen_id, job_id, payer_name, amount, mode, reference, cancelled_on, cancelled_at, cancelled_by, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	R/1	2025-01-14	27	\N	4	\N	Seema Lal Kashyap	850.00	card	\N	\N	\N	\N	\N	\N	86	2025-01-13 08:01:00+00	2025-01-14 07:46:36+00
2	R/2	2025-05-19	27	\N	4	\N	Seema Lal Kashyap	150.00	upi	\N	\N	\N	\N	\N	\N	84	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00
3	R/3	2026-04-26	27	\N	4	\N	Seema Lal Kashyap	1000.00	bank	\N	\N	\N	\N	\N	\N	86	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00
\.
copy recovery_codes (user_id, code_hash) from stdin;
91	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.
copy register_entries (id, direction, number, entered_on, branch_id, party, subject, received_on, their_number, their_date, mode, remarks, assigned_to, citizen_id, job_id, vehicle_id, file_id, answers_id, state, state_by, state_at, disposal, cancel_reason, erased_on, created_by, created_at, updated_at, letter_id) from stdin;
1	in	IN/1	2024-09-23	26	Ghanshyam Bai Mandavi	Application	\N	\N	\N	\N	\N	82	2	1	\N	\N	\N	closed	\N	\N	\N	\N	\N	82	2024-09-23 05:20:00+00	2024-09-23 05:20:00+00	\N
2	in	IN/2	2025-01-13	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	4	2	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2025-01-13 08:01:00+00	2025-01-13 08:01:00+00	\N
3	out	OUT/1	2025-01-13	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	4	2	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2025-01-13 08:01:00+00	2025-01-13 08:01:00+00	1
4	out	OUT/2	2025-05-06	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	4	3	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2025-05-06 06:38:00+00	2025-05-06 06:38:00+00	2
5	in	IN/3	2025-05-06	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	84	4	3	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2025-05-06 06:38:00+00	2025-05-06 06:38:00+00	\N
6	in	IN/4	2025-08-26	26	Ghanshyam Bai Mandavi	Application	\N	\N	\N	\N	\N	82	\N	4	\N	\N	\N	closed	\N	\N	\N	\N	\N	82	2025-08-26 10:43:00+00	2025-08-26 10:43:00+00	\N
7	out	OUT/3	2025-12-17	26	Ghanshyam Bai Mandavi	Covering letter	\N	\N	\N	\N	\N	\N	2	5	\N	\N	\N	closed	\N	\N	\N	\N	\N	83	2025-12-17 10:46:00+00	2025-12-17 10:46:00+00	3
8	in	IN/5	2026-04-08	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	4	6	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2026-04-08 06:16:00+00	2026-04-08 06:16:00+00	\N
9	out	OUT/4	2026-07-30	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	\N	7	\N	\N	\N	closed	\N	\N	\N	\N	\N	86	2026-07-30 10:33:00+00	2026-07-30 10:33:00+00	4
10	out	OUT/5	2026-11-19	9	Zakir Baghel	Covering letter	\N	\N	\N	\N	\N	\N	8	8	\N	\N	\N	open	\N	\N	\N	\N	\N	30	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00	5
\.
copy registrations (vehicle_id, rc_number, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	CG09AA0002	2026-03-23	2027-03-22	1	12	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
2	CG27AA0003	2027-02-06	2028-02-05	2	2	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
4	CG05AA0005	2025-03-11	2026-03-10	3	8	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
4	CG05AA0005	2026-03-11	2027-03-10	4	8	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
6	CG11AA0007	2024-01-04	2025-01-02	5	1	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
6	CG11AA0007	2025-01-03	2026-01-02	6	1	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
6	CG11AA0007	2026-01-03	2027-01-02	7	1	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
7	CG22AA0008	2024-12-16	2025-12-15	8	12	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
7	CG22AA0008	2025-12-16	2026-12-15	9	12	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
7	CG22AA0008	2026-12-16	2027-12-15	10	12	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
9	CG23AA0010	2025-10-18	2026-10-17	11	3	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
10	CG21AA0011	2026-11-09	2027-11-08	12	2	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
11	CG08AA0012	2024-06-05	2025-06-04	13	3	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
11	CG08AA0012	2025-06-05	2026-06-04	14	3	\N	office	\N	2026-11-28 04:28:39.909+00	2026-11-28 04:28:39.909+00	f
\.
copy reminders (kind, document_id, expiry_date, stage, message_id, created_at, end_field) from stdin;
authorisations	1	2026-12-26	7	1	2026-11-28 04:28:40.453+00	valid_until
dl	1	2044-04-28	7	1	2026-11-28 04:28:40.453+00	expiry_date
fitnesses	1	2026-05-26	7	1	2026-11-28 04:28:40.453+00	expiry_date
green-taxes	1	2027-06-10	7	1	2026-11-28 04:28:40.453+00	valid_until
insurances	1	2027-07-22	7	1	2026-11-28 04:28:40.453+00	end_date
ll	1	2027-01-11	7	1	2026-11-28 04:28:40.453+00	expiry_date
permits	1	2026-11-22	7	1	2026-11-28 04:28:40.453+00	expiry_date
puccs	1	2026-10-31	7	1	2026-11-28 04:28:40.453+00	valid_until
registrations	1	2027-03-22	7	1	2026-11-28 04:28:40.453+00	valid_until
speed-governors	1	2027-08-30	7	1	2026-11-28 04:28:40.453+00	expiry_date
taxes	1	2027-01-22	7	1	2026-11-28 04:28:40.453+00	tax_upto
vltds	1	2026-04-20	7	1	2026-11-28 04:28:40.453+00	expiry_date
\.
copy reminders_left (kind, document_id, end_field, expiry_date, left_on) from stdin;
authorisations	1	valid_until	2026-12-26	2026-11-01
\.
copy server_warnings (warning, seen_at, detail) from stdin;
clock	2026-11-28 04:28:40.588+00	90
\.
copy service_days (id, service, days, since, source, updated_at) from stdin;
1	learning_license	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
2	renewal_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
3	duplicate_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
4	additional_endorsement	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
5	psv_badge	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
6	change_address	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
7	change_name	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
8	replacement_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
9	change_photo	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
10	hazardous_endorsement	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
11	hill_endorsement	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
12	dl_extract	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
13	aedl_defence	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
14	international_permit	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
15	surrender_cov	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
16	change_dob	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
17	cov_conversion	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
18	pay_tax	1	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
19	transfer_ownership_seller	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
20	transfer_ownership_buyer	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
21	transfer_ownership_succession	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
22	fitness_renewal	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
23	pay_fees_fine	1	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
24	noc	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
25	duplicate_fitness	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
26	renewal_registration	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
27	conversion_vehicle	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
28	reassign_vehicle_vintage	60	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
29	reassign_vehicle_state	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
30	alteration	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
31	rc_particulars	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
32	rc_cancellation	30	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
33	hypothecation_addition	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
34	hypothecation_termination	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
35	mobile_update_rto	3	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
36	duplicate_rc	15	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
37	mobile_update_aadhaar	3	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
38	withdrawal_application	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
39	other	7	2026-11-01	Typical practice, adjust for your office	2026-11-28 04:28:38.55+00
\.
copy service_papers (id, service, name_en, name_hi, original, place, document_kind) from stdin;
8	alteration	Application	आवेदन पत्र	f	1	\N
14	change_address	Proof of address	पते का प्रमाण	f	3	\N
17	change_dob	Proof of age	आयु का प्रमाण	f	3	\N
18	change_dob	Affidavit	शपथ पत्र	f	4	\N
21	change_name	Affidavit	शपथ पत्र	f	3	\N
22	change_name	Proof of identity	पहचान का प्रमाण	f	4	\N
25	change_photo	Photograph	फ़ोटो	f	3	\N
26	conversion_vehicle	Application	आवेदन पत्र	f	1	\N
33	dl_extract	Application	आवेदन पत्र	f	1	\N
37	duplicate_dl	Proof of address	पते का प्रमाण	f	3	\N
38	duplicate_fitness	Application	आवेदन पत्र	f	1	\N
45	fitness_renewal	Application	आवेदन पत्र	f	1	\N
7	aedl_defence	Unit certificate	यूनिट का प्रमाणपत्र	f	3	\N
53	hazardous_endorsement	Training certificate	प्रशिक्षण प्रमाणपत्र	f	3	\N
56	hill_endorsement	Training certificate	प्रशिक्षण प्रमाणपत्र	f	3	\N
4	additional_endorsement	Form 5 (certificate of the driving school)	फ़ॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)	f	4	\N
32	cov_conversion	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	3	\N
41	duplicate_rc	Form 26 (duplicate RC)	फ़ॉर्म 26 (डुप्लीकेट RC)	f	1	\N
57	hypothecation_addition	Form 34 (hypothecation)	फ़ॉर्म 34 (हाइपोथिकेशन जोड़ना)	f	1	\N
59	hypothecation_addition	Loan agreement	लोन अनुबंध	f	3	\N
36	duplicate_dl	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	2	\N
71	learning_license	Proof of age	आयु का प्रमाण	f	3	\N
72	learning_license	Proof of address	पते का प्रमाण	f	4	\N
73	learning_license	Photograph	फ़ोटो	f	5	\N
76	mobile_update_rto	Application	आवेदन पत्र	f	1	\N
78	mobile_update_rto	Proof of identity	पहचान का प्रमाण	f	3	\N
88	psv_badge	Application	आवेदन पत्र	f	1	\N
90	psv_badge	Police verification	पुलिस सत्यापन	f	3	\N
92	rc_cancellation	Application	आवेदन पत्र	f	1	\N
94	rc_cancellation	Certificate of deposit (scrapping)	जमा प्रमाणपत्र (स्क्रैप)	f	3	\N
96	rc_particulars	Application	आवेदन पत्र	f	1	\N
98	rc_particulars	Proof of identity	पहचान का प्रमाण	f	3	\N
104	reassign_vehicle_state	Proof of address	पते का प्रमाण	f	6	\N
108	reassign_vehicle_vintage	Photograph	फ़ोटो	f	4	\N
112	renewal_dl	Proof of address	पते का प्रमाण	f	4	\N
120	surrender_cov	Application	आवेदन पत्र	f	1	\N
122	surrender_cov	PSV badge	PSV बैज	t	3	\N
67	international_permit	Passport and visa (copies)	पासपोर्ट और वीज़ा की प्रति	f	3	\N
75	mobile_update_aadhaar	Aadhaar card (copy)	आधार कार्ड की प्रति	f	2	\N
85	pay_fees_fine	Challan or demand notice	चालान या माँग पत्र	f	2	\N
65	international_permit	Form 4A (international driving permit)	फ़ॉर्म 4A (अंतरराष्ट्रीय ड्राइविंग परमिट)	f	1	\N
68	international_permit	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	4	\N
79	noc	Form 28 (no objection certificate)	फ़ॉर्म 28 (NOC)	f	1	\N
91	psv_badge	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	4	\N
99	reassign_vehicle_state	Form 27 (new registration mark)	फ़ॉर्म 27 (नया वाहन नंबर)	f	1	\N
105	reassign_vehicle_vintage	Form 20 (registration)	फ़ॉर्म 20 (पंजीयन)	f	1	\N
111	renewal_dl	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	3	\N
113	renewal_registration	Form 25 (renewal of registration)	फ़ॉर्म 25 (पंजीयन का नवीनीकरण)	f	1	\N
63	hypothecation_termination	NOC from financier	फ़ाइनेंसर का NOC	f	3	\N
69	learning_license	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
70	learning_license	Form 1 (self-declaration of fitness)	फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	2	\N
101	reassign_vehicle_state	NOC from previous RTO	पिछले RTO का NOC	f	3	\N
109	renewal_dl	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
118	replacement_dl	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
127	transfer_ownership_buyer	Proof of address	पते का प्रमाण	f	5	\N
132	transfer_ownership_seller	Proof of identity	पहचान का प्रमाण	f	5	\N
135	transfer_ownership_succession	Death certificate	मृत्यु प्रमाणपत्र	f	3	\N
139	withdrawal_application	Application	आवेदन पत्र	f	1	\N
134	transfer_ownership_succession	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
129	transfer_ownership_seller	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
124	transfer_ownership_buyer	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
114	renewal_registration	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
106	reassign_vehicle_vintage	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
100	reassign_vehicle_state	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
93	rc_cancellation	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
80	noc	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
62	hypothecation_termination	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
58	hypothecation_addition	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
27	conversion_vehicle	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
9	alteration	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	2	registrations
123	transfer_ownership_buyer	Form 30 (transfer of ownership)	फ़ॉर्म 30 (स्वामित्व हस्तांतरण)	f	1	\N
136	transfer_ownership_succession	Succession certificate	उत्तराधिकार प्रमाणपत्र	f	4	\N
140	withdrawal_application	Application receipt	आवेदन की रसीद	f	2	\N
121	surrender_cov	Driving License	ड्राइविंग लाइसेंस	t	2	dl
119	replacement_dl	Driving License	ड्राइविंग लाइसेंस	t	2	dl
110	renewal_dl	Driving License	ड्राइविंग लाइसेंस	t	2	dl
89	psv_badge	Driving License	ड्राइविंग लाइसेंस	t	2	dl
55	hill_endorsement	Driving License	ड्राइविंग लाइसेंस	t	2	dl
52	hazardous_endorsement	Driving License	ड्राइविंग लाइसेंस	t	2	dl
31	cov_conversion	Driving License	ड्राइविंग लाइसेंस	t	2	dl
128	transfer_ownership_seller	Form 29 (notice of transfer)	फ़ॉर्म 29 (हस्तांतरण की सूचना)	f	1	\N
133	transfer_ownership_succession	Form 31 (transfer on death of owner)	फ़ॉर्म 31 (स्वामी की मृत्यु पर हस्तांतरण)	f	1	\N
117	renewal_registration	Last tax receipt	अंतिम टैक्स रसीद	f	5	taxes
95	rc_cancellation	Last tax receipt	अंतिम टैक्स रसीद	f	4	taxes
87	pay_tax	Last tax receipt	अंतिम टैक्स रसीद	f	2	taxes
83	noc	Last tax receipt	अंतिम टैक्स रसीद	f	5	taxes
50	fitness_renewal	Last tax receipt	अंतिम टैक्स रसीद	f	6	taxes
24	change_photo	Driving License	ड्राइविंग लाइसेंस	t	2	dl
20	change_name	Driving License	ड्राइविंग लाइसेंस	t	2	dl
16	change_dob	Driving License	ड्राइविंग लाइसेंस	t	2	dl
13	change_address	Driving License	ड्राइविंग लाइसेंस	t	2	dl
2	additional_endorsement	Driving License	ड्राइविंग लाइसेंस	t	2	dl
66	international_permit	Driving License (copy)	ड्राइविंग लाइसेंस की प्रति	f	2	dl
34	dl_extract	Driving License (copy)	ड्राइविंग लाइसेंस की प्रति	f	2	dl
6	aedl_defence	Driving License (copy)	ड्राइविंग लाइसेंस की प्रति	f	2	dl
3	additional_endorsement	Learner License (copy)	लर्निंग लाइसेंस की प्रति	f	3	ll
97	rc_particulars	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
86	pay_tax	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
84	pay_fees_fine	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
77	mobile_update_rto	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
74	mobile_update_aadhaar	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
46	fitness_renewal	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
39	duplicate_fitness	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
137	transfer_ownership_succession	Insurance (copy)	बीमा की प्रति	f	5	insurances
130	transfer_ownership_seller	Insurance (copy)	बीमा की प्रति	f	3	insurances
125	transfer_ownership_buyer	Insurance (copy)	बीमा की प्रति	f	3	insurances
115	renewal_registration	Insurance (copy)	बीमा की प्रति	f	3	insurances
107	reassign_vehicle_vintage	Insurance (copy)	बीमा की प्रति	f	3	insurances
102	reassign_vehicle_state	Insurance (copy)	बीमा की प्रति	f	4	insurances
81	noc	Insurance (copy)	बीमा की प्रति	f	3	insurances
64	hypothecation_termination	Insurance (copy)	बीमा की प्रति	f	4	insurances
60	hypothecation_addition	Insurance (copy)	बीमा की प्रति	f	4	insurances
48	fitness_renewal	Insurance (copy)	बीमा की प्रति	f	4	insurances
43	duplicate_rc	Insurance (copy)	बीमा की प्रति	f	3	insurances
29	conversion_vehicle	Insurance (copy)	बीमा की प्रति	f	4	insurances
11	alteration	Insurance (copy)	बीमा की प्रति	f	4	insurances
138	transfer_ownership_succession	PUCC (copy)	PUCC की प्रति	f	6	puccs
131	transfer_ownership_seller	PUCC (copy)	PUCC की प्रति	f	4	puccs
47	fitness_renewal	Fitness certificate (copy)	फिटनेस प्रमाणपत्र की प्रति	f	3	fitnesses
1	additional_endorsement	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
5	aedl_defence	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
10	alteration	Invoice for the alteration	वाहन में परिवर्तन का बिल	f	3	\N
12	change_address	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
15	change_dob	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
19	change_name	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
23	change_photo	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
30	cov_conversion	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
35	duplicate_dl	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
40	duplicate_fitness	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	3	\N
42	duplicate_rc	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	2	\N
51	hazardous_endorsement	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
54	hill_endorsement	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
61	hypothecation_termination	Form 35 (termination of hypothecation)	फ़ॉर्म 35 (हाइपोथिकेशन समाप्ति)	f	1	\N
126	transfer_ownership_buyer	PUCC (copy)	PUCC की प्रति	f	4	puccs
116	renewal_registration	PUCC (copy)	PUCC की प्रति	f	4	puccs
103	reassign_vehicle_state	PUCC (copy)	PUCC की प्रति	f	5	puccs
82	noc	PUCC (copy)	PUCC की प्रति	f	4	puccs
49	fitness_renewal	PUCC (copy)	PUCC की प्रति	f	5	puccs
44	duplicate_rc	PUCC (copy)	PUCC की प्रति	f	4	puccs
28	conversion_vehicle	Permit surrender proof	परमिट सरेंडर का प्रमाण	f	3	permits
\.
copy service_requests (id, reference, user_id, branch_id, contact_name, contact_phone, category, services, query, status, status_changed_by, status_changed_at, created_at, updated_at, source, citizen_id, vehicle_id, given_by, application_no, assignee_id, due_on, stage, stage_before, notes, reject_code, reject_reason, fee, paid) from stdin;
1	SR-BHP8-MQ22	\N	26	Ghanshyam Bai Mandavi	6154391543	other	{}	Please tell me which papers I have to bring.	rejected	82	2024-09-27 16:51:12+00	2024-09-23 05:20:00+00	2024-09-27 16:51:12+00	counter	2	\N	\N	\N	82	\N	rejected	received	\N	dues_unpaid	\N	300.00	\N
2	SR-MZBF-7E32	\N	27	Seema Lal Kashyap	6036759179	vehicle	{mobile_update_rto}	\N	completed	86	2025-01-14 07:46:36+00	2025-01-13 08:01:00+00	2025-01-14 07:46:36+00	counter	4	12	\N	2025000000002	86	2025-01-16	handed_over	ready	\N	\N	\N	850.00	850.00
3	SR-WGZN-S442	\N	27	Seema Lal Kashyap	6036759179	dl	{renewal_dl}	\N	completed	84	2025-05-19 04:14:00+00	2025-05-06 06:38:00+00	2025-05-19 04:14:00+00	counter	4	\N	\N	2025000000003	84	2025-05-21	handed_over	ready	\N	\N	\N	150.00	150.00
4	SR-7ZNV-CT42	1	26	Ghanshyam Bai Mandavi	6154391543	dl	{learning_license}	\N	completed	82	2025-08-30 12:09:24+00	2025-08-26 10:43:00+00	2025-08-30 12:09:24+00	web	\N	\N	\N	\N	82	\N	handed_over	ready	\N	\N	\N	\N	\N
5	SR-GGB4-YG52	\N	26	Ghanshyam Bai Mandavi	6154391543	dl	{psv_badge}	\N	completed	83	2026-01-04 10:46:00+00	2025-12-17 10:46:00+00	2026-01-04 10:46:00+00	counter	2	\N	\N	\N	83	2026-01-16	handed_over	ready	\N	\N	\N	\N	\N
6	SR-SYYA-J762	\N	27	Seema Lal Kashyap	6036759179	vehicle	{duplicate_rc}	\N	completed	86	2026-04-26 17:04:00+00	2026-04-08 06:16:00+00	2026-04-26 17:04:00+00	counter	4	12	\N	2026000000006	86	2026-04-23	handed_over	ready	\N	\N	\N	1000.00	1000.00
7	SR-3GNH-5W62	2	27	Seema Lal Kashyap	6036759179	dl	{additional_endorsement}	\N	completed	86	2026-08-28 12:57:00+00	2026-07-30 10:33:00+00	2026-08-28 12:57:00+00	web	\N	\N	\N	2026000000007	86	2026-08-29	handed_over	ready	\N	\N	\N	\N	\N
8	SR-CYAR-QK72	\N	9	Zakir Baghel	6708194667	dl	{change_address}	\N	pending	\N	\N	2026-11-19 04:59:00+00	2026-11-19 04:59:00+00	counter	8	\N	Minj Motors	\N	30	2026-12-04	received	\N	\N	\N	\N	\N	\N
9	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-28 04:28:40.437+00	2026-11-28 04:28:40.437+00	web	\N	\N	\N	\N	\N	\N	received	\N	\N	\N	\N	\N	\N
\.
copy speed_governors (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
2	SPE-0000000008	2026-08-31	2027-08-30	1	2	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
3	SPE-0000000013	2025-08-22	2026-08-21	2	4	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
3	SPE-0000000012	2026-08-22	2027-08-21	3	4	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
9	SPE-0000000036	2026-12-14	2027-12-13	4	3	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
10	SPE-0000000041	2024-07-19	2025-07-18	5	2	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
10	SPE-0000000040	2025-07-19	2026-07-18	6	2	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
12	SPE-0000000048	2026-12-09	2027-12-08	7	4	\N	office	\N	2026-11-28 04:28:39.869+00	2026-11-28 04:28:39.869+00	f
\.
copy stopped_numbers (mobile_no, stopped, said_at) from stdin;
9826000003	t	2026-11-28 04:28:40.492+00
\.
copy taxes (vehicle_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	1	12	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
2	Agriculture Tractor	Monthly	2024-07-16	2025-07-15	4497.06	2	2	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
2	TRANS(HGV)	Yearly	2025-07-16	2026-07-15	5756.52	3	2	\N	self	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
2	MGV	OneTime	2026-07-16	2027-07-15	7740.88	4	2	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
3	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	5	4	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
4	LMV	Yearly	2025-07-14	2026-07-13	7042.66	6	8	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
4	Road Roller	Yearly	2026-07-14	2027-07-13	2486.44	7	8	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
6	Bus	HalfYearly	2026-01-29	2027-01-28	8405.44	8	1	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
9	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	9	3	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
10	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	10	2	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
10	Maxi Cab	Yearly	2026-07-18	2027-07-17	2571.05	11	2	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
11	Road Roller	Monthly	2026-10-30	2027-10-29	3875.92	12	3	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
12	Motor Cab	Monthly	2026-08-28	2027-08-27	499.81	13	4	\N	office	\N	2026-11-28 04:28:39.889+00	2026-11-28 04:28:39.889+00
\.
copy transfer_copies (transfer_id, vehicle, documents, jobs) from stdin;
1	{}	[]	{}
\.
copy transfers (id, vehicle_id, registration_no, from_citizen_id, to_citizen_id, kind, transferred_on, remarks, undone_on, created_by, created_at) from stdin;
1	1	CG09AA0002	1	12	sale	2026-11-01	\N	\N	\N	2026-11-28 04:28:40.511+00
\.
copy two_factors (user_id, sealed, confirmed_at, last_step, lost_at) from stdin;
91	\\xa172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333	2026-11-28 04:28:40.426+00	0	\N
\.
copy users (id, name, phone, phone_verified_at, phone_verified_by, email, email_verified_at, email_verified_by, unverified_email, password_hash, password_given_at, role, branch_id, citizen_id, added_branch_id, created_at, updated_at, phone_verified_branch_id) from stdin;
1	Account 1	7618033989	2026-11-28 04:28:39.587+00	\N	\N	\N	\N	\N	-	\N	user	\N	1	\N	2026-11-28 04:28:39.587+00	2026-11-28 04:28:39.693+00	\N
2	Account 2	7236068041	2026-11-28 04:28:39.587+00	\N	\N	\N	\N	\N	-	\N	user	\N	3	\N	2026-11-28 04:28:39.587+00	2026-11-28 04:28:39.693+00	\N
3	Kurre 1	8000000001	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
4	Sheikh 2	8000000002	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
5	Khan 3	8000000003	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
6	Verma 4	8000000004	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
7	Nishad 5	8000000005	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
8	Sahu 6	8000000006	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
9	Naidu 7	8000000007	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
10	Sahu 8	8000000008	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
11	Kunjam 9	8000000009	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
12	Chandrakar 10	8000000010	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
13	Markam 11	8000000011	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
14	Banjare 12	8000000012	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
15	Dewangan 13	8000000013	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
16	Sahu 14	8000000014	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
17	Gond 15	8000000015	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
18	साहू 16	8000000016	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
19	Sahu 17	8000000017	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
20	Sahu 18	8000000018	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
21	Kunjam 19	8000000019	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
22	Khan 20	8000000020	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
23	Khan 21	8000000021	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
24	Minj 22	8000000022	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
25	पटेल 23	8000000023	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
26	Uikey 24	8000000024	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
27	Kashyap 25	8000000025	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
28	Gond 26	8000000026	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
29	Masih 27	8000000027	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
30	Sahu 28	8000000028	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
31	Sinha 29	8000000029	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
32	Thakur 30	8000000030	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
33	Choudhary 31	8000000031	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
34	Verma 32	8000000032	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
35	Kujur 33	8000000033	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
36	Sahu 34	8000000034	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
37	Banjare 35	8000000035	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
38	Tirkey 36	8000000036	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
39	Sheikh 37	8000000037	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
40	Ratre 38	8000000038	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
41	Tiwari 39	8000000039	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
42	Rao 40	8000000040	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
43	Mandavi 41	8000000041	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
44	Sahu 42	8000000042	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
45	Mandavi 43	8000000043	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
46	Verma 44	8000000044	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
47	Panika 45	8000000045	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
48	Rao 46	8000000046	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
49	निषाद 47	8000000047	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
50	Yadav 48	8000000048	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
51	Minj 49	8000000049	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
52	Kunjam 50	8000000050	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
53	Pandey 51	8000000051	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
54	Mishra 52	8000000052	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
55	Jain 53	8000000053	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
56	Manikpuri 54	8000000054	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
57	Uikey 55	8000000055	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
58	Choudhary 56	8000000056	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
59	निषाद 57	8000000057	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
60	Manikpuri 58	8000000058	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
61	Markam 59	8000000059	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
62	Masih 60	8000000060	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
63	Kosle 61	8000000061	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
64	Sahu 62	8000000062	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
65	Banjare 63	8000000063	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
66	पटेल 64	8000000064	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
67	Kurre 65	8000000065	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
68	Verma 66	8000000066	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
69	Dubey 67	8000000067	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
70	Khan 68	8000000068	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
71	Singh 69	8000000069	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
72	Khan 70	8000000070	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
73	Choudhary 71	8000000071	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
74	Sinha 72	8000000072	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
75	Lakra 73	8000000073	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
76	Lakra 74	8000000074	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
77	Sahu 75	8000000075	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
78	Agrawal 76	8000000076	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
79	Das 77	8000000077	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
80	देवांगन 78	8000000078	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
81	Manikpuri 79	8000000079	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
82	Dubey 80	8000000080	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
83	Sen 81	8000000081	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
84	Sheikh 82	8000000082	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
85	Sahu 83	8000000083	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
86	Xalxo 84	8000000084	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
87	Markam 85	8000000085	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
88	Manikpuri 86	8000000086	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
89	ठाकुर 87	8000000087	2026-11-28 04:28:39.977+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-28 04:28:39.977+00	2026-11-28 04:28:39.977+00	\N
90	Manager	9826000001	\N	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-28 04:28:40.41+00	2026-11-28 04:28:40.41+00	\N
91	Admin	9826000002	\N	\N	\N	\N	\N	\N	none	\N	admin	\N	\N	\N	2026-11-28 04:28:40.424+00	2026-11-28 04:28:40.424+00	\N
\.
copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at, registered_on, manufactured, fuel, emission_norm, seats, unladen_weight, laden_weight, colour, financier, financed_on, noc_on, noc_to_office, noc_number, needs_review, body_type, cylinders, cubic_capacity, registering_authority) from stdin;
1	12	CG09AA0002	Agriculture Tractor	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2018-10-19	\N	\N	\N	f	\N	\N	\N	\N
2	2	CG27AA0003	Maxi Cab	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
3	4	CG12AA0004	LMV	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2010-08-25	\N	\N	\N	f	\N	\N	\N	\N
4	8	CG05AA0005	TRANS(HGV)	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
5	11	CG04AA0006	Adapted Vehicle	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
6	1	CG11AA0007	Construction Equipment Vehicle	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
8	7	CG10AA0009	Agriculture Trailer	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	2020-04-03	2020-02	LPG	BS II	6	3200	6000	Red	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
9	3	CG23AA0010	TRANS(HGV)	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	2021-03-15	2021-01	Electric	BS VI	4	6200	12000	Red	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
11	3	CG08AA0012	TRANS(HGV)	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	2012-03-25	2012-01	Electric	BS VI	5	4200	8000	White	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
12	4	CG07AA0013	TRANS(HGV)	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-28 04:28:39.699+00	2026-11-28 04:28:39.699+00	2012-08-11	2012-06	Other	BS IV	4	2900	5400	White	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
\.
copy vltds (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	VLT-0000000005	2025-04-21	2026-04-20	1	12	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
1	VLT-0000000004	2026-04-21	2027-04-20	2	12	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
2	VLT-0000000009	2024-06-20	2025-06-19	3	2	\N	self	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
2	VLT-0000000008	2025-06-20	2026-06-19	4	2	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
3	VLT-0000000012	2025-04-30	2026-04-29	5	4	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
5	VLT-0000000021	2026-01-02	2027-01-01	6	11	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
5	VLT-0000000020	2027-01-02	2028-01-01	7	11	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
6	VLT-0000000024	2025-05-24	2026-05-23	8	1	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
7	VLT-0000000028	2026-11-19	2027-11-18	9	12	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
8	VLT-0000000033	2025-07-04	2026-07-03	10	7	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
8	VLT-0000000032	2026-07-04	2027-07-03	11	7	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
9	VLT-0000000037	2024-10-03	2025-10-02	12	3	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
9	VLT-0000000036	2025-10-03	2026-10-02	13	3	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
10	VLT-0000000040	2025-08-27	2026-08-26	14	2	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
11	VLT-0000000044	2026-12-21	2027-12-20	15	3	\N	office	\N	2026-11-28 04:28:39.847+00	2026-11-28 04:28:39.847+00	f
\.
copy whatsapp_users (user_id, mobile_no) from stdin;
IN.1	9826000003
\.
select setval('api_tokens_id_seq', 2, false);
select setval('authorisations_id_seq', 13, false);
select setval('branches_id_seq', 29, false);
select setval('breach_persons_id_seq', 3, false);
select setval('breaches_id_seq', 2, false);
select setval('bulk_notices_id_seq', 2, false);
select setval('calendars_id_seq', 2, false);
select setval('charges_id_seq', 5, false);
select setval('citizens_id_seq', 13, false);
select setval('claims_id_seq', 2, false);
select setval('client_spellings_id_seq', 2, false);
select setval('clients_id_seq', 2, false);
select setval('consents_id_seq', 3, false);
select setval('contact_requests_id_seq', 2, false);
select setval('date_rules_id_seq', 18, false);
select setval('day_books_id_seq', 3, false);
select setval('day_closings_id_seq', 3, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 6, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fee_rules_id_seq', 71, false);
select setval('fitnesses_id_seq', 17, false);
select setval('follow_ups_id_seq', 2, false);
select setval('green_taxes_id_seq', 13, false);
select setval('history_id_seq', 657, false);
select setval('imports_id_seq', 2, false);
select setval('inbound_messages_id_seq', 2, false);
select setval('insurances_id_seq', 16, false);
select setval('issued_numbers_id_seq', 3, false);
select setval('job_events_id_seq', 51, false);
select setval('job_papers_id_seq', 37, false);
select setval('job_reject_reasons_id_seq', 9, false);
select setval('job_stages_id_seq', 8, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('learner_tests_id_seq', 2, false);
select setval('letter_template_versions_id_seq', 2, false);
select setval('letter_templates_id_seq', 2, false);
select setval('letters_id_seq', 6, false);
select setval('merge_records_place_seq', 2, false);
select setval('merges_id_seq', 2, false);
select setval('messages_id_seq', 15, false);
select setval('payouts_id_seq', 2, false);
select setval('permits_id_seq', 11, false);
select setval('privacy_notices_given_id_seq', 2, false);
select setval('privacy_notices_id_seq', 2, false);
select setval('privacy_requests_id_seq', 2, false);
select setval('puccs_id_seq', 10, false);
select setval('receipt_allocations_id_seq', 4, false);
select setval('receipts_id_seq', 5, false);
select setval('register_entries_id_seq', 11, false);
select setval('registrations_id_seq', 15, false);
select setval('service_days_id_seq', 40, false);
select setval('service_papers_id_seq', 141, false);
select setval('service_requests_id_seq', 10, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('transfers_id_seq', 2, false);
select setval('users_id_seq', 92, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
