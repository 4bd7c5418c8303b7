copy authorisations (vehicle_id, authorisation_no, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
3	AUT-0000000013	2025-12-27	2026-12-26	1	4	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
3	AUT-0000000012	2026-12-27	2027-12-26	2	4	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
4	AUT-0000000017	2025-03-04	2026-03-03	3	8	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
4	AUT-0000000016	2026-03-04	2027-03-03	4	8	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
5	AUT-0000000021	2025-05-28	2026-05-27	5	11	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
5	AUT-0000000020	2026-05-28	2027-05-27	6	11	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
6	AUT-0000000024	2026-05-31	2027-05-30	7	1	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
7	AUT-0000000030	2024-01-03	2025-01-01	8	12	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
7	AUT-0000000029	2025-01-02	2026-01-01	9	12	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
7	AUT-0000000028	2026-01-02	2027-01-01	10	12	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
12	AUT-0000000049	2024-06-28	2025-06-27	11	4	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
12	AUT-0000000048	2025-06-28	2026-06-27	12	4	\N	office	\N	2026-11-25 17:06:20.639+00	2026-11-25 17:06:20.639+00
\.
copy branches (id, name, code) from stdin;
1	CG-04: Raipur	04
2	CG-05: Dhamtari	05
3	CG-06: Mahasamund	06
4	CG-07: Durg	07
5	CG-08: Rajnandgaon	08
6	CG-09: Kabirdham (Kawardha)	09
7	CG-10: Bilaspur	10
8	CG-11: Janjgir-Champa	11
9	CG-12: Korba	12
10	CG-13: Raigarh	13
11	CG-14: Jashpur	14
12	CG-15: Surguja (Ambikapur)	15
13	CG-16: Koriya (Baikunthpur)	16
14	CG-17: Bastar (Jagdalpur)	17
15	CG-18: Dantewada	18
16	CG-19: Kanker	19
17	CG-20: Bijapur	20
18	CG-21: Narayanpur	21
19	CG-22: Baloda Bazar	22
20	CG-23: Gariaband	23
21	CG-24: Balod	24
22	CG-25: Bemetara	25
23	CG-26: Sukma	26
24	CG-27: Kondagaon	27
25	CG-28: Mungeli	28
26	CG-29: Surajpur	29
27	CG-30: Balrampur-Ramanujganj	30
28	CG-31: Gaurela-Pendra-Marwahi	31
\.
copy bulk_notice_documents (bulk_notice_id, kind, document_id, end_field, expiry_date) from stdin;
1	authorisations	1	valid_until	2026-12-26
1	authorisations	2	valid_until	2027-12-26
\.
copy bulk_notices (id, state, messages, created_by, created_at, updated_at) from stdin;
1	running	2	\N	2026-11-25 17:06:21.593+00	2026-11-25 17:06:21.593+00
\.
copy citizens (id, name, name_by_holder_at, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, reminders_off, branch_id, owner_id, created_by, created_at, updated_at, name_known) from stdin;
1	Rajesh Choudhary	\N	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	f	3	1	1	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
2	Ghanshyam Bai Mandavi	\N	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	f	26	1	1	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
3	Parvati Lal Soni	\N	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	f	18	2	2	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
4	Seema Lal Kashyap	\N	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	f	27	2	2	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
5	Ramesh Gupta	\N	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	f	14	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
6	Ramesh Kumar Rajwade	\N	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	f	28	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
7	Champa Sahu	\N	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	f	17	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
8	Zakir Baghel	\N	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	f	9	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
9	Parvati Gond	\N	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	f	1	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
10	Amit Kashyap	\N	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	f	8	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
11	Usha Singh	\N	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	f	19	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
12	मुकेश Manikpuri	\N	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	f	16	\N	\N	2026-11-25 17:06:19.816+00	2026-11-25 17:06:19.816+00	t
\.
copy claims (id, user_id, registration_no, licence_no, chassis_last5, dob, citizen_id, reason, decided_by, approved_at, refused_at, ended_at, created_at, updated_at) from stdin;
1	1	CG09AA0002	\N	\N	\N	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.61+00	2026-11-25 17:06:21.61+00
\.
copy contact_requests (id, user_id, phone, email, proof, status, created_by, handled_by, handled_at, created_at, updated_at) from stdin;
1	3	9826000004	\N	ID card	open	\N	\N	\N	2026-11-25 17:06:21.57+00	2026-11-25 17:06:21.57+00
\.
copy date_rules (id, kind, end_field, class_group, age_from, age_to, vehicle_age_from, vehicle_age_to, norms, months, until_age, is_on, since, source, updated_at) from stdin;
1	dl	expiry_date	private	\N	29	\N	\N	\N	\N	40	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-25 17:06:19.018+00
2	dl	expiry_date	private	30	49	\N	\N	\N	120	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-25 17:06:19.018+00
3	dl	expiry_date	private	50	54	\N	\N	\N	\N	60	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-25 17:06:19.018+00
4	dl	expiry_date	private	55	\N	\N	\N	\N	60	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-25 17:06:19.018+00
5	dl	transport_expiry_date	transport	\N	\N	\N	\N	\N	60	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-25 17:06:19.018+00
6	dl	hazardous_expiry_date	hazardous	\N	\N	\N	\N	\N	36	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-25 17:06:19.018+00
7	fitnesses	expiry_date	transport	\N	\N	\N	7	\N	24	\N	t	2022-04-01	State transport pages, 2022	2026-11-25 17:06:19.018+00
8	fitnesses	expiry_date	transport	\N	\N	8	\N	\N	12	\N	t	2022-04-01	State transport pages, 2022	2026-11-25 17:06:19.018+00
9	fitnesses	expiry_date	private	\N	\N	\N	0	\N	180	\N	t	2022-04-01	State transport pages, 2022	2026-11-25 17:06:19.018+00
10	fitnesses	expiry_date	private	\N	\N	15	\N	\N	60	\N	t	2022-04-01	State transport pages, 2022	2026-11-25 17:06:19.018+00
11	puccs	valid_until	\N	\N	\N	\N	0	\N	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-25 17:06:19.018+00
12	puccs	valid_until	\N	\N	\N	\N	\N	BS IV,BS VI	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-25 17:06:19.018+00
13	puccs	valid_until	\N	\N	\N	\N	\N	Pre-BS,BS I,BS II,BS III	6	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-25 17:06:19.018+00
14	authorisations	valid_until	\N	\N	\N	\N	\N	\N	12	\N	t	2021-01-01	CMVR, national permits	2026-11-25 17:06:19.018+00
15	vltds	expiry_date	\N	\N	\N	\N	\N	\N	24	\N	t	2021-01-01	Practice of consultants in Chhattisgarh	2026-11-25 17:06:19.018+00
\.
copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-25 17:06:21.563+00	2026-11-25 17:06:21.563+00
\.
copy different_people (one_id, other_id, said_by, said_at) from stdin;
1	12	\N	2026-11-25 17:06:21.614+00
\.
copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at, notes) from stdin;
1	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-25 17:06:21.527+00	2026-11-25 17:06:21.527+00	\N
\.
copy driving_licenses (dl_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at, transport_expiry_date, hazardous_expiry_date) from stdin;
CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	1	3	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	2	5	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	3	8	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	2012-08-19	\N
CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	4	1	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	5	7	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	7	3	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	2009-12-11
CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	8	8	\N	office	\N	2026-11-25 17:06:20.002+00	2026-11-25 17:06:20.002+00	\N	\N
\.
copy early_statuses (provider_id, state, error, reported_at, received_at) from stdin;
wamid.1	delivered	\N	2026-11-25 17:06:21.581+00	2026-11-25 17:06:21.581+00
\.
copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at, closed_by) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-25 17:06:21.494+00	\N	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-25 17:06:21.494+00	\N	\N
\.
copy fitnesses (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	FIT-0000000005	2025-05-27	2026-05-26	1	12	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
1	FIT-0000000004	2026-05-27	2027-05-26	2	12	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
3	FIT-0000000014	2025-02-05	2026-02-04	3	4	\N	self	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
3	FIT-0000000013	2026-02-05	2027-02-04	4	4	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
3	FIT-0000000012	2027-02-05	2028-02-04	5	4	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
4	FIT-0000000016	2026-09-19	2027-09-18	6	8	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
5	FIT-0000000020	2025-06-13	2026-06-12	7	11	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
6	FIT-0000000024	2025-12-14	2026-12-13	8	1	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
7	FIT-0000000028	2025-11-17	2026-11-16	9	12	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
8	FIT-0000000033	2026-02-10	2027-02-09	10	7	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
8	FIT-0000000032	2027-02-10	2028-02-09	11	7	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
9	FIT-0000000036	2025-05-05	2026-05-04	12	3	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
10	FIT-0000000041	2024-07-19	2025-07-18	13	2	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
10	FIT-0000000040	2025-07-19	2026-07-18	14	2	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
11	FIT-0000000044	2025-12-13	2026-12-12	15	3	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
12	FIT-0000000048	2026-02-20	2027-02-19	16	4	\N	office	\N	2026-11-25 17:06:20.332+00	2026-11-25 17:06:20.332+00
\.
copy former_contacts (user_id, phone, email, expires_at) from stdin;
3	9826000005	\N	2026-11-25 17:06:21.577+00
\.
copy green_taxes (vehicle_id, receipt_no, paid_on, valid_until, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	GRE-0000000004	2026-06-11	2027-06-10	2976.82	1	12	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
3	GRE-0000000012	2026-03-14	2027-03-13	4586.50	2	4	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
4	GRE-0000000017	2025-12-13	2026-12-12	7042.66	3	8	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
4	GRE-0000000016	2026-12-13	2027-12-12	2486.44	4	8	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
5	GRE-0000000020	2026-10-25	2027-10-24	3008.24	5	11	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
6	GRE-0000000025	2025-08-13	2026-08-12	7280.38	6	1	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
6	GRE-0000000024	2026-08-13	2027-08-12	8405.44	7	1	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
7	GRE-0000000029	2025-06-14	2026-06-13	8072.17	8	12	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
7	GRE-0000000028	2026-06-14	2027-06-13	8234.35	9	12	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
8	GRE-0000000032	2027-02-04	2028-02-03	2047.85	10	7	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
10	GRE-0000000041	2024-07-03	2025-07-02	3655.03	11	2	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
10	GRE-0000000040	2025-07-03	2026-07-02	2571.05	12	2	\N	office	\N	2026-11-25 17:06:20.595+00	2026-11-25 17:06:20.595+00
\.
copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-25 17:06:19.018+00	\N	\N	\N	\N	created	date_rules	1	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": 29, "months": null, "source": "parivahan.gov.in, node 2489", "age_from": null, "end_field": "expiry_date", "until_age": 40, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
16	2026-11-25 17:06:19.24+00	\N	\N	\N	\N	created	job_stages	1	\N	Received	\N	{"code": "received", "place": 10, "hidden": false, "status": "pending", "name_en": "Received", "name_hi": "प्राप्त"}
23	2026-11-25 17:06:19.24+00	\N	\N	\N	\N	created	job_reject_reasons	1	\N	The papers are incomplete	\N	{"code": "papers_incomplete", "place": 10, "hidden": false, "name_en": "The papers are incomplete", "name_hi": "कागज़ अधूरे हैं"}
31	2026-11-25 17:06:19.24+00	\N	\N	\N	\N	created	service_days	1	\N	learning_license	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "learning_license"}
70	2026-11-25 17:06:19.24+00	\N	\N	\N	\N	created	service_papers	1	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "additional_endorsement", "original": false}
210	2026-11-25 17:06:19.752+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur"}
238	2026-11-25 17:06:19.781+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-25T17:06:19.781+00:00", "phone_verified_by": null}
319	2026-11-25 17:06:20.332+00	\N	\N	\N	\N	created	fitnesses	16	4	FIT-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-20", "vehicle_id": 12, "expiry_date": "2027-02-19", "certificate_number": "FIT-0000000048"}
240	2026-11-25 17:06:19.816+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "owner_id": 1, "branch_id": 3, "name_known": true, "father_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false}
252	2026-11-25 17:06:19.924+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
254	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"fuel": null, "type": "Agriculture Tractor", "seats": null, "colour": null, "noc_on": null, "origin": "office", "engine_no": "EN0000000001", "financier": "State Bank of India", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "noc_number": null, "financed_on": "2018-10-19", "laden_weight": null, "manufactured": null, "emission_norm": null, "noc_to_office": null, "registered_on": null, "unladen_weight": null, "registration_no": "CG09AA0002"}
321	2026-11-25 17:06:20.425+00	\N	\N	\N	\N	created	permits	2	12	PER-0000000004	\N	{"route": "Raipur - Bilaspur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-23", "vehicle_id": 1, "expiry_date": "2027-11-22", "permit_type": "School Bus", "permit_number": "PER-0000000004"}
266	2026-11-25 17:06:19.976+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
272	2026-11-25 17:06:20.002+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001", "hazardous_expiry_date": null, "transport_expiry_date": null}
280	2026-11-25 17:06:20.089+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "tp_end_date": null, "company_name": "ICICI Lombard", "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
295	2026-11-25 17:06:20.288+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31"}
330	2026-11-25 17:06:20.527+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "certificate_number": "VLT-0000000005"}
345	2026-11-25 17:06:20.55+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "certificate_number": "SPE-0000000008"}
352	2026-11-25 17:06:20.562+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
365	2026-11-25 17:06:20.576+00	\N	\N	\N	\N	created	registrations	1	12	CG09AA0002	\N	{"origin": "office", "file_id": null, "rc_number": "CG09AA0002", "citizen_id": 12, "valid_from": "2026-03-23", "vehicle_id": 1, "valid_until": "2027-03-22"}
379	2026-11-25 17:06:20.595+00	\N	\N	\N	\N	created	green_taxes	1	12	GRE-0000000004	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "paid_on": "2026-06-11", "citizen_id": 12, "receipt_no": "GRE-0000000004", "vehicle_id": 1, "valid_until": "2027-06-10"}
391	2026-11-25 17:06:20.639+00	\N	\N	\N	\N	created	authorisations	1	4	AUT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2025-12-27", "vehicle_id": 3, "valid_until": "2026-12-26", "authorisation_no": "AUT-0000000013"}
405	2026-11-25 17:06:21.496+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
407	2026-11-25 17:06:21.507+00	\N	\N	\N	\N	created	service_requests	1	\N	आशा	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "received", "due_on": null, "source": "web", "status": "pending", "user_id": null, "category": "dl", "given_by": null, "services": ["RENEWAL OF DL"], "branch_id": 28, "reference": "SR-1", "citizen_id": null, "vehicle_id": null, "assignee_id": null, "reject_code": null, "contact_name": "आशा", "stage_before": null, "contact_phone": "9826000003", "reject_reason": null, "application_no": null, "status_changed_at": null, "status_changed_by": null}
408	2026-11-25 17:06:21.527+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Asha	\N	{"name": "Asha", "notes": null, "phone": "9826000003", "status": "new", "user_id": null, "branch_id": null, "reference": "DI-1", "vehicle_no": "CG04AB1234", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
409	2026-11-25 17:06:21.534+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Rajesh Choudhary"}
425	2026-11-25 17:06:21.563+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
426	2026-11-25 17:06:21.57+00	\N	\N	\N	\N	created	contact_requests	1	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 3, "handled_at": null, "handled_by": null}
427	2026-11-25 17:06:21.593+00	\N	\N	\N	\N	created	bulk_notices	1	\N	\N	\N	{"state": "running", "messages": 2}
428	2026-11-25 17:06:21.61+00	\N	\N	\N	\N	created	claims	1	\N	\N	\N	{"dob": null, "reason": null, "user_id": 1, "ended_at": null, "citizen_id": null, "decided_by": null, "licence_no": null, "refused_at": null, "approved_at": null, "chassis_last5": null, "registration_no": "CG09AA0002"}
429	2026-11-25 17:06:21.629+00	\N	\N	\N	\N	created	imports	1	\N	\N	\N	{"mode": null, "rows": 1, "sheet": null, "status": "checked", "branch_id": null, "date_1904": false, "erased_at": null, "undone_at": null, "committed_at": null, "reminders_allowed_at": null}
430	2026-11-25 17:06:21.649+00	\N	\N	\N	\N	created	job_papers	1	\N	Licence	\N	{"job_id": 1, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
431	2026-11-25 17:06:21.656+00	\N	\N	\N	\N	created	learner_tests	1	\N	\N	\N	{"ll_id": 1, "test_on": "2026-11-20", "told_on": null, "test_result": null}
432	2026-11-25 17:06:21.668+00	\N	\N	\N	\N	created	merges	1	1	Asha	\N	{"name": "Asha", "from_id": 1000, "into_id": 1, "holder_id": 1, "undone_at": null, "seen_at_counter": null}
433	2026-11-25 17:06:21.677+00	\N	\N	\N	\N	created	transfers	1	1	CG09AA0002	\N	{"kind": "sale", "remarks": null, "undone_on": null, "vehicle_id": 1, "to_citizen_id": 12, "transferred_on": "2026-11-01", "from_citizen_id": 1, "registration_no": "CG09AA0002"}
435	2026-11-25 17:06:21.685+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"contact_en": null, "reminders_on": false}	{"contact_en": "Call us", "reminders_on": true}
\.
copy import_records (import_id, record, record_id, citizen_id, made, fields, noted_at, touched, outcome, reason) from stdin;
1	citizens	1	1	t	{}	2026-11-25 17:06:21.639+00	f	\N	\N
\.
copy import_rows (import_id, line, cells, plate, mobile, citizen_id, new_citizen, skipped, verdict, problems, plan, candidates, owner_id, turn, done, updated_at) from stdin;
1	2	{CG04AB1234,2026-12-31}	\N	\N	\N	f	f	create	[]	[]	{}	\N	1	f	2026-11-25 17:06:21.637+00
\.
copy imports (id, name, status, shape, mode, branch_id, columns, rows, progress_done, progress_of, created_by, ordered_by, committed_at, undone_at, reminders_allowed_at, erased_at, created_at, updated_at, sheet, date_1904) from stdin;
1	list.csv	checked	wide	\N	\N	[]	1	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.629+00	2026-11-25 17:06:21.629+00	\N	f
\.
copy inbound_messages (id, hashed_id, mobile_no, kind, body, said_at, read_at, read_by) from stdin;
1	h	9826000003	text	STOP	2026-11-25 17:06:21.642+00	\N	\N
\.
copy insurances (vehicle_id, insurance_type, company_name, policy_number, start_date, end_date, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at, tp_end_date) from stdin;
1	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	1	12	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
3	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	2	4	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
3	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	3	4	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
4	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	4	8	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
4	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	5	8	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
5	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	6	11	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
6	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	7	1	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
7	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	8	12	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
7	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	9	12	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
8	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	10	7	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
8	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	11	7	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
9	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	12	3	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
10	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	13	2	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	2029-06-22
10	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	14	2	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
12	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	15	4	\N	office	\N	2026-11-25 17:06:20.089+00	2026-11-25 17:06:20.089+00	\N
\.
copy job_events (id, job_id, happened_at, actor_id, event, from_stage, to_stage, assignee_id, reject_code, text) from stdin;
1	1	2026-11-25 17:06:21.646+00	\N	made	\N	\N	\N	\N	\N
\.
copy job_papers (id, job_id, name_en, name_hi, original, listed, not_needed, received_on, returned_on, stays_with, file_id, created_at, updated_at, document_kind) from stdin;
1	1	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-25 17:06:21.649+00	2026-11-25 17:06:21.649+00	\N
\.
copy job_reject_reasons (id, code, name_en, name_hi, place, hidden, updated_at) from stdin;
1	papers_incomplete	The papers are incomplete	कागज़ अधूरे हैं	10	f	2026-11-25 17:06:19.24+00
2	other_office	Another office is in charge of it	यह काम दूसरे कार्यालय का है	20	f	2026-11-25 17:06:19.24+00
3	not_eligible	The conditions are not met	शर्तें पूरी नहीं होतीं	30	f	2026-11-25 17:06:19.24+00
4	dues_unpaid	Tax, fee or fine is unpaid	टैक्स, फीस या जुर्माना बकाया है	40	f	2026-11-25 17:06:19.24+00
5	already_asked	It has been asked for already	इसके लिए आवेदन पहले से है	50	f	2026-11-25 17:06:19.24+00
6	not_reached	You could not be reached	आपसे संपर्क नहीं हो सका	60	f	2026-11-25 17:06:19.24+00
7	withdrawn	Withdrawn by the applicant	आवेदक ने आवेदन वापस लिया	70	f	2026-11-25 17:06:19.24+00
8	other	Other reason	अन्य कारण	1000	f	2026-11-25 17:06:19.24+00
\.
copy job_stages (id, code, status, name_en, name_hi, place, hidden, updated_at) from stdin;
1	received	pending	Received	प्राप्त	10	f	2026-11-25 17:06:19.24+00
2	papers_missing	contacted	Papers missing	कागज़ कम हैं	20	f	2026-11-25 17:06:19.24+00
3	submitted	contacted	Submitted	जमा किया गया	30	f	2026-11-25 17:06:19.24+00
4	approved	contacted	Approved	स्वीकृत	40	f	2026-11-25 17:06:19.24+00
5	ready	contacted	Ready	तैयार	50	f	2026-11-25 17:06:19.24+00
6	handed_over	completed	Handed over	सौंप दिया गया	60	f	2026-11-25 17:06:19.24+00
7	rejected	rejected	Rejected	अस्वीकृत	70	f	2026-11-25 17:06:19.24+00
\.
copy learner_licenses (ll_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	1	12	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	2	1	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	3	6	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	4	4	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	5	5	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-25 17:06:19.976+00	2026-11-25 17:06:19.976+00
\.
copy learner_tests (id, ll_id, test_on, test_result, told_on, updated_at) from stdin;
1	1	2026-11-20	\N	\N	2026-11-25 17:06:21.656+00
\.
copy likely_pairs (one_id, other_id, reason, found_at) from stdin;
1	12	mobile	2026-11-25 17:06:21.618+00
\.
copy merge_records (merge_id, place, record, key, before, after) from stdin;
1	1	citizens	{}	{}	\N
\.
copy merges (id, from_id, into_id, holder_id, name, seen_at_counter, undone_at, created_by, created_at) from stdin;
1	1000	1	1	Asha	\N	\N	\N	2026-11-25 17:06:21.669+00
\.
copy message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id) from stdin;
1	authorisations	1	valid_until	2026-12-26	4
1	authorisations	2	valid_until	2027-12-26	4
\.
copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, template, dedup_key, attempts, deferrals, error, provider_id, reported_at, claimed_by, created_by, sent_at, created_at, updated_at, bulk_notice_id) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.534+00	2026-11-25 17:06:21.534+00	\N
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.545+00	2026-11-25 17:06:21.545+00	\N
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.545+00	2026-11-25 17:06:21.545+00	\N
15	mail	reset	delivered	\N	3	\N	a@example.com	Manager	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.545+00	2026-11-25 17:06:21.545+00	\N
16	mail	reset	delivered	\N	4	\N	a@example.com	Admin	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-25 17:06:21.545+00	2026-11-25 17:06:21.545+00	\N
\.
copy office_settings (singleton, office_name_hi, office_name_en, contact_hi, contact_en, reminders_on, stages, hour, reminded_on, summary_sent_until, template_notice, template_message, template_reset, template_language, two_factor_required, updated_at, stages_by_kind, quiet_from, quiet_until, closed_weekdays, closed_dates, daily_limit, message_price, template_digest, job_fees_on, test_weekdays, first_hour_skipped, first_hour_later) from stdin;
t	\N	\N	\N	Call us	t	{30,15,7,1,0}	9	\N	\N	\N	\N	\N	hi	f	2026-11-25 17:06:21.686+00	{}	\N	\N	{}	{}	250	0.1150	\N	f	{}	{}	f
\.
copy pair_searches (singleton, began_at, looked_until) from stdin;
t	2026-11-25 17:06:21.619+00	0
\.
copy permits (vehicle_id, permit_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, permit_type, route) from stdin;
1	PER-0000000005	2025-11-23	2026-11-22	1	12	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	National Permit	रायपुर - जगदलपुर
1	PER-0000000004	2026-11-23	2027-11-22	2	12	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	School Bus	Raipur - Bilaspur
6	PER-0000000025	2026-02-02	2027-02-01	3	1	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	National Permit	रायपुर - जगदलपुर
6	PER-0000000024	2027-02-02	2028-02-01	4	1	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	Goods Carriage	रायपुर - जगदलपुर
7	PER-0000000029	2024-10-30	2025-10-29	5	12	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	Goods Carriage	Raipur - Bilaspur
7	PER-0000000028	2025-10-30	2026-10-29	6	12	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	National Permit	Bilaspur - Korba
8	PER-0000000033	2025-10-10	2026-10-09	7	7	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	National Permit	रायपुर - जगदलपुर
8	PER-0000000032	2026-10-10	2027-10-09	8	7	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	School Bus	Bilaspur - Korba
9	PER-0000000036	2026-05-31	2027-05-30	9	3	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	Tourist	Bilaspur - Korba
12	PER-0000000048	2026-04-22	2027-04-21	10	4	\N	office	\N	2026-11-25 17:06:20.425+00	2026-11-25 17:06:20.425+00	National Permit	Bilaspur - Korba
\.
copy puccs (vehicle_id, pucc_number, valid_from, valid_until, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
6	PUC-0000000024	2026-12-10	2027-12-09	active	3	1	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
7	PUC-0000000030	2024-02-23	2025-02-21	active	4	12	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
7	PUC-0000000029	2025-02-22	2026-02-21	active	5	12	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
7	PUC-0000000028	2026-02-22	2027-02-21	expired	6	12	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
8	PUC-0000000032	2025-04-15	2026-04-14	expired	7	7	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
9	PUC-0000000037	2024-10-26	2025-10-25	active	8	3	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
9	PUC-0000000036	2025-10-26	2026-10-25	active	9	3	\N	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:20.288+00
1	PUC-0000000004	2025-11-01	2026-10-31	active	1	12	11111111111111111111111111111111	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:21.496+00
3	PUC-0000000012	2026-11-28	2027-11-27	active	2	4	22222222222222222222222222222222	office	\N	2026-11-25 17:06:20.288+00	2026-11-25 17:06:21.496+00
\.
copy recovery_codes (user_id, code_hash) from stdin;
4	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.
copy registrations (vehicle_id, rc_number, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	CG09AA0002	2026-03-23	2027-03-22	1	12	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
2	CG27AA0003	2027-02-06	2028-02-05	2	2	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
4	CG05AA0005	2025-03-11	2026-03-10	3	8	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
4	CG05AA0005	2026-03-11	2027-03-10	4	8	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
6	CG11AA0007	2024-01-04	2025-01-02	5	1	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
6	CG11AA0007	2025-01-03	2026-01-02	6	1	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
6	CG11AA0007	2026-01-03	2027-01-02	7	1	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
7	CG22AA0008	2024-12-16	2025-12-15	8	12	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
7	CG22AA0008	2025-12-16	2026-12-15	9	12	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
7	CG22AA0008	2026-12-16	2027-12-15	10	12	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
9	CG23AA0010	2025-10-18	2026-10-17	11	3	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
10	CG21AA0011	2026-11-09	2027-11-08	12	2	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
11	CG08AA0012	2024-06-05	2025-06-04	13	3	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
11	CG08AA0012	2025-06-05	2026-06-04	14	3	\N	office	\N	2026-11-25 17:06:20.576+00	2026-11-25 17:06:20.576+00
\.
copy reminders (kind, document_id, expiry_date, stage, message_id, created_at, end_field) from stdin;
authorisations	1	2026-12-26	7	1	2026-11-25 17:06:21.551+00	valid_until
dl	1	2044-04-28	7	1	2026-11-25 17:06:21.551+00	expiry_date
fitnesses	1	2026-05-26	7	1	2026-11-25 17:06:21.551+00	expiry_date
green-taxes	1	2027-06-10	7	1	2026-11-25 17:06:21.551+00	valid_until
insurances	1	2027-07-22	7	1	2026-11-25 17:06:21.551+00	end_date
ll	1	2027-01-11	7	1	2026-11-25 17:06:21.551+00	expiry_date
permits	1	2026-11-22	7	1	2026-11-25 17:06:21.551+00	expiry_date
puccs	1	2026-10-31	7	1	2026-11-25 17:06:21.551+00	valid_until
registrations	1	2027-03-22	7	1	2026-11-25 17:06:21.551+00	valid_until
speed-governors	1	2027-08-30	7	1	2026-11-25 17:06:21.551+00	expiry_date
taxes	1	2027-01-22	7	1	2026-11-25 17:06:21.551+00	tax_upto
vltds	1	2026-04-20	7	1	2026-11-25 17:06:21.551+00	expiry_date
\.
copy service_days (id, service, days, since, source, updated_at) from stdin;
1	learning_license	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
2	renewal_dl	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
3	duplicate_dl	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
4	additional_endorsement	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
5	psv_badge	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
6	change_address	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
7	change_name	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
8	replacement_dl	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
9	change_photo	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
10	hazardous_endorsement	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
11	hill_endorsement	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
12	dl_extract	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
13	aedl_defence	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
14	international_permit	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
15	surrender_cov	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
16	change_dob	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
17	cov_conversion	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
18	pay_tax	1	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
19	transfer_ownership_seller	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
20	transfer_ownership_buyer	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
21	transfer_ownership_succession	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
22	fitness_renewal	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
23	pay_fees_fine	1	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
24	noc	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
25	duplicate_fitness	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
26	renewal_registration	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
27	conversion_vehicle	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
28	reassign_vehicle_vintage	60	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
29	reassign_vehicle_state	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
30	alteration	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
31	rc_particulars	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
32	rc_cancellation	30	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
33	hypothecation_addition	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
34	hypothecation_termination	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
35	mobile_update_rto	3	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
36	duplicate_rc	15	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
37	mobile_update_aadhaar	3	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
38	withdrawal_application	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
39	other	7	2026-11-01	Practice of offices; set your own	2026-11-25 17:06:19.24+00
\.
copy service_papers (id, service, name_en, name_hi, original, place, document_kind) from stdin;
1	additional_endorsement	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
4	additional_endorsement	Form 5 (certificate of the driving school)	फॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)	f	4	\N
5	aedl_defence	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
7	aedl_defence	Certificate of the unit	यूनिट का प्रमाणपत्र	f	3	\N
8	alteration	Application	आवेदन पत्र	f	1	\N
10	alteration	Bill of the work	काम का बिल	f	3	\N
12	change_address	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
14	change_address	Proof of address	पते का प्रमाण	f	3	\N
15	change_dob	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
17	change_dob	Proof of age	आयु का प्रमाण	f	3	\N
18	change_dob	Affidavit	शपथ पत्र	f	4	\N
19	change_name	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
21	change_name	Affidavit	शपथ पत्र	f	3	\N
22	change_name	Proof of identity	पहचान का प्रमाण	f	4	\N
23	change_photo	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
25	change_photo	Photograph	फ़ोटो	f	3	\N
26	conversion_vehicle	Application	आवेदन पत्र	f	1	\N
30	cov_conversion	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
32	cov_conversion	Form 1A (medical certificate)	फॉर्म 1A (चिकित्सा प्रमाणपत्र)	f	3	\N
33	dl_extract	Application	आवेदन पत्र	f	1	\N
35	duplicate_dl	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
36	duplicate_dl	Report of the loss	गुम होने की रिपोर्ट	f	2	\N
37	duplicate_dl	Proof of address	पते का प्रमाण	f	3	\N
38	duplicate_fitness	Application	आवेदन पत्र	f	1	\N
40	duplicate_fitness	Report of the loss	गुम होने की रिपोर्ट	f	3	\N
41	duplicate_rc	Form 26 (duplicate RC)	फॉर्म 26 (डुप्लीकेट RC)	f	1	\N
42	duplicate_rc	Report of the loss	गुम होने की रिपोर्ट	f	2	\N
45	fitness_renewal	Application	आवेदन पत्र	f	1	\N
51	hazardous_endorsement	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
53	hazardous_endorsement	Certificate of the training	प्रशिक्षण प्रमाणपत्र	f	3	\N
54	hill_endorsement	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
56	hill_endorsement	Certificate of the training	प्रशिक्षण प्रमाणपत्र	f	3	\N
57	hypothecation_addition	Form 34 (hypothecation)	फॉर्म 34 (हाइपोथिकेशन जोड़ना)	f	1	\N
59	hypothecation_addition	Loan agreement	ऋण अनुबंध	f	3	\N
61	hypothecation_termination	Form 35 (end of hypothecation)	फॉर्म 35 (हाइपोथिकेशन समाप्ति)	f	1	\N
63	hypothecation_termination	NOC of the financier	फाइनेंसर का NOC	f	3	\N
65	international_permit	Form 4A (international driving permit)	फॉर्म 4A (अंतरराष्ट्रीय परमिट)	f	1	\N
67	international_permit	Copies of passport and visa	पासपोर्ट और वीज़ा की प्रति	f	3	\N
68	international_permit	Form 1A (medical certificate)	फॉर्म 1A (चिकित्सा प्रमाणपत्र)	f	4	\N
69	learning_license	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
70	learning_license	Form 1 (own statement of health)	फॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	2	\N
71	learning_license	Proof of age	आयु का प्रमाण	f	3	\N
72	learning_license	Proof of address	पते का प्रमाण	f	4	\N
73	learning_license	Photograph	फ़ोटो	f	5	\N
75	mobile_update_aadhaar	Copy of the Aadhaar card	आधार कार्ड की प्रति	f	2	\N
76	mobile_update_rto	Application	आवेदन पत्र	f	1	\N
78	mobile_update_rto	Proof of identity	पहचान का प्रमाण	f	3	\N
79	noc	Form 28 (no objection certificate)	फॉर्म 28 (अनापत्ति प्रमाणपत्र)	f	1	\N
85	pay_fees_fine	Challan or demand	चालान या माँग पत्र	f	2	\N
88	psv_badge	Application	आवेदन पत्र	f	1	\N
90	psv_badge	Police verification	पुलिस सत्यापन	f	3	\N
91	psv_badge	Form 1A (medical certificate)	फॉर्म 1A (चिकित्सा प्रमाणपत्र)	f	4	\N
92	rc_cancellation	Application	आवेदन पत्र	f	1	\N
94	rc_cancellation	Certificate of deposit (scrapping)	जमा प्रमाणपत्र (स्क्रैप)	f	3	\N
96	rc_particulars	Application	आवेदन पत्र	f	1	\N
98	rc_particulars	Proof of identity	पहचान का प्रमाण	f	3	\N
99	reassign_vehicle_state	Form 27 (new registration mark)	फॉर्म 27 (नया पंजीयन नंबर)	f	1	\N
101	reassign_vehicle_state	NOC of the former office	पूर्व कार्यालय का NOC	f	3	\N
104	reassign_vehicle_state	Proof of address	पते का प्रमाण	f	6	\N
105	reassign_vehicle_vintage	Form 20 (registration)	फॉर्म 20 (पंजीयन)	f	1	\N
108	reassign_vehicle_vintage	Photograph	फ़ोटो	f	4	\N
109	renewal_dl	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
111	renewal_dl	Form 1A (medical certificate)	फॉर्म 1A (चिकित्सा प्रमाणपत्र)	f	3	\N
112	renewal_dl	Proof of address	पते का प्रमाण	f	4	\N
113	renewal_registration	Form 25 (renewal of registration)	फॉर्म 25 (पंजीयन का नवीनीकरण)	f	1	\N
118	replacement_dl	Form 2 (application for a licence)	फॉर्म 2 (लाइसेंस का आवेदन)	f	1	\N
120	surrender_cov	Application	आवेदन पत्र	f	1	\N
122	surrender_cov	PSV badge	PSV बैज	t	3	\N
123	transfer_ownership_buyer	Form 30 (transfer of ownership)	फॉर्म 30 (स्वामित्व हस्तांतरण)	f	1	\N
127	transfer_ownership_buyer	Proof of address	पते का प्रमाण	f	5	\N
128	transfer_ownership_seller	Form 29 (notice of transfer)	फॉर्म 29 (हस्तांतरण की सूचना)	f	1	\N
132	transfer_ownership_seller	Proof of identity	पहचान का प्रमाण	f	5	\N
133	transfer_ownership_succession	Form 31 (transfer after a death)	फॉर्म 31 (मृत्यु के बाद हस्तांतरण)	f	1	\N
135	transfer_ownership_succession	Death certificate	मृत्यु प्रमाणपत्र	f	3	\N
136	transfer_ownership_succession	Certificate of the heir	उत्तराधिकार प्रमाणपत्र	f	4	\N
139	withdrawal_application	Application	आवेदन पत्र	f	1	\N
140	withdrawal_application	Receipt of the application	आवेदन की रसीद	f	2	\N
121	surrender_cov	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
119	replacement_dl	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
110	renewal_dl	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
89	psv_badge	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
55	hill_endorsement	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
52	hazardous_endorsement	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
31	cov_conversion	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
24	change_photo	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
20	change_name	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
16	change_dob	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
13	change_address	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
2	additional_endorsement	Driving licence	ड्राइविंग लाइसेंस	t	2	dl
66	international_permit	Copy of the driving licence	ड्राइविंग लाइसेंस की प्रति	f	2	dl
34	dl_extract	Copy of the driving licence	ड्राइविंग लाइसेंस की प्रति	f	2	dl
6	aedl_defence	Copy of the driving licence	ड्राइविंग लाइसेंस की प्रति	f	2	dl
3	additional_endorsement	Copy of the learner's licence	लर्निंग लाइसेंस की प्रति	f	3	ll
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
97	rc_particulars	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
86	pay_tax	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
84	pay_fees_fine	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
77	mobile_update_rto	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
74	mobile_update_aadhaar	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	1	registrations
46	fitness_renewal	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
39	duplicate_fitness	Copy of the registration certificate	पंजीयन प्रमाणपत्र (RC) की प्रति	f	2	registrations
137	transfer_ownership_succession	Copy of the insurance	बीमा की प्रति	f	5	insurances
130	transfer_ownership_seller	Copy of the insurance	बीमा की प्रति	f	3	insurances
125	transfer_ownership_buyer	Copy of the insurance	बीमा की प्रति	f	3	insurances
115	renewal_registration	Copy of the insurance	बीमा की प्रति	f	3	insurances
107	reassign_vehicle_vintage	Copy of the insurance	बीमा की प्रति	f	3	insurances
102	reassign_vehicle_state	Copy of the insurance	बीमा की प्रति	f	4	insurances
81	noc	Copy of the insurance	बीमा की प्रति	f	3	insurances
64	hypothecation_termination	Copy of the insurance	बीमा की प्रति	f	4	insurances
60	hypothecation_addition	Copy of the insurance	बीमा की प्रति	f	4	insurances
48	fitness_renewal	Copy of the insurance	बीमा की प्रति	f	4	insurances
43	duplicate_rc	Copy of the insurance	बीमा की प्रति	f	3	insurances
29	conversion_vehicle	Copy of the insurance	बीमा की प्रति	f	4	insurances
11	alteration	Copy of the insurance	बीमा की प्रति	f	4	insurances
138	transfer_ownership_succession	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	6	puccs
131	transfer_ownership_seller	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	4	puccs
126	transfer_ownership_buyer	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	4	puccs
116	renewal_registration	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	4	puccs
103	reassign_vehicle_state	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	5	puccs
82	noc	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	4	puccs
49	fitness_renewal	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	5	puccs
44	duplicate_rc	Copy of the PUC certificate	PUC प्रमाणपत्र की प्रति	f	4	puccs
47	fitness_renewal	Copy of the fitness certificate	फिटनेस प्रमाणपत्र की प्रति	f	3	fitnesses
117	renewal_registration	Last tax receipt	अंतिम टैक्स रसीद	f	5	taxes
95	rc_cancellation	Last tax receipt	अंतिम टैक्स रसीद	f	4	taxes
87	pay_tax	Last tax receipt	अंतिम टैक्स रसीद	f	2	taxes
83	noc	Last tax receipt	अंतिम टैक्स रसीद	f	5	taxes
50	fitness_renewal	Last tax receipt	अंतिम टैक्स रसीद	f	6	taxes
28	conversion_vehicle	Surrender of the permit	परमिट समर्पण	f	3	permits
\.
copy service_requests (id, reference, user_id, branch_id, contact_name, contact_phone, category, services, query, status, status_changed_by, status_changed_at, created_at, updated_at, source, citizen_id, vehicle_id, given_by, application_no, assignee_id, due_on, stage, stage_before, notes, reject_code, reject_reason, fee, paid) from stdin;
1	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-25 17:06:21.507+00	2026-11-25 17:06:21.507+00	web	\N	\N	\N	\N	\N	\N	received	\N	\N	\N	\N	\N	\N
\.
copy speed_governors (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
2	SPE-0000000008	2026-08-31	2027-08-30	1	2	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
3	SPE-0000000013	2025-08-22	2026-08-21	2	4	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
3	SPE-0000000012	2026-08-22	2027-08-21	3	4	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
9	SPE-0000000036	2026-12-14	2027-12-13	4	3	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
10	SPE-0000000041	2024-07-19	2025-07-18	5	2	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
10	SPE-0000000040	2025-07-19	2026-07-18	6	2	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
12	SPE-0000000048	2026-12-09	2027-12-08	7	4	\N	office	\N	2026-11-25 17:06:20.55+00	2026-11-25 17:06:20.55+00
\.
copy stopped_numbers (mobile_no, stopped, said_at) from stdin;
9826000003	t	2026-11-25 17:06:21.645+00
\.
copy taxes (vehicle_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	1	12	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
2	Agriculture Tractor	Monthly	2024-07-16	2025-07-15	4497.06	2	2	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
2	TRANS(HGV)	Yearly	2025-07-16	2026-07-15	5756.52	3	2	\N	self	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
2	MGV	OneTime	2026-07-16	2027-07-15	7740.88	4	2	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
3	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	5	4	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
4	LMV	Yearly	2025-07-14	2026-07-13	7042.66	6	8	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
4	Road Roller	Yearly	2026-07-14	2027-07-13	2486.44	7	8	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
6	Bus	HalfYearly	2026-01-29	2027-01-28	8405.44	8	1	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
9	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	9	3	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
10	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	10	2	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
10	Maxi Cab	Yearly	2026-07-18	2027-07-17	2571.05	11	2	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
11	Road Roller	Monthly	2026-10-30	2027-10-29	3875.92	12	3	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
12	Motor Cab	Monthly	2026-08-28	2027-08-27	499.81	13	4	\N	office	\N	2026-11-25 17:06:20.562+00	2026-11-25 17:06:20.562+00
\.
copy transfers (id, vehicle_id, registration_no, from_citizen_id, to_citizen_id, kind, transferred_on, remarks, undone_on, created_by, created_at) from stdin;
1	1	CG09AA0002	1	12	sale	2026-11-01	\N	\N	\N	2026-11-25 17:06:21.677+00
\.
copy two_factors (user_id, sealed, confirmed_at, last_step, lost_at) from stdin;
4	\\xa172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333	2026-11-25 17:06:21.487+00	0	\N
\.
copy users (id, name, phone, phone_verified_at, phone_verified_by, email, email_verified_at, email_verified_by, unverified_email, password_hash, password_given_at, role, branch_id, citizen_id, added_branch_id, created_at, updated_at) from stdin;
1	Account 1	7618033989	2026-11-25 17:06:19.781+00	\N	\N	\N	\N	\N	-	\N	user	\N	1	\N	2026-11-25 17:06:19.781+00	2026-11-25 17:06:19.925+00
2	Account 2	7236068041	2026-11-25 17:06:19.781+00	\N	\N	\N	\N	\N	-	\N	user	\N	3	\N	2026-11-25 17:06:19.781+00	2026-11-25 17:06:19.925+00
3	Manager	9826000001	\N	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-25 17:06:21.471+00	2026-11-25 17:06:21.471+00
4	Admin	9826000002	\N	\N	\N	\N	\N	\N	none	\N	admin	\N	\N	\N	2026-11-25 17:06:21.483+00	2026-11-25 17:06:21.483+00
\.
copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at, registered_on, manufactured, fuel, emission_norm, seats, unladen_weight, laden_weight, colour, financier, financed_on, noc_on, noc_to_office, noc_number) from stdin;
1	12	CG09AA0002	Agriculture Tractor	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2018-10-19	\N	\N	\N
2	2	CG27AA0003	Maxi Cab	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
3	4	CG12AA0004	LMV	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2010-08-25	\N	\N	\N
4	8	CG05AA0005	TRANS(HGV)	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
5	11	CG04AA0006	Adapted Vehicle	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
6	1	CG11AA0007	Construction Equipment Vehicle	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
8	7	CG10AA0009	Agriculture Trailer	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	2020-04-03	2020-02	LPG	BS II	6	3200	6000	Red	\N	\N	\N	\N	\N
9	3	CG23AA0010	TRANS(HGV)	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	2021-03-15	2021-01	Electric	BS VI	4	6200	12000	Red	\N	\N	\N	\N	\N
11	3	CG08AA0012	TRANS(HGV)	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	2012-03-25	2012-01	Electric	BS VI	5	4200	8000	White	\N	\N	\N	\N	\N
12	4	CG07AA0013	TRANS(HGV)	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-25 17:06:19.941+00	2026-11-25 17:06:19.941+00	2012-08-11	2012-06	Other	BS IV	4	2900	5400	White	\N	\N	\N	\N	\N
\.
copy vltds (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	VLT-0000000005	2025-04-21	2026-04-20	1	12	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
1	VLT-0000000004	2026-04-21	2027-04-20	2	12	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
2	VLT-0000000009	2024-06-20	2025-06-19	3	2	\N	self	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
2	VLT-0000000008	2025-06-20	2026-06-19	4	2	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
3	VLT-0000000012	2025-04-30	2026-04-29	5	4	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
5	VLT-0000000021	2026-01-02	2027-01-01	6	11	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
5	VLT-0000000020	2027-01-02	2028-01-01	7	11	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
6	VLT-0000000024	2025-05-24	2026-05-23	8	1	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
7	VLT-0000000028	2026-11-19	2027-11-18	9	12	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
8	VLT-0000000033	2025-07-04	2026-07-03	10	7	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
8	VLT-0000000032	2026-07-04	2027-07-03	11	7	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
9	VLT-0000000037	2024-10-03	2025-10-02	12	3	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
9	VLT-0000000036	2025-10-03	2026-10-02	13	3	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
10	VLT-0000000040	2025-08-27	2026-08-26	14	2	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
11	VLT-0000000044	2026-12-21	2027-12-20	15	3	\N	office	\N	2026-11-25 17:06:20.527+00	2026-11-25 17:06:20.527+00
\.
select setval('authorisations_id_seq', 13, false);
select setval('branches_id_seq', 29, false);
select setval('bulk_notices_id_seq', 2, false);
select setval('citizens_id_seq', 13, false);
select setval('claims_id_seq', 2, false);
select setval('contact_requests_id_seq', 2, false);
select setval('date_rules_id_seq', 16, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 2, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fitnesses_id_seq', 17, false);
select setval('green_taxes_id_seq', 13, false);
select setval('history_id_seq', 436, false);
select setval('imports_id_seq', 2, false);
select setval('inbound_messages_id_seq', 2, false);
select setval('insurances_id_seq', 16, false);
select setval('job_events_id_seq', 2, false);
select setval('job_papers_id_seq', 2, false);
select setval('job_reject_reasons_id_seq', 9, false);
select setval('job_stages_id_seq', 8, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('learner_tests_id_seq', 2, false);
select setval('merge_records_place_seq', 2, false);
select setval('merges_id_seq', 2, false);
select setval('messages_id_seq', 17, false);
select setval('permits_id_seq', 11, false);
select setval('puccs_id_seq', 10, false);
select setval('registrations_id_seq', 15, false);
select setval('service_days_id_seq', 40, false);
select setval('service_papers_id_seq', 141, false);
select setval('service_requests_id_seq', 2, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('transfers_id_seq', 2, false);
select setval('users_id_seq', 5, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
