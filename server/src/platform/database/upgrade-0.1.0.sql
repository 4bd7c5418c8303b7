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
copy citizens (id, name, name_by_holder_at, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, reminders_off, branch_id, owner_id, created_by, created_at, updated_at) from stdin;
1	Rajesh Choudhary	\N	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	f	3	1	1	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
2	Ghanshyam Bai Mandavi	\N	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	f	26	1	1	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
3	Parvati Lal Soni	\N	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	f	18	2	2	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
4	Seema Lal Kashyap	\N	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	f	27	2	2	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
5	Ramesh Gupta	\N	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	f	14	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
6	Ramesh Kumar Rajwade	\N	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	f	28	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
7	Champa Sahu	\N	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	f	17	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
8	Zakir Baghel	\N	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	f	9	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
9	Parvati Gond	\N	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	f	1	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
10	Amit Kashyap	\N	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	f	8	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
11	Usha Singh	\N	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	f	19	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
12	मुकेश Manikpuri	\N	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	f	16	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
\.
copy contact_requests (id, user_id, phone, email, proof, status, created_by, handled_by, handled_at, created_at, updated_at) from stdin;
1	3	9826000004	\N	ID card	open	\N	\N	\N	2026-11-23 12:09:57.772+00	2026-11-23 12:09:57.772+00
\.
copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-23 12:09:57.763+00	2026-11-23 12:09:57.763+00
\.
copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-23 12:09:57.715+00	2026-11-23 12:09:57.715+00
\.
copy driving_licenses (dl_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	1	3	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	2	5	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	3	8	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	4	1	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	5	7	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	7	3	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	8	8	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
\.
copy early_statuses (provider_id, state, error, reported_at, received_at) from stdin;
wamid.1	delivered	\N	2026-11-23 12:09:57.798+00	2026-11-23 12:09:57.798+00
\.
copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 12:09:57.614+00	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 12:09:57.614+00	\N
\.
copy fitnesses (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	FIT-0000000005	2025-05-27	2026-05-26	1	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
1	FIT-0000000004	2026-05-27	2027-05-26	2	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000014	2025-02-05	2026-02-04	3	4	\N	self	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000013	2026-02-05	2027-02-04	4	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000012	2027-02-05	2028-02-04	5	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
4	FIT-0000000016	2026-09-19	2027-09-18	6	8	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
5	FIT-0000000020	2025-06-13	2026-06-12	7	11	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
6	FIT-0000000024	2025-12-14	2026-12-13	8	1	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
7	FIT-0000000028	2025-11-17	2026-11-16	9	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
8	FIT-0000000033	2026-02-10	2027-02-09	10	7	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
8	FIT-0000000032	2027-02-10	2028-02-09	11	7	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
9	FIT-0000000036	2025-05-05	2026-05-04	12	3	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
10	FIT-0000000041	2024-07-19	2025-07-18	13	2	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
10	FIT-0000000040	2025-07-19	2026-07-18	14	2	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
11	FIT-0000000044	2025-12-13	2026-12-12	15	3	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
12	FIT-0000000048	2026-02-20	2027-02-19	16	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
\.
copy former_contacts (user_id, phone, email, expires_at) from stdin;
3	9826000005	\N	2026-11-23 12:09:57.793+00
\.
copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur"}
29	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-23T12:09:56.166+00:00", "phone_verified_by": null}
31	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "owner_id": 1, "branch_id": 3, "father_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false}
43	2026-11-23 12:09:56.33+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
45	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"type": "Construction Equipment Vehicle", "origin": "office", "engine_no": "EN0000000001", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "registration_no": "CG09AA0002"}
57	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
63	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
71	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "company_name": "ICICI Lombard", "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
111	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	1	12	PER-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-23", "vehicle_id": 1, "expiry_date": "2026-11-22", "permit_number": "PER-0000000005"}
86	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31"}
95	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	1	12	FIT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-05-27", "vehicle_id": 1, "expiry_date": "2026-05-26", "certificate_number": "FIT-0000000005"}
121	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "certificate_number": "VLT-0000000005"}
136	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "certificate_number": "SPE-0000000008"}
143	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
158	2026-11-23 12:09:57.622+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
160	2026-11-23 12:09:57.636+00	\N	\N	\N	\N	created	service_requests	1	\N	आशा	\N	{"query": null, "status": "pending", "user_id": null, "category": "dl", "services": ["RENEWAL OF DL"], "branch_id": 28, "reference": "SR-1", "contact_name": "आशा", "contact_phone": "9826000003", "status_changed_at": null, "status_changed_by": null}
161	2026-11-23 12:09:57.715+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Asha	\N	{"name": "Asha", "phone": "9826000003", "status": "new", "user_id": null, "branch_id": null, "reference": "DI-1", "vehicle_no": "CG04AB1234", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
162	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "reported_at": null, "recipient_name": "Rajesh Choudhary"}
178	2026-11-23 12:09:57.763+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
179	2026-11-23 12:09:57.772+00	\N	\N	\N	\N	created	contact_requests	1	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 3, "handled_at": null, "handled_by": null}
180	2026-11-23 12:09:57.801+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"contact_en": null, "reminders_on": false}	{"contact_en": "Call us", "reminders_on": true}
\.
copy insurances (vehicle_id, insurance_type, company_name, policy_number, start_date, end_date, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	1	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
3	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	2	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
3	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	3	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
4	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	4	8	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
4	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	5	8	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
5	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	6	11	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
6	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	7	1	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
7	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	8	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
7	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	9	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
8	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	10	7	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
8	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	11	7	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
9	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	12	3	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
10	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	13	2	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
10	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	14	2	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
12	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	15	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
\.
copy learner_licenses (ll_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	1	12	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	2	1	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	3	6	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	4	4	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	5	5	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
\.
copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, template, dedup_key, attempts, deferrals, error, provider_id, reported_at, claimed_by, created_by, sent_at, created_at, updated_at) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
15	mail	reset	delivered	\N	3	\N	a@example.com	Manager	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
16	mail	reset	delivered	\N	4	\N	a@example.com	Admin	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
\.
copy office_settings (singleton, office_name_hi, office_name_en, contact_hi, contact_en, reminders_on, stages, hour, reminded_on, summary_sent_until, template_notice, template_message, template_reset, template_language, two_factor_required, updated_at) from stdin;
t	\N	\N	\N	Call us	t	{30,15,7,1,0}	9	\N	\N	\N	\N	\N	hi	f	2026-11-23 12:09:57.802+00
\.
copy permits (vehicle_id, permit_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	PER-0000000005	2025-11-23	2026-11-22	1	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
1	PER-0000000004	2026-11-23	2027-11-22	2	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
6	PER-0000000025	2026-02-02	2027-02-01	3	1	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
6	PER-0000000024	2027-02-02	2028-02-01	4	1	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
7	PER-0000000029	2024-10-30	2025-10-29	5	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
7	PER-0000000028	2025-10-30	2026-10-29	6	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
8	PER-0000000033	2025-10-10	2026-10-09	7	7	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
8	PER-0000000032	2026-10-10	2027-10-09	8	7	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
9	PER-0000000036	2026-05-31	2027-05-30	9	3	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
12	PER-0000000048	2026-04-22	2027-04-21	10	4	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
\.
copy puccs (vehicle_id, pucc_number, valid_from, valid_until, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
6	PUC-0000000024	2026-12-10	2027-12-09	active	3	1	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000030	2024-02-23	2025-02-21	active	4	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000029	2025-02-22	2026-02-21	active	5	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000028	2026-02-22	2027-02-21	expired	6	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
8	PUC-0000000032	2025-04-15	2026-04-14	expired	7	7	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
9	PUC-0000000037	2024-10-26	2025-10-25	active	8	3	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
9	PUC-0000000036	2025-10-26	2026-10-25	active	9	3	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
1	PUC-0000000004	2025-11-01	2026-10-31	active	1	12	11111111111111111111111111111111	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:57.625+00
3	PUC-0000000012	2026-11-28	2027-11-27	active	2	4	22222222222222222222222222222222	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:57.625+00
\.
copy recovery_codes (user_id, code_hash) from stdin;
4	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.
copy reminders (kind, document_id, expiry_date, stage, message_id, created_at) from stdin;
dl	1	2044-04-28	7	1	2026-11-23 12:09:57.755+00
fitnesses	1	2026-05-26	7	1	2026-11-23 12:09:57.755+00
insurances	1	2027-07-22	7	1	2026-11-23 12:09:57.755+00
ll	1	2027-01-11	7	1	2026-11-23 12:09:57.755+00
permits	1	2026-11-22	7	1	2026-11-23 12:09:57.755+00
puccs	1	2026-10-31	7	1	2026-11-23 12:09:57.755+00
speed-governors	1	2027-08-30	7	1	2026-11-23 12:09:57.755+00
taxes	1	2027-01-22	7	1	2026-11-23 12:09:57.755+00
vltds	1	2026-04-20	7	1	2026-11-23 12:09:57.755+00
\.
copy service_requests (id, reference, user_id, branch_id, contact_name, contact_phone, category, services, query, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-23 12:09:57.636+00	2026-11-23 12:09:57.636+00
\.
copy speed_governors (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
2	SPE-0000000008	2026-08-31	2027-08-30	1	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
3	SPE-0000000013	2025-08-22	2026-08-21	2	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
3	SPE-0000000012	2026-08-22	2027-08-21	3	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
9	SPE-0000000036	2026-12-14	2027-12-13	4	3	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
10	SPE-0000000041	2024-07-19	2025-07-18	5	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
10	SPE-0000000040	2025-07-19	2026-07-18	6	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
12	SPE-0000000048	2026-12-09	2027-12-08	7	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
\.
copy taxes (vehicle_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	1	12	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	Construction Equipment Vehicle	Monthly	2024-07-16	2025-07-15	4497.06	2	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	MGV	Yearly	2025-07-16	2026-07-15	5756.52	3	2	\N	self	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	LGV	OneTime	2026-07-16	2027-07-15	7740.88	4	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
3	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	5	4	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
4	LMV	Yearly	2025-07-14	2026-07-13	7042.66	6	8	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
4	E-Rikshaw/E-Cart	Yearly	2026-07-14	2027-07-13	2486.44	7	8	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
6	Agriculture Tractor	HalfYearly	2026-01-29	2027-01-28	8405.44	8	1	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
9	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	9	3	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
10	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	10	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
10	Agriculture Tractor	Yearly	2026-07-18	2027-07-17	2571.05	11	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
11	TRANS(HGV)	Monthly	2026-10-30	2027-10-29	3875.92	12	3	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
12	Agriculture Trailer	Monthly	2026-08-28	2027-08-27	499.81	13	4	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
\.
copy two_factors (user_id, sealed, confirmed_at, last_step, lost_at) from stdin;
4	\\xa172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333	2026-11-23 12:09:57.607+00	0	\N
\.
copy users (id, name, phone, phone_verified_at, phone_verified_by, email, email_verified_at, email_verified_by, unverified_email, password_hash, password_given_at, role, branch_id, citizen_id, added_branch_id, created_at, updated_at) from stdin;
1	Account 1	7618033989	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	\N	-	\N	user	\N	1	\N	2026-11-23 12:09:56.166+00	2026-11-23 12:09:56.407+00
2	Account 2	7236068041	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	\N	-	\N	user	\N	3	\N	2026-11-23 12:09:56.166+00	2026-11-23 12:09:56.408+00
3	Manager	9826000001	\N	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-23 12:09:57.572+00	2026-11-23 12:09:57.572+00
4	Admin	9826000002	\N	\N	\N	\N	\N	\N	none	\N	admin	\N	\N	\N	2026-11-23 12:09:57.599+00	2026-11-23 12:09:57.599+00
\.
copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at) from stdin;
1	12	CG09AA0002	Construction Equipment Vehicle	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
2	2	CG27AA0003	Agriculture Tractor	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
3	4	CG12AA0004	MCWG	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
4	8	CG05AA0005	LGV	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
5	11	CG04AA0006	Road Roller	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
6	1	CG11AA0007	E-Rikshaw/E-Cart	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
8	7	CG10AA0009	Construction Equipment Vehicle	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
9	3	CG23AA0010	MGV	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
11	3	CG08AA0012	MGV	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
12	4	CG07AA0013	MGV	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
\.
copy vltds (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	VLT-0000000005	2025-04-21	2026-04-20	1	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
1	VLT-0000000004	2026-04-21	2027-04-20	2	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
2	VLT-0000000009	2024-06-20	2025-06-19	3	2	\N	self	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
2	VLT-0000000008	2025-06-20	2026-06-19	4	2	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
3	VLT-0000000012	2025-04-30	2026-04-29	5	4	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
5	VLT-0000000021	2026-01-02	2027-01-01	6	11	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
5	VLT-0000000020	2027-01-02	2028-01-01	7	11	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
6	VLT-0000000024	2025-05-24	2026-05-23	8	1	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
7	VLT-0000000028	2026-11-19	2027-11-18	9	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
8	VLT-0000000033	2025-07-04	2026-07-03	10	7	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
8	VLT-0000000032	2026-07-04	2027-07-03	11	7	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
9	VLT-0000000037	2024-10-03	2025-10-02	12	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
9	VLT-0000000036	2025-10-03	2026-10-02	13	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
10	VLT-0000000040	2025-08-27	2026-08-26	14	2	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
11	VLT-0000000044	2026-12-21	2027-12-20	15	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
\.
select setval('branches_id_seq', 29, false);
select setval('citizens_id_seq', 13, false);
select setval('contact_requests_id_seq', 2, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 2, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fitnesses_id_seq', 17, false);
select setval('history_id_seq', 181, false);
select setval('insurances_id_seq', 16, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('messages_id_seq', 17, false);
select setval('permits_id_seq', 11, false);
select setval('puccs_id_seq', 10, false);
select setval('service_requests_id_seq', 2, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('users_id_seq', 5, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
