copy api_tokens (id, token_hash, name, scopes, branch_id, expires_on, last_used_on, ended_at, created_by, created_at) from stdin;
1	\\x3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0	Reports	{expiries:read}	\N	2027-11-20	\N	\N	91	2026-11-27 23:00:37.72+00
\.
copy authorisations (vehicle_id, authorisation_no, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
3	AUT-0000000013	2025-12-27	2026-12-26	1	4	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
3	AUT-0000000012	2026-12-27	2027-12-26	2	4	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
4	AUT-0000000017	2025-03-04	2026-03-03	3	8	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
4	AUT-0000000016	2026-03-04	2027-03-03	4	8	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
5	AUT-0000000021	2025-05-28	2026-05-27	5	11	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
5	AUT-0000000020	2026-05-28	2027-05-27	6	11	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
6	AUT-0000000024	2026-05-31	2027-05-30	7	1	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
7	AUT-0000000030	2024-01-03	2025-01-01	8	12	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
7	AUT-0000000029	2025-01-02	2026-01-01	9	12	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
7	AUT-0000000028	2026-01-02	2027-01-01	10	12	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
12	AUT-0000000049	2024-06-28	2025-06-27	11	4	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
12	AUT-0000000048	2025-06-28	2026-06-27	12	4	\N	office	\N	2026-11-27 23:00:37.065+00	2026-11-27 23:00:37.065+00	f
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
1	1	1	\N	\N	2026-11-27 23:00:37.725+00
2	1	2	\N	\N	2026-11-27 23:00:37.725+00
\.
copy breaches (id, noticed_at, nature, extent, place, consequences, measures, board_due_at, searches, board_told_at, board_told_by, created_by, created_at, updated_at) from stdin;
1	2026-11-19 00:00:00+00	A list was sent to the wrong person	2 persons	Raipur	\N	\N	2026-11-22 00:00:00+00	[]	\N	\N	\N	2026-11-27 23:00:37.723+00	2026-11-27 23:00:37.723+00
\.
copy bulk_notice_documents (bulk_notice_id, kind, document_id, end_field, expiry_date) from stdin;
1	authorisations	1	valid_until	2026-12-26
1	authorisations	2	valid_until	2027-12-26
\.
copy bulk_notices (id, state, messages, created_by, created_at, updated_at, tries, left_then, ordered_token) from stdin;
1	running	2	\N	2026-11-27 23:00:37.665+00	2026-11-27 23:00:37.665+00	0	\N	\N
\.
copy calendars (id, secret_hash, user_id, what, language, created_at) from stdin;
1	\\x2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b	91	jobs	hi	2026-11-27 23:00:37.728+00
\.
copy charges (id, job_id, client_id, kind, what, amount, reason, as_entered, charged_on, created_by, created_at, updated_at) from stdin;
1	1	\N	other		300.00	\N	t	2024-06-25	82	2024-06-25 05:20:00+00	2024-06-25 05:20:00+00
2	2	\N	other		850.00	\N	t	2024-07-17	86	2024-07-17 08:01:00+00	2024-07-17 08:01:00+00
3	3	\N	other		150.00	\N	t	2024-08-09	84	2024-08-09 06:38:00+00	2024-08-09 06:38:00+00
4	6	\N	other		1000.00	\N	t	2024-10-15	86	2024-10-15 06:16:00+00	2024-10-15 06:16:00+00
5	10	\N	other		500.00	\N	t	2025-01-13	56	2025-01-13 08:21:00+00	2025-01-13 08:21:00+00
6	11	\N	other		1000.00	\N	t	2025-02-05	52	2025-02-05 04:43:00+00	2025-02-05 04:43:00+00
7	15	\N	other		350.00	\N	t	2025-05-06	53	2025-05-06 11:23:00+00	2025-05-06 11:23:00+00
8	16	\N	other		300.00	\N	t	2025-05-28	86	2025-05-28 04:18:00+00	2025-05-28 04:18:00+00
9	17	\N	other		600.00	\N	t	2025-06-20	52	2025-06-20 10:39:00+00	2025-06-20 10:39:00+00
10	20	\N	other		150.00	\N	t	2025-08-26	86	2025-08-26 09:32:00+00	2025-08-26 09:32:00+00
11	21	\N	other		1000.00	\N	t	2025-09-18	31	2025-09-18 10:31:00+00	2025-09-18 10:31:00+00
12	22	\N	other		150.00	\N	t	2025-10-10	85	2025-10-10 07:36:00+00	2025-10-10 07:36:00+00
13	23	\N	other		700.00	\N	t	2025-11-02	57	2025-11-02 08:34:00+00	2025-11-02 08:34:00+00
14	26	\N	other		400.00	\N	t	2026-01-08	61	2026-01-08 03:45:00+00	2026-01-08 03:45:00+00
15	27	\N	other		900.00	\N	t	2026-01-31	52	2026-01-31 05:31:00+00	2026-01-31 05:31:00+00
16	28	\N	other		300.00	\N	t	2026-02-22	83	2026-02-22 10:30:00+00	2026-02-22 10:30:00+00
17	29	\N	other		350.00	\N	t	2026-03-17	59	2026-03-17 04:49:00+00	2026-03-17 04:49:00+00
18	31	\N	other		800.00	\N	t	2026-05-01	54	2026-05-01 11:11:00+00	2026-05-01 11:11:00+00
19	32	\N	other		400.00	\N	t	2026-05-23	57	2026-05-23 07:28:00+00	2026-05-23 07:28:00+00
20	34	\N	other		150.00	\N	t	2026-07-07	51	2026-07-07 08:45:00+00	2026-07-07 08:45:00+00
21	40	\N	other		700.00	\N	t	2026-11-19	61	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00
\.
copy citizens (id, name, name_by_holder_at, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, reminders_off, branch_id, owner_id, created_by, created_at, updated_at, name_known, guardian_name, guardian_relation, guardian_consent_on, pincode, name_hi, relation_name_hi, address_hi) from stdin;
1	Rajesh Choudhary	\N	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	f	3	1	1	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
2	Ghanshyam Bai Mandavi	\N	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	f	26	1	1	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
3	Parvati Lal Soni	\N	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	f	18	2	2	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
4	Seema Lal Kashyap	\N	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	f	27	2	2	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
5	Ramesh Gupta	\N	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	f	14	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
6	Ramesh Kumar Rajwade	\N	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	f	28	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
7	Champa Sahu	\N	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	f	17	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
8	Zakir Baghel	\N	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	f	9	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
9	Parvati Gond	\N	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	f	1	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
10	Amit Kashyap	\N	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	f	8	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
11	Usha Singh	\N	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	f	19	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
12	मुकेश Manikpuri	\N	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	f	16	\N	\N	2026-11-27 23:00:36.761+00	2026-11-27 23:00:36.761+00	t	\N	\N	\N	\N	\N	\N	\N
\.
copy claims (id, user_id, registration_no, licence_no, chassis_last5, dob, citizen_id, reason, decided_by, approved_at, refused_at, ended_at, created_at, updated_at) from stdin;
1	1	CG09AA0002	\N	\N	\N	\N	\N	\N	\N	\N	\N	2026-11-27 23:00:37.67+00	2026-11-27 23:00:37.67+00
\.
copy client_spellings (id, client_id, branch_id, spelling) from stdin;
1	1	27	Baghel Motors
2	2	27	Kosle Driving School
3	3	9	Minj Motors
4	4	9	Nishad Motors
5	5	9	Paikra Motors
6	6	16	Paikra Motors
7	7	17	Ratre Consultancy
8	8	26	Sahu Motors
9	9	16	Shukla Driving School
\.
copy clients (id, branch_id, name, mobile, address, gstin, closed, reminded_on, created_by, created_at, updated_at) from stdin;
1	27	Baghel Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
2	27	Kosle Driving School	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
3	9	Minj Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
4	9	Nishad Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
5	9	Paikra Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
6	16	Paikra Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
7	17	Ratre Consultancy	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
8	26	Sahu Motors	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
9	16	Shukla Driving School	\N	\N	\N	f	\N	\N	2026-11-27 23:00:37.235+00	2026-11-27 23:00:37.235+00
\.
copy consents (id, citizen_id, purpose, how, given_on, created_by, withdrawn_at, withdrawn_by, created_at, updated_at, withdrawn_how) from stdin;
1	1	reminders	counter	2026-11-01	\N	\N	\N	2026-11-27 23:00:37.732+00	2026-11-27 23:00:37.732+00	\N
2	2	reminders	counter	2026-11-01	\N	\N	\N	2026-11-27 23:00:37.732+00	2026-11-27 23:00:37.732+00	\N
\.
copy contact_requests (id, user_id, phone, email, proof, status, created_by, handled_by, handled_at, created_at, updated_at) from stdin;
1	3	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
2	4	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
3	5	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
4	6	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
5	7	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
6	8	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
7	9	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
8	10	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
9	11	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
10	12	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
11	13	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
12	14	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
13	15	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
14	16	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
15	17	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
16	18	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
17	19	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
18	20	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
19	21	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
20	22	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
21	23	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
22	24	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
23	25	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
24	26	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
25	27	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
26	28	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
27	29	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
28	30	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
29	31	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
30	32	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
31	33	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
32	34	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
33	35	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
34	36	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
35	37	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
36	38	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
37	39	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
38	40	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
39	41	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
40	42	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
41	43	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
42	44	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
43	45	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
44	46	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
45	47	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
46	48	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
47	49	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
48	50	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
49	51	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
50	52	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
51	53	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
52	54	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
53	55	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
54	56	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
55	57	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
56	58	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
57	59	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
58	60	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
59	61	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
60	62	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
61	63	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
62	64	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
63	65	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
64	66	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
65	67	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
66	68	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
67	69	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
68	70	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
69	71	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
70	72	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
71	73	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
72	74	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
73	75	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
74	76	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
75	77	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
76	78	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
77	79	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
78	80	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
79	81	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
80	82	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
81	83	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
82	84	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
83	85	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
84	86	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
85	87	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
86	88	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
87	89	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
88	90	9826000004	\N	ID card	open	\N	\N	\N	2026-11-27 23:00:37.643+00	2026-11-27 23:00:37.643+00
\.
copy date_rules (id, kind, end_field, class_group, age_from, age_to, vehicle_age_from, vehicle_age_to, norms, months, until_age, is_on, since, source, updated_at, valid_days) from stdin;
1	dl	expiry_date	private	\N	29	\N	\N	\N	\N	40	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-27 23:00:35.752+00	\N
2	dl	expiry_date	private	30	49	\N	\N	\N	120	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-27 23:00:35.752+00	\N
3	dl	expiry_date	private	50	54	\N	\N	\N	\N	60	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-27 23:00:35.752+00	\N
4	dl	expiry_date	private	55	\N	\N	\N	\N	60	\N	t	2019-09-01	parivahan.gov.in, node 2489	2026-11-27 23:00:35.752+00	\N
5	dl	transport_expiry_date	transport	\N	\N	\N	\N	\N	60	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-27 23:00:35.752+00	\N
6	dl	hazardous_expiry_date	hazardous	\N	\N	\N	\N	\N	36	\N	t	2019-09-01	Motor Vehicles (Amendment) Act 2019	2026-11-27 23:00:35.752+00	\N
7	fitnesses	expiry_date	transport	\N	\N	\N	7	\N	24	\N	t	2022-04-01	State transport pages, 2022	2026-11-27 23:00:35.752+00	\N
8	fitnesses	expiry_date	transport	\N	\N	8	\N	\N	12	\N	t	2022-04-01	State transport pages, 2022	2026-11-27 23:00:35.752+00	\N
9	fitnesses	expiry_date	private	\N	\N	\N	0	\N	180	\N	t	2022-04-01	State transport pages, 2022	2026-11-27 23:00:35.752+00	\N
10	fitnesses	expiry_date	private	\N	\N	15	\N	\N	60	\N	t	2022-04-01	State transport pages, 2022	2026-11-27 23:00:35.752+00	\N
11	puccs	valid_until	\N	\N	\N	\N	0	\N	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-27 23:00:35.752+00	\N
12	puccs	valid_until	\N	\N	\N	\N	\N	BS IV,BS VI	12	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-27 23:00:35.752+00	\N
13	puccs	valid_until	\N	\N	\N	\N	\N	Pre-BS,BS I,BS II,BS III	6	\N	t	2021-06-14	CMVR, rule 115(7)	2026-11-27 23:00:35.752+00	\N
14	authorisations	valid_until	\N	\N	\N	\N	\N	\N	12	\N	t	2021-01-01	CMVR, national permits	2026-11-27 23:00:35.752+00	\N
15	vltds	expiry_date	\N	\N	\N	\N	\N	\N	24	\N	t	2021-01-01	Practice of consultants in Chhattisgarh	2026-11-27 23:00:35.752+00	\N
16	permits	expiry_date	temporary	\N	\N	\N	\N	\N	\N	\N	t	2021-01-01	Practice of consultants in Chhattisgarh	2026-11-27 23:00:36.362+00	28
17	permits	expiry_date	\N	\N	\N	\N	\N	\N	60	\N	t	2021-01-01	Motor Vehicles Act 1988, section 81; practice of consultants in Chhattisgarh	2026-11-27 23:00:36.362+00	\N
\.
copy day_books (id, branch_id, opening, updated_at) from stdin;
1	\N	500.00	2026-11-27 23:00:37.737+00
2	1	0.00	2026-11-27 23:00:37.737+00
\.
copy day_closings (id, book_id, closed_on, counted, closed_by, created_at, reopened_at, reopened_by, reopen_reason, updated_at) from stdin;
1	1	2026-11-18	500.00	\N	2026-11-27 23:00:37.739+00	\N	\N	\N	2026-11-27 23:00:37.739+00
2	2	2026-11-18	500.00	\N	2026-11-27 23:00:37.739+00	\N	\N	\N	2026-11-27 23:00:37.739+00
\.
copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-27 23:00:37.639+00	2026-11-27 23:00:37.639+00
\.
copy different_people (one_id, other_id, said_by, said_at) from stdin;
1	12	\N	2026-11-27 23:00:37.673+00
\.
copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at, notes) from stdin;
1	DI-BHP8-MQ22	\N	19	Usha Singh	6242441905	CG04AA0006	{Insurance,Tax}	resolved	61	2024-07-17 09:30:00+00	2024-07-17 04:30:00+00	2024-07-17 09:30:00+00	\N
2	DI-MZBF-7E32	\N	26	Ghanshyam Bai Mandavi	6154391543	CG27AA0003	{Insurance,Tax}	resolved	81	2024-08-31 09:30:00+00	2024-08-31 04:30:00+00	2024-08-31 09:30:00+00	\N
3	DI-WGZN-S442	\N	18	Parvati Lal Soni	6163942887	CG08AA0012	{Insurance,Tax}	resolved	59	2024-10-15 09:30:00+00	2024-10-15 04:30:00+00	2024-10-15 09:30:00+00	\N
4	DI-7ZNV-CT42	\N	9	Zakir Baghel	6708194667	CG05AA0005	{Insurance,Tax}	resolved	31	2024-11-29 09:30:00+00	2024-11-29 04:30:00+00	2024-11-29 09:30:00+00	\N
5	DI-GGB4-YG52	\N	27	Seema Lal Kashyap	6036759179	CG12AA0004	{Insurance,Tax}	resolved	86	2025-01-13 09:30:00+00	2025-01-13 04:30:00+00	2025-01-13 09:30:00+00	\N
6	DI-SYYA-J762	\N	3	Rajesh Choudhary	6872308335	CG11AA0007	{Insurance,Tax}	resolved	13	2025-02-27 09:30:00+00	2025-02-27 04:30:00+00	2025-02-27 09:30:00+00	\N
7	DI-3GNH-5W62	\N	3	Rajesh Choudhary	6872308335	CG11AA0007	{Insurance,Tax}	resolved	14	2025-04-13 09:30:00+00	2025-04-13 04:30:00+00	2025-04-13 09:30:00+00	\N
8	DI-CYAR-QK72	\N	26	Ghanshyam Bai Mandavi	6154391543	CG21AA0011	{Insurance,Tax}	resolved	81	2025-05-28 09:30:00+00	2025-05-28 04:30:00+00	2025-05-28 09:30:00+00	\N
9	DI-NFYX-AA82	\N	17	Champa Sahu	6750860015	CG10AA0009	{Insurance,Tax}	resolved	56	2025-07-12 09:30:00+00	2025-07-12 04:30:00+00	2025-07-12 09:30:00+00	\N
10	DI-XXM6-WY82	\N	18	Parvati Lal Soni	6163942887	CG08AA0012	{Insurance,Tax}	resolved	59	2025-08-26 09:30:00+00	2025-08-26 04:30:00+00	2025-08-26 09:30:00+00	\N
11	DI-8FAD-GP92	\N	27	Seema Lal Kashyap	6036759179	CG07AA0013	{Insurance,Tax}	resolved	84	2025-10-10 09:30:00+00	2025-10-10 04:30:00+00	2025-10-10 09:30:00+00	\N
12	DI-HXXK-3DA2	\N	27	Seema Lal Kashyap	6036759179	CG12AA0004	{Insurance,Tax}	resolved	86	2025-11-24 09:30:00+00	2025-11-24 04:30:00+00	2025-11-24 09:30:00+00	\N
13	DI-TEMT-N3B2	\N	26	Ghanshyam Bai Mandavi	6154391543	CG21AA0011	{Insurance,Tax}	resolved	81	2026-01-08 09:30:00+00	2026-01-08 04:30:00+00	2026-01-08 09:30:00+00	\N
14	DI-4X92-9SB2	\N	27	Seema Lal Kashyap	6036759179	CG12AA0004	{Insurance,Tax}	resolved	85	2026-02-22 09:30:00+00	2026-02-22 04:30:00+00	2026-02-22 09:30:00+00	\N
15	DI-DEX8-UFC2	\N	27	Seema Lal Kashyap	6036759179	CG07AA0013	{Insurance,Tax}	resolved	86	2026-04-08 09:30:00+00	2026-04-08 04:30:00+00	2026-04-08 09:30:00+00	\N
16	DI-PWKF-E6D2	\N	9	Zakir Baghel	6708194667	CG05AA0005	{Insurance,Tax}	resolved	32	2026-05-23 09:30:00+00	2026-05-23 04:30:00+00	2026-05-23 09:30:00+00	\N
17	DI-YD9P-ZUD2	\N	18	Parvati Lal Soni	6163942887	CG08AA0012	{Insurance,Tax}	resolved	59	2026-07-07 09:30:00+00	2026-07-07 04:30:00+00	2026-07-07 09:30:00+00	\N
18	DI-9WWV-KJE2	\N	19	Usha Singh	6242441905	CG04AA0006	{Insurance,Tax}	resolved	62	2026-08-21 09:30:00+00	2026-08-21 04:30:00+00	2026-08-21 09:30:00+00	\N
19	DI-JDK4-79F2	\N	16	मुकेश Manikpuri	6354431304	CG22AA0008	{Insurance,Tax}	resolved	52	2026-10-05 09:30:00+00	2026-10-05 04:30:00+00	2026-10-05 09:30:00+00	\N
20	DI-UV8B-SXF2	\N	26	Ghanshyam Bai Mandavi	6154391543	CG27AA0003	{Insurance,Tax}	new	\N	\N	2026-11-19 04:30:00+00	2026-11-19 04:30:00+00	\N
21	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-27 23:00:37.603+00	2026-11-27 23:00:37.603+00	\N
\.
copy driving_licenses (dl_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at, transport_expiry_date, hazardous_expiry_date, needs_review) from stdin;
CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	1	3	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	2	5	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	3	8	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	2012-08-19	\N	f
CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	4	1	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	5	7	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	7	3	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	2009-12-11	f
CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	8	8	\N	office	\N	2026-11-27 23:00:36.878+00	2026-11-27 23:00:36.878+00	\N	\N	f
\.
copy early_statuses (provider_id, state, error, reported_at, received_at) from stdin;
wamid.1	delivered	\N	2026-11-27 23:00:37.66+00	2026-11-27 23:00:37.66+00
\.
copy fee_rules (id, code, kind, what, what_hi, services, types, transport, age_from, age_to, late, amount, percent, percent_of, per, since, until, source, confidence, off, note, note_hi, updated_at) from stdin;
1	32-1	government	Learner license (issue)	लर्निंग लाइसेंस (जारी करना)	{learning_license}	{}	\N	\N	\N	\N	150.00	\N	\N	class	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
2	32-2	government	Learner license (test or repeat of it)	लर्निंग लाइसेंस (टेस्ट या दोबारा टेस्ट)	{learning_license}	{}	\N	\N	\N	\N	50.00	\N	\N	test	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
3	32-3	government	Driving test (or repeat)	ड्राइविंग टेस्ट (या दोबारा टेस्ट)	{additional_endorsement}	{}	\N	\N	\N	\N	300.00	\N	\N	class	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	when a driving test is taken	जब ड्राइविंग टेस्ट हो	2026-11-27 23:00:36.453+00
4	32-5	government	International driving permit	अंतरराष्ट्रीय ड्राइविंग परमिट	{international_permit}	{}	\N	\N	\N	\N	1000.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
5	32-6	government	Adding a class to a license	लाइसेंस में नई श्रेणी जोड़ना	{additional_endorsement}	{}	\N	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
6	32-7	government	Endorsement for hazardous goods (or its renewal)	ख़तरनाक माल की अनुमति (या उसका नवीनीकरण)	{hazardous_endorsement}	{}	\N	\N	\N	\N	100.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
7	32-8	government	Renewal of driving license	ड्राइविंग लाइसेंस का नवीनीकरण	{renewal_dl}	{}	\N	\N	\N	f	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
8	32-9	government	Renewal of driving license	ड्राइविंग लाइसेंस का नवीनीकरण	{renewal_dl}	{}	\N	\N	\N	t	300.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
9	32-9a	government	Renewal of driving license - delay	ड्राइविंग लाइसेंस का नवीनीकरण - विलंब	{renewal_dl}	{}	\N	\N	\N	t	1000.00	\N	\N	year or part of it	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
10	32-10	government	Change of address or particulars in a license	लाइसेंस में पता या विवरण बदलना	{change_address,change_name,change_dob,change_photo}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	H	\N	\N	\N	2026-11-27 23:00:36.453+00
11	32-C	government	Card in Form 7 (smart card)	फ़ॉर्म 7 का कार्ड (स्मार्ट कार्ड)	{renewal_dl,additional_endorsement,change_address,change_name,change_dob,change_photo,duplicate_dl,replacement_dl}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in	M	\N	when a new card is printed	जब नया कार्ड छपे	2026-11-27 23:00:36.453+00
12	32-X	government	Duplicate driving license	डुप्लीकेट ड्राइविंग लाइसेंस	{duplicate_dl}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	the state's own fee, not in rule 32	राज्य की अपनी फीस, नियम 32 में नहीं	2026-11-27 23:00:36.453+00
13	81-4R1	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	f	15	20	\N	1000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
14	81-4R2	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart}	f	15	20	\N	2500.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
15	81-4R3	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{LMV}	f	15	20	\N	5000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
16	81-4R6	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	\N	15	20	\N	6000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
17	81-4S1	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	f	20	\N	\N	2000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-27 23:00:36.453+00
18	81-4S2	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart}	f	20	\N	\N	5000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-27 23:00:36.453+00
19	81-4S3	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{LMV}	\N	20	\N	\N	10000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-27 23:00:36.453+00
20	81-4S6	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	\N	20	\N	\N	12000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	\N	GST is added	GST अलग से लगता है	2026-11-27 23:00:36.453+00
41	81-8b	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	\N	\N	\N	1500.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-27 23:00:36.453+00
21	81-4R4	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG}	\N	15	20	\N	10000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-27 23:00:36.453+00
22	81-4R5	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{}	\N	15	20	\N	40000.00	\N	\N	once	2022-04-01	\N	GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-27 23:00:36.453+00
23	81-4S4	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{MCWG,"Three Wheeler",E-Rikshaw/E-Cart}	\N	20	\N	\N	20000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-27 23:00:36.453+00
24	81-4S5	government	Renewal of registration	पंजीयन का नवीनीकरण	{renewal_registration}	{}	\N	20	\N	\N	80000.00	\N	\N	once	2025-08-21	\N	CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-27 23:00:36.453+00
25	81-4L1	government	Delay in renewal of registration	पंजीयन के नवीनीकरण में विलंब	{renewal_registration}	{MCWG}	f	\N	\N	t	300.00	\N	\N	month or part of it	2022-04-01	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
26	81-4L2	government	Delay in renewal of registration	पंजीयन के नवीनीकरण में विलंब	{renewal_registration}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor"}	f	\N	\N	t	500.00	\N	\N	month or part of it	2022-04-01	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
27	81-C	government	Card in Form 23A (smart card)	फ़ॉर्म 23A का कार्ड (स्मार्ट कार्ड)	{renewal_registration,duplicate_rc,transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession,hypothecation_addition,hypothecation_termination}	{}	\N	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	M	\N	when a new card is printed	जब नया कार्ड छपे	2026-11-27 23:00:36.453+00
28	81-5a	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{"Adapted Vehicle"}	\N	\N	\N	\N	25.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	half of the registration fee	पंजीयन फीस का आधा	2026-11-27 23:00:36.453+00
29	81-5b	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{MCWG}	\N	\N	\N	\N	150.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
30	81-5c	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV}	f	\N	\N	\N	300.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
31	81-5d	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{LMV,LGV,"Motor Cab","Maxi Cab",MGV,"Three Wheeler",E-Rikshaw/E-Cart}	t	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
32	81-5e	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{TRANS(HGV),Bus}	\N	\N	\N	\N	750.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
33	81-5f	government	Duplicate registration certificate	डुप्लीकेट पंजीयन प्रमाणपत्र	{duplicate_rc}	{}	\N	\N	\N	\N	2500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	imported vehicles: the record does not say whether a vehicle was imported	\N	\N	2026-11-27 23:00:36.453+00
34	81-6a	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{MCWG}	\N	\N	\N	\N	150.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html; transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
35	81-6b	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV}	f	\N	\N	\N	300.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
36	81-6c	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{LMV,LGV,"Motor Cab","Maxi Cab",MGV,"Three Wheeler",E-Rikshaw/E-Cart}	t	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
37	81-6d	government	Transfer of ownership	स्वामित्व हस्तांतरण	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{TRANS(HGV),Bus}	\N	\N	\N	\N	750.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
38	81-6L1	government	Delay in applying for transfer	स्वामित्व हस्तांतरण के आवेदन में विलंब	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{MCWG}	\N	\N	\N	t	300.00	\N	\N	month or part of it	2022-04-01	\N	transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
39	81-6L2	government	Delay in applying for transfer	स्वामित्व हस्तांतरण के आवेदन में विलंब	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab",MGV,TRANS(HGV),Bus,"Road Roller","Construction Equipment Vehicle","Agriculture Trailer","Agriculture Tractor","Adapted Vehicle"}	\N	\N	\N	t	500.00	\N	\N	month or part of it	2022-04-01	\N	transport.and.nic.in/owner_chng.html	H	\N	\N	\N	2026-11-27 23:00:36.453+00
40	81-8a	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{MCWG}	\N	\N	\N	\N	500.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-27 23:00:36.453+00
42	81-8c	government	Entry of hypothecation	हाइपोथिकेशन दर्ज करना	{hypothecation_addition}	{MGV,TRANS(HGV),Bus}	\N	\N	\N	\N	3000.00	\N	\N	once	2016-12-29	\N	transport.and.nic.in/owner_chng.html	M	\N	\N	\N	2026-11-27 23:00:36.453+00
43	81-9	government	End of hypothecation	हाइपोथिकेशन हटाना	{hypothecation_termination}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no consistent figure found	एक समान राशि नहीं मिली	2026-11-27 23:00:36.453+00
44	81-10	government	No objection certificate (Form 28)	अनापत्ति प्रमाणपत्र (फ़ॉर्म 28)	{noc}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no central fee found	केंद्रीय फीस नहीं मिली	2026-11-27 23:00:36.453+00
45	81-F0	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{}	\N	0	10	\N	\N	\N	\N	once	\N	\N	\N	L	\N	not found in the sources read; manual and automated stations differ	पढ़े गए स्रोतों में नहीं मिला; मैनुअल और ऑटोमेटेड केंद्रों में अंतर है	2026-11-27 23:00:36.453+00
46	81-F1	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	10	15	\N	400.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
47	81-F2	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	10	15	\N	600.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
48	81-F3	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV,TRANS(HGV),Bus}	\N	10	15	\N	1000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
49	81-F4	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	15	20	\N	500.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
50	81-F5	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart,LMV,LGV,"Motor Cab","Maxi Cab"}	\N	15	20	\N	1000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
51	81-F6	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV}	\N	15	20	\N	1300.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
52	81-F7	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{TRANS(HGV),Bus}	\N	15	20	\N	1500.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
53	81-F8	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MCWG}	\N	20	\N	\N	2000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
54	81-F9	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{"Three Wheeler",E-Rikshaw/E-Cart}	\N	20	\N	\N	7000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
55	81-F10	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{LMV,LGV,"Motor Cab","Maxi Cab"}	\N	20	\N	\N	15000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
56	81-F11	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{MGV}	\N	20	\N	\N	20000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
57	81-F12	government	Fitness test	फिटनेस जाँच	{fitness_renewal}	{TRANS(HGV),Bus}	\N	20	\N	\N	25000.00	\N	\N	once	2025-11-18	\N	CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA	H	\N	day of the newspaper report, not of the gazette	तिथि समाचार पत्र की है, राजपत्र की नहीं	2026-11-27 23:00:36.453+00
58	81-F20	government	Fitness certificate (grant or renewal)	फिटनेस प्रमाणपत्र (नया या नवीनीकरण)	{fitness_renewal}	{}	t	\N	\N	\N	200.00	\N	\N	once	2016-12-29	\N	transport.telangana.gov.in/html/fees-registration.html	M	\N	\N	\N	2026-11-27 23:00:36.453+00
59	81-FL	government	Delay in renewal of fitness	फिटनेस के नवीनीकरण में विलंब	{fitness_renewal}	{}	t	\N	\N	t	50.00	\N	\N	day	2016-12-29	\N	rule 81 sl. 11A	M	struck down in Rajasthan 27-12-2024, stayed in Himachal 2019 and Karnataka 2022	\N	\N	2026-11-27 23:00:36.453+00
60	81-F21	government	Duplicate fitness certificate	डुप्लीकेट फिटनेस प्रमाणपत्र	{duplicate_fitness}	{}	\N	\N	\N	\N	\N	\N	\N	once	\N	\N	\N	L	\N	no figure found	राशि नहीं मिली	2026-11-27 23:00:36.453+00
61	CG-T1	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{MCWG}	\N	\N	\N	\N	\N	8.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	\N	lifetime tax of a new vehicle; month known, day not	नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
62	CG-T2	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{LMV}	f	\N	\N	\N	\N	9.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	the price is not on record	new car, price up to 5 lakh; month known, day not	नई कार, कीमत 5 लाख तक; माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
63	CG-T3	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{LMV}	f	\N	\N	\N	\N	10.00	price	once	2022-09-01	\N	jantaserishta, media24media	H	the price is not on record	new car, price above 5 lakh; month known, day not	नई कार, कीमत 5 लाख से अधिक; माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
64	CG-T4	government	Lifetime tax (new)	आजीवन टैक्स (नया वाहन)	{pay_tax}	{"Adapted Vehicle"}	\N	\N	\N	\N	360.00	\N	\N	once	2022-09-01	\N	jantaserishta, media24media	H	\N	lifetime tax of a new vehicle; month known, day not	नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
65	CG-T5	government	Tax at transfer	स्वामित्व हस्तांतरण पर टैक्स	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{}	f	\N	\N	\N	\N	1.00	standard value	transfer	2025-07-01	\N	CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36	H	\N	month known, day not	माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
66	CG-T6	government	Tax at transfer	स्वामित्व हस्तांतरण पर टैक्स	{transfer_ownership_seller,transfer_ownership_buyer,transfer_ownership_succession}	{}	t	\N	\N	\N	\N	0.50	standard value	transfer	2025-07-01	\N	CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36	H	\N	goods vehicles; month known, day not	मालवाहक वाहन; माह ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
67	PSK-1	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	100.00	\N	\N	once	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	an application; year known, day not	एक आवेदन; वर्ष ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
68	PSK-2	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	50.00	\N	\N	1000 rupees or part of it	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	money paid on; year known, day not	आगे जमा की गई राशि; वर्ष ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
69	PSK-3	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	50.00	\N	\N	once	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	a learner license; year known, day not	एक लर्निंग लाइसेंस; वर्ष ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
70	PSK-4	service	Service charge of a Parivahan Suvidha Kendra	परिवहन सुविधा केंद्र की सेवा फीस	{}	{}	\N	\N	\N	\N	5.00	\N	\N	page	2024-01-01	\N	newspapers of 2024	H	only for Parivahan Suvidha Kendras	a page scanned or printed; year known, day not	स्कैन या प्रिंट किया गया एक पेज; वर्ष ज्ञात है, तिथि नहीं	2026-11-27 23:00:36.453+00
\.
copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at, closed_by) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-27 23:00:37.583+00	\N	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-27 23:00:37.583+00	\N	\N
\.
copy fitnesses (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	FIT-0000000005	2025-05-27	2026-05-26	1	12	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
1	FIT-0000000004	2026-05-27	2027-05-26	2	12	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
3	FIT-0000000014	2025-02-05	2026-02-04	3	4	\N	self	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
3	FIT-0000000013	2026-02-05	2027-02-04	4	4	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
3	FIT-0000000012	2027-02-05	2028-02-04	5	4	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
4	FIT-0000000016	2026-09-19	2027-09-18	6	8	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
5	FIT-0000000020	2025-06-13	2026-06-12	7	11	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
6	FIT-0000000024	2025-12-14	2026-12-13	8	1	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
7	FIT-0000000028	2025-11-17	2026-11-16	9	12	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
8	FIT-0000000033	2026-02-10	2027-02-09	10	7	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
8	FIT-0000000032	2027-02-10	2028-02-09	11	7	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
9	FIT-0000000036	2025-05-05	2026-05-04	12	3	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
10	FIT-0000000041	2024-07-19	2025-07-18	13	2	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
10	FIT-0000000040	2025-07-19	2026-07-18	14	2	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
11	FIT-0000000044	2025-12-13	2026-12-12	15	3	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
12	FIT-0000000048	2026-02-20	2027-02-19	16	4	\N	office	\N	2026-11-27 23:00:36.934+00	2026-11-27 23:00:36.934+00	f
\.
copy follow_ups (id, citizen_id, vehicle_id, call_on, note, set_aside_by, created_at, updated_at) from stdin;
1	1	\N	2026-11-25	Brings the policy	\N	2026-11-27 23:00:37.742+00	2026-11-27 23:00:37.742+00
\.
copy former_contacts (user_id, phone, email, expires_at) from stdin;
3	9826000005	\N	2026-11-27 23:00:37.657+00
4	9826000005	\N	2026-11-27 23:00:37.657+00
5	9826000005	\N	2026-11-27 23:00:37.657+00
6	9826000005	\N	2026-11-27 23:00:37.657+00
7	9826000005	\N	2026-11-27 23:00:37.657+00
8	9826000005	\N	2026-11-27 23:00:37.657+00
9	9826000005	\N	2026-11-27 23:00:37.657+00
10	9826000005	\N	2026-11-27 23:00:37.657+00
11	9826000005	\N	2026-11-27 23:00:37.657+00
12	9826000005	\N	2026-11-27 23:00:37.657+00
13	9826000005	\N	2026-11-27 23:00:37.657+00
14	9826000005	\N	2026-11-27 23:00:37.657+00
15	9826000005	\N	2026-11-27 23:00:37.657+00
16	9826000005	\N	2026-11-27 23:00:37.657+00
17	9826000005	\N	2026-11-27 23:00:37.657+00
18	9826000005	\N	2026-11-27 23:00:37.657+00
19	9826000005	\N	2026-11-27 23:00:37.657+00
20	9826000005	\N	2026-11-27 23:00:37.657+00
21	9826000005	\N	2026-11-27 23:00:37.657+00
22	9826000005	\N	2026-11-27 23:00:37.657+00
23	9826000005	\N	2026-11-27 23:00:37.657+00
24	9826000005	\N	2026-11-27 23:00:37.657+00
25	9826000005	\N	2026-11-27 23:00:37.657+00
26	9826000005	\N	2026-11-27 23:00:37.657+00
27	9826000005	\N	2026-11-27 23:00:37.657+00
28	9826000005	\N	2026-11-27 23:00:37.657+00
29	9826000005	\N	2026-11-27 23:00:37.657+00
30	9826000005	\N	2026-11-27 23:00:37.657+00
31	9826000005	\N	2026-11-27 23:00:37.657+00
32	9826000005	\N	2026-11-27 23:00:37.657+00
33	9826000005	\N	2026-11-27 23:00:37.657+00
34	9826000005	\N	2026-11-27 23:00:37.657+00
35	9826000005	\N	2026-11-27 23:00:37.657+00
36	9826000005	\N	2026-11-27 23:00:37.657+00
37	9826000005	\N	2026-11-27 23:00:37.657+00
38	9826000005	\N	2026-11-27 23:00:37.657+00
39	9826000005	\N	2026-11-27 23:00:37.657+00
40	9826000005	\N	2026-11-27 23:00:37.657+00
41	9826000005	\N	2026-11-27 23:00:37.657+00
42	9826000005	\N	2026-11-27 23:00:37.657+00
43	9826000005	\N	2026-11-27 23:00:37.657+00
44	9826000005	\N	2026-11-27 23:00:37.657+00
45	9826000005	\N	2026-11-27 23:00:37.657+00
46	9826000005	\N	2026-11-27 23:00:37.657+00
47	9826000005	\N	2026-11-27 23:00:37.657+00
48	9826000005	\N	2026-11-27 23:00:37.657+00
49	9826000005	\N	2026-11-27 23:00:37.657+00
50	9826000005	\N	2026-11-27 23:00:37.657+00
51	9826000005	\N	2026-11-27 23:00:37.657+00
52	9826000005	\N	2026-11-27 23:00:37.657+00
53	9826000005	\N	2026-11-27 23:00:37.657+00
54	9826000005	\N	2026-11-27 23:00:37.657+00
55	9826000005	\N	2026-11-27 23:00:37.657+00
56	9826000005	\N	2026-11-27 23:00:37.657+00
57	9826000005	\N	2026-11-27 23:00:37.657+00
58	9826000005	\N	2026-11-27 23:00:37.657+00
59	9826000005	\N	2026-11-27 23:00:37.657+00
60	9826000005	\N	2026-11-27 23:00:37.657+00
61	9826000005	\N	2026-11-27 23:00:37.657+00
62	9826000005	\N	2026-11-27 23:00:37.657+00
63	9826000005	\N	2026-11-27 23:00:37.657+00
64	9826000005	\N	2026-11-27 23:00:37.657+00
65	9826000005	\N	2026-11-27 23:00:37.657+00
66	9826000005	\N	2026-11-27 23:00:37.657+00
67	9826000005	\N	2026-11-27 23:00:37.657+00
68	9826000005	\N	2026-11-27 23:00:37.657+00
69	9826000005	\N	2026-11-27 23:00:37.657+00
70	9826000005	\N	2026-11-27 23:00:37.657+00
71	9826000005	\N	2026-11-27 23:00:37.657+00
72	9826000005	\N	2026-11-27 23:00:37.657+00
73	9826000005	\N	2026-11-27 23:00:37.657+00
74	9826000005	\N	2026-11-27 23:00:37.657+00
75	9826000005	\N	2026-11-27 23:00:37.657+00
76	9826000005	\N	2026-11-27 23:00:37.657+00
77	9826000005	\N	2026-11-27 23:00:37.657+00
78	9826000005	\N	2026-11-27 23:00:37.657+00
79	9826000005	\N	2026-11-27 23:00:37.657+00
80	9826000005	\N	2026-11-27 23:00:37.657+00
81	9826000005	\N	2026-11-27 23:00:37.657+00
82	9826000005	\N	2026-11-27 23:00:37.657+00
83	9826000005	\N	2026-11-27 23:00:37.657+00
84	9826000005	\N	2026-11-27 23:00:37.657+00
85	9826000005	\N	2026-11-27 23:00:37.657+00
86	9826000005	\N	2026-11-27 23:00:37.657+00
87	9826000005	\N	2026-11-27 23:00:37.657+00
88	9826000005	\N	2026-11-27 23:00:37.657+00
89	9826000005	\N	2026-11-27 23:00:37.657+00
90	9826000005	\N	2026-11-27 23:00:37.657+00
\.
copy green_taxes (vehicle_id, receipt_no, paid_on, valid_until, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	GRE-0000000004	2026-06-11	2027-06-10	2976.82	1	12	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
3	GRE-0000000012	2026-03-14	2027-03-13	4586.50	2	4	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
4	GRE-0000000017	2025-12-13	2026-12-12	7042.66	3	8	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
4	GRE-0000000016	2026-12-13	2027-12-12	2486.44	4	8	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
5	GRE-0000000020	2026-10-25	2027-10-24	3008.24	5	11	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
6	GRE-0000000025	2025-08-13	2026-08-12	7280.38	6	1	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
6	GRE-0000000024	2026-08-13	2027-08-12	8405.44	7	1	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
7	GRE-0000000029	2025-06-14	2026-06-13	8072.17	8	12	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
7	GRE-0000000028	2026-06-14	2027-06-13	8234.35	9	12	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
8	GRE-0000000032	2027-02-04	2028-02-03	2047.85	10	7	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
10	GRE-0000000041	2024-07-03	2025-07-02	3655.03	11	2	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
10	GRE-0000000040	2025-07-03	2026-07-02	2571.05	12	2	\N	office	\N	2026-11-27 23:00:37.046+00	2026-11-27 23:00:37.046+00	f
\.
copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	1	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": 29, "months": null, "source": "parivahan.gov.in, node 2489", "age_from": null, "end_field": "expiry_date", "until_age": 40, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
2	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	2	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": 49, "months": 120, "source": "parivahan.gov.in, node 2489", "age_from": 30, "end_field": "expiry_date", "until_age": null, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
3	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	3	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": 54, "months": null, "source": "parivahan.gov.in, node 2489", "age_from": 50, "end_field": "expiry_date", "until_age": 60, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
4	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	4	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": null, "months": 60, "source": "parivahan.gov.in, node 2489", "age_from": 55, "end_field": "expiry_date", "until_age": null, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": null}
5	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	5	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": null, "months": 60, "source": "Motor Vehicles (Amendment) Act 2019", "age_from": null, "end_field": "transport_expiry_date", "until_age": null, "class_group": "transport", "vehicle_age_to": null, "vehicle_age_from": null}
6	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	6	\N	dl	\N	{"kind": "dl", "is_on": true, "norms": null, "since": "2019-09-01", "age_to": null, "months": 36, "source": "Motor Vehicles (Amendment) Act 2019", "age_from": null, "end_field": "hazardous_expiry_date", "until_age": null, "class_group": "hazardous", "vehicle_age_to": null, "vehicle_age_from": null}
7	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	7	\N	fitnesses	\N	{"kind": "fitnesses", "is_on": true, "norms": null, "since": "2022-04-01", "age_to": null, "months": 24, "source": "State transport pages, 2022", "age_from": null, "end_field": "expiry_date", "until_age": null, "class_group": "transport", "vehicle_age_to": 7, "vehicle_age_from": null}
8	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	8	\N	fitnesses	\N	{"kind": "fitnesses", "is_on": true, "norms": null, "since": "2022-04-01", "age_to": null, "months": 12, "source": "State transport pages, 2022", "age_from": null, "end_field": "expiry_date", "until_age": null, "class_group": "transport", "vehicle_age_to": null, "vehicle_age_from": 8}
9	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	9	\N	fitnesses	\N	{"kind": "fitnesses", "is_on": true, "norms": null, "since": "2022-04-01", "age_to": null, "months": 180, "source": "State transport pages, 2022", "age_from": null, "end_field": "expiry_date", "until_age": null, "class_group": "private", "vehicle_age_to": 0, "vehicle_age_from": null}
10	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	10	\N	fitnesses	\N	{"kind": "fitnesses", "is_on": true, "norms": null, "since": "2022-04-01", "age_to": null, "months": 60, "source": "State transport pages, 2022", "age_from": null, "end_field": "expiry_date", "until_age": null, "class_group": "private", "vehicle_age_to": null, "vehicle_age_from": 15}
11	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	11	\N	puccs	\N	{"kind": "puccs", "is_on": true, "norms": null, "since": "2021-06-14", "age_to": null, "months": 12, "source": "CMVR, rule 115(7)", "age_from": null, "end_field": "valid_until", "until_age": null, "class_group": null, "vehicle_age_to": 0, "vehicle_age_from": null}
12	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	12	\N	puccs	\N	{"kind": "puccs", "is_on": true, "norms": "BS IV,BS VI", "since": "2021-06-14", "age_to": null, "months": 12, "source": "CMVR, rule 115(7)", "age_from": null, "end_field": "valid_until", "until_age": null, "class_group": null, "vehicle_age_to": null, "vehicle_age_from": null}
13	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	13	\N	puccs	\N	{"kind": "puccs", "is_on": true, "norms": "Pre-BS,BS I,BS II,BS III", "since": "2021-06-14", "age_to": null, "months": 6, "source": "CMVR, rule 115(7)", "age_from": null, "end_field": "valid_until", "until_age": null, "class_group": null, "vehicle_age_to": null, "vehicle_age_from": null}
14	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	14	\N	authorisations	\N	{"kind": "authorisations", "is_on": true, "norms": null, "since": "2021-01-01", "age_to": null, "months": 12, "source": "CMVR, national permits", "age_from": null, "end_field": "valid_until", "until_age": null, "class_group": null, "vehicle_age_to": null, "vehicle_age_from": null}
15	2026-11-27 23:00:35.752+00	\N	\N	\N	\N	created	date_rules	15	\N	vltds	\N	{"kind": "vltds", "is_on": true, "norms": null, "since": "2021-01-01", "age_to": null, "months": 24, "source": "Practice of consultants in Chhattisgarh", "age_from": null, "end_field": "expiry_date", "until_age": null, "class_group": null, "vehicle_age_to": null, "vehicle_age_from": null}
16	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	1	\N	Received	\N	{"code": "received", "place": 10, "hidden": false, "status": "pending", "name_en": "Received", "name_hi": "प्राप्त"}
17	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	2	\N	Papers missing	\N	{"code": "papers_missing", "place": 20, "hidden": false, "status": "contacted", "name_en": "Papers missing", "name_hi": "कागज़ कम हैं"}
18	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	3	\N	Submitted	\N	{"code": "submitted", "place": 30, "hidden": false, "status": "contacted", "name_en": "Submitted", "name_hi": "जमा किया गया"}
19	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	4	\N	Approved	\N	{"code": "approved", "place": 40, "hidden": false, "status": "contacted", "name_en": "Approved", "name_hi": "स्वीकृत"}
20	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	5	\N	Ready	\N	{"code": "ready", "place": 50, "hidden": false, "status": "contacted", "name_en": "Ready", "name_hi": "तैयार"}
21	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	6	\N	Handed over	\N	{"code": "handed_over", "place": 60, "hidden": false, "status": "completed", "name_en": "Handed over", "name_hi": "सौंप दिया गया"}
22	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_stages	7	\N	Rejected	\N	{"code": "rejected", "place": 70, "hidden": false, "status": "rejected", "name_en": "Rejected", "name_hi": "अस्वीकृत"}
23	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	1	\N	The papers are incomplete	\N	{"code": "papers_incomplete", "place": 10, "hidden": false, "name_en": "The papers are incomplete", "name_hi": "कागज़ अधूरे हैं"}
24	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	2	\N	Another office is in charge of it	\N	{"code": "other_office", "place": 20, "hidden": false, "name_en": "Another office is in charge of it", "name_hi": "यह काम दूसरे कार्यालय का है"}
25	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	3	\N	The conditions are not met	\N	{"code": "not_eligible", "place": 30, "hidden": false, "name_en": "The conditions are not met", "name_hi": "शर्तें पूरी नहीं होतीं"}
26	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	4	\N	Tax, fee or fine is unpaid	\N	{"code": "dues_unpaid", "place": 40, "hidden": false, "name_en": "Tax, fee or fine is unpaid", "name_hi": "टैक्स, फीस या जुर्माना बकाया है"}
27	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	5	\N	It has been asked for already	\N	{"code": "already_asked", "place": 50, "hidden": false, "name_en": "It has been asked for already", "name_hi": "इसके लिए आवेदन पहले से है"}
28	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	6	\N	You could not be reached	\N	{"code": "not_reached", "place": 60, "hidden": false, "name_en": "You could not be reached", "name_hi": "आपसे संपर्क नहीं हो सका"}
29	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	7	\N	Withdrawn by the applicant	\N	{"code": "withdrawn", "place": 70, "hidden": false, "name_en": "Withdrawn by the applicant", "name_hi": "आवेदक ने आवेदन वापस लिया"}
30	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	job_reject_reasons	8	\N	Other reason	\N	{"code": "other", "place": 1000, "hidden": false, "name_en": "Other reason", "name_hi": "अन्य कारण"}
31	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	1	\N	learning_license	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "learning_license"}
32	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	2	\N	renewal_dl	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "renewal_dl"}
33	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	3	\N	duplicate_dl	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "duplicate_dl"}
34	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	4	\N	additional_endorsement	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "additional_endorsement"}
35	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	5	\N	psv_badge	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "psv_badge"}
36	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	6	\N	change_address	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "change_address"}
37	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	7	\N	change_name	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "change_name"}
38	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	8	\N	replacement_dl	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "replacement_dl"}
39	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	9	\N	change_photo	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "change_photo"}
40	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	10	\N	hazardous_endorsement	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "hazardous_endorsement"}
41	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	11	\N	hill_endorsement	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "hill_endorsement"}
42	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	12	\N	dl_extract	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "dl_extract"}
43	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	13	\N	aedl_defence	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "aedl_defence"}
44	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	14	\N	international_permit	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "international_permit"}
45	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	15	\N	surrender_cov	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "surrender_cov"}
46	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	16	\N	change_dob	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "change_dob"}
47	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	17	\N	cov_conversion	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "cov_conversion"}
48	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	18	\N	pay_tax	\N	{"days": 1, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "pay_tax"}
49	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	19	\N	transfer_ownership_seller	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "transfer_ownership_seller"}
50	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	20	\N	transfer_ownership_buyer	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "transfer_ownership_buyer"}
51	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	21	\N	transfer_ownership_succession	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "transfer_ownership_succession"}
52	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	22	\N	fitness_renewal	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "fitness_renewal"}
53	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	23	\N	pay_fees_fine	\N	{"days": 1, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "pay_fees_fine"}
54	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	24	\N	noc	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "noc"}
55	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	25	\N	duplicate_fitness	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "duplicate_fitness"}
56	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	26	\N	renewal_registration	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "renewal_registration"}
57	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	27	\N	conversion_vehicle	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "conversion_vehicle"}
285	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	3	\N	CG-06: Mahasamund	\N	{"code": "06", "name": "CG-06: Mahasamund", "number_code": null}
58	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	28	\N	reassign_vehicle_vintage	\N	{"days": 60, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "reassign_vehicle_vintage"}
59	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	29	\N	reassign_vehicle_state	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "reassign_vehicle_state"}
60	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	30	\N	alteration	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "alteration"}
61	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	31	\N	rc_particulars	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "rc_particulars"}
62	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	32	\N	rc_cancellation	\N	{"days": 30, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "rc_cancellation"}
63	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	33	\N	hypothecation_addition	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "hypothecation_addition"}
64	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	34	\N	hypothecation_termination	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "hypothecation_termination"}
65	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	35	\N	mobile_update_rto	\N	{"days": 3, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "mobile_update_rto"}
66	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	36	\N	duplicate_rc	\N	{"days": 15, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "duplicate_rc"}
67	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	37	\N	mobile_update_aadhaar	\N	{"days": 3, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "mobile_update_aadhaar"}
68	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	38	\N	withdrawal_application	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "withdrawal_application"}
69	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_days	39	\N	other	\N	{"days": 7, "since": "2026-11-01", "source": "Practice of offices; set your own", "service": "other"}
70	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	1	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "additional_endorsement", "original": false}
71	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	2	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "additional_endorsement", "original": true}
72	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	3	\N	Copy of the learner's licence	\N	{"place": 3, "name_en": "Copy of the learner's licence", "name_hi": "लर्निंग लाइसेंस की प्रति", "service": "additional_endorsement", "original": false}
73	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	4	\N	Form 5 (certificate of the driving school)	\N	{"place": 4, "name_en": "Form 5 (certificate of the driving school)", "name_hi": "फॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)", "service": "additional_endorsement", "original": false}
74	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	5	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "aedl_defence", "original": false}
75	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	6	\N	Copy of the driving licence	\N	{"place": 2, "name_en": "Copy of the driving licence", "name_hi": "ड्राइविंग लाइसेंस की प्रति", "service": "aedl_defence", "original": false}
76	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	7	\N	Certificate of the unit	\N	{"place": 3, "name_en": "Certificate of the unit", "name_hi": "यूनिट का प्रमाणपत्र", "service": "aedl_defence", "original": false}
77	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	8	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "alteration", "original": false}
78	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	9	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "alteration", "original": true}
79	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	10	\N	Bill of the work	\N	{"place": 3, "name_en": "Bill of the work", "name_hi": "काम का बिल", "service": "alteration", "original": false}
80	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	11	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "alteration", "original": false}
81	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	12	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "change_address", "original": false}
82	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	13	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "change_address", "original": true}
83	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	14	\N	Proof of address	\N	{"place": 3, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "change_address", "original": false}
84	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	15	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "change_dob", "original": false}
85	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	16	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "change_dob", "original": true}
86	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	17	\N	Proof of age	\N	{"place": 3, "name_en": "Proof of age", "name_hi": "आयु का प्रमाण", "service": "change_dob", "original": false}
87	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	18	\N	Affidavit	\N	{"place": 4, "name_en": "Affidavit", "name_hi": "शपथ पत्र", "service": "change_dob", "original": false}
88	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	19	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "change_name", "original": false}
89	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	20	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "change_name", "original": true}
90	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	21	\N	Affidavit	\N	{"place": 3, "name_en": "Affidavit", "name_hi": "शपथ पत्र", "service": "change_name", "original": false}
91	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	22	\N	Proof of identity	\N	{"place": 4, "name_en": "Proof of identity", "name_hi": "पहचान का प्रमाण", "service": "change_name", "original": false}
92	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	23	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "change_photo", "original": false}
93	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	24	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "change_photo", "original": true}
94	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	25	\N	Photograph	\N	{"place": 3, "name_en": "Photograph", "name_hi": "फ़ोटो", "service": "change_photo", "original": false}
95	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	26	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "conversion_vehicle", "original": false}
96	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	27	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "conversion_vehicle", "original": true}
97	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	28	\N	Surrender of the permit	\N	{"place": 3, "name_en": "Surrender of the permit", "name_hi": "परमिट समर्पण", "service": "conversion_vehicle", "original": false}
98	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	29	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "conversion_vehicle", "original": false}
99	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	30	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "cov_conversion", "original": false}
100	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	31	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "cov_conversion", "original": true}
101	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	32	\N	Form 1A (medical certificate)	\N	{"place": 3, "name_en": "Form 1A (medical certificate)", "name_hi": "फॉर्म 1A (चिकित्सा प्रमाणपत्र)", "service": "cov_conversion", "original": false}
102	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	33	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "dl_extract", "original": false}
103	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	34	\N	Copy of the driving licence	\N	{"place": 2, "name_en": "Copy of the driving licence", "name_hi": "ड्राइविंग लाइसेंस की प्रति", "service": "dl_extract", "original": false}
104	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	35	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "duplicate_dl", "original": false}
105	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	36	\N	Report of the loss	\N	{"place": 2, "name_en": "Report of the loss", "name_hi": "गुम होने की रिपोर्ट", "service": "duplicate_dl", "original": false}
106	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	37	\N	Proof of address	\N	{"place": 3, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "duplicate_dl", "original": false}
107	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	38	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "duplicate_fitness", "original": false}
108	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	39	\N	Copy of the registration certificate	\N	{"place": 2, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "duplicate_fitness", "original": false}
109	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	40	\N	Report of the loss	\N	{"place": 3, "name_en": "Report of the loss", "name_hi": "गुम होने की रिपोर्ट", "service": "duplicate_fitness", "original": false}
110	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	41	\N	Form 26 (duplicate RC)	\N	{"place": 1, "name_en": "Form 26 (duplicate RC)", "name_hi": "फॉर्म 26 (डुप्लीकेट RC)", "service": "duplicate_rc", "original": false}
111	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	42	\N	Report of the loss	\N	{"place": 2, "name_en": "Report of the loss", "name_hi": "गुम होने की रिपोर्ट", "service": "duplicate_rc", "original": false}
112	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	43	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "duplicate_rc", "original": false}
113	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	44	\N	Copy of the PUC certificate	\N	{"place": 4, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "duplicate_rc", "original": false}
114	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	45	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "fitness_renewal", "original": false}
115	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	46	\N	Copy of the registration certificate	\N	{"place": 2, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "fitness_renewal", "original": false}
286	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	4	\N	CG-07: Durg	\N	{"code": "07", "name": "CG-07: Durg", "number_code": null}
116	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	47	\N	Copy of the fitness certificate	\N	{"place": 3, "name_en": "Copy of the fitness certificate", "name_hi": "फिटनेस प्रमाणपत्र की प्रति", "service": "fitness_renewal", "original": false}
117	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	48	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "fitness_renewal", "original": false}
118	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	49	\N	Copy of the PUC certificate	\N	{"place": 5, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "fitness_renewal", "original": false}
119	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	50	\N	Last tax receipt	\N	{"place": 6, "name_en": "Last tax receipt", "name_hi": "अंतिम टैक्स रसीद", "service": "fitness_renewal", "original": false}
120	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	51	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "hazardous_endorsement", "original": false}
121	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	52	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "hazardous_endorsement", "original": true}
122	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	53	\N	Certificate of the training	\N	{"place": 3, "name_en": "Certificate of the training", "name_hi": "प्रशिक्षण प्रमाणपत्र", "service": "hazardous_endorsement", "original": false}
123	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	54	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "hill_endorsement", "original": false}
124	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	55	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "hill_endorsement", "original": true}
125	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	56	\N	Certificate of the training	\N	{"place": 3, "name_en": "Certificate of the training", "name_hi": "प्रशिक्षण प्रमाणपत्र", "service": "hill_endorsement", "original": false}
126	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	57	\N	Form 34 (hypothecation)	\N	{"place": 1, "name_en": "Form 34 (hypothecation)", "name_hi": "फॉर्म 34 (हाइपोथिकेशन जोड़ना)", "service": "hypothecation_addition", "original": false}
127	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	58	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "hypothecation_addition", "original": true}
128	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	59	\N	Loan agreement	\N	{"place": 3, "name_en": "Loan agreement", "name_hi": "ऋण अनुबंध", "service": "hypothecation_addition", "original": false}
129	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	60	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "hypothecation_addition", "original": false}
130	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	61	\N	Form 35 (end of hypothecation)	\N	{"place": 1, "name_en": "Form 35 (end of hypothecation)", "name_hi": "फॉर्म 35 (हाइपोथिकेशन समाप्ति)", "service": "hypothecation_termination", "original": false}
131	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	62	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "hypothecation_termination", "original": true}
132	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	63	\N	NOC of the financier	\N	{"place": 3, "name_en": "NOC of the financier", "name_hi": "फाइनेंसर का NOC", "service": "hypothecation_termination", "original": false}
133	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	64	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "hypothecation_termination", "original": false}
134	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	65	\N	Form 4A (international driving permit)	\N	{"place": 1, "name_en": "Form 4A (international driving permit)", "name_hi": "फॉर्म 4A (अंतरराष्ट्रीय परमिट)", "service": "international_permit", "original": false}
135	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	66	\N	Copy of the driving licence	\N	{"place": 2, "name_en": "Copy of the driving licence", "name_hi": "ड्राइविंग लाइसेंस की प्रति", "service": "international_permit", "original": false}
136	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	67	\N	Copies of passport and visa	\N	{"place": 3, "name_en": "Copies of passport and visa", "name_hi": "पासपोर्ट और वीज़ा की प्रति", "service": "international_permit", "original": false}
137	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	68	\N	Form 1A (medical certificate)	\N	{"place": 4, "name_en": "Form 1A (medical certificate)", "name_hi": "फॉर्म 1A (चिकित्सा प्रमाणपत्र)", "service": "international_permit", "original": false}
138	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	69	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "learning_license", "original": false}
139	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	70	\N	Form 1 (own statement of health)	\N	{"place": 2, "name_en": "Form 1 (own statement of health)", "name_hi": "फॉर्म 1 (स्वास्थ्य की स्व-घोषणा)", "service": "learning_license", "original": false}
140	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	71	\N	Proof of age	\N	{"place": 3, "name_en": "Proof of age", "name_hi": "आयु का प्रमाण", "service": "learning_license", "original": false}
141	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	72	\N	Proof of address	\N	{"place": 4, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "learning_license", "original": false}
142	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	73	\N	Photograph	\N	{"place": 5, "name_en": "Photograph", "name_hi": "फ़ोटो", "service": "learning_license", "original": false}
143	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	74	\N	Copy of the registration certificate	\N	{"place": 1, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "mobile_update_aadhaar", "original": false}
144	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	75	\N	Copy of the Aadhaar card	\N	{"place": 2, "name_en": "Copy of the Aadhaar card", "name_hi": "आधार कार्ड की प्रति", "service": "mobile_update_aadhaar", "original": false}
145	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	76	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "mobile_update_rto", "original": false}
146	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	77	\N	Copy of the registration certificate	\N	{"place": 2, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "mobile_update_rto", "original": false}
147	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	78	\N	Proof of identity	\N	{"place": 3, "name_en": "Proof of identity", "name_hi": "पहचान का प्रमाण", "service": "mobile_update_rto", "original": false}
148	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	79	\N	Form 28 (no objection certificate)	\N	{"place": 1, "name_en": "Form 28 (no objection certificate)", "name_hi": "फॉर्म 28 (अनापत्ति प्रमाणपत्र)", "service": "noc", "original": false}
149	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	80	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "noc", "original": true}
150	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	81	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "noc", "original": false}
151	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	82	\N	Copy of the PUC certificate	\N	{"place": 4, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "noc", "original": false}
152	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	83	\N	Last tax receipt	\N	{"place": 5, "name_en": "Last tax receipt", "name_hi": "अंतिम टैक्स रसीद", "service": "noc", "original": false}
153	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	84	\N	Copy of the registration certificate	\N	{"place": 1, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "pay_fees_fine", "original": false}
154	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	85	\N	Challan or demand	\N	{"place": 2, "name_en": "Challan or demand", "name_hi": "चालान या माँग पत्र", "service": "pay_fees_fine", "original": false}
155	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	86	\N	Copy of the registration certificate	\N	{"place": 1, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "pay_tax", "original": false}
156	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	87	\N	Last tax receipt	\N	{"place": 2, "name_en": "Last tax receipt", "name_hi": "अंतिम टैक्स रसीद", "service": "pay_tax", "original": false}
157	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	88	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "psv_badge", "original": false}
158	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	89	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "psv_badge", "original": true}
159	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	90	\N	Police verification	\N	{"place": 3, "name_en": "Police verification", "name_hi": "पुलिस सत्यापन", "service": "psv_badge", "original": false}
160	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	91	\N	Form 1A (medical certificate)	\N	{"place": 4, "name_en": "Form 1A (medical certificate)", "name_hi": "फॉर्म 1A (चिकित्सा प्रमाणपत्र)", "service": "psv_badge", "original": false}
161	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	92	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "rc_cancellation", "original": false}
162	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	93	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "rc_cancellation", "original": true}
163	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	94	\N	Certificate of deposit (scrapping)	\N	{"place": 3, "name_en": "Certificate of deposit (scrapping)", "name_hi": "जमा प्रमाणपत्र (स्क्रैप)", "service": "rc_cancellation", "original": false}
164	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	95	\N	Last tax receipt	\N	{"place": 4, "name_en": "Last tax receipt", "name_hi": "अंतिम टैक्स रसीद", "service": "rc_cancellation", "original": false}
165	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	96	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "rc_particulars", "original": false}
166	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	97	\N	Copy of the registration certificate	\N	{"place": 2, "name_en": "Copy of the registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC) की प्रति", "service": "rc_particulars", "original": false}
167	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	98	\N	Proof of identity	\N	{"place": 3, "name_en": "Proof of identity", "name_hi": "पहचान का प्रमाण", "service": "rc_particulars", "original": false}
168	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	99	\N	Form 27 (new registration mark)	\N	{"place": 1, "name_en": "Form 27 (new registration mark)", "name_hi": "फॉर्म 27 (नया पंजीयन नंबर)", "service": "reassign_vehicle_state", "original": false}
169	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	100	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "reassign_vehicle_state", "original": true}
170	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	101	\N	NOC of the former office	\N	{"place": 3, "name_en": "NOC of the former office", "name_hi": "पूर्व कार्यालय का NOC", "service": "reassign_vehicle_state", "original": false}
171	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	102	\N	Copy of the insurance	\N	{"place": 4, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "reassign_vehicle_state", "original": false}
172	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	103	\N	Copy of the PUC certificate	\N	{"place": 5, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "reassign_vehicle_state", "original": false}
173	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	104	\N	Proof of address	\N	{"place": 6, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "reassign_vehicle_state", "original": false}
174	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	105	\N	Form 20 (registration)	\N	{"place": 1, "name_en": "Form 20 (registration)", "name_hi": "फॉर्म 20 (पंजीयन)", "service": "reassign_vehicle_vintage", "original": false}
175	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	106	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "reassign_vehicle_vintage", "original": true}
176	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	107	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "reassign_vehicle_vintage", "original": false}
177	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	108	\N	Photograph	\N	{"place": 4, "name_en": "Photograph", "name_hi": "फ़ोटो", "service": "reassign_vehicle_vintage", "original": false}
178	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	109	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "renewal_dl", "original": false}
179	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	110	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "renewal_dl", "original": true}
180	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	111	\N	Form 1A (medical certificate)	\N	{"place": 3, "name_en": "Form 1A (medical certificate)", "name_hi": "फॉर्म 1A (चिकित्सा प्रमाणपत्र)", "service": "renewal_dl", "original": false}
181	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	112	\N	Proof of address	\N	{"place": 4, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "renewal_dl", "original": false}
182	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	113	\N	Form 25 (renewal of registration)	\N	{"place": 1, "name_en": "Form 25 (renewal of registration)", "name_hi": "फॉर्म 25 (पंजीयन का नवीनीकरण)", "service": "renewal_registration", "original": false}
183	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	114	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "renewal_registration", "original": true}
184	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	115	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "renewal_registration", "original": false}
185	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	116	\N	Copy of the PUC certificate	\N	{"place": 4, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "renewal_registration", "original": false}
186	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	117	\N	Last tax receipt	\N	{"place": 5, "name_en": "Last tax receipt", "name_hi": "अंतिम टैक्स रसीद", "service": "renewal_registration", "original": false}
187	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	118	\N	Form 2 (application for a licence)	\N	{"place": 1, "name_en": "Form 2 (application for a licence)", "name_hi": "फॉर्म 2 (लाइसेंस का आवेदन)", "service": "replacement_dl", "original": false}
188	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	119	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "replacement_dl", "original": true}
189	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	120	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "surrender_cov", "original": false}
190	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	121	\N	Driving licence	\N	{"place": 2, "name_en": "Driving licence", "name_hi": "ड्राइविंग लाइसेंस", "service": "surrender_cov", "original": true}
191	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	122	\N	PSV badge	\N	{"place": 3, "name_en": "PSV badge", "name_hi": "PSV बैज", "service": "surrender_cov", "original": true}
192	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	123	\N	Form 30 (transfer of ownership)	\N	{"place": 1, "name_en": "Form 30 (transfer of ownership)", "name_hi": "फॉर्म 30 (स्वामित्व हस्तांतरण)", "service": "transfer_ownership_buyer", "original": false}
193	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	124	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "transfer_ownership_buyer", "original": true}
194	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	125	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "transfer_ownership_buyer", "original": false}
195	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	126	\N	Copy of the PUC certificate	\N	{"place": 4, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "transfer_ownership_buyer", "original": false}
196	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	127	\N	Proof of address	\N	{"place": 5, "name_en": "Proof of address", "name_hi": "पते का प्रमाण", "service": "transfer_ownership_buyer", "original": false}
197	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	128	\N	Form 29 (notice of transfer)	\N	{"place": 1, "name_en": "Form 29 (notice of transfer)", "name_hi": "फॉर्म 29 (हस्तांतरण की सूचना)", "service": "transfer_ownership_seller", "original": false}
198	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	129	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "transfer_ownership_seller", "original": true}
199	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	130	\N	Copy of the insurance	\N	{"place": 3, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "transfer_ownership_seller", "original": false}
200	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	131	\N	Copy of the PUC certificate	\N	{"place": 4, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "transfer_ownership_seller", "original": false}
201	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	132	\N	Proof of identity	\N	{"place": 5, "name_en": "Proof of identity", "name_hi": "पहचान का प्रमाण", "service": "transfer_ownership_seller", "original": false}
202	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	133	\N	Form 31 (transfer after a death)	\N	{"place": 1, "name_en": "Form 31 (transfer after a death)", "name_hi": "फॉर्म 31 (मृत्यु के बाद हस्तांतरण)", "service": "transfer_ownership_succession", "original": false}
203	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	134	\N	Registration certificate	\N	{"place": 2, "name_en": "Registration certificate", "name_hi": "पंजीयन प्रमाणपत्र (RC)", "service": "transfer_ownership_succession", "original": true}
204	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	135	\N	Death certificate	\N	{"place": 3, "name_en": "Death certificate", "name_hi": "मृत्यु प्रमाणपत्र", "service": "transfer_ownership_succession", "original": false}
205	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	136	\N	Certificate of the heir	\N	{"place": 4, "name_en": "Certificate of the heir", "name_hi": "उत्तराधिकार प्रमाणपत्र", "service": "transfer_ownership_succession", "original": false}
206	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	137	\N	Copy of the insurance	\N	{"place": 5, "name_en": "Copy of the insurance", "name_hi": "बीमा की प्रति", "service": "transfer_ownership_succession", "original": false}
207	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	138	\N	Copy of the PUC certificate	\N	{"place": 6, "name_en": "Copy of the PUC certificate", "name_hi": "PUC प्रमाणपत्र की प्रति", "service": "transfer_ownership_succession", "original": false}
208	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	139	\N	Application	\N	{"place": 1, "name_en": "Application", "name_hi": "आवेदन पत्र", "service": "withdrawal_application", "original": false}
209	2026-11-27 23:00:35.89+00	\N	\N	\N	\N	created	service_papers	140	\N	Receipt of the application	\N	{"place": 2, "name_en": "Receipt of the application", "name_hi": "आवेदन की रसीद", "service": "withdrawal_application", "original": false}
210	2026-11-27 23:00:36.362+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"message_price_since": null, "message_price_source": null}	{"message_price_since": "2026-01-01", "message_price_source": "Meta, utility templates in India"}
211	2026-11-27 23:00:36.362+00	\N	\N	\N	\N	created	date_rules	16	\N	permits	\N	{"kind": "permits", "is_on": true, "norms": null, "since": "2021-01-01", "age_to": null, "months": null, "source": "Practice of consultants in Chhattisgarh", "age_from": null, "end_field": "expiry_date", "until_age": null, "valid_days": 28, "class_group": "temporary", "vehicle_age_to": null, "vehicle_age_from": null}
212	2026-11-27 23:00:36.362+00	\N	\N	\N	\N	created	date_rules	17	\N	permits	\N	{"kind": "permits", "is_on": true, "norms": null, "since": "2021-01-01", "age_to": null, "months": 60, "source": "Motor Vehicles Act 1988, section 81; practice of consultants in Chhattisgarh", "age_from": null, "end_field": "expiry_date", "until_age": null, "valid_days": null, "class_group": null, "vehicle_age_to": null, "vehicle_age_from": null}
213	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	1	\N	32-1	\N	{"off": null, "per": "class", "code": "32-1", "kind": "government", "late": null, "note": null, "what": "Learner license (issue)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 150.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "लर्निंग लाइसेंस (जारी करना)", "age_from": null, "services": ["learning_license"], "transport": null, "confidence": "H", "percent_of": null}
214	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	2	\N	32-2	\N	{"off": null, "per": "test", "code": "32-2", "kind": "government", "late": null, "note": null, "what": "Learner license (test or repeat of it)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 50.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "लर्निंग लाइसेंस (टेस्ट या दोबारा टेस्ट)", "age_from": null, "services": ["learning_license"], "transport": null, "confidence": "H", "percent_of": null}
215	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	3	\N	32-3	\N	{"off": null, "per": "class", "code": "32-3", "kind": "government", "late": null, "note": "when a driving test is taken", "what": "Driving test (or repeat)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 300.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": "जब ड्राइविंग टेस्ट हो", "percent": null, "what_hi": "ड्राइविंग टेस्ट (या दोबारा टेस्ट)", "age_from": null, "services": ["additional_endorsement"], "transport": null, "confidence": "H", "percent_of": null}
216	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	4	\N	32-5	\N	{"off": null, "per": "once", "code": "32-5", "kind": "government", "late": null, "note": null, "what": "International driving permit", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 1000.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "अंतरराष्ट्रीय ड्राइविंग परमिट", "age_from": null, "services": ["international_permit"], "transport": null, "confidence": "H", "percent_of": null}
217	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	5	\N	32-6	\N	{"off": null, "per": "once", "code": "32-6", "kind": "government", "late": null, "note": null, "what": "Adding a class to a license", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 500.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "लाइसेंस में नई श्रेणी जोड़ना", "age_from": null, "services": ["additional_endorsement"], "transport": null, "confidence": "H", "percent_of": null}
287	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	5	\N	CG-08: Rajnandgaon	\N	{"code": "08", "name": "CG-08: Rajnandgaon", "number_code": null}
218	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	6	\N	32-7	\N	{"off": null, "per": "once", "code": "32-7", "kind": "government", "late": null, "note": null, "what": "Endorsement for hazardous goods (or its renewal)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 100.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "ख़तरनाक माल की अनुमति (या उसका नवीनीकरण)", "age_from": null, "services": ["hazardous_endorsement"], "transport": null, "confidence": "H", "percent_of": null}
219	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	7	\N	32-8	\N	{"off": null, "per": "once", "code": "32-8", "kind": "government", "late": false, "note": null, "what": "Renewal of driving license", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 200.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "ड्राइविंग लाइसेंस का नवीनीकरण", "age_from": null, "services": ["renewal_dl"], "transport": null, "confidence": "H", "percent_of": null}
220	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	8	\N	32-9	\N	{"off": null, "per": "once", "code": "32-9", "kind": "government", "late": true, "note": null, "what": "Renewal of driving license", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 300.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "ड्राइविंग लाइसेंस का नवीनीकरण", "age_from": null, "services": ["renewal_dl"], "transport": null, "confidence": "H", "percent_of": null}
221	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	9	\N	32-9a	\N	{"off": null, "per": "year or part of it", "code": "32-9a", "kind": "government", "late": true, "note": null, "what": "Renewal of driving license - delay", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 1000.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "ड्राइविंग लाइसेंस का नवीनीकरण - विलंब", "age_from": null, "services": ["renewal_dl"], "transport": null, "confidence": "H", "percent_of": null}
222	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	10	\N	32-10	\N	{"off": null, "per": "once", "code": "32-10", "kind": "government", "late": null, "note": null, "what": "Change of address or particulars in a license", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 200.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": null, "percent": null, "what_hi": "लाइसेंस में पता या विवरण बदलना", "age_from": null, "services": ["change_address", "change_name", "change_dob", "change_photo"], "transport": null, "confidence": "H", "percent_of": null}
223	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	11	\N	32-C	\N	{"off": null, "per": "once", "code": "32-C", "kind": "government", "late": null, "note": "when a new card is printed", "what": "Card in Form 7 (smart card)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 200.00, "source": "CMVR 32 by GSR 1183(E); transport.telangana.gov.in/html/fees-licence.html, aptransport.org, cot.gujarat.gov.in", "note_hi": "जब नया कार्ड छपे", "percent": null, "what_hi": "फ़ॉर्म 7 का कार्ड (स्मार्ट कार्ड)", "age_from": null, "services": ["renewal_dl", "additional_endorsement", "change_address", "change_name", "change_dob", "change_photo", "duplicate_dl", "replacement_dl"], "transport": null, "confidence": "M", "percent_of": null}
224	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	12	\N	32-X	\N	{"off": null, "per": "once", "code": "32-X", "kind": "government", "late": null, "note": "the state's own fee, not in rule 32", "what": "Duplicate driving license", "since": null, "types": [], "until": null, "age_to": null, "amount": null, "source": null, "note_hi": "राज्य की अपनी फीस, नियम 32 में नहीं", "percent": null, "what_hi": "डुप्लीकेट ड्राइविंग लाइसेंस", "age_from": null, "services": ["duplicate_dl"], "transport": null, "confidence": "L", "percent_of": null}
225	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	13	\N	81-4R1	\N	{"off": null, "per": "once", "code": "81-4R1", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": ["MCWG"], "until": null, "age_to": 20, "amount": 1000.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
226	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	14	\N	81-4R2	\N	{"off": null, "per": "once", "code": "81-4R2", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": ["Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": 20, "amount": 2500.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
227	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	15	\N	81-4R3	\N	{"off": null, "per": "once", "code": "81-4R3", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": ["LMV"], "until": null, "age_to": 20, "amount": 5000.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
228	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	16	\N	81-4R6	\N	{"off": null, "per": "once", "code": "81-4R6", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": ["Road Roller", "Construction Equipment Vehicle", "Agriculture Trailer", "Agriculture Tractor"], "until": null, "age_to": 20, "amount": 6000.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
288	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	6	\N	CG-09: Kabirdham (Kawardha)	\N	{"code": "09", "name": "CG-09: Kabirdham (Kawardha)", "number_code": null}
289	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	7	\N	CG-10: Bilaspur	\N	{"code": "10", "name": "CG-10: Bilaspur", "number_code": null}
229	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	17	\N	81-4S1	\N	{"off": null, "per": "once", "code": "81-4S1", "kind": "government", "late": null, "note": "GST is added", "what": "Renewal of registration", "since": "2025-08-21", "types": ["MCWG"], "until": null, "age_to": null, "amount": 2000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": "GST अलग से लगता है", "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
230	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	18	\N	81-4S2	\N	{"off": null, "per": "once", "code": "81-4S2", "kind": "government", "late": null, "note": "GST is added", "what": "Renewal of registration", "since": "2025-08-21", "types": ["Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": null, "amount": 5000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": "GST अलग से लगता है", "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
231	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	19	\N	81-4S3	\N	{"off": null, "per": "once", "code": "81-4S3", "kind": "government", "late": null, "note": "GST is added", "what": "Renewal of registration", "since": "2025-08-21", "types": ["LMV"], "until": null, "age_to": null, "amount": 10000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": "GST अलग से लगता है", "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
232	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	20	\N	81-4S6	\N	{"off": null, "per": "once", "code": "81-4S6", "kind": "government", "late": null, "note": "GST is added", "what": "Renewal of registration", "since": "2025-08-21", "types": ["Road Roller", "Construction Equipment Vehicle", "Agriculture Trailer", "Agriculture Tractor"], "until": null, "age_to": null, "amount": 12000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": "GST अलग से लगता है", "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
233	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	21	\N	81-4R4	\N	{"off": "imported vehicles: the record does not say whether a vehicle was imported", "per": "once", "code": "81-4R4", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": ["MCWG"], "until": null, "age_to": 20, "amount": 10000.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
234	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	22	\N	81-4R5	\N	{"off": "imported vehicles: the record does not say whether a vehicle was imported", "per": "once", "code": "81-4R5", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2022-04-01", "types": [], "until": null, "age_to": 20, "amount": 40000.00, "source": "GSR 714(E) of 4-10-2021; transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 15, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
235	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	23	\N	81-4S4	\N	{"off": "imported vehicles: the record does not say whether a vehicle was imported", "per": "once", "code": "81-4S4", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2025-08-21", "types": ["MCWG", "Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": null, "amount": 20000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
236	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	24	\N	81-4S5	\N	{"off": "imported vehicles: the record does not say whether a vehicle was imported", "per": "once", "code": "81-4S5", "kind": "government", "late": null, "note": null, "what": "Renewal of registration", "since": "2025-08-21", "types": [], "until": null, "age_to": null, "amount": 80000.00, "source": "CMV (3rd Amendment) Rules 2025; Business Standard, Jagran; plus GST", "note_hi": null, "percent": null, "what_hi": "पंजीयन का नवीनीकरण", "age_from": 20, "services": ["renewal_registration"], "transport": null, "confidence": "H", "percent_of": null}
237	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	25	\N	81-4L1	\N	{"off": null, "per": "month or part of it", "code": "81-4L1", "kind": "government", "late": true, "note": null, "what": "Delay in renewal of registration", "since": "2022-04-01", "types": ["MCWG"], "until": null, "age_to": null, "amount": 300.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन के नवीनीकरण में विलंब", "age_from": null, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
238	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	26	\N	81-4L2	\N	{"off": null, "per": "month or part of it", "code": "81-4L2", "kind": "government", "late": true, "note": null, "what": "Delay in renewal of registration", "since": "2022-04-01", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV", "Road Roller", "Construction Equipment Vehicle", "Agriculture Trailer", "Agriculture Tractor"], "until": null, "age_to": null, "amount": 500.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "पंजीयन के नवीनीकरण में विलंब", "age_from": null, "services": ["renewal_registration"], "transport": false, "confidence": "H", "percent_of": null}
239	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	27	\N	81-C	\N	{"off": null, "per": "once", "code": "81-C", "kind": "government", "late": null, "note": "when a new card is printed", "what": "Card in Form 23A (smart card)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 200.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": "जब नया कार्ड छपे", "percent": null, "what_hi": "फ़ॉर्म 23A का कार्ड (स्मार्ट कार्ड)", "age_from": null, "services": ["renewal_registration", "duplicate_rc", "transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession", "hypothecation_addition", "hypothecation_termination"], "transport": null, "confidence": "M", "percent_of": null}
290	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	8	\N	CG-11: Janjgir-Champa	\N	{"code": "11", "name": "CG-11: Janjgir-Champa", "number_code": null}
240	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	28	\N	81-5a	\N	{"off": null, "per": "once", "code": "81-5a", "kind": "government", "late": null, "note": "half of the registration fee", "what": "Duplicate registration certificate", "since": "2016-12-29", "types": ["Adapted Vehicle"], "until": null, "age_to": null, "amount": 25.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": "पंजीयन फीस का आधा", "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": null, "confidence": "H", "percent_of": null}
241	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	29	\N	81-5b	\N	{"off": null, "per": "once", "code": "81-5b", "kind": "government", "late": null, "note": null, "what": "Duplicate registration certificate", "since": "2016-12-29", "types": ["MCWG"], "until": null, "age_to": null, "amount": 150.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": null, "confidence": "H", "percent_of": null}
242	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	30	\N	81-5c	\N	{"off": null, "per": "once", "code": "81-5c", "kind": "government", "late": null, "note": null, "what": "Duplicate registration certificate", "since": "2016-12-29", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV"], "until": null, "age_to": null, "amount": 300.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": false, "confidence": "H", "percent_of": null}
243	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	31	\N	81-5d	\N	{"off": null, "per": "once", "code": "81-5d", "kind": "government", "late": null, "note": null, "what": "Duplicate registration certificate", "since": "2016-12-29", "types": ["LMV", "LGV", "Motor Cab", "Maxi Cab", "MGV", "Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": null, "amount": 500.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": true, "confidence": "H", "percent_of": null}
244	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	32	\N	81-5e	\N	{"off": null, "per": "once", "code": "81-5e", "kind": "government", "late": null, "note": null, "what": "Duplicate registration certificate", "since": "2016-12-29", "types": ["TRANS(HGV)", "Bus"], "until": null, "age_to": null, "amount": 750.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": null, "confidence": "H", "percent_of": null}
245	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	33	\N	81-5f	\N	{"off": "imported vehicles: the record does not say whether a vehicle was imported", "per": "once", "code": "81-5f", "kind": "government", "late": null, "note": null, "what": "Duplicate registration certificate", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 2500.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "डुप्लीकेट पंजीयन प्रमाणपत्र", "age_from": null, "services": ["duplicate_rc"], "transport": null, "confidence": "H", "percent_of": null}
246	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	34	\N	81-6a	\N	{"off": null, "per": "once", "code": "81-6a", "kind": "government", "late": null, "note": null, "what": "Transfer of ownership", "since": "2016-12-29", "types": ["MCWG"], "until": null, "age_to": null, "amount": 150.00, "source": "transport.telangana.gov.in/html/fees-registration.html; transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": null, "confidence": "H", "percent_of": null}
247	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	35	\N	81-6b	\N	{"off": null, "per": "once", "code": "81-6b", "kind": "government", "late": null, "note": null, "what": "Transfer of ownership", "since": "2016-12-29", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV"], "until": null, "age_to": null, "amount": 300.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": false, "confidence": "H", "percent_of": null}
248	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	36	\N	81-6c	\N	{"off": null, "per": "once", "code": "81-6c", "kind": "government", "late": null, "note": null, "what": "Transfer of ownership", "since": "2016-12-29", "types": ["LMV", "LGV", "Motor Cab", "Maxi Cab", "MGV", "Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": null, "amount": 500.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": true, "confidence": "H", "percent_of": null}
249	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	37	\N	81-6d	\N	{"off": null, "per": "once", "code": "81-6d", "kind": "government", "late": null, "note": null, "what": "Transfer of ownership", "since": "2016-12-29", "types": ["TRANS(HGV)", "Bus"], "until": null, "age_to": null, "amount": 750.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": null, "confidence": "H", "percent_of": null}
250	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	38	\N	81-6L1	\N	{"off": null, "per": "month or part of it", "code": "81-6L1", "kind": "government", "late": true, "note": null, "what": "Delay in applying for transfer", "since": "2022-04-01", "types": ["MCWG"], "until": null, "age_to": null, "amount": 300.00, "source": "transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण के आवेदन में विलंब", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": null, "confidence": "H", "percent_of": null}
291	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	9	\N	CG-12: Korba	\N	{"code": "12", "name": "CG-12: Korba", "number_code": null}
292	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	10	\N	CG-13: Raigarh	\N	{"code": "13", "name": "CG-13: Raigarh", "number_code": null}
293	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	11	\N	CG-14: Jashpur	\N	{"code": "14", "name": "CG-14: Jashpur", "number_code": null}
251	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	39	\N	81-6L2	\N	{"off": null, "per": "month or part of it", "code": "81-6L2", "kind": "government", "late": true, "note": null, "what": "Delay in applying for transfer", "since": "2022-04-01", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV", "LGV", "Motor Cab", "Maxi Cab", "MGV", "TRANS(HGV)", "Bus", "Road Roller", "Construction Equipment Vehicle", "Agriculture Trailer", "Agriculture Tractor", "Adapted Vehicle"], "until": null, "age_to": null, "amount": 500.00, "source": "transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "स्वामित्व हस्तांतरण के आवेदन में विलंब", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": null, "confidence": "H", "percent_of": null}
252	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	40	\N	81-8a	\N	{"off": null, "per": "once", "code": "81-8a", "kind": "government", "late": null, "note": null, "what": "Entry of hypothecation", "since": "2016-12-29", "types": ["MCWG"], "until": null, "age_to": null, "amount": 500.00, "source": "transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "हाइपोथिकेशन दर्ज करना", "age_from": null, "services": ["hypothecation_addition"], "transport": null, "confidence": "M", "percent_of": null}
253	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	41	\N	81-8b	\N	{"off": null, "per": "once", "code": "81-8b", "kind": "government", "late": null, "note": null, "what": "Entry of hypothecation", "since": "2016-12-29", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV", "LGV", "Motor Cab", "Maxi Cab"], "until": null, "age_to": null, "amount": 1500.00, "source": "transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "हाइपोथिकेशन दर्ज करना", "age_from": null, "services": ["hypothecation_addition"], "transport": null, "confidence": "M", "percent_of": null}
254	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	42	\N	81-8c	\N	{"off": null, "per": "once", "code": "81-8c", "kind": "government", "late": null, "note": null, "what": "Entry of hypothecation", "since": "2016-12-29", "types": ["MGV", "TRANS(HGV)", "Bus"], "until": null, "age_to": null, "amount": 3000.00, "source": "transport.and.nic.in/owner_chng.html", "note_hi": null, "percent": null, "what_hi": "हाइपोथिकेशन दर्ज करना", "age_from": null, "services": ["hypothecation_addition"], "transport": null, "confidence": "M", "percent_of": null}
255	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	43	\N	81-9	\N	{"off": null, "per": "once", "code": "81-9", "kind": "government", "late": null, "note": "no consistent figure found", "what": "End of hypothecation", "since": null, "types": [], "until": null, "age_to": null, "amount": null, "source": null, "note_hi": "एक समान राशि नहीं मिली", "percent": null, "what_hi": "हाइपोथिकेशन हटाना", "age_from": null, "services": ["hypothecation_termination"], "transport": null, "confidence": "L", "percent_of": null}
256	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	44	\N	81-10	\N	{"off": null, "per": "once", "code": "81-10", "kind": "government", "late": null, "note": "no central fee found", "what": "No objection certificate (Form 28)", "since": null, "types": [], "until": null, "age_to": null, "amount": null, "source": null, "note_hi": "केंद्रीय फीस नहीं मिली", "percent": null, "what_hi": "अनापत्ति प्रमाणपत्र (फ़ॉर्म 28)", "age_from": null, "services": ["noc"], "transport": null, "confidence": "L", "percent_of": null}
257	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	45	\N	81-F0	\N	{"off": null, "per": "once", "code": "81-F0", "kind": "government", "late": null, "note": "not found in the sources read; manual and automated stations differ", "what": "Fitness test", "since": null, "types": [], "until": null, "age_to": 10, "amount": null, "source": null, "note_hi": "पढ़े गए स्रोतों में नहीं मिला; मैनुअल और ऑटोमेटेड केंद्रों में अंतर है", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 0, "services": ["fitness_renewal"], "transport": null, "confidence": "L", "percent_of": null}
258	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	46	\N	81-F1	\N	{"off": null, "per": "once", "code": "81-F1", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MCWG"], "until": null, "age_to": 15, "amount": 400.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 10, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
259	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	47	\N	81-F2	\N	{"off": null, "per": "once", "code": "81-F2", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV", "LGV", "Motor Cab", "Maxi Cab"], "until": null, "age_to": 15, "amount": 600.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 10, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
260	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	48	\N	81-F3	\N	{"off": null, "per": "once", "code": "81-F3", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MGV", "TRANS(HGV)", "Bus"], "until": null, "age_to": 15, "amount": 1000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 10, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
261	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	49	\N	81-F4	\N	{"off": null, "per": "once", "code": "81-F4", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MCWG"], "until": null, "age_to": 20, "amount": 500.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 15, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
294	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	12	\N	CG-15: Surguja (Ambikapur)	\N	{"code": "15", "name": "CG-15: Surguja (Ambikapur)", "number_code": null}
295	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	13	\N	CG-16: Koriya (Baikunthpur)	\N	{"code": "16", "name": "CG-16: Koriya (Baikunthpur)", "number_code": null}
262	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	50	\N	81-F5	\N	{"off": null, "per": "once", "code": "81-F5", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["Three Wheeler", "E-Rikshaw/E-Cart", "LMV", "LGV", "Motor Cab", "Maxi Cab"], "until": null, "age_to": 20, "amount": 1000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 15, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
263	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	51	\N	81-F6	\N	{"off": null, "per": "once", "code": "81-F6", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MGV"], "until": null, "age_to": 20, "amount": 1300.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 15, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
264	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	52	\N	81-F7	\N	{"off": null, "per": "once", "code": "81-F7", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["TRANS(HGV)", "Bus"], "until": null, "age_to": 20, "amount": 1500.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 15, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
265	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	53	\N	81-F8	\N	{"off": null, "per": "once", "code": "81-F8", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MCWG"], "until": null, "age_to": null, "amount": 2000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 20, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
266	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	54	\N	81-F9	\N	{"off": null, "per": "once", "code": "81-F9", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["Three Wheeler", "E-Rikshaw/E-Cart"], "until": null, "age_to": null, "amount": 7000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 20, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
267	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	55	\N	81-F10	\N	{"off": null, "per": "once", "code": "81-F10", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["LMV", "LGV", "Motor Cab", "Maxi Cab"], "until": null, "age_to": null, "amount": 15000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 20, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
268	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	56	\N	81-F11	\N	{"off": null, "per": "once", "code": "81-F11", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["MGV"], "until": null, "age_to": null, "amount": 20000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 20, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
269	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	57	\N	81-F12	\N	{"off": null, "per": "once", "code": "81-F12", "kind": "government", "late": null, "note": "day of the newspaper report, not of the gazette", "what": "Fitness test", "since": "2025-11-18", "types": ["TRANS(HGV)", "Bus"], "until": null, "age_to": null, "amount": 25000.00, "source": "CMV (5th Amendment) Rules 2025; NDTV 18-11-2025, DNA", "note_hi": "तिथि समाचार पत्र की है, राजपत्र की नहीं", "percent": null, "what_hi": "फिटनेस जाँच", "age_from": 20, "services": ["fitness_renewal"], "transport": null, "confidence": "H", "percent_of": null}
270	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	58	\N	81-F20	\N	{"off": null, "per": "once", "code": "81-F20", "kind": "government", "late": null, "note": null, "what": "Fitness certificate (grant or renewal)", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 200.00, "source": "transport.telangana.gov.in/html/fees-registration.html", "note_hi": null, "percent": null, "what_hi": "फिटनेस प्रमाणपत्र (नया या नवीनीकरण)", "age_from": null, "services": ["fitness_renewal"], "transport": true, "confidence": "M", "percent_of": null}
271	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	59	\N	81-FL	\N	{"off": "struck down in Rajasthan 27-12-2024, stayed in Himachal 2019 and Karnataka 2022", "per": "day", "code": "81-FL", "kind": "government", "late": true, "note": null, "what": "Delay in renewal of fitness", "since": "2016-12-29", "types": [], "until": null, "age_to": null, "amount": 50.00, "source": "rule 81 sl. 11A", "note_hi": null, "percent": null, "what_hi": "फिटनेस के नवीनीकरण में विलंब", "age_from": null, "services": ["fitness_renewal"], "transport": true, "confidence": "M", "percent_of": null}
272	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	60	\N	81-F21	\N	{"off": null, "per": "once", "code": "81-F21", "kind": "government", "late": null, "note": "no figure found", "what": "Duplicate fitness certificate", "since": null, "types": [], "until": null, "age_to": null, "amount": null, "source": null, "note_hi": "राशि नहीं मिली", "percent": null, "what_hi": "डुप्लीकेट फिटनेस प्रमाणपत्र", "age_from": null, "services": ["duplicate_fitness"], "transport": null, "confidence": "L", "percent_of": null}
296	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	14	\N	CG-17: Bastar (Jagdalpur)	\N	{"code": "17", "name": "CG-17: Bastar (Jagdalpur)", "number_code": null}
297	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	15	\N	CG-18: Dantewada	\N	{"code": "18", "name": "CG-18: Dantewada", "number_code": null}
273	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	61	\N	CG-T1	\N	{"off": null, "per": "once", "code": "CG-T1", "kind": "government", "late": null, "note": "lifetime tax of a new vehicle; month known, day not", "what": "Lifetime tax (new)", "since": "2022-09-01", "types": ["MCWG"], "until": null, "age_to": null, "amount": null, "source": "jantaserishta, media24media", "note_hi": "नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं", "percent": 8.00, "what_hi": "आजीवन टैक्स (नया वाहन)", "age_from": null, "services": ["pay_tax"], "transport": null, "confidence": "H", "percent_of": "price"}
274	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	62	\N	CG-T2	\N	{"off": "the price is not on record", "per": "once", "code": "CG-T2", "kind": "government", "late": null, "note": "new car, price up to 5 lakh; month known, day not", "what": "Lifetime tax (new)", "since": "2022-09-01", "types": ["LMV"], "until": null, "age_to": null, "amount": null, "source": "jantaserishta, media24media", "note_hi": "नई कार, कीमत 5 लाख तक; माह ज्ञात है, तिथि नहीं", "percent": 9.00, "what_hi": "आजीवन टैक्स (नया वाहन)", "age_from": null, "services": ["pay_tax"], "transport": false, "confidence": "H", "percent_of": "price"}
275	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	63	\N	CG-T3	\N	{"off": "the price is not on record", "per": "once", "code": "CG-T3", "kind": "government", "late": null, "note": "new car, price above 5 lakh; month known, day not", "what": "Lifetime tax (new)", "since": "2022-09-01", "types": ["LMV"], "until": null, "age_to": null, "amount": null, "source": "jantaserishta, media24media", "note_hi": "नई कार, कीमत 5 लाख से अधिक; माह ज्ञात है, तिथि नहीं", "percent": 10.00, "what_hi": "आजीवन टैक्स (नया वाहन)", "age_from": null, "services": ["pay_tax"], "transport": false, "confidence": "H", "percent_of": "price"}
276	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	64	\N	CG-T4	\N	{"off": null, "per": "once", "code": "CG-T4", "kind": "government", "late": null, "note": "lifetime tax of a new vehicle; month known, day not", "what": "Lifetime tax (new)", "since": "2022-09-01", "types": ["Adapted Vehicle"], "until": null, "age_to": null, "amount": 360.00, "source": "jantaserishta, media24media", "note_hi": "नए वाहन का आजीवन टैक्स; माह ज्ञात है, तिथि नहीं", "percent": null, "what_hi": "आजीवन टैक्स (नया वाहन)", "age_from": null, "services": ["pay_tax"], "transport": null, "confidence": "H", "percent_of": null}
277	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	65	\N	CG-T5	\N	{"off": null, "per": "transfer", "code": "CG-T5", "kind": "government", "late": null, "note": "month known, day not", "what": "Tax at transfer", "since": "2025-07-01", "types": [], "until": null, "age_to": null, "amount": null, "source": "CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36", "note_hi": "माह ज्ञात है, तिथि नहीं", "percent": 1.00, "what_hi": "स्वामित्व हस्तांतरण पर टैक्स", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": false, "confidence": "H", "percent_of": "standard value"}
278	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	66	\N	CG-T6	\N	{"off": null, "per": "transfer", "code": "CG-T6", "kind": "government", "late": null, "note": "goods vehicles; month known, day not", "what": "Tax at transfer", "since": "2025-07-01", "types": [], "until": null, "age_to": null, "amount": null, "source": "CG Motoryan Karadhan (Sanshodhan) 2025; cgbulletin, tajakhabar, khabar36", "note_hi": "मालवाहक वाहन; माह ज्ञात है, तिथि नहीं", "percent": 0.50, "what_hi": "स्वामित्व हस्तांतरण पर टैक्स", "age_from": null, "services": ["transfer_ownership_seller", "transfer_ownership_buyer", "transfer_ownership_succession"], "transport": true, "confidence": "H", "percent_of": "standard value"}
279	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	67	\N	PSK-1	\N	{"off": "only for Parivahan Suvidha Kendras", "per": "once", "code": "PSK-1", "kind": "service", "late": null, "note": "an application; year known, day not", "what": "Service charge of a Parivahan Suvidha Kendra", "since": "2024-01-01", "types": [], "until": null, "age_to": null, "amount": 100.00, "source": "newspapers of 2024", "note_hi": "एक आवेदन; वर्ष ज्ञात है, तिथि नहीं", "percent": null, "what_hi": "परिवहन सुविधा केंद्र का सेवा फीस", "age_from": null, "services": [], "transport": null, "confidence": "H", "percent_of": null}
280	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	68	\N	PSK-2	\N	{"off": "only for Parivahan Suvidha Kendras", "per": "1000 rupees or part of it", "code": "PSK-2", "kind": "service", "late": null, "note": "money paid on; year known, day not", "what": "Service charge of a Parivahan Suvidha Kendra", "since": "2024-01-01", "types": [], "until": null, "age_to": null, "amount": 50.00, "source": "newspapers of 2024", "note_hi": "आगे जमा की गई राशि; वर्ष ज्ञात है, तिथि नहीं", "percent": null, "what_hi": "परिवहन सुविधा केंद्र का सेवा फीस", "age_from": null, "services": [], "transport": null, "confidence": "H", "percent_of": null}
281	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	69	\N	PSK-3	\N	{"off": "only for Parivahan Suvidha Kendras", "per": "once", "code": "PSK-3", "kind": "service", "late": null, "note": "a learner license; year known, day not", "what": "Service charge of a Parivahan Suvidha Kendra", "since": "2024-01-01", "types": [], "until": null, "age_to": null, "amount": 50.00, "source": "newspapers of 2024", "note_hi": "एक लर्निंग लाइसेंस; वर्ष ज्ञात है, तिथि नहीं", "percent": null, "what_hi": "परिवहन सुविधा केंद्र का सेवा फीस", "age_from": null, "services": [], "transport": null, "confidence": "H", "percent_of": null}
282	2026-11-27 23:00:36.453+00	\N	\N	\N	\N	created	fee_rules	70	\N	PSK-4	\N	{"off": "only for Parivahan Suvidha Kendras", "per": "page", "code": "PSK-4", "kind": "service", "late": null, "note": "a page scanned or printed; year known, day not", "what": "Service charge of a Parivahan Suvidha Kendra", "since": "2024-01-01", "types": [], "until": null, "age_to": null, "amount": 5.00, "source": "newspapers of 2024", "note_hi": "स्कैन या प्रिंट किया गया एक पेज; वर्ष ज्ञात है, तिथि नहीं", "percent": null, "what_hi": "परिवहन सुविधा केंद्र का सेवा फीस", "age_from": null, "services": [], "transport": null, "confidence": "H", "percent_of": null}
283	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur", "number_code": null}
284	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	2	\N	CG-05: Dhamtari	\N	{"code": "05", "name": "CG-05: Dhamtari", "number_code": null}
298	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	16	\N	CG-19: Kanker	\N	{"code": "19", "name": "CG-19: Kanker", "number_code": null}
299	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	17	\N	CG-20: Bijapur	\N	{"code": "20", "name": "CG-20: Bijapur", "number_code": null}
300	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	18	\N	CG-21: Narayanpur	\N	{"code": "21", "name": "CG-21: Narayanpur", "number_code": null}
301	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	19	\N	CG-22: Baloda Bazar	\N	{"code": "22", "name": "CG-22: Baloda Bazar", "number_code": null}
302	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	20	\N	CG-23: Gariaband	\N	{"code": "23", "name": "CG-23: Gariaband", "number_code": null}
303	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	21	\N	CG-24: Balod	\N	{"code": "24", "name": "CG-24: Balod", "number_code": null}
304	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	22	\N	CG-25: Bemetara	\N	{"code": "25", "name": "CG-25: Bemetara", "number_code": null}
305	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	23	\N	CG-26: Sukma	\N	{"code": "26", "name": "CG-26: Sukma", "number_code": null}
306	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	24	\N	CG-27: Kondagaon	\N	{"code": "27", "name": "CG-27: Kondagaon", "number_code": null}
307	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	25	\N	CG-28: Mungeli	\N	{"code": "28", "name": "CG-28: Mungeli", "number_code": null}
308	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	26	\N	CG-29: Surajpur	\N	{"code": "29", "name": "CG-29: Surajpur", "number_code": null}
309	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	27	\N	CG-30: Balrampur-Ramanujganj	\N	{"code": "30", "name": "CG-30: Balrampur-Ramanujganj", "number_code": null}
310	2026-11-27 23:00:36.724+00	\N	\N	\N	\N	created	branches	28	\N	CG-31: Gaurela-Pendra-Marwahi	\N	{"code": "31", "name": "CG-31: Gaurela-Pendra-Marwahi", "number_code": null}
311	2026-11-27 23:00:36.734+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:36.734+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
312	2026-11-27 23:00:36.734+00	\N	\N	\N	\N	created	users	2	\N	Account 2	\N	{"name": "Account 2", "role": "user", "email": null, "phone": "7236068041", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:36.734+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
313	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "name_hi": null, "pincode": null, "owner_id": 1, "branch_id": 3, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
314	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	2	2	Ghanshyam Bai Mandavi	\N	{"dob": "1965-07-16", "city": "Surajpur", "name": "Ghanshyam Bai Mandavi", "email": "person2@example.com", "state": "Chhattisgarh", "mobile": "6154391543", "address": "Ward 17", "name_hi": null, "pincode": null, "owner_id": 1, "branch_id": 26, "address_hi": null, "name_known": true, "father_name": "Pradeep Mandavi", "guardian_name": null, "relation_name": "रमेश Prasad Mandavi", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
315	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	3	3	Parvati Lal Soni	\N	{"dob": "1954-02-11", "city": "Narayanpur", "name": "Parvati Lal Soni", "email": "person3@example.com", "state": "Chhattisgarh", "mobile": "6163942887", "address": "Ward 20", "name_hi": null, "pincode": null, "owner_id": 2, "branch_id": 18, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Chandra Soni", "relation_type": "Daughter of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
316	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	4	4	Seema Lal Kashyap	\N	{"dob": "1990-06-07", "city": "Balrampur-Ramanujganj", "name": "Seema Lal Kashyap", "email": null, "state": "Chhattisgarh", "mobile": "6036759179", "address": "Ward 15", "name_hi": null, "pincode": null, "owner_id": 2, "branch_id": 27, "address_hi": null, "name_known": true, "father_name": "Narendra Kashyap", "guardian_name": null, "relation_name": "Ayesha Kashyap", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
317	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	5	5	Ramesh Gupta	\N	{"dob": "1970-03-14", "city": "Bastar", "name": "Ramesh Gupta", "email": "person5@example.com", "state": "Chhattisgarh", "mobile": "6571400021", "address": "Ward 4", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 14, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Ramesh Prasad Gupta", "relation_type": "Daughter of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
318	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	6	6	Ramesh Kumar Rajwade	\N	{"dob": "1987-05-29", "city": "Gaurela-Pendra-Marwahi", "name": "Ramesh Kumar Rajwade", "email": null, "state": "Chhattisgarh", "mobile": "6063650544", "address": "Ward 17", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 28, "address_hi": null, "name_known": true, "father_name": "रमेश Singh Rajwade", "guardian_name": null, "relation_name": "Rajesh Singh Rajwade", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
319	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	7	7	Champa Sahu	\N	{"dob": "1969-08-04", "city": "Bijapur", "name": "Champa Sahu", "email": null, "state": "Chhattisgarh", "mobile": "6750860015", "address": "Ward 2", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 17, "address_hi": null, "name_known": true, "father_name": "Deepak Kumari Sahu", "guardian_name": null, "relation_name": "लक्ष्मी Kumar Sahu", "relation_type": "Daughter of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
320	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	8	8	Zakir Baghel	\N	{"dob": "1972-04-05", "city": "Korba", "name": "Zakir Baghel", "email": null, "state": "Chhattisgarh", "mobile": "6708194667", "address": "Ward 20", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 9, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Yogesh Kumari Baghel", "relation_type": "Wife of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
633	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	5	\N	Paikra Motors	\N	{"key": "paikra motors", "spelling": "Paikra Motors", "branch_id": 9, "client_id": 5}
321	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	9	9	Parvati Gond	\N	{"dob": "2003-01-15", "city": "Raipur", "name": "Parvati Gond", "email": "person9@example.com", "state": "Chhattisgarh", "mobile": "6333376493", "address": "Ward 1", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 1, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Ramesh Devi Gond", "relation_type": "Son of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
322	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	10	10	Amit Kashyap	\N	{"dob": "1978-05-17", "city": "Sakti", "name": "Amit Kashyap", "email": "person10@example.com", "state": "Chhattisgarh", "mobile": "6126992664", "address": "Ward 1", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 8, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Geeta Devi Kashyap", "relation_type": "Daughter of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
323	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	11	11	Usha Singh	\N	{"dob": "2003-05-21", "city": "Baloda Bazar", "name": "Usha Singh", "email": null, "state": "Chhattisgarh", "mobile": "6242441905", "address": "Ward 34", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 19, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Amit Bai Singh", "relation_type": "Son of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
324	2026-11-27 23:00:36.761+00	\N	\N	\N	\N	created	citizens	12	12	मुकेश Manikpuri	\N	{"dob": "1978-04-23", "city": "Kanker", "name": "मुकेश Manikpuri", "email": null, "state": "Chhattisgarh", "mobile": "6354431304", "address": "Ward 11", "name_hi": null, "pincode": null, "owner_id": null, "branch_id": 16, "address_hi": null, "name_known": true, "father_name": null, "guardian_name": null, "relation_name": "Joseph Manikpuri", "relation_type": "Daughter of", "reminders_off": false, "relation_name_hi": null, "guardian_relation": null, "guardian_consent_on": null}
325	2026-11-27 23:00:36.829+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
326	2026-11-27 23:00:36.829+00	\N	\N	\N	\N	updated	users	2	3	Account 2	{"citizen_id": null}	{"citizen_id": 3}
327	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"fuel": null, "type": "Agriculture Tractor", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000001", "financier": "State Bank of India", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "noc_number": null, "financed_on": "2018-10-19", "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG09AA0002", "registering_authority": null}
328	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	2	2	CG27AA0003	\N	{"fuel": null, "type": "Maxi Cab", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000002", "financier": null, "chassis_no": "MA000000000000002", "citizen_id": 2, "make_model": "Honda Activa", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG27AA0003", "registering_authority": null}
329	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	3	4	CG12AA0004	\N	{"fuel": null, "type": "LMV", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000003", "financier": "State Bank of India", "chassis_no": "MA000000000000003", "citizen_id": 4, "make_model": "Honda Activa", "noc_number": null, "financed_on": "2010-08-25", "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG12AA0004", "registering_authority": null}
330	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	4	8	CG05AA0005	\N	{"fuel": null, "type": "TRANS(HGV)", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000004", "financier": null, "chassis_no": "MA000000000000004", "citizen_id": 8, "make_model": "Maruti Alto", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG05AA0005", "registering_authority": null}
331	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	5	11	CG04AA0006	\N	{"fuel": null, "type": "Adapted Vehicle", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000005", "financier": null, "chassis_no": "MA000000000000005", "citizen_id": 11, "make_model": "Maruti Alto", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG04AA0006", "registering_authority": null}
332	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	6	1	CG11AA0007	\N	{"fuel": null, "type": "Construction Equipment Vehicle", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000006", "financier": null, "chassis_no": "MA000000000000006", "citizen_id": 1, "make_model": "Honda Activa", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG11AA0007", "registering_authority": null}
333	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	7	12	CG22AA0008	\N	{"fuel": null, "type": "MCWG", "seats": null, "colour": null, "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000007", "financier": null, "chassis_no": "MA000000000000007", "citizen_id": 12, "make_model": "Honda Activa", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG22AA0008", "registering_authority": null}
334	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	8	7	CG10AA0009	\N	{"fuel": "LPG", "type": "Agriculture Trailer", "seats": 6, "colour": "Red", "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000008", "financier": null, "chassis_no": "MA000000000000008", "citizen_id": 7, "make_model": "Hero Splendor", "noc_number": null, "financed_on": null, "laden_weight": 6000, "manufactured": "2020-02", "needs_review": false, "emission_norm": "BS II", "noc_to_office": null, "registered_on": "2020-04-03", "cubic_capacity": null, "unladen_weight": 3200, "registration_no": "CG10AA0009", "registering_authority": null}
634	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	6	\N	Paikra Motors	\N	{"name": "Paikra Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 16}
335	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	9	3	CG23AA0010	\N	{"fuel": null, "type": "TRANS(HGV)", "seats": null, "colour": null, "noc_on": null, "origin": "self", "body_type": null, "cylinders": null, "engine_no": "EN0000000009", "financier": null, "chassis_no": "MA000000000000009", "citizen_id": 3, "make_model": "Mahindra Bolero", "noc_number": null, "financed_on": null, "laden_weight": null, "manufactured": null, "needs_review": false, "emission_norm": null, "noc_to_office": null, "registered_on": null, "cubic_capacity": null, "unladen_weight": null, "registration_no": "CG23AA0010", "registering_authority": null}
336	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	10	2	CG21AA0011	\N	{"fuel": "Electric", "type": "LGV", "seats": 4, "colour": "Red", "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000010", "financier": null, "chassis_no": "MA000000000000010", "citizen_id": 2, "make_model": "Hero Splendor", "noc_number": null, "financed_on": null, "laden_weight": 12000, "manufactured": "2021-01", "needs_review": false, "emission_norm": "BS VI", "noc_to_office": null, "registered_on": "2021-03-15", "cubic_capacity": null, "unladen_weight": 6200, "registration_no": "CG21AA0011", "registering_authority": null}
337	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	11	3	CG08AA0012	\N	{"fuel": "Electric", "type": "TRANS(HGV)", "seats": 5, "colour": "White", "noc_on": null, "origin": "self", "body_type": null, "cylinders": null, "engine_no": "EN0000000011", "financier": null, "chassis_no": "MA000000000000011", "citizen_id": 3, "make_model": "Hero Splendor", "noc_number": null, "financed_on": null, "laden_weight": 8000, "manufactured": "2012-01", "needs_review": false, "emission_norm": "BS VI", "noc_to_office": null, "registered_on": "2012-03-25", "cubic_capacity": null, "unladen_weight": 4200, "registration_no": "CG08AA0012", "registering_authority": null}
338	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	created	vehicles	12	4	CG07AA0013	\N	{"fuel": "Other", "type": "TRANS(HGV)", "seats": 4, "colour": "White", "noc_on": null, "origin": "office", "body_type": null, "cylinders": null, "engine_no": "EN0000000012", "financier": null, "chassis_no": "MA000000000000012", "citizen_id": 4, "make_model": "Honda Activa", "noc_number": null, "financed_on": null, "laden_weight": 5400, "manufactured": "2012-06", "needs_review": false, "emission_norm": "BS IV", "noc_to_office": null, "registered_on": "2012-08-11", "cubic_capacity": null, "unladen_weight": 2900, "registration_no": "CG07AA0013", "registering_authority": null}
339	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "needs_review": false, "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
340	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	2	1	CG27 20060000002	\N	{"ll_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2024-12-06", "expiry_date": "2025-06-04", "needs_review": false, "vehicle_class": "MCWOG", "application_no": "2022000000002"}
341	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	3	6	CG12 20070000003	\N	{"ll_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 6, "issue_date": "2025-09-20", "expiry_date": "2026-03-19", "needs_review": false, "vehicle_class": "E-Cart", "application_no": "2023000000003"}
342	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	4	4	CG05 20080000004	\N	{"ll_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2024-08-08", "expiry_date": "2025-02-04", "needs_review": false, "vehicle_class": "MCWOG", "application_no": "2024000000004"}
343	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	5	5	CG04 20090000005	\N	{"ll_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2024-05-28", "expiry_date": "2024-11-24", "needs_review": false, "vehicle_class": "E-Cart", "application_no": "2025000000005"}
344	2026-11-27 23:00:36.859+00	\N	\N	\N	\N	created	learner_licenses	6	9	CG11 20100000006	\N	{"ll_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2026-03-20", "expiry_date": "2026-09-16", "needs_review": false, "vehicle_class": "MCWG", "application_no": "2020000000006"}
345	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "needs_review": false, "vehicle_class": "E-Rikshaw", "application_no": "2021000000001", "hazardous_expiry_date": null, "transport_expiry_date": null}
346	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	2	5	CG27 20060000002	\N	{"dl_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2020-10-25", "expiry_date": "2040-10-20", "needs_review": false, "vehicle_class": "MCWOG", "application_no": "2022000000002", "hazardous_expiry_date": null, "transport_expiry_date": null}
347	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	3	8	CG12 20070000003	\N	{"dl_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2007-08-21", "expiry_date": "2027-08-16", "needs_review": false, "vehicle_class": "E-Cart", "application_no": "2023000000003", "hazardous_expiry_date": null, "transport_expiry_date": "2012-08-19"}
348	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	4	1	CG05 20080000004	\N	{"dl_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-06-14", "expiry_date": "2045-06-09", "needs_review": false, "vehicle_class": "MCWOG", "application_no": "2024000000004", "hazardous_expiry_date": null, "transport_expiry_date": null}
349	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	5	7	CG04 20090000005	\N	{"dl_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2024-08-12", "expiry_date": "2044-08-07", "needs_review": false, "vehicle_class": "E-Cart", "application_no": "2025000000005", "hazardous_expiry_date": null, "transport_expiry_date": null}
350	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	6	9	CG11 20100000006	\N	{"dl_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2014-01-09", "expiry_date": "2034-01-04", "needs_review": false, "vehicle_class": "MCWG", "application_no": "2020000000006", "hazardous_expiry_date": null, "transport_expiry_date": null}
351	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	7	3	CG22 20110000007	\N	{"dl_no": "CG22 20110000007", "office": "CG-22: Baloda Bazar", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2006-12-12", "expiry_date": "2026-12-07", "needs_review": false, "vehicle_class": "E-Cart", "application_no": "2021000000007", "hazardous_expiry_date": "2009-12-11", "transport_expiry_date": null}
352	2026-11-27 23:00:36.878+00	\N	\N	\N	\N	created	driving_licenses	8	8	CG10 20120000008	\N	{"dl_no": "CG10 20120000008", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2023-11-25", "expiry_date": "2043-11-20", "needs_review": false, "vehicle_class": "Articulated Vehicle", "application_no": "2022000000008", "hazardous_expiry_date": null, "transport_expiry_date": null}
353	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "tp_end_date": null, "company_name": "ICICI Lombard", "needs_review": false, "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
354	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	2	4	INS-0000000013	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 4, "start_date": "2024-07-19", "vehicle_id": 3, "tp_end_date": null, "company_name": "National Insurance", "needs_review": false, "policy_number": "INS-0000000013", "insurance_type": "Comprehensive"}
355	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	3	4	INS-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-07-18", "citizen_id": 4, "start_date": "2025-07-19", "vehicle_id": 3, "tp_end_date": null, "company_name": "National Insurance", "needs_review": false, "policy_number": "INS-0000000012", "insurance_type": "Comprehensive"}
356	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	4	8	INS-0000000017	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-26", "citizen_id": 8, "start_date": "2024-06-27", "vehicle_id": 4, "tp_end_date": null, "company_name": "New India Assurance", "needs_review": false, "policy_number": "INS-0000000017", "insurance_type": "Third Party"}
357	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	5	8	INS-0000000016	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-26", "citizen_id": 8, "start_date": "2025-06-27", "vehicle_id": 4, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000016", "insurance_type": "Third Party"}
358	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	6	11	INS-0000000020	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-08-13", "citizen_id": 11, "start_date": "2025-08-14", "vehicle_id": 5, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000020", "insurance_type": "Comprehensive"}
359	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	7	1	INS-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-06-26", "citizen_id": 1, "start_date": "2026-06-27", "vehicle_id": 6, "tp_end_date": null, "company_name": "New India Assurance", "needs_review": false, "policy_number": "INS-0000000024", "insurance_type": "Third Party"}
360	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	8	12	INS-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 12, "start_date": "2024-07-19", "vehicle_id": 7, "tp_end_date": null, "company_name": "ICICI Lombard", "needs_review": false, "policy_number": "INS-0000000029", "insurance_type": "Third Party"}
361	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	9	12	INS-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-07-18", "citizen_id": 12, "start_date": "2025-07-19", "vehicle_id": 7, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000028", "insurance_type": "Third Party"}
362	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	10	7	INS-0000000033	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-09-20", "citizen_id": 7, "start_date": "2024-09-21", "vehicle_id": 8, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000033", "insurance_type": "Third Party"}
363	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	11	7	INS-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-09-20", "citizen_id": 7, "start_date": "2025-09-21", "vehicle_id": 8, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000032", "insurance_type": "Third Party"}
364	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	12	3	INS-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-04-03", "citizen_id": 3, "start_date": "2026-04-04", "vehicle_id": 9, "tp_end_date": null, "company_name": "New India Assurance", "needs_review": false, "policy_number": "INS-0000000036", "insurance_type": "Third Party"}
365	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	13	2	INS-0000000041	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-22", "citizen_id": 2, "start_date": "2024-06-23", "vehicle_id": 10, "tp_end_date": "2029-06-22", "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000041", "insurance_type": "Comprehensive"}
366	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	14	2	INS-0000000040	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-22", "citizen_id": 2, "start_date": "2025-06-23", "vehicle_id": 10, "tp_end_date": null, "company_name": "New India Assurance", "needs_review": false, "policy_number": "INS-0000000040", "insurance_type": "Third Party"}
367	2026-11-27 23:00:36.899+00	\N	\N	\N	\N	created	insurances	15	4	INS-0000000048	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-04-08", "citizen_id": 4, "start_date": "2025-04-09", "vehicle_id": 12, "tp_end_date": null, "company_name": "बीमा निगम", "needs_review": false, "policy_number": "INS-0000000048", "insurance_type": "Comprehensive"}
368	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31", "needs_review": false}
369	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	2	4	PUC-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 4, "valid_from": "2026-11-28", "vehicle_id": 3, "pucc_number": "PUC-0000000012", "valid_until": "2027-11-27", "needs_review": false}
370	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	3	1	PUC-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 1, "valid_from": "2026-12-10", "vehicle_id": 6, "pucc_number": "PUC-0000000024", "valid_until": "2027-12-09", "needs_review": false}
371	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	4	12	PUC-0000000030	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2024-02-23", "vehicle_id": 7, "pucc_number": "PUC-0000000030", "valid_until": "2025-02-21", "needs_review": false}
372	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	5	12	PUC-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000029", "valid_until": "2026-02-21", "needs_review": false}
373	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	6	12	PUC-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 12, "valid_from": "2026-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000028", "valid_until": "2027-02-21", "needs_review": false}
374	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	7	7	PUC-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 7, "valid_from": "2025-04-15", "vehicle_id": 8, "pucc_number": "PUC-0000000032", "valid_until": "2026-04-14", "needs_review": false}
375	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	8	3	PUC-0000000037	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2024-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000037", "valid_until": "2025-10-25", "needs_review": false}
376	2026-11-27 23:00:36.921+00	\N	\N	\N	\N	created	puccs	9	3	PUC-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2025-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000036", "valid_until": "2026-10-25", "needs_review": false}
377	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	1	12	FIT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-05-27", "vehicle_id": 1, "expiry_date": "2026-05-26", "needs_review": false, "certificate_number": "FIT-0000000005"}
378	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	2	12	FIT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-05-27", "vehicle_id": 1, "expiry_date": "2027-05-26", "needs_review": false, "certificate_number": "FIT-0000000004"}
379	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	3	4	FIT-0000000014	\N	{"origin": "self", "file_id": null, "citizen_id": 4, "issue_date": "2025-02-05", "vehicle_id": 3, "expiry_date": "2026-02-04", "needs_review": false, "certificate_number": "FIT-0000000014"}
380	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	4	4	FIT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-05", "vehicle_id": 3, "expiry_date": "2027-02-04", "needs_review": false, "certificate_number": "FIT-0000000013"}
381	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	5	4	FIT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2027-02-05", "vehicle_id": 3, "expiry_date": "2028-02-04", "needs_review": false, "certificate_number": "FIT-0000000012"}
382	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	6	8	FIT-0000000016	\N	{"origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2026-09-19", "vehicle_id": 4, "expiry_date": "2027-09-18", "needs_review": false, "certificate_number": "FIT-0000000016"}
383	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	7	11	FIT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2025-06-13", "vehicle_id": 5, "expiry_date": "2026-06-12", "needs_review": false, "certificate_number": "FIT-0000000020"}
384	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	8	1	FIT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-12-14", "vehicle_id": 6, "expiry_date": "2026-12-13", "needs_review": false, "certificate_number": "FIT-0000000024"}
385	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	9	12	FIT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-17", "vehicle_id": 7, "expiry_date": "2026-11-16", "needs_review": false, "certificate_number": "FIT-0000000028"}
386	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	10	7	FIT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-02-10", "vehicle_id": 8, "expiry_date": "2027-02-09", "needs_review": false, "certificate_number": "FIT-0000000033"}
387	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	11	7	FIT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2027-02-10", "vehicle_id": 8, "expiry_date": "2028-02-09", "needs_review": false, "certificate_number": "FIT-0000000032"}
388	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	12	3	FIT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-05-05", "vehicle_id": 9, "expiry_date": "2026-05-04", "needs_review": false, "certificate_number": "FIT-0000000036"}
389	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	13	2	FIT-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "needs_review": false, "certificate_number": "FIT-0000000041"}
390	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	14	2	FIT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "needs_review": false, "certificate_number": "FIT-0000000040"}
391	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	15	3	FIT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-12-13", "vehicle_id": 11, "expiry_date": "2026-12-12", "needs_review": false, "certificate_number": "FIT-0000000044"}
392	2026-11-27 23:00:36.934+00	\N	\N	\N	\N	created	fitnesses	16	4	FIT-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-20", "vehicle_id": 12, "expiry_date": "2027-02-19", "needs_review": false, "certificate_number": "FIT-0000000048"}
393	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	1	12	PER-0000000005	\N	{"route": "रायपुर - जगदलपुर", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-23", "vehicle_id": 1, "expiry_date": "2026-11-22", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000005"}
394	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	2	12	PER-0000000004	\N	{"route": "Raipur - Bilaspur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-23", "vehicle_id": 1, "expiry_date": "2027-11-22", "permit_type": "School Bus", "needs_review": false, "permit_number": "PER-0000000004"}
395	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	3	1	PER-0000000025	\N	{"route": "रायपुर - जगदलपुर", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2026-02-02", "vehicle_id": 6, "expiry_date": "2027-02-01", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000025"}
420	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	3	4	SPE-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-08-22", "vehicle_id": 3, "expiry_date": "2027-08-21", "needs_review": false, "certificate_number": "SPE-0000000012"}
396	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	4	1	PER-0000000024	\N	{"route": "रायपुर - जगदलपुर", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2027-02-02", "vehicle_id": 6, "expiry_date": "2028-02-01", "permit_type": "Goods Carriage", "needs_review": false, "permit_number": "PER-0000000024"}
397	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	5	12	PER-0000000029	\N	{"route": "Raipur - Bilaspur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2024-10-30", "vehicle_id": 7, "expiry_date": "2025-10-29", "permit_type": "Goods Carriage", "needs_review": false, "permit_number": "PER-0000000029"}
398	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	6	12	PER-0000000028	\N	{"route": "Bilaspur - Korba", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-10-30", "vehicle_id": 7, "expiry_date": "2026-10-29", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000028"}
399	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	7	7	PER-0000000033	\N	{"route": "रायपुर - जगदलपुर", "origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-10-10", "vehicle_id": 8, "expiry_date": "2026-10-09", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000033"}
400	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	8	7	PER-0000000032	\N	{"route": "Bilaspur - Korba", "origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-10-10", "vehicle_id": 8, "expiry_date": "2027-10-09", "permit_type": "School Bus", "needs_review": false, "permit_number": "PER-0000000032"}
401	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	9	3	PER-0000000036	\N	{"route": "Bilaspur - Korba", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-05-31", "vehicle_id": 9, "expiry_date": "2027-05-30", "permit_type": "Tourist", "needs_review": false, "permit_number": "PER-0000000036"}
402	2026-11-27 23:00:36.954+00	\N	\N	\N	\N	created	permits	10	4	PER-0000000048	\N	{"route": "Bilaspur - Korba", "origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-04-22", "vehicle_id": 12, "expiry_date": "2027-04-21", "permit_type": "National Permit", "needs_review": false, "permit_number": "PER-0000000048"}
403	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "needs_review": false, "certificate_number": "VLT-0000000005"}
404	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	2	12	VLT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-04-21", "vehicle_id": 1, "expiry_date": "2027-04-20", "needs_review": false, "certificate_number": "VLT-0000000004"}
405	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	3	2	VLT-0000000009	\N	{"origin": "self", "file_id": null, "citizen_id": 2, "issue_date": "2024-06-20", "vehicle_id": 2, "expiry_date": "2025-06-19", "needs_review": false, "certificate_number": "VLT-0000000009"}
406	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	4	2	VLT-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-06-20", "vehicle_id": 2, "expiry_date": "2026-06-19", "needs_review": false, "certificate_number": "VLT-0000000008"}
407	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	5	4	VLT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-04-30", "vehicle_id": 3, "expiry_date": "2026-04-29", "needs_review": false, "certificate_number": "VLT-0000000012"}
408	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	6	11	VLT-0000000021	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2026-01-02", "vehicle_id": 5, "expiry_date": "2027-01-01", "needs_review": false, "certificate_number": "VLT-0000000021"}
409	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	7	11	VLT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2027-01-02", "vehicle_id": 5, "expiry_date": "2028-01-01", "needs_review": false, "certificate_number": "VLT-0000000020"}
410	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	8	1	VLT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-05-24", "vehicle_id": 6, "expiry_date": "2026-05-23", "needs_review": false, "certificate_number": "VLT-0000000024"}
411	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	9	12	VLT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-19", "vehicle_id": 7, "expiry_date": "2027-11-18", "needs_review": false, "certificate_number": "VLT-0000000028"}
412	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	10	7	VLT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-07-04", "vehicle_id": 8, "expiry_date": "2026-07-03", "needs_review": false, "certificate_number": "VLT-0000000033"}
413	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	11	7	VLT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-07-04", "vehicle_id": 8, "expiry_date": "2027-07-03", "needs_review": false, "certificate_number": "VLT-0000000032"}
414	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	12	3	VLT-0000000037	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-10-03", "vehicle_id": 9, "expiry_date": "2025-10-02", "needs_review": false, "certificate_number": "VLT-0000000037"}
415	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	13	3	VLT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-10-03", "vehicle_id": 9, "expiry_date": "2026-10-02", "needs_review": false, "certificate_number": "VLT-0000000036"}
416	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	14	2	VLT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-08-27", "vehicle_id": 10, "expiry_date": "2026-08-26", "needs_review": false, "certificate_number": "VLT-0000000040"}
417	2026-11-27 23:00:36.971+00	\N	\N	\N	\N	created	vltds	15	3	VLT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-21", "vehicle_id": 11, "expiry_date": "2027-12-20", "needs_review": false, "certificate_number": "VLT-0000000044"}
418	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "needs_review": false, "certificate_number": "SPE-0000000008"}
419	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	2	4	SPE-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-08-22", "vehicle_id": 3, "expiry_date": "2026-08-21", "needs_review": false, "certificate_number": "SPE-0000000013"}
635	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	6	\N	Paikra Motors	\N	{"key": "paikra motors", "spelling": "Paikra Motors", "branch_id": 16, "client_id": 6}
421	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	4	3	SPE-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-14", "vehicle_id": 9, "expiry_date": "2027-12-13", "needs_review": false, "certificate_number": "SPE-0000000036"}
422	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	5	2	SPE-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "needs_review": false, "certificate_number": "SPE-0000000041"}
423	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	6	2	SPE-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "needs_review": false, "certificate_number": "SPE-0000000040"}
424	2026-11-27 23:00:36.992+00	\N	\N	\N	\N	created	speed_governors	7	4	SPE-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-12-09", "vehicle_id": 12, "expiry_date": "2027-12-08", "needs_review": false, "certificate_number": "SPE-0000000048"}
425	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
426	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	2	2	\N	\N	{"amount": 4497.06, "origin": "office", "file_id": null, "tax_from": "2024-07-16", "tax_mode": "Monthly", "tax_upto": "2025-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "Agriculture Tractor"}
427	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	3	2	\N	\N	{"amount": 5756.52, "origin": "self", "file_id": null, "tax_from": "2025-07-16", "tax_mode": "Yearly", "tax_upto": "2026-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "TRANS(HGV)"}
428	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	4	2	\N	\N	{"amount": 7740.88, "origin": "office", "file_id": null, "tax_from": "2026-07-16", "tax_mode": "OneTime", "tax_upto": "2027-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "MGV"}
429	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	5	4	\N	\N	{"amount": 4586.50, "origin": "office", "file_id": null, "tax_from": "2025-09-19", "tax_mode": "HalfYearly", "tax_upto": "2026-09-18", "citizen_id": 4, "vehicle_id": 3, "vehicle_type": "LMV"}
430	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	6	8	\N	\N	{"amount": 7042.66, "origin": "office", "file_id": null, "tax_from": "2025-07-14", "tax_mode": "Yearly", "tax_upto": "2026-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "LMV"}
431	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	7	8	\N	\N	{"amount": 2486.44, "origin": "office", "file_id": null, "tax_from": "2026-07-14", "tax_mode": "Yearly", "tax_upto": "2027-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "Road Roller"}
432	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	8	1	\N	\N	{"amount": 8405.44, "origin": "office", "file_id": null, "tax_from": "2026-01-29", "tax_mode": "HalfYearly", "tax_upto": "2027-01-28", "citizen_id": 1, "vehicle_id": 6, "vehicle_type": "Bus"}
433	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	9	3	\N	\N	{"amount": 3497.33, "origin": "office", "file_id": null, "tax_from": "2026-08-08", "tax_mode": "Yearly", "tax_upto": "2027-08-07", "citizen_id": 3, "vehicle_id": 9, "vehicle_type": "MCWG"}
434	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	10	2	\N	\N	{"amount": 3655.03, "origin": "office", "file_id": null, "tax_from": "2025-07-18", "tax_mode": "Monthly", "tax_upto": "2026-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "MCWG"}
435	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	11	2	\N	\N	{"amount": 2571.05, "origin": "office", "file_id": null, "tax_from": "2026-07-18", "tax_mode": "Yearly", "tax_upto": "2027-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "Maxi Cab"}
436	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	12	3	\N	\N	{"amount": 3875.92, "origin": "office", "file_id": null, "tax_from": "2026-10-30", "tax_mode": "Monthly", "tax_upto": "2027-10-29", "citizen_id": 3, "vehicle_id": 11, "vehicle_type": "Road Roller"}
437	2026-11-27 23:00:37.009+00	\N	\N	\N	\N	created	taxes	13	4	\N	\N	{"amount": 499.81, "origin": "office", "file_id": null, "tax_from": "2026-08-28", "tax_mode": "Monthly", "tax_upto": "2027-08-27", "citizen_id": 4, "vehicle_id": 12, "vehicle_type": "Motor Cab"}
438	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	1	12	CG09AA0002	\N	{"origin": "office", "file_id": null, "rc_number": "CG09AA0002", "citizen_id": 12, "valid_from": "2026-03-23", "vehicle_id": 1, "valid_until": "2027-03-22", "needs_review": false}
439	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	2	2	CG27AA0003	\N	{"origin": "office", "file_id": null, "rc_number": "CG27AA0003", "citizen_id": 2, "valid_from": "2027-02-06", "vehicle_id": 2, "valid_until": "2028-02-05", "needs_review": false}
440	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	3	8	CG05AA0005	\N	{"origin": "office", "file_id": null, "rc_number": "CG05AA0005", "citizen_id": 8, "valid_from": "2025-03-11", "vehicle_id": 4, "valid_until": "2026-03-10", "needs_review": false}
441	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	4	8	CG05AA0005	\N	{"origin": "office", "file_id": null, "rc_number": "CG05AA0005", "citizen_id": 8, "valid_from": "2026-03-11", "vehicle_id": 4, "valid_until": "2027-03-10", "needs_review": false}
442	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	5	1	CG11AA0007	\N	{"origin": "office", "file_id": null, "rc_number": "CG11AA0007", "citizen_id": 1, "valid_from": "2024-01-04", "vehicle_id": 6, "valid_until": "2025-01-02", "needs_review": false}
443	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	6	1	CG11AA0007	\N	{"origin": "office", "file_id": null, "rc_number": "CG11AA0007", "citizen_id": 1, "valid_from": "2025-01-03", "vehicle_id": 6, "valid_until": "2026-01-02", "needs_review": false}
444	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	7	1	CG11AA0007	\N	{"origin": "office", "file_id": null, "rc_number": "CG11AA0007", "citizen_id": 1, "valid_from": "2026-01-03", "vehicle_id": 6, "valid_until": "2027-01-02", "needs_review": false}
445	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	8	12	CG22AA0008	\N	{"origin": "office", "file_id": null, "rc_number": "CG22AA0008", "citizen_id": 12, "valid_from": "2024-12-16", "vehicle_id": 7, "valid_until": "2025-12-15", "needs_review": false}
446	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	9	12	CG22AA0008	\N	{"origin": "office", "file_id": null, "rc_number": "CG22AA0008", "citizen_id": 12, "valid_from": "2025-12-16", "vehicle_id": 7, "valid_until": "2026-12-15", "needs_review": false}
636	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	7	\N	Ratre Consultancy	\N	{"name": "Ratre Consultancy", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 17}
447	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	10	12	CG22AA0008	\N	{"origin": "office", "file_id": null, "rc_number": "CG22AA0008", "citizen_id": 12, "valid_from": "2026-12-16", "vehicle_id": 7, "valid_until": "2027-12-15", "needs_review": false}
448	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	11	3	CG23AA0010	\N	{"origin": "office", "file_id": null, "rc_number": "CG23AA0010", "citizen_id": 3, "valid_from": "2025-10-18", "vehicle_id": 9, "valid_until": "2026-10-17", "needs_review": false}
449	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	12	2	CG21AA0011	\N	{"origin": "office", "file_id": null, "rc_number": "CG21AA0011", "citizen_id": 2, "valid_from": "2026-11-09", "vehicle_id": 10, "valid_until": "2027-11-08", "needs_review": false}
450	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	13	3	CG08AA0012	\N	{"origin": "office", "file_id": null, "rc_number": "CG08AA0012", "citizen_id": 3, "valid_from": "2024-06-05", "vehicle_id": 11, "valid_until": "2025-06-04", "needs_review": false}
451	2026-11-27 23:00:37.026+00	\N	\N	\N	\N	created	registrations	14	3	CG08AA0012	\N	{"origin": "office", "file_id": null, "rc_number": "CG08AA0012", "citizen_id": 3, "valid_from": "2025-06-05", "vehicle_id": 11, "valid_until": "2026-06-04", "needs_review": false}
452	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	1	12	GRE-0000000004	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "paid_on": "2026-06-11", "citizen_id": 12, "receipt_no": "GRE-0000000004", "vehicle_id": 1, "valid_until": "2027-06-10", "needs_review": false}
453	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	2	4	GRE-0000000012	\N	{"amount": 4586.50, "origin": "office", "file_id": null, "paid_on": "2026-03-14", "citizen_id": 4, "receipt_no": "GRE-0000000012", "vehicle_id": 3, "valid_until": "2027-03-13", "needs_review": false}
454	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	3	8	GRE-0000000017	\N	{"amount": 7042.66, "origin": "office", "file_id": null, "paid_on": "2025-12-13", "citizen_id": 8, "receipt_no": "GRE-0000000017", "vehicle_id": 4, "valid_until": "2026-12-12", "needs_review": false}
455	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	4	8	GRE-0000000016	\N	{"amount": 2486.44, "origin": "office", "file_id": null, "paid_on": "2026-12-13", "citizen_id": 8, "receipt_no": "GRE-0000000016", "vehicle_id": 4, "valid_until": "2027-12-12", "needs_review": false}
456	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	5	11	GRE-0000000020	\N	{"amount": 3008.24, "origin": "office", "file_id": null, "paid_on": "2026-10-25", "citizen_id": 11, "receipt_no": "GRE-0000000020", "vehicle_id": 5, "valid_until": "2027-10-24", "needs_review": false}
457	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	6	1	GRE-0000000025	\N	{"amount": 7280.38, "origin": "office", "file_id": null, "paid_on": "2025-08-13", "citizen_id": 1, "receipt_no": "GRE-0000000025", "vehicle_id": 6, "valid_until": "2026-08-12", "needs_review": false}
458	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	7	1	GRE-0000000024	\N	{"amount": 8405.44, "origin": "office", "file_id": null, "paid_on": "2026-08-13", "citizen_id": 1, "receipt_no": "GRE-0000000024", "vehicle_id": 6, "valid_until": "2027-08-12", "needs_review": false}
459	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	8	12	GRE-0000000029	\N	{"amount": 8072.17, "origin": "office", "file_id": null, "paid_on": "2025-06-14", "citizen_id": 12, "receipt_no": "GRE-0000000029", "vehicle_id": 7, "valid_until": "2026-06-13", "needs_review": false}
460	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	9	12	GRE-0000000028	\N	{"amount": 8234.35, "origin": "office", "file_id": null, "paid_on": "2026-06-14", "citizen_id": 12, "receipt_no": "GRE-0000000028", "vehicle_id": 7, "valid_until": "2027-06-13", "needs_review": false}
461	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	10	7	GRE-0000000032	\N	{"amount": 2047.85, "origin": "office", "file_id": null, "paid_on": "2027-02-04", "citizen_id": 7, "receipt_no": "GRE-0000000032", "vehicle_id": 8, "valid_until": "2028-02-03", "needs_review": false}
462	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	11	2	GRE-0000000041	\N	{"amount": 3655.03, "origin": "office", "file_id": null, "paid_on": "2024-07-03", "citizen_id": 2, "receipt_no": "GRE-0000000041", "vehicle_id": 10, "valid_until": "2025-07-02", "needs_review": false}
463	2026-11-27 23:00:37.046+00	\N	\N	\N	\N	created	green_taxes	12	2	GRE-0000000040	\N	{"amount": 2571.05, "origin": "office", "file_id": null, "paid_on": "2025-07-03", "citizen_id": 2, "receipt_no": "GRE-0000000040", "vehicle_id": 10, "valid_until": "2026-07-02", "needs_review": false}
464	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	1	4	AUT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2025-12-27", "vehicle_id": 3, "valid_until": "2026-12-26", "needs_review": false, "authorisation_no": "AUT-0000000013"}
465	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	2	4	AUT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2026-12-27", "vehicle_id": 3, "valid_until": "2027-12-26", "needs_review": false, "authorisation_no": "AUT-0000000012"}
466	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	3	8	AUT-0000000017	\N	{"origin": "office", "file_id": null, "citizen_id": 8, "valid_from": "2025-03-04", "vehicle_id": 4, "valid_until": "2026-03-03", "needs_review": false, "authorisation_no": "AUT-0000000017"}
467	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	4	8	AUT-0000000016	\N	{"origin": "office", "file_id": null, "citizen_id": 8, "valid_from": "2026-03-04", "vehicle_id": 4, "valid_until": "2027-03-03", "needs_review": false, "authorisation_no": "AUT-0000000016"}
468	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	5	11	AUT-0000000021	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "valid_from": "2025-05-28", "vehicle_id": 5, "valid_until": "2026-05-27", "needs_review": false, "authorisation_no": "AUT-0000000021"}
469	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	6	11	AUT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "valid_from": "2026-05-28", "vehicle_id": 5, "valid_until": "2027-05-27", "needs_review": false, "authorisation_no": "AUT-0000000020"}
470	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	7	1	AUT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "valid_from": "2026-05-31", "vehicle_id": 6, "valid_until": "2027-05-30", "needs_review": false, "authorisation_no": "AUT-0000000024"}
471	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	8	12	AUT-0000000030	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "valid_from": "2024-01-03", "vehicle_id": 7, "valid_until": "2025-01-01", "needs_review": false, "authorisation_no": "AUT-0000000030"}
472	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	9	12	AUT-0000000029	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "valid_from": "2025-01-02", "vehicle_id": 7, "valid_until": "2026-01-01", "needs_review": false, "authorisation_no": "AUT-0000000029"}
473	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	10	12	AUT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "valid_from": "2026-01-02", "vehicle_id": 7, "valid_until": "2027-01-01", "needs_review": false, "authorisation_no": "AUT-0000000028"}
474	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	11	4	AUT-0000000049	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2024-06-28", "vehicle_id": 12, "valid_until": "2025-06-27", "needs_review": false, "authorisation_no": "AUT-0000000049"}
475	2026-11-27 23:00:37.065+00	\N	\N	\N	\N	created	authorisations	12	4	AUT-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "valid_from": "2025-06-28", "vehicle_id": 12, "valid_until": "2026-06-27", "needs_review": false, "authorisation_no": "AUT-0000000048"}
476	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	3	\N	Kurre 1	\N	{"name": "Kurre 1", "role": "manager", "email": null, "phone": "8000000001", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
477	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	4	\N	Sheikh 2	\N	{"name": "Sheikh 2", "role": "manager", "email": null, "phone": "8000000002", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
478	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	5	\N	Khan 3	\N	{"name": "Khan 3", "role": "manager", "email": null, "phone": "8000000003", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
479	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	6	\N	Verma 4	\N	{"name": "Verma 4", "role": "manager", "email": null, "phone": "8000000004", "branch_id": 1, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
480	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	7	\N	Nishad 5	\N	{"name": "Nishad 5", "role": "manager", "email": null, "phone": "8000000005", "branch_id": 1, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
481	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	8	\N	Sahu 6	\N	{"name": "Sahu 6", "role": "manager", "email": null, "phone": "8000000006", "branch_id": 1, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
482	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	9	\N	Naidu 7	\N	{"name": "Naidu 7", "role": "manager", "email": null, "phone": "8000000007", "branch_id": 2, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
483	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	10	\N	Sahu 8	\N	{"name": "Sahu 8", "role": "manager", "email": null, "phone": "8000000008", "branch_id": 2, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
484	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	11	\N	Kunjam 9	\N	{"name": "Kunjam 9", "role": "manager", "email": null, "phone": "8000000009", "branch_id": 2, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
485	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	12	\N	Chandrakar 10	\N	{"name": "Chandrakar 10", "role": "manager", "email": null, "phone": "8000000010", "branch_id": 3, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
486	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	13	\N	Markam 11	\N	{"name": "Markam 11", "role": "manager", "email": null, "phone": "8000000011", "branch_id": 3, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
487	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	14	\N	Banjare 12	\N	{"name": "Banjare 12", "role": "manager", "email": null, "phone": "8000000012", "branch_id": 3, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
488	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	15	\N	Dewangan 13	\N	{"name": "Dewangan 13", "role": "manager", "email": null, "phone": "8000000013", "branch_id": 4, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
489	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	16	\N	Sahu 14	\N	{"name": "Sahu 14", "role": "manager", "email": null, "phone": "8000000014", "branch_id": 4, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
490	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	17	\N	Gond 15	\N	{"name": "Gond 15", "role": "manager", "email": null, "phone": "8000000015", "branch_id": 4, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
638	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	8	\N	Sahu Motors	\N	{"name": "Sahu Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 26}
491	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	18	\N	साहू 16	\N	{"name": "साहू 16", "role": "manager", "email": null, "phone": "8000000016", "branch_id": 5, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
492	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	19	\N	Sahu 17	\N	{"name": "Sahu 17", "role": "manager", "email": null, "phone": "8000000017", "branch_id": 5, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
493	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	20	\N	Sahu 18	\N	{"name": "Sahu 18", "role": "manager", "email": null, "phone": "8000000018", "branch_id": 5, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
494	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	21	\N	Kunjam 19	\N	{"name": "Kunjam 19", "role": "manager", "email": null, "phone": "8000000019", "branch_id": 6, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
495	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	22	\N	Khan 20	\N	{"name": "Khan 20", "role": "manager", "email": null, "phone": "8000000020", "branch_id": 6, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
496	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	23	\N	Khan 21	\N	{"name": "Khan 21", "role": "manager", "email": null, "phone": "8000000021", "branch_id": 6, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
497	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	24	\N	Minj 22	\N	{"name": "Minj 22", "role": "manager", "email": null, "phone": "8000000022", "branch_id": 7, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
498	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	25	\N	पटेल 23	\N	{"name": "पटेल 23", "role": "manager", "email": null, "phone": "8000000023", "branch_id": 7, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
499	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	26	\N	Uikey 24	\N	{"name": "Uikey 24", "role": "manager", "email": null, "phone": "8000000024", "branch_id": 7, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
500	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	27	\N	Kashyap 25	\N	{"name": "Kashyap 25", "role": "manager", "email": null, "phone": "8000000025", "branch_id": 8, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
501	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	28	\N	Gond 26	\N	{"name": "Gond 26", "role": "manager", "email": null, "phone": "8000000026", "branch_id": 8, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
502	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	29	\N	Masih 27	\N	{"name": "Masih 27", "role": "manager", "email": null, "phone": "8000000027", "branch_id": 8, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
503	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	30	\N	Sahu 28	\N	{"name": "Sahu 28", "role": "manager", "email": null, "phone": "8000000028", "branch_id": 9, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
504	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	31	\N	Sinha 29	\N	{"name": "Sinha 29", "role": "manager", "email": null, "phone": "8000000029", "branch_id": 9, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
505	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	32	\N	Thakur 30	\N	{"name": "Thakur 30", "role": "manager", "email": null, "phone": "8000000030", "branch_id": 9, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
506	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	33	\N	Choudhary 31	\N	{"name": "Choudhary 31", "role": "manager", "email": null, "phone": "8000000031", "branch_id": 10, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
507	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	34	\N	Verma 32	\N	{"name": "Verma 32", "role": "manager", "email": null, "phone": "8000000032", "branch_id": 10, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
508	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	35	\N	Kujur 33	\N	{"name": "Kujur 33", "role": "manager", "email": null, "phone": "8000000033", "branch_id": 10, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
509	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	36	\N	Sahu 34	\N	{"name": "Sahu 34", "role": "manager", "email": null, "phone": "8000000034", "branch_id": 11, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
510	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	37	\N	Banjare 35	\N	{"name": "Banjare 35", "role": "manager", "email": null, "phone": "8000000035", "branch_id": 11, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
511	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	38	\N	Tirkey 36	\N	{"name": "Tirkey 36", "role": "manager", "email": null, "phone": "8000000036", "branch_id": 11, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
512	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	39	\N	Sheikh 37	\N	{"name": "Sheikh 37", "role": "manager", "email": null, "phone": "8000000037", "branch_id": 12, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
513	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	40	\N	Ratre 38	\N	{"name": "Ratre 38", "role": "manager", "email": null, "phone": "8000000038", "branch_id": 12, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
514	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	41	\N	Tiwari 39	\N	{"name": "Tiwari 39", "role": "manager", "email": null, "phone": "8000000039", "branch_id": 12, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
515	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	42	\N	Rao 40	\N	{"name": "Rao 40", "role": "manager", "email": null, "phone": "8000000040", "branch_id": 13, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
516	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	43	\N	Mandavi 41	\N	{"name": "Mandavi 41", "role": "manager", "email": null, "phone": "8000000041", "branch_id": 13, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
517	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	44	\N	Sahu 42	\N	{"name": "Sahu 42", "role": "manager", "email": null, "phone": "8000000042", "branch_id": 13, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
518	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	45	\N	Mandavi 43	\N	{"name": "Mandavi 43", "role": "manager", "email": null, "phone": "8000000043", "branch_id": 14, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
519	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	46	\N	Verma 44	\N	{"name": "Verma 44", "role": "manager", "email": null, "phone": "8000000044", "branch_id": 14, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
520	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	47	\N	Panika 45	\N	{"name": "Panika 45", "role": "manager", "email": null, "phone": "8000000045", "branch_id": 14, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
521	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	48	\N	Rao 46	\N	{"name": "Rao 46", "role": "manager", "email": null, "phone": "8000000046", "branch_id": 15, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
522	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	49	\N	निषाद 47	\N	{"name": "निषाद 47", "role": "manager", "email": null, "phone": "8000000047", "branch_id": 15, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
523	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	50	\N	Yadav 48	\N	{"name": "Yadav 48", "role": "manager", "email": null, "phone": "8000000048", "branch_id": 15, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
524	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	51	\N	Minj 49	\N	{"name": "Minj 49", "role": "manager", "email": null, "phone": "8000000049", "branch_id": 16, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
525	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	52	\N	Kunjam 50	\N	{"name": "Kunjam 50", "role": "manager", "email": null, "phone": "8000000050", "branch_id": 16, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
526	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	53	\N	Pandey 51	\N	{"name": "Pandey 51", "role": "manager", "email": null, "phone": "8000000051", "branch_id": 16, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
527	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	54	\N	Mishra 52	\N	{"name": "Mishra 52", "role": "manager", "email": null, "phone": "8000000052", "branch_id": 17, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
528	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	55	\N	Jain 53	\N	{"name": "Jain 53", "role": "manager", "email": null, "phone": "8000000053", "branch_id": 17, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
529	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	56	\N	Manikpuri 54	\N	{"name": "Manikpuri 54", "role": "manager", "email": null, "phone": "8000000054", "branch_id": 17, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
530	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	57	\N	Uikey 55	\N	{"name": "Uikey 55", "role": "manager", "email": null, "phone": "8000000055", "branch_id": 18, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
531	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	58	\N	Choudhary 56	\N	{"name": "Choudhary 56", "role": "manager", "email": null, "phone": "8000000056", "branch_id": 18, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
532	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	59	\N	निषाद 57	\N	{"name": "निषाद 57", "role": "manager", "email": null, "phone": "8000000057", "branch_id": 18, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
533	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	60	\N	Manikpuri 58	\N	{"name": "Manikpuri 58", "role": "manager", "email": null, "phone": "8000000058", "branch_id": 19, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
534	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	61	\N	Markam 59	\N	{"name": "Markam 59", "role": "manager", "email": null, "phone": "8000000059", "branch_id": 19, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
535	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	62	\N	Masih 60	\N	{"name": "Masih 60", "role": "manager", "email": null, "phone": "8000000060", "branch_id": 19, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
536	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	63	\N	Kosle 61	\N	{"name": "Kosle 61", "role": "manager", "email": null, "phone": "8000000061", "branch_id": 20, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
537	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	64	\N	Sahu 62	\N	{"name": "Sahu 62", "role": "manager", "email": null, "phone": "8000000062", "branch_id": 20, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
538	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	65	\N	Banjare 63	\N	{"name": "Banjare 63", "role": "manager", "email": null, "phone": "8000000063", "branch_id": 20, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
539	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	66	\N	पटेल 64	\N	{"name": "पटेल 64", "role": "manager", "email": null, "phone": "8000000064", "branch_id": 21, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
540	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	67	\N	Kurre 65	\N	{"name": "Kurre 65", "role": "manager", "email": null, "phone": "8000000065", "branch_id": 21, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
541	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	68	\N	Verma 66	\N	{"name": "Verma 66", "role": "manager", "email": null, "phone": "8000000066", "branch_id": 21, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
542	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	69	\N	Dubey 67	\N	{"name": "Dubey 67", "role": "manager", "email": null, "phone": "8000000067", "branch_id": 22, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
543	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	70	\N	Khan 68	\N	{"name": "Khan 68", "role": "manager", "email": null, "phone": "8000000068", "branch_id": 22, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
544	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	71	\N	Singh 69	\N	{"name": "Singh 69", "role": "manager", "email": null, "phone": "8000000069", "branch_id": 22, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
545	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	72	\N	Khan 70	\N	{"name": "Khan 70", "role": "manager", "email": null, "phone": "8000000070", "branch_id": 23, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
546	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	73	\N	Choudhary 71	\N	{"name": "Choudhary 71", "role": "manager", "email": null, "phone": "8000000071", "branch_id": 23, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
547	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	74	\N	Sinha 72	\N	{"name": "Sinha 72", "role": "manager", "email": null, "phone": "8000000072", "branch_id": 23, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
548	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	75	\N	Lakra 73	\N	{"name": "Lakra 73", "role": "manager", "email": null, "phone": "8000000073", "branch_id": 24, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
549	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	76	\N	Lakra 74	\N	{"name": "Lakra 74", "role": "manager", "email": null, "phone": "8000000074", "branch_id": 24, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
550	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	77	\N	Sahu 75	\N	{"name": "Sahu 75", "role": "manager", "email": null, "phone": "8000000075", "branch_id": 24, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
551	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	78	\N	Agrawal 76	\N	{"name": "Agrawal 76", "role": "manager", "email": null, "phone": "8000000076", "branch_id": 25, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
552	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	79	\N	Das 77	\N	{"name": "Das 77", "role": "manager", "email": null, "phone": "8000000077", "branch_id": 25, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
553	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	80	\N	देवांगन 78	\N	{"name": "देवांगन 78", "role": "manager", "email": null, "phone": "8000000078", "branch_id": 25, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
554	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	81	\N	Manikpuri 79	\N	{"name": "Manikpuri 79", "role": "manager", "email": null, "phone": "8000000079", "branch_id": 26, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
555	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	82	\N	Dubey 80	\N	{"name": "Dubey 80", "role": "manager", "email": null, "phone": "8000000080", "branch_id": 26, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
556	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	83	\N	Sen 81	\N	{"name": "Sen 81", "role": "manager", "email": null, "phone": "8000000081", "branch_id": 26, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
557	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	84	\N	Sheikh 82	\N	{"name": "Sheikh 82", "role": "manager", "email": null, "phone": "8000000082", "branch_id": 27, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
558	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	85	\N	Sahu 83	\N	{"name": "Sahu 83", "role": "manager", "email": null, "phone": "8000000083", "branch_id": 27, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
559	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	86	\N	Xalxo 84	\N	{"name": "Xalxo 84", "role": "manager", "email": null, "phone": "8000000084", "branch_id": 27, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
560	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	87	\N	Markam 85	\N	{"name": "Markam 85", "role": "manager", "email": null, "phone": "8000000085", "branch_id": 28, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
561	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	88	\N	Manikpuri 86	\N	{"name": "Manikpuri 86", "role": "manager", "email": null, "phone": "8000000086", "branch_id": 28, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
562	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	created	users	89	\N	ठाकुर 87	\N	{"name": "ठाकुर 87", "role": "manager", "email": null, "phone": "8000000087", "branch_id": 28, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-27T23:00:37.084+00:00", "phone_verified_by": null, "phone_verified_branch_id": null}
563	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	1	2	Ghanshyam Bai Mandavi	\N	{"fee": 300.00, "paid": null, "notes": null, "query": "Please tell me which papers I have to bring.", "stage": "rejected", "due_on": null, "source": "counter", "status": "rejected", "user_id": null, "category": "other", "given_by": null, "services": [], "branch_id": 26, "reference": "SR-BHP8-MQ22", "citizen_id": 2, "vehicle_id": null, "assignee_id": 82, "reject_code": "dues_unpaid", "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "received", "contact_phone": "6154391543", "reject_reason": null, "application_no": null, "status_changed_at": "2024-06-29T16:51:12+00:00", "status_changed_by": 82}
564	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	2	4	Seema Lal Kashyap	\N	{"fee": 850.00, "paid": 850.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-07-20", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["mobile_update_rto"], "branch_id": 27, "reference": "SR-MZBF-7E32", "citizen_id": 4, "vehicle_id": 12, "assignee_id": 86, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2024000000002", "status_changed_at": "2024-07-18T07:46:36+00:00", "status_changed_by": 86}
565	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	3	4	Seema Lal Kashyap	\N	{"fee": 150.00, "paid": 150.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-08-24", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["renewal_dl"], "branch_id": 27, "reference": "SR-WGZN-S442", "citizen_id": 4, "vehicle_id": null, "assignee_id": 84, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2024000000003", "status_changed_at": "2024-08-22T04:14:00+00:00", "status_changed_by": 84}
566	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	4	\N	Ghanshyam Bai Mandavi	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": null, "source": "web", "status": "completed", "user_id": 1, "category": "dl", "given_by": null, "services": ["learning_license"], "branch_id": 26, "reference": "SR-7ZNV-CT42", "citizen_id": null, "vehicle_id": null, "assignee_id": 82, "reject_code": null, "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "ready", "contact_phone": "6154391543", "reject_reason": null, "application_no": null, "status_changed_at": "2024-09-04T12:09:24+00:00", "status_changed_by": 82}
567	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	5	2	Ghanshyam Bai Mandavi	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-10-23", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["psv_badge"], "branch_id": 26, "reference": "SR-GGB4-YG52", "citizen_id": 2, "vehicle_id": null, "assignee_id": 83, "reject_code": null, "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "ready", "contact_phone": "6154391543", "reject_reason": null, "application_no": null, "status_changed_at": "2024-10-11T10:46:00+00:00", "status_changed_by": 83}
568	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	6	4	Seema Lal Kashyap	\N	{"fee": 1000.00, "paid": 1000.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-10-30", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["duplicate_rc"], "branch_id": 27, "reference": "SR-SYYA-J762", "citizen_id": 4, "vehicle_id": 12, "assignee_id": 86, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2024000000006", "status_changed_at": "2024-11-02T17:04:00+00:00", "status_changed_by": 86}
569	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	7	\N	Seema Lal Kashyap	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-12-07", "source": "web", "status": "completed", "user_id": 2, "category": "dl", "given_by": null, "services": ["additional_endorsement"], "branch_id": 27, "reference": "SR-3GNH-5W62", "citizen_id": null, "vehicle_id": null, "assignee_id": 86, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2024000000007", "status_changed_at": "2024-12-06T12:57:00+00:00", "status_changed_by": 86}
570	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	8	8	Zakir Baghel	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "rejected", "due_on": "2024-12-14", "source": "counter", "status": "rejected", "user_id": null, "category": "dl", "given_by": "Minj Motors", "services": ["change_address"], "branch_id": 9, "reference": "SR-CYAR-QK72", "citizen_id": 8, "vehicle_id": null, "assignee_id": 30, "reject_code": "dues_unpaid", "contact_name": "Zakir Baghel", "stage_before": "received", "contact_phone": "6708194667", "reject_reason": null, "application_no": "2024000000008", "status_changed_at": "2024-12-18T13:23:00+00:00", "status_changed_by": 30}
571	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	9	\N	Seema Lal Kashyap	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2024-12-30", "source": "web", "status": "completed", "user_id": 2, "category": "vehicle", "given_by": null, "services": ["fitness_renewal"], "branch_id": 27, "reference": "SR-NFYX-AA82", "citizen_id": null, "vehicle_id": null, "assignee_id": 84, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": null, "status_changed_at": "2024-12-27T22:40:48+00:00", "status_changed_by": 84}
572	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	10	7	Champa Sahu	\N	{"fee": 500.00, "paid": 500.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-02-12", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["additional_endorsement"], "branch_id": 17, "reference": "SR-XXM6-WY82", "citizen_id": 7, "vehicle_id": null, "assignee_id": 56, "reject_code": null, "contact_name": "Champa Sahu", "stage_before": "ready", "contact_phone": "6750860015", "reject_reason": null, "application_no": "2025000000010", "status_changed_at": "2025-01-24T10:45:00+00:00", "status_changed_by": 56}
573	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	11	12	मुकेश Manikpuri	\N	{"fee": 1000.00, "paid": 1000.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-02-12", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["learning_license"], "branch_id": 16, "reference": "SR-8FAD-GP92", "citizen_id": 12, "vehicle_id": null, "assignee_id": 52, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2025000000011", "status_changed_at": "2025-02-14T02:04:36+00:00", "status_changed_by": 52}
574	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	12	7	Champa Sahu	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-02-28", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Ratre Consultancy", "services": ["pay_tax"], "branch_id": 17, "reference": "SR-HXXK-3DA2", "citizen_id": 7, "vehicle_id": 8, "assignee_id": 56, "reject_code": null, "contact_name": "Champa Sahu", "stage_before": "ready", "contact_phone": "6750860015", "reject_reason": null, "application_no": "2025000000012", "status_changed_at": "2025-02-28T07:39:00+00:00", "status_changed_by": 56}
575	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	13	12	मुकेश Manikpuri	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-04-07", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["renewal_dl"], "branch_id": 16, "reference": "SR-TEMT-N3B2", "citizen_id": 12, "vehicle_id": null, "assignee_id": 53, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": null, "status_changed_at": "2025-04-01T12:17:00+00:00", "status_changed_by": 53}
576	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	14	\N	Usha Singh	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-05-13", "source": "web", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["aedl_defence"], "branch_id": 19, "reference": "SR-4X92-9SB2", "citizen_id": null, "vehicle_id": null, "assignee_id": 61, "reject_code": null, "contact_name": "Usha Singh", "stage_before": "ready", "contact_phone": "6242441905", "reject_reason": null, "application_no": null, "status_changed_at": "2025-05-17T10:02:00+00:00", "status_changed_by": 61}
577	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	15	12	मुकेश Manikpuri	\N	{"fee": 350.00, "paid": 350.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-07-05", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Shukla Driving School", "services": ["reassign_vehicle_vintage"], "branch_id": 16, "reference": "SR-DEX8-UFC2", "citizen_id": 12, "vehicle_id": 1, "assignee_id": 53, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2025000000015", "status_changed_at": "2025-07-07T06:35:00+00:00", "status_changed_by": 53}
578	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	16	4	Seema Lal Kashyap	\N	{"fee": 300.00, "paid": null, "notes": null, "query": null, "stage": "rejected", "due_on": "2025-05-29", "source": "counter", "status": "rejected", "user_id": null, "category": "vehicle", "given_by": "Baghel Motors", "services": ["pay_tax"], "branch_id": 27, "reference": "SR-PWKF-E6D2", "citizen_id": 4, "vehicle_id": 3, "assignee_id": 86, "reject_code": "papers_incomplete", "contact_name": "Seema Lal Kashyap", "stage_before": "received", "contact_phone": "6036759179", "reject_reason": null, "application_no": null, "status_changed_at": "2025-05-29T05:44:24+00:00", "status_changed_by": 86}
579	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	17	\N	मुकेश Manikpuri	\N	{"fee": 600.00, "paid": 600.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-07-05", "source": "web", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["duplicate_dl"], "branch_id": 16, "reference": "SR-YD9P-ZUD2", "citizen_id": null, "vehicle_id": null, "assignee_id": 52, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2025000000017", "status_changed_at": "2025-07-07T05:51:00+00:00", "status_changed_by": 52}
580	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	18	8	Zakir Baghel	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-07-28", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["renewal_dl"], "branch_id": 9, "reference": "SR-9WWV-KJE2", "citizen_id": 8, "vehicle_id": null, "assignee_id": 31, "reject_code": null, "contact_name": "Zakir Baghel", "stage_before": "ready", "contact_phone": "6708194667", "reject_reason": null, "application_no": "2025000000018", "status_changed_at": "2025-07-25T22:09:00+00:00", "status_changed_by": 31}
581	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	19	12	मुकेश Manikpuri	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-09-03", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["transfer_ownership_buyer"], "branch_id": 16, "reference": "SR-JDK4-79F2", "citizen_id": 12, "vehicle_id": 7, "assignee_id": 53, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": null, "status_changed_at": "2025-08-25T17:12:00+00:00", "status_changed_by": 53}
582	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	20	\N	Seema Lal Kashyap	\N	{"fee": 150.00, "paid": 150.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-09-10", "source": "web", "status": "completed", "user_id": 2, "category": "dl", "given_by": null, "services": ["cov_conversion"], "branch_id": 27, "reference": "SR-UV8B-SXF2", "citizen_id": null, "vehicle_id": null, "assignee_id": 86, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2025000000020", "status_changed_at": "2025-09-12T04:44:00+00:00", "status_changed_by": 86}
583	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	21	8	Zakir Baghel	\N	{"fee": 1000.00, "paid": 1000.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-10-03", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Nishad Motors", "services": ["noc"], "branch_id": 9, "reference": "SR-5DWH-CNG2", "citizen_id": 8, "vehicle_id": 4, "assignee_id": 31, "reject_code": null, "contact_name": "Zakir Baghel", "stage_before": "ready", "contact_phone": "6708194667", "reject_reason": null, "application_no": "2025000000021", "status_changed_at": "2025-09-30T14:07:00+00:00", "status_changed_by": 31}
584	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	22	4	Seema Lal Kashyap	\N	{"fee": 150.00, "paid": 150.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-11-10", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["psv_badge"], "branch_id": 27, "reference": "SR-EVJR-XBH2", "citizen_id": 4, "vehicle_id": null, "assignee_id": 85, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2025000000022", "status_changed_at": "2025-10-31T00:24:00+00:00", "status_changed_by": 85}
585	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	23	\N	Parvati Lal Soni	\N	{"fee": 700.00, "paid": 700.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-11-17", "source": "web", "status": "completed", "user_id": 2, "category": "dl", "given_by": null, "services": ["duplicate_dl"], "branch_id": 18, "reference": "SR-QC8Y-H2J2", "citizen_id": null, "vehicle_id": null, "assignee_id": 57, "reject_code": null, "contact_name": "Parvati Lal Soni", "stage_before": "ready", "contact_phone": "6163942887", "reject_reason": null, "application_no": "2025000000023", "status_changed_at": "2025-11-10T00:10:00+00:00", "status_changed_by": 57}
586	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	24	\N	Champa Sahu	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2025-11-27", "source": "web", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["mobile_update_rto"], "branch_id": 17, "reference": "SR-ZUV6-5RJ2", "citizen_id": null, "vehicle_id": null, "assignee_id": 56, "reject_code": null, "contact_name": "Champa Sahu", "stage_before": "ready", "contact_phone": "6750860015", "reject_reason": null, "application_no": "2025000000024", "status_changed_at": "2025-11-26T03:38:24+00:00", "status_changed_by": 56}
587	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	25	\N	मुकेश Manikpuri	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-01-16", "source": "web", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["transfer_ownership_seller"], "branch_id": 16, "reference": "SR-ACJD-QEK2", "citizen_id": null, "vehicle_id": null, "assignee_id": 53, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2025000000025", "status_changed_at": "2025-12-31T07:25:00+00:00", "status_changed_by": 53}
588	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	26	11	Usha Singh	\N	{"fee": 400.00, "paid": null, "notes": null, "query": null, "stage": "rejected", "due_on": "2026-02-07", "source": "counter", "status": "rejected", "user_id": null, "category": "vehicle", "given_by": null, "services": ["reassign_vehicle_state"], "branch_id": 19, "reference": "SR-KU7M-A5M2", "citizen_id": 11, "vehicle_id": 5, "assignee_id": 61, "reject_code": "not_eligible", "contact_name": "Usha Singh", "stage_before": "received", "contact_phone": "6242441905", "reject_reason": null, "application_no": "2026000000026", "status_changed_at": "2026-01-17T18:09:00+00:00", "status_changed_by": 61}
589	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	27	12	मुकेश Manikpuri	\N	{"fee": 900.00, "paid": 900.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-02-03", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Paikra Motors", "services": ["pay_fees_fine", "mobile_update_aadhaar"], "branch_id": 16, "reference": "SR-VBVT-VTM2", "citizen_id": 12, "vehicle_id": 7, "assignee_id": 52, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": null, "status_changed_at": "2026-02-01T09:35:48+00:00", "status_changed_by": 52}
590	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	28	2	Ghanshyam Bai Mandavi	\N	{"fee": 300.00, "paid": 300.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-03-24", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Sahu Motors", "services": ["noc", "alteration"], "branch_id": 26, "reference": "SR-6UH2-GHN2", "citizen_id": 2, "vehicle_id": 2, "assignee_id": 83, "reject_code": null, "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "ready", "contact_phone": "6154391543", "reject_reason": null, "application_no": "2026000000028", "status_changed_at": "2026-03-20T05:42:00+00:00", "status_changed_by": 83}
591	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	29	\N	Parvati Lal Soni	\N	{"fee": 350.00, "paid": 350.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-04-16", "source": "web", "status": "completed", "user_id": 2, "category": "vehicle", "given_by": null, "services": ["transfer_ownership_seller"], "branch_id": 18, "reference": "SR-FB79-38P2", "citizen_id": null, "vehicle_id": null, "assignee_id": 59, "reject_code": null, "contact_name": "Parvati Lal Soni", "stage_before": "ready", "contact_phone": "6163942887", "reject_reason": null, "application_no": null, "status_changed_at": "2026-04-13T19:13:00+00:00", "status_changed_by": 59}
592	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	30	\N	Ghanshyam Bai Mandavi	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-04-23", "source": "web", "status": "completed", "user_id": 1, "category": "dl", "given_by": null, "services": ["cov_conversion"], "branch_id": 26, "reference": "SR-RTUF-NWP2", "citizen_id": null, "vehicle_id": null, "assignee_id": 83, "reject_code": null, "contact_name": "Ghanshyam Bai Mandavi", "stage_before": "ready", "contact_phone": "6154391543", "reject_reason": null, "application_no": "2026000000030", "status_changed_at": "2026-04-25T17:26:00+00:00", "status_changed_by": 83}
593	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	31	7	Champa Sahu	\N	{"fee": 800.00, "paid": 800.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-06-01", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["aedl_defence"], "branch_id": 17, "reference": "SR-2BHP-8MQ2", "citizen_id": 7, "vehicle_id": null, "assignee_id": 54, "reject_code": null, "contact_name": "Champa Sahu", "stage_before": "ready", "contact_phone": "6750860015", "reject_reason": null, "application_no": "2026000000031", "status_changed_at": "2026-06-05T06:23:00+00:00", "status_changed_by": 54}
594	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	32	3	Parvati Lal Soni	\N	{"fee": 400.00, "paid": 400.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-06-22", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["transfer_ownership_buyer"], "branch_id": 18, "reference": "SR-BT6W-TAR2", "citizen_id": 3, "vehicle_id": 9, "assignee_id": 57, "reject_code": null, "contact_name": "Parvati Lal Soni", "stage_before": "ready", "contact_phone": "6163942887", "reject_reason": null, "application_no": "2026000000032", "status_changed_at": "2026-06-07T00:16:00+00:00", "status_changed_by": 57}
608	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	6	\N	Rajesh Choudhary	\N	{"name": "Rajesh Choudhary", "notes": null, "phone": "6872308335", "status": "resolved", "user_id": null, "branch_id": 3, "reference": "DI-SYYA-J762", "vehicle_no": "CG11AA0007", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-02-27T09:30:00+00:00", "status_changed_by": 13}
637	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	7	\N	Ratre Consultancy	\N	{"key": "ratre consultancy", "spelling": "Ratre Consultancy", "branch_id": 17, "client_id": 7}
595	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	33	12	मुकेश Manikpuri	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-06-22", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": null, "services": ["learning_license"], "branch_id": 16, "reference": "SR-MAU4-EZR2", "citizen_id": 12, "vehicle_id": null, "assignee_id": 51, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2026000000033", "status_changed_at": "2026-06-17T12:21:00+00:00", "status_changed_by": 51}
596	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	34	12	मुकेश Manikpuri	\N	{"fee": 150.00, "paid": 150.00, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-07-22", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": null, "services": ["noc", "pay_tax"], "branch_id": 16, "reference": "SR-WSGB-ZPS2", "citizen_id": 12, "vehicle_id": 1, "assignee_id": 51, "reject_code": null, "contact_name": "मुकेश Manikpuri", "stage_before": "ready", "contact_phone": "6354431304", "reject_reason": null, "application_no": "2026000000034", "status_changed_at": "2026-07-20T02:45:00+00:00", "status_changed_by": 51}
597	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	35	4	Seema Lal Kashyap	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-08-14", "source": "counter", "status": "completed", "user_id": null, "category": "dl", "given_by": "Kosle Driving School", "services": ["change_name", "renewal_dl"], "branch_id": 27, "reference": "SR-7A6J-KDT2", "citizen_id": 4, "vehicle_id": null, "assignee_id": 84, "reject_code": null, "contact_name": "Seema Lal Kashyap", "stage_before": "ready", "contact_phone": "6036759179", "reject_reason": null, "application_no": null, "status_changed_at": "2026-08-14T14:51:00+00:00", "status_changed_by": 84}
598	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	36	\N	Parvati Lal Soni	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-09-21", "source": "web", "status": "completed", "user_id": 2, "category": "vehicle", "given_by": null, "services": ["transfer_ownership_seller"], "branch_id": 18, "reference": "SR-GSTR-64U2", "citizen_id": null, "vehicle_id": null, "assignee_id": 57, "reject_code": null, "contact_name": "Parvati Lal Soni", "stage_before": "ready", "contact_phone": "6163942887", "reject_reason": null, "application_no": "2026000000036", "status_changed_at": "2026-09-21T08:12:00+00:00", "status_changed_by": 57}
599	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	37	4	Seema Lal Kashyap	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "rejected", "due_on": "2026-09-21", "source": "counter", "status": "rejected", "user_id": null, "category": "vehicle", "given_by": null, "services": ["rc_particulars"], "branch_id": 27, "reference": "SR-S9GY-RSU2", "citizen_id": 4, "vehicle_id": 12, "assignee_id": 86, "reject_code": "other_office", "contact_name": "Seema Lal Kashyap", "stage_before": "received", "contact_phone": "6036759179", "reject_reason": null, "application_no": "2026000000037", "status_changed_at": "2026-09-16T16:53:12+00:00", "status_changed_by": 86}
600	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	38	8	Zakir Baghel	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "handed_over", "due_on": "2026-10-20", "source": "counter", "status": "completed", "user_id": null, "category": "vehicle", "given_by": "Paikra Motors", "services": ["hypothecation_termination"], "branch_id": 9, "reference": "SR-3S57-CGV2", "citizen_id": 8, "vehicle_id": 4, "assignee_id": 30, "reject_code": null, "contact_name": "Zakir Baghel", "stage_before": "ready", "contact_phone": "6708194667", "reject_reason": null, "application_no": "2026000000038", "status_changed_at": "2026-10-10T19:43:00+00:00", "status_changed_by": 30}
601	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	39	7	Champa Sahu	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "rejected", "due_on": "2026-11-27", "source": "counter", "status": "rejected", "user_id": null, "category": "vehicle", "given_by": null, "services": ["renewal_registration"], "branch_id": 17, "reference": "SR-C9TD-X6W2", "citizen_id": 7, "vehicle_id": 8, "assignee_id": 54, "reject_code": "dues_unpaid", "contact_name": "Champa Sahu", "stage_before": "received", "contact_phone": "6750860015", "reject_reason": null, "application_no": null, "status_changed_at": "2026-11-12T15:51:00+00:00", "status_changed_by": 54}
602	2026-11-27 23:00:37.119+00	\N	\N	\N	\N	created	service_requests	40	\N	Usha Singh	\N	{"fee": 700.00, "paid": 700.00, "notes": null, "query": null, "stage": "received", "due_on": "2026-12-19", "source": "web", "status": "pending", "user_id": null, "category": "vehicle", "given_by": null, "services": ["fitness_renewal", "transfer_ownership_buyer"], "branch_id": 19, "reference": "SR-NRFM-HVW2", "citizen_id": null, "vehicle_id": null, "assignee_id": 61, "reject_code": null, "contact_name": "Usha Singh", "stage_before": null, "contact_phone": "6242441905", "reject_reason": null, "application_no": null, "status_changed_at": null, "status_changed_by": null}
603	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Usha Singh	\N	{"name": "Usha Singh", "notes": null, "phone": "6242441905", "status": "resolved", "user_id": null, "branch_id": 19, "reference": "DI-BHP8-MQ22", "vehicle_no": "CG04AA0006", "document_type": ["Insurance", "Tax"], "status_changed_at": "2024-07-17T09:30:00+00:00", "status_changed_by": 61}
604	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	2	\N	Ghanshyam Bai Mandavi	\N	{"name": "Ghanshyam Bai Mandavi", "notes": null, "phone": "6154391543", "status": "resolved", "user_id": null, "branch_id": 26, "reference": "DI-MZBF-7E32", "vehicle_no": "CG27AA0003", "document_type": ["Insurance", "Tax"], "status_changed_at": "2024-08-31T09:30:00+00:00", "status_changed_by": 81}
605	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	3	\N	Parvati Lal Soni	\N	{"name": "Parvati Lal Soni", "notes": null, "phone": "6163942887", "status": "resolved", "user_id": null, "branch_id": 18, "reference": "DI-WGZN-S442", "vehicle_no": "CG08AA0012", "document_type": ["Insurance", "Tax"], "status_changed_at": "2024-10-15T09:30:00+00:00", "status_changed_by": 59}
606	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	4	\N	Zakir Baghel	\N	{"name": "Zakir Baghel", "notes": null, "phone": "6708194667", "status": "resolved", "user_id": null, "branch_id": 9, "reference": "DI-7ZNV-CT42", "vehicle_no": "CG05AA0005", "document_type": ["Insurance", "Tax"], "status_changed_at": "2024-11-29T09:30:00+00:00", "status_changed_by": 31}
607	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	5	\N	Seema Lal Kashyap	\N	{"name": "Seema Lal Kashyap", "notes": null, "phone": "6036759179", "status": "resolved", "user_id": null, "branch_id": 27, "reference": "DI-GGB4-YG52", "vehicle_no": "CG12AA0004", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-01-13T09:30:00+00:00", "status_changed_by": 86}
609	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	7	\N	Rajesh Choudhary	\N	{"name": "Rajesh Choudhary", "notes": null, "phone": "6872308335", "status": "resolved", "user_id": null, "branch_id": 3, "reference": "DI-3GNH-5W62", "vehicle_no": "CG11AA0007", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-04-13T09:30:00+00:00", "status_changed_by": 14}
610	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	8	\N	Ghanshyam Bai Mandavi	\N	{"name": "Ghanshyam Bai Mandavi", "notes": null, "phone": "6154391543", "status": "resolved", "user_id": null, "branch_id": 26, "reference": "DI-CYAR-QK72", "vehicle_no": "CG21AA0011", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-05-28T09:30:00+00:00", "status_changed_by": 81}
611	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	9	\N	Champa Sahu	\N	{"name": "Champa Sahu", "notes": null, "phone": "6750860015", "status": "resolved", "user_id": null, "branch_id": 17, "reference": "DI-NFYX-AA82", "vehicle_no": "CG10AA0009", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-07-12T09:30:00+00:00", "status_changed_by": 56}
612	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	10	\N	Parvati Lal Soni	\N	{"name": "Parvati Lal Soni", "notes": null, "phone": "6163942887", "status": "resolved", "user_id": null, "branch_id": 18, "reference": "DI-XXM6-WY82", "vehicle_no": "CG08AA0012", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-08-26T09:30:00+00:00", "status_changed_by": 59}
613	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	11	\N	Seema Lal Kashyap	\N	{"name": "Seema Lal Kashyap", "notes": null, "phone": "6036759179", "status": "resolved", "user_id": null, "branch_id": 27, "reference": "DI-8FAD-GP92", "vehicle_no": "CG07AA0013", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-10-10T09:30:00+00:00", "status_changed_by": 84}
614	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	12	\N	Seema Lal Kashyap	\N	{"name": "Seema Lal Kashyap", "notes": null, "phone": "6036759179", "status": "resolved", "user_id": null, "branch_id": 27, "reference": "DI-HXXK-3DA2", "vehicle_no": "CG12AA0004", "document_type": ["Insurance", "Tax"], "status_changed_at": "2025-11-24T09:30:00+00:00", "status_changed_by": 86}
615	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	13	\N	Ghanshyam Bai Mandavi	\N	{"name": "Ghanshyam Bai Mandavi", "notes": null, "phone": "6154391543", "status": "resolved", "user_id": null, "branch_id": 26, "reference": "DI-TEMT-N3B2", "vehicle_no": "CG21AA0011", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-01-08T09:30:00+00:00", "status_changed_by": 81}
616	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	14	\N	Seema Lal Kashyap	\N	{"name": "Seema Lal Kashyap", "notes": null, "phone": "6036759179", "status": "resolved", "user_id": null, "branch_id": 27, "reference": "DI-4X92-9SB2", "vehicle_no": "CG12AA0004", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-02-22T09:30:00+00:00", "status_changed_by": 85}
617	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	15	\N	Seema Lal Kashyap	\N	{"name": "Seema Lal Kashyap", "notes": null, "phone": "6036759179", "status": "resolved", "user_id": null, "branch_id": 27, "reference": "DI-DEX8-UFC2", "vehicle_no": "CG07AA0013", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-04-08T09:30:00+00:00", "status_changed_by": 86}
618	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	16	\N	Zakir Baghel	\N	{"name": "Zakir Baghel", "notes": null, "phone": "6708194667", "status": "resolved", "user_id": null, "branch_id": 9, "reference": "DI-PWKF-E6D2", "vehicle_no": "CG05AA0005", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-05-23T09:30:00+00:00", "status_changed_by": 32}
619	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	17	\N	Parvati Lal Soni	\N	{"name": "Parvati Lal Soni", "notes": null, "phone": "6163942887", "status": "resolved", "user_id": null, "branch_id": 18, "reference": "DI-YD9P-ZUD2", "vehicle_no": "CG08AA0012", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-07-07T09:30:00+00:00", "status_changed_by": 59}
620	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	18	\N	Usha Singh	\N	{"name": "Usha Singh", "notes": null, "phone": "6242441905", "status": "resolved", "user_id": null, "branch_id": 19, "reference": "DI-9WWV-KJE2", "vehicle_no": "CG04AA0006", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-08-21T09:30:00+00:00", "status_changed_by": 62}
621	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	19	\N	मुकेश Manikpuri	\N	{"name": "मुकेश Manikpuri", "notes": null, "phone": "6354431304", "status": "resolved", "user_id": null, "branch_id": 16, "reference": "DI-JDK4-79F2", "vehicle_no": "CG22AA0008", "document_type": ["Insurance", "Tax"], "status_changed_at": "2026-10-05T09:30:00+00:00", "status_changed_by": 52}
622	2026-11-27 23:00:37.22+00	\N	\N	\N	\N	created	document_inquiries	20	\N	Ghanshyam Bai Mandavi	\N	{"name": "Ghanshyam Bai Mandavi", "notes": null, "phone": "6154391543", "status": "new", "user_id": null, "branch_id": 26, "reference": "DI-UV8B-SXF2", "vehicle_no": "CG27AA0003", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
623	2026-11-27 23:00:37.232+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"money_on": false}	{"money_on": true}
624	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	1	\N	Baghel Motors	\N	{"name": "Baghel Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 27}
625	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	1	\N	Baghel Motors	\N	{"key": "baghel motors", "spelling": "Baghel Motors", "branch_id": 27, "client_id": 1}
626	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	2	\N	Kosle Driving School	\N	{"name": "Kosle Driving School", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 27}
627	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	2	\N	Kosle Driving School	\N	{"key": "kosle driving school", "spelling": "Kosle Driving School", "branch_id": 27, "client_id": 2}
628	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	3	\N	Minj Motors	\N	{"name": "Minj Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 9}
629	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	3	\N	Minj Motors	\N	{"key": "minj motors", "spelling": "Minj Motors", "branch_id": 9, "client_id": 3}
630	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	4	\N	Nishad Motors	\N	{"name": "Nishad Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 9}
631	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	4	\N	Nishad Motors	\N	{"key": "nishad motors", "spelling": "Nishad Motors", "branch_id": 9, "client_id": 4}
632	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	5	\N	Paikra Motors	\N	{"name": "Paikra Motors", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 9}
639	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	8	\N	Sahu Motors	\N	{"key": "sahu motors", "spelling": "Sahu Motors", "branch_id": 26, "client_id": 8}
640	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	clients	9	\N	Shukla Driving School	\N	{"name": "Shukla Driving School", "gstin": null, "closed": false, "mobile": null, "address": null, "branch_id": 16}
641	2026-11-27 23:00:37.235+00	\N	\N	\N	\N	created	client_spellings	9	\N	Shukla Driving School	\N	{"key": "shukla driving school", "spelling": "Shukla Driving School", "branch_id": 16, "client_id": 9}
642	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	1	\N		\N	{"kind": "other", "what": "", "amount": 300.00, "job_id": 1, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2024-06-25"}
643	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	2	\N		\N	{"kind": "other", "what": "", "amount": 850.00, "job_id": 2, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2024-07-17"}
644	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	3	\N		\N	{"kind": "other", "what": "", "amount": 150.00, "job_id": 3, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2024-08-09"}
645	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	4	\N		\N	{"kind": "other", "what": "", "amount": 1000.00, "job_id": 6, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2024-10-15"}
646	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	5	\N		\N	{"kind": "other", "what": "", "amount": 500.00, "job_id": 10, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-01-13"}
647	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	6	\N		\N	{"kind": "other", "what": "", "amount": 1000.00, "job_id": 11, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-02-05"}
648	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	7	\N		\N	{"kind": "other", "what": "", "amount": 350.00, "job_id": 15, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-05-06"}
649	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	8	\N		\N	{"kind": "other", "what": "", "amount": 300.00, "job_id": 16, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-05-28"}
650	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	9	\N		\N	{"kind": "other", "what": "", "amount": 600.00, "job_id": 17, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-06-20"}
651	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	10	\N		\N	{"kind": "other", "what": "", "amount": 150.00, "job_id": 20, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-08-26"}
652	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	11	\N		\N	{"kind": "other", "what": "", "amount": 1000.00, "job_id": 21, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-09-18"}
653	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	12	\N		\N	{"kind": "other", "what": "", "amount": 150.00, "job_id": 22, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-10-10"}
654	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	13	\N		\N	{"kind": "other", "what": "", "amount": 700.00, "job_id": 23, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2025-11-02"}
655	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	14	\N		\N	{"kind": "other", "what": "", "amount": 400.00, "job_id": 26, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-01-08"}
656	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	15	\N		\N	{"kind": "other", "what": "", "amount": 900.00, "job_id": 27, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-01-31"}
657	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	16	\N		\N	{"kind": "other", "what": "", "amount": 300.00, "job_id": 28, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-02-22"}
658	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	17	\N		\N	{"kind": "other", "what": "", "amount": 350.00, "job_id": 29, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-03-17"}
659	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	18	\N		\N	{"kind": "other", "what": "", "amount": 800.00, "job_id": 31, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-05-01"}
660	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	19	\N		\N	{"kind": "other", "what": "", "amount": 400.00, "job_id": 32, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-05-23"}
661	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	20	\N		\N	{"kind": "other", "what": "", "amount": 150.00, "job_id": 34, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-07-07"}
662	2026-11-27 23:00:37.245+00	\N	\N	\N	\N	created	charges	21	\N		\N	{"kind": "other", "what": "", "amount": 700.00, "job_id": 40, "reason": null, "client_id": null, "as_entered": true, "charged_on": "2026-11-19"}
663	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	1	4	R/1	\N	{"mode": "card", "amount": 850.00, "job_id": null, "number": "R/1", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 4, "payer_name": "Seema Lal Kashyap", "received_on": "2024-07-18", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
664	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	2	4	R/2	\N	{"mode": "upi", "amount": 150.00, "job_id": null, "number": "R/2", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 4, "payer_name": "Seema Lal Kashyap", "received_on": "2024-08-22", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
665	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	3	4	R/3	\N	{"mode": "bank", "amount": 1000.00, "job_id": null, "number": "R/3", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 4, "payer_name": "Seema Lal Kashyap", "received_on": "2024-11-02", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
666	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	4	7	R/4	\N	{"mode": "card", "amount": 500.00, "job_id": null, "number": "R/4", "branch_id": 17, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 7, "payer_name": "Champa Sahu", "received_on": "2025-01-24", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
667	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	5	12	R/5	\N	{"mode": "bank", "amount": 1000.00, "job_id": null, "number": "R/5", "branch_id": 16, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 12, "payer_name": "मुकेश Manikpuri", "received_on": "2025-02-14", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
668	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	6	\N	R/6	\N	{"mode": "upi", "amount": 600.00, "job_id": 17, "number": "R/6", "branch_id": 16, "client_id": null, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "मुकेश Manikpuri", "received_on": "2025-07-07", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
669	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	7	\N	R/7	\N	{"mode": "card", "amount": 350.00, "job_id": null, "number": "R/7", "branch_id": 16, "client_id": 9, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "मुकेश Manikpuri", "received_on": "2025-07-07", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
670	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	8	\N	R/8	\N	{"mode": "upi", "amount": 150.00, "job_id": 20, "number": "R/8", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Seema Lal Kashyap", "received_on": "2025-09-12", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
671	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	9	\N	R/9	\N	{"mode": "bank", "amount": 1000.00, "job_id": null, "number": "R/9", "branch_id": 9, "client_id": 4, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Zakir Baghel", "received_on": "2025-09-30", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
672	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	10	4	R/10	\N	{"mode": "bank", "amount": 150.00, "job_id": null, "number": "R/10", "branch_id": 27, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 4, "payer_name": "Seema Lal Kashyap", "received_on": "2025-10-31", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
673	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	11	\N	R/11	\N	{"mode": "card", "amount": 700.00, "job_id": 23, "number": "R/11", "branch_id": 18, "client_id": null, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Parvati Lal Soni", "received_on": "2025-11-10", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
674	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	12	\N	R/12	\N	{"mode": "bank", "amount": 900.00, "job_id": null, "number": "R/12", "branch_id": 16, "client_id": 6, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "मुकेश Manikpuri", "received_on": "2026-02-01", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
675	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	13	\N	R/13	\N	{"mode": "card", "amount": 300.00, "job_id": null, "number": "R/13", "branch_id": 26, "client_id": 8, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Ghanshyam Bai Mandavi", "received_on": "2026-03-20", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
676	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	14	\N	R/14	\N	{"mode": "cash", "amount": 350.00, "job_id": 29, "number": "R/14", "branch_id": 18, "client_id": null, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Parvati Lal Soni", "received_on": "2026-04-14", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
677	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	15	7	R/15	\N	{"mode": "upi", "amount": 800.00, "job_id": null, "number": "R/15", "branch_id": 17, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 7, "payer_name": "Champa Sahu", "received_on": "2026-06-05", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
678	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	16	3	R/16	\N	{"mode": "bank", "amount": 400.00, "job_id": null, "number": "R/16", "branch_id": 18, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 3, "payer_name": "Parvati Lal Soni", "received_on": "2026-06-07", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
679	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	17	12	R/17	\N	{"mode": "cash", "amount": 150.00, "job_id": null, "number": "R/17", "branch_id": 16, "client_id": null, "erased_on": null, "reference": null, "citizen_id": 12, "payer_name": "मुकेश Manikpuri", "received_on": "2026-07-20", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
680	2026-11-27 23:00:37.254+00	\N	\N	\N	\N	created	receipts	18	\N	R/18	\N	{"mode": "cash", "amount": 700.00, "job_id": 40, "number": "R/18", "branch_id": 19, "client_id": null, "erased_on": null, "reference": null, "citizen_id": null, "payer_name": "Usha Singh", "received_on": "2026-11-19", "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
681	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	1	\N	850.00	\N	{"amount": 850.00, "job_id": 2, "opening_id": null, "receipt_id": 1, "allocated_on": "2024-07-18"}
682	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	2	\N	150.00	\N	{"amount": 150.00, "job_id": 3, "opening_id": null, "receipt_id": 2, "allocated_on": "2024-08-22"}
683	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	3	\N	1000.00	\N	{"amount": 1000.00, "job_id": 6, "opening_id": null, "receipt_id": 3, "allocated_on": "2024-11-02"}
684	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	4	\N	500.00	\N	{"amount": 500.00, "job_id": 10, "opening_id": null, "receipt_id": 4, "allocated_on": "2025-01-24"}
685	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	5	\N	1000.00	\N	{"amount": 1000.00, "job_id": 11, "opening_id": null, "receipt_id": 5, "allocated_on": "2025-02-14"}
686	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	6	\N	600.00	\N	{"amount": 600.00, "job_id": 17, "opening_id": null, "receipt_id": 6, "allocated_on": "2025-07-07"}
687	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	7	\N	350.00	\N	{"amount": 350.00, "job_id": 15, "opening_id": null, "receipt_id": 7, "allocated_on": "2025-07-07"}
688	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	8	\N	150.00	\N	{"amount": 150.00, "job_id": 20, "opening_id": null, "receipt_id": 8, "allocated_on": "2025-09-12"}
689	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	9	\N	1000.00	\N	{"amount": 1000.00, "job_id": 21, "opening_id": null, "receipt_id": 9, "allocated_on": "2025-09-30"}
690	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	10	\N	150.00	\N	{"amount": 150.00, "job_id": 22, "opening_id": null, "receipt_id": 10, "allocated_on": "2025-10-31"}
691	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	11	\N	700.00	\N	{"amount": 700.00, "job_id": 23, "opening_id": null, "receipt_id": 11, "allocated_on": "2025-11-10"}
692	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	12	\N	900.00	\N	{"amount": 900.00, "job_id": 27, "opening_id": null, "receipt_id": 12, "allocated_on": "2026-02-01"}
693	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	13	\N	300.00	\N	{"amount": 300.00, "job_id": 28, "opening_id": null, "receipt_id": 13, "allocated_on": "2026-03-20"}
694	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	14	\N	350.00	\N	{"amount": 350.00, "job_id": 29, "opening_id": null, "receipt_id": 14, "allocated_on": "2026-04-14"}
695	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	15	\N	800.00	\N	{"amount": 800.00, "job_id": 31, "opening_id": null, "receipt_id": 15, "allocated_on": "2026-06-05"}
696	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	16	\N	400.00	\N	{"amount": 400.00, "job_id": 32, "opening_id": null, "receipt_id": 16, "allocated_on": "2026-06-07"}
697	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	17	\N	150.00	\N	{"amount": 150.00, "job_id": 34, "opening_id": null, "receipt_id": 17, "allocated_on": "2026-07-20"}
698	2026-11-27 23:00:37.268+00	\N	\N	\N	\N	created	receipt_allocations	18	\N	700.00	\N	{"amount": 700.00, "job_id": 40, "opening_id": null, "receipt_id": 18, "allocated_on": "2026-11-19"}
699	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letter_templates	1	\N	Covering letter	\N	{"name": "Covering letter", "copies": null, "subject": "job", "version": 1, "numbered": true, "services": [], "archived_at": null}
700	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	1	4	L/1	\N	{"about": "Seema Lal Kashyap", "state": "issued", "inputs": {}, "job_id": 2, "number": "L/1", "state_at": "2024-07-17T08:01:00+00:00", "state_by": 86, "branch_id": 27, "erased_on": null, "issued_on": "2024-07-17", "citizen_id": 4, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
701	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	2	4	L/2	\N	{"about": "Seema Lal Kashyap", "state": "issued", "inputs": {}, "job_id": 3, "number": "L/2", "state_at": "2024-08-09T06:38:00+00:00", "state_by": 84, "branch_id": 27, "erased_on": null, "issued_on": "2024-08-09", "citizen_id": 4, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
702	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	3	2	L/3	\N	{"about": "Ghanshyam Bai Mandavi", "state": "issued", "inputs": {}, "job_id": 5, "number": "L/3", "state_at": "2024-09-23T10:46:00+00:00", "state_by": 83, "branch_id": 26, "erased_on": null, "issued_on": "2024-09-23", "citizen_id": 2, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
703	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	4	\N	L/4	\N	{"about": "Seema Lal Kashyap", "state": "issued", "inputs": {}, "job_id": 7, "number": "L/4", "state_at": "2024-11-07T10:33:00+00:00", "state_by": 86, "branch_id": 27, "erased_on": null, "issued_on": "2024-11-07", "citizen_id": null, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
704	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	5	8	L/5	\N	{"about": "Zakir Baghel", "state": "issued", "inputs": {}, "job_id": 8, "number": "L/5", "state_at": "2024-11-29T04:59:00+00:00", "state_by": 30, "branch_id": 9, "erased_on": null, "issued_on": "2024-11-29", "citizen_id": 8, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
705	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	6	7	L/6	\N	{"about": "Champa Sahu", "state": "issued", "inputs": {}, "job_id": 10, "number": "L/6", "state_at": "2025-01-13T08:21:00+00:00", "state_by": 56, "branch_id": 17, "erased_on": null, "issued_on": "2025-01-13", "citizen_id": 7, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
706	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	7	12	L/7	\N	{"about": "मुकेश Manikpuri", "state": "issued", "inputs": {}, "job_id": 11, "number": "L/7", "state_at": "2025-02-05T04:43:00+00:00", "state_by": 52, "branch_id": 16, "erased_on": null, "issued_on": "2025-02-05", "citizen_id": 12, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
707	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	8	\N	L/8	\N	{"about": "Usha Singh", "state": "issued", "inputs": {}, "job_id": 14, "number": "L/8", "state_at": "2025-04-13T05:14:00+00:00", "state_by": 61, "branch_id": 19, "erased_on": null, "issued_on": "2025-04-13", "citizen_id": null, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
708	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	9	\N	L/9	\N	{"about": "मुकेश Manikpuri", "state": "issued", "inputs": {}, "job_id": 17, "number": "L/9", "state_at": "2025-06-20T10:39:00+00:00", "state_by": 52, "branch_id": 16, "erased_on": null, "issued_on": "2025-06-20", "citizen_id": null, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
709	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	10	8	L/10	\N	{"about": "Zakir Baghel", "state": "issued", "inputs": {}, "job_id": 21, "number": "L/10", "state_at": "2025-09-18T10:31:00+00:00", "state_by": 31, "branch_id": 9, "erased_on": null, "issued_on": "2025-09-18", "citizen_id": 8, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
710	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	11	11	L/11	\N	{"about": "Usha Singh", "state": "issued", "inputs": {}, "job_id": 26, "number": "L/11", "state_at": "2026-01-08T03:45:00+00:00", "state_by": 61, "branch_id": 19, "erased_on": null, "issued_on": "2026-01-08", "citizen_id": 11, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
711	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	12	\N	L/12	\N	{"about": "Ghanshyam Bai Mandavi", "state": "issued", "inputs": {}, "job_id": 30, "number": "L/12", "state_at": "2026-04-08T07:50:00+00:00", "state_by": 83, "branch_id": 26, "erased_on": null, "issued_on": "2026-04-08", "citizen_id": null, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
712	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	13	7	L/13	\N	{"about": "Champa Sahu", "state": "issued", "inputs": {}, "job_id": 31, "number": "L/13", "state_at": "2026-05-01T11:11:00+00:00", "state_by": 54, "branch_id": 17, "erased_on": null, "issued_on": "2026-05-01", "citizen_id": 7, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
713	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	14	3	L/14	\N	{"about": "Parvati Lal Soni", "state": "issued", "inputs": {}, "job_id": 32, "number": "L/14", "state_at": "2026-05-23T07:28:00+00:00", "state_by": 57, "branch_id": 18, "erased_on": null, "issued_on": "2026-05-23", "citizen_id": 3, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
714	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	15	12	L/15	\N	{"about": "मुकेश Manikpuri", "state": "issued", "inputs": {}, "job_id": 34, "number": "L/15", "state_at": "2026-07-07T08:45:00+00:00", "state_by": 51, "branch_id": 16, "erased_on": null, "issued_on": "2026-07-07", "citizen_id": 12, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
715	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	16	4	L/16	\N	{"about": "Seema Lal Kashyap", "state": "issued", "inputs": {}, "job_id": 35, "number": "L/16", "state_at": "2026-07-30T07:39:00+00:00", "state_by": 84, "branch_id": 27, "erased_on": null, "issued_on": "2026-07-30", "citizen_id": 4, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
716	2026-11-27 23:00:37.275+00	\N	\N	\N	\N	created	letters	17	\N	L/17	\N	{"about": "Usha Singh", "state": "issued", "inputs": {}, "job_id": 40, "number": "L/17", "state_at": "2026-11-19T11:10:00+00:00", "state_by": 61, "branch_id": 19, "erased_on": null, "issued_on": "2026-11-19", "citizen_id": null, "version_id": 1, "cancel_reason": null, "to_citizen_id": null}
717	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	1	2	IN/1	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 1, "number": "IN/1", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 2, "entered_on": "2024-06-25", "their_date": null, "vehicle_id": null, "assigned_to": 82, "received_on": null, "their_number": null, "cancel_reason": null}
718	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	2	4	IN/2	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 2, "number": "IN/2", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2024-07-17", "their_date": null, "vehicle_id": 12, "assigned_to": 86, "received_on": null, "their_number": null, "cancel_reason": null}
719	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	3	4	OUT/1	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 2, "number": "OUT/1", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "out", "erased_on": null, "letter_id": 1, "answers_id": null, "citizen_id": 4, "entered_on": "2024-07-17", "their_date": null, "vehicle_id": 12, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
720	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	4	4	IN/3	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 3, "number": "IN/3", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2024-08-09", "their_date": null, "vehicle_id": null, "assigned_to": 84, "received_on": null, "their_number": null, "cancel_reason": null}
721	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	5	4	OUT/2	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 3, "number": "OUT/2", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "out", "erased_on": null, "letter_id": 2, "answers_id": null, "citizen_id": 4, "entered_on": "2024-08-09", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
722	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	6	\N	IN/4	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 4, "number": "IN/4", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": null, "entered_on": "2024-08-31", "their_date": null, "vehicle_id": null, "assigned_to": 82, "received_on": null, "their_number": null, "cancel_reason": null}
723	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	7	2	OUT/3	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 5, "number": "OUT/3", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "out", "erased_on": null, "letter_id": 3, "answers_id": null, "citizen_id": 2, "entered_on": "2024-09-23", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
724	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	8	4	IN/5	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 6, "number": "IN/5", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2024-10-15", "their_date": null, "vehicle_id": 12, "assigned_to": 86, "received_on": null, "their_number": null, "cancel_reason": null}
725	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	9	\N	OUT/4	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 7, "number": "OUT/4", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "out", "erased_on": null, "letter_id": 4, "answers_id": null, "citizen_id": null, "entered_on": "2024-11-07", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
726	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	10	8	OUT/5	\N	{"mode": null, "party": "Zakir Baghel", "state": "closed", "job_id": 8, "number": "OUT/5", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 9, "direction": "out", "erased_on": null, "letter_id": 5, "answers_id": null, "citizen_id": 8, "entered_on": "2024-11-29", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
727	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	11	7	OUT/6	\N	{"mode": null, "party": "Champa Sahu", "state": "closed", "job_id": 10, "number": "OUT/6", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 17, "direction": "out", "erased_on": null, "letter_id": 6, "answers_id": null, "citizen_id": 7, "entered_on": "2025-01-13", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
728	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	12	12	IN/6	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 11, "number": "IN/6", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 12, "entered_on": "2025-02-05", "their_date": null, "vehicle_id": null, "assigned_to": 52, "received_on": null, "their_number": null, "cancel_reason": null}
729	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	13	12	OUT/7	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 11, "number": "OUT/7", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "out", "erased_on": null, "letter_id": 7, "answers_id": null, "citizen_id": 12, "entered_on": "2025-02-05", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
730	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	14	\N	OUT/8	\N	{"mode": null, "party": "Usha Singh", "state": "closed", "job_id": 14, "number": "OUT/8", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 19, "direction": "out", "erased_on": null, "letter_id": 8, "answers_id": null, "citizen_id": null, "entered_on": "2025-04-13", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
731	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	15	12	IN/7	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 15, "number": "IN/7", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 12, "entered_on": "2025-05-06", "their_date": null, "vehicle_id": 1, "assigned_to": 53, "received_on": null, "their_number": null, "cancel_reason": null}
732	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	16	\N	OUT/9	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 17, "number": "OUT/9", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "out", "erased_on": null, "letter_id": 9, "answers_id": null, "citizen_id": null, "entered_on": "2025-06-20", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
733	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	17	8	IN/8	\N	{"mode": null, "party": "Zakir Baghel", "state": "closed", "job_id": 18, "number": "IN/8", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 9, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 8, "entered_on": "2025-07-12", "their_date": null, "vehicle_id": null, "assigned_to": 31, "received_on": null, "their_number": null, "cancel_reason": null}
734	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	18	\N	IN/9	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 20, "number": "IN/9", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": null, "entered_on": "2025-08-26", "their_date": null, "vehicle_id": null, "assigned_to": 86, "received_on": null, "their_number": null, "cancel_reason": null}
735	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	19	8	OUT/10	\N	{"mode": null, "party": "Zakir Baghel", "state": "closed", "job_id": 21, "number": "OUT/10", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 9, "direction": "out", "erased_on": null, "letter_id": 10, "answers_id": null, "citizen_id": 8, "entered_on": "2025-09-18", "their_date": null, "vehicle_id": 4, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
736	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	20	4	IN/10	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 22, "number": "IN/10", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2025-10-10", "their_date": null, "vehicle_id": null, "assigned_to": 85, "received_on": null, "their_number": null, "cancel_reason": null}
737	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	21	\N	IN/11	\N	{"mode": null, "party": "Parvati Lal Soni", "state": "closed", "job_id": 23, "number": "IN/11", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 18, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": null, "entered_on": "2025-11-02", "their_date": null, "vehicle_id": null, "assigned_to": 57, "received_on": null, "their_number": null, "cancel_reason": null}
738	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	22	11	OUT/11	\N	{"mode": null, "party": "Usha Singh", "state": "closed", "job_id": 26, "number": "OUT/11", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 19, "direction": "out", "erased_on": null, "letter_id": 11, "answers_id": null, "citizen_id": 11, "entered_on": "2026-01-08", "their_date": null, "vehicle_id": 5, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
739	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	23	11	IN/12	\N	{"mode": null, "party": "Usha Singh", "state": "closed", "job_id": 26, "number": "IN/12", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 19, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 11, "entered_on": "2026-01-08", "their_date": null, "vehicle_id": 5, "assigned_to": 61, "received_on": null, "their_number": null, "cancel_reason": null}
740	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	24	2	IN/13	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 28, "number": "IN/13", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 2, "entered_on": "2026-02-22", "their_date": null, "vehicle_id": 2, "assigned_to": 83, "received_on": null, "their_number": null, "cancel_reason": null}
741	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	25	\N	OUT/12	\N	{"mode": null, "party": "Ghanshyam Bai Mandavi", "state": "closed", "job_id": 30, "number": "OUT/12", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 26, "direction": "out", "erased_on": null, "letter_id": 12, "answers_id": null, "citizen_id": null, "entered_on": "2026-04-08", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
742	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	26	7	OUT/13	\N	{"mode": null, "party": "Champa Sahu", "state": "closed", "job_id": 31, "number": "OUT/13", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 17, "direction": "out", "erased_on": null, "letter_id": 13, "answers_id": null, "citizen_id": 7, "entered_on": "2026-05-01", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
759	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	3	3	Parvati Lal Soni	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 18, "recipient": "6163942887", "citizen_id": 3, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Parvati Lal Soni"}
743	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	27	3	IN/14	\N	{"mode": null, "party": "Parvati Lal Soni", "state": "closed", "job_id": 32, "number": "IN/14", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 18, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 3, "entered_on": "2026-05-23", "their_date": null, "vehicle_id": 9, "assigned_to": 57, "received_on": null, "their_number": null, "cancel_reason": null}
744	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	28	3	OUT/14	\N	{"mode": null, "party": "Parvati Lal Soni", "state": "closed", "job_id": 32, "number": "OUT/14", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 18, "direction": "out", "erased_on": null, "letter_id": 14, "answers_id": null, "citizen_id": 3, "entered_on": "2026-05-23", "their_date": null, "vehicle_id": 9, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
745	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	29	12	IN/15	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 33, "number": "IN/15", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 12, "entered_on": "2026-06-15", "their_date": null, "vehicle_id": null, "assigned_to": 51, "received_on": null, "their_number": null, "cancel_reason": null}
746	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	30	12	OUT/15	\N	{"mode": null, "party": "मुकेश Manikpuri", "state": "closed", "job_id": 34, "number": "OUT/15", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 16, "direction": "out", "erased_on": null, "letter_id": 15, "answers_id": null, "citizen_id": 12, "entered_on": "2026-07-07", "their_date": null, "vehicle_id": 1, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
747	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	31	4	IN/16	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 35, "number": "IN/16", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2026-07-30", "their_date": null, "vehicle_id": null, "assigned_to": 84, "received_on": null, "their_number": null, "cancel_reason": null}
748	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	32	4	OUT/16	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 35, "number": "OUT/16", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "out", "erased_on": null, "letter_id": 16, "answers_id": null, "citizen_id": 4, "entered_on": "2026-07-30", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
749	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	33	4	IN/17	\N	{"mode": null, "party": "Seema Lal Kashyap", "state": "closed", "job_id": 37, "number": "IN/17", "file_id": null, "remarks": null, "subject": "Application", "disposal": null, "state_at": null, "state_by": null, "branch_id": 27, "direction": "in", "erased_on": null, "letter_id": null, "answers_id": null, "citizen_id": 4, "entered_on": "2026-09-13", "their_date": null, "vehicle_id": 12, "assigned_to": 86, "received_on": null, "their_number": null, "cancel_reason": null}
750	2026-11-27 23:00:37.295+00	\N	\N	\N	\N	created	register_entries	34	\N	OUT/17	\N	{"mode": null, "party": "Usha Singh", "state": "open", "job_id": 40, "number": "OUT/17", "file_id": null, "remarks": null, "subject": "Covering letter", "disposal": null, "state_at": null, "state_by": null, "branch_id": 19, "direction": "out", "erased_on": null, "letter_id": 17, "answers_id": null, "citizen_id": null, "entered_on": "2026-11-19", "their_date": null, "vehicle_id": null, "assigned_to": null, "received_on": null, "their_number": null, "cancel_reason": null}
751	2026-11-27 23:00:37.563+00	\N	\N	\N	\N	created	users	90	\N	Manager	\N	{"name": "Manager", "role": "manager", "email": null, "phone": "9826000001", "branch_id": 1, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": null, "phone_verified_by": null, "phone_verified_branch_id": null}
752	2026-11-27 23:00:37.578+00	\N	\N	\N	\N	created	users	91	\N	Admin	\N	{"name": "Admin", "role": "admin", "email": null, "phone": "9826000002", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": null, "phone_verified_by": null, "phone_verified_branch_id": null}
753	2026-11-27 23:00:37.587+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
754	2026-11-27 23:00:37.587+00	\N	\N	\N	\N	updated	puccs	2	4	PUC-0000000012	{"file_id": null}	{"file_id": "22222222222222222222222222222222"}
755	2026-11-27 23:00:37.595+00	\N	\N	\N	\N	created	service_requests	41	\N	आशा	\N	{"fee": null, "paid": null, "notes": null, "query": null, "stage": "received", "due_on": null, "source": "web", "status": "pending", "user_id": null, "category": "dl", "given_by": null, "services": ["RENEWAL OF DL"], "branch_id": 28, "reference": "SR-1", "citizen_id": null, "vehicle_id": null, "assignee_id": null, "reject_code": null, "contact_name": "आशा", "stage_before": null, "contact_phone": "9826000003", "reject_reason": null, "application_no": null, "status_changed_at": null, "status_changed_by": null}
756	2026-11-27 23:00:37.603+00	\N	\N	\N	\N	created	document_inquiries	21	\N	Asha	\N	{"name": "Asha", "notes": null, "phone": "9826000003", "status": "new", "user_id": null, "branch_id": null, "reference": "DI-1", "vehicle_no": "CG04AB1234", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
757	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Rajesh Choudhary"}
758	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	2	2	Ghanshyam Bai Mandavi	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 26, "recipient": "6154391543", "citizen_id": 2, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Ghanshyam Bai Mandavi"}
891	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	31	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 33, "handled_at": null, "handled_by": null}
760	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	4	4	Seema Lal Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 27, "recipient": "6036759179", "citizen_id": 4, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Seema Lal Kashyap"}
761	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	5	5	Ramesh Gupta	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 14, "recipient": "6571400021", "citizen_id": 5, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Ramesh Gupta"}
762	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	6	6	Ramesh Kumar Rajwade	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 28, "recipient": "6063650544", "citizen_id": 6, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Ramesh Kumar Rajwade"}
763	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	7	7	Champa Sahu	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 17, "recipient": "6750860015", "citizen_id": 7, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Champa Sahu"}
764	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	8	8	Zakir Baghel	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 9, "recipient": "6708194667", "citizen_id": 8, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Zakir Baghel"}
765	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	9	9	Parvati Gond	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 1, "recipient": "6333376493", "citizen_id": 9, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Parvati Gond"}
766	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	10	10	Amit Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 8, "recipient": "6126992664", "citizen_id": 10, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Amit Kashyap"}
767	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	11	11	Usha Singh	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 19, "recipient": "6242441905", "citizen_id": 11, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Usha Singh"}
768	2026-11-27 23:00:37.607+00	\N	\N	\N	\N	created	messages	12	12	मुकेश Manikpuri	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 16, "recipient": "6354431304", "citizen_id": 12, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "मुकेश Manikpuri"}
769	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	13	\N	Account 1	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 1, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Account 1"}
770	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	14	\N	Account 2	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 2, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Account 2"}
771	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	15	\N	Kurre 1	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 3, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kurre 1"}
772	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	16	\N	Sheikh 2	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 4, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sheikh 2"}
773	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	17	\N	Khan 3	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 5, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Khan 3"}
774	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	18	\N	Verma 4	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 6, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Verma 4"}
775	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	19	\N	Nishad 5	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 7, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Nishad 5"}
776	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	20	\N	Sahu 6	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 8, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 6"}
777	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	21	\N	Naidu 7	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 9, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Naidu 7"}
778	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	22	\N	Sahu 8	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 10, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 8"}
779	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	23	\N	Kunjam 9	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 11, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kunjam 9"}
780	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	24	\N	Chandrakar 10	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 12, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Chandrakar 10"}
781	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	25	\N	Markam 11	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 13, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Markam 11"}
782	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	26	\N	Banjare 12	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 14, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Banjare 12"}
783	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	27	\N	Dewangan 13	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 15, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Dewangan 13"}
784	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	28	\N	Sahu 14	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 16, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 14"}
785	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	29	\N	Gond 15	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 17, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Gond 15"}
786	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	30	\N	साहू 16	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 18, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "साहू 16"}
787	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	31	\N	Sahu 17	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 19, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 17"}
788	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	32	\N	Sahu 18	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 20, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 18"}
789	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	33	\N	Kunjam 19	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 21, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kunjam 19"}
790	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	34	\N	Khan 20	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 22, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Khan 20"}
791	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	35	\N	Khan 21	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 23, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Khan 21"}
792	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	36	\N	Minj 22	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 24, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Minj 22"}
793	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	37	\N	पटेल 23	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 25, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "पटेल 23"}
794	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	38	\N	Uikey 24	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 26, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Uikey 24"}
795	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	39	\N	Kashyap 25	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 27, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kashyap 25"}
796	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	40	\N	Gond 26	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 28, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Gond 26"}
797	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	41	\N	Masih 27	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 29, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Masih 27"}
798	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	42	\N	Sahu 28	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 30, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 28"}
799	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	43	\N	Sinha 29	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 31, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sinha 29"}
800	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	44	\N	Thakur 30	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 32, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Thakur 30"}
801	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	45	\N	Choudhary 31	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 33, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Choudhary 31"}
802	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	46	\N	Verma 32	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 34, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Verma 32"}
803	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	47	\N	Kujur 33	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 35, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kujur 33"}
804	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	48	\N	Sahu 34	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 36, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 34"}
805	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	49	\N	Banjare 35	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 37, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Banjare 35"}
806	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	50	\N	Tirkey 36	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 38, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Tirkey 36"}
807	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	51	\N	Sheikh 37	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 39, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sheikh 37"}
808	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	52	\N	Ratre 38	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 40, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Ratre 38"}
809	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	53	\N	Tiwari 39	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 41, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Tiwari 39"}
810	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	54	\N	Rao 40	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 42, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Rao 40"}
811	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	55	\N	Mandavi 41	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 43, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Mandavi 41"}
812	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	56	\N	Sahu 42	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 44, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 42"}
813	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	57	\N	Mandavi 43	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 45, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Mandavi 43"}
814	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	58	\N	Verma 44	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 46, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Verma 44"}
815	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	59	\N	Panika 45	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 47, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Panika 45"}
816	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	60	\N	Rao 46	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 48, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Rao 46"}
817	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	61	\N	निषाद 47	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 49, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "निषाद 47"}
818	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	62	\N	Yadav 48	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 50, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Yadav 48"}
819	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	63	\N	Minj 49	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 51, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Minj 49"}
820	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	64	\N	Kunjam 50	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 52, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kunjam 50"}
821	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	65	\N	Pandey 51	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 53, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Pandey 51"}
822	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	66	\N	Mishra 52	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 54, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Mishra 52"}
823	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	67	\N	Jain 53	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 55, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Jain 53"}
824	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	68	\N	Manikpuri 54	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 56, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Manikpuri 54"}
825	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	69	\N	Uikey 55	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 57, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Uikey 55"}
826	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	70	\N	Choudhary 56	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 58, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Choudhary 56"}
827	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	71	\N	निषाद 57	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 59, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "निषाद 57"}
828	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	72	\N	Manikpuri 58	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 60, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Manikpuri 58"}
829	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	73	\N	Markam 59	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 61, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Markam 59"}
830	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	74	\N	Masih 60	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 62, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Masih 60"}
831	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	75	\N	Kosle 61	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 63, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kosle 61"}
832	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	76	\N	Sahu 62	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 64, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 62"}
833	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	77	\N	Banjare 63	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 65, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Banjare 63"}
834	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	78	\N	पटेल 64	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 66, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "पटेल 64"}
835	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	79	\N	Kurre 65	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 67, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Kurre 65"}
836	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	80	\N	Verma 66	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 68, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Verma 66"}
837	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	81	\N	Dubey 67	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 69, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Dubey 67"}
838	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	82	\N	Khan 68	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 70, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Khan 68"}
839	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	83	\N	Singh 69	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 71, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Singh 69"}
840	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	84	\N	Khan 70	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 72, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Khan 70"}
841	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	85	\N	Choudhary 71	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 73, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Choudhary 71"}
842	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	86	\N	Sinha 72	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 74, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sinha 72"}
843	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	87	\N	Lakra 73	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 75, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Lakra 73"}
844	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	88	\N	Lakra 74	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 76, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Lakra 74"}
845	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	89	\N	Sahu 75	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 77, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 75"}
846	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	90	\N	Agrawal 76	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 78, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Agrawal 76"}
847	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	91	\N	Das 77	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 79, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Das 77"}
848	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	92	\N	देवांगन 78	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 80, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "देवांगन 78"}
849	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	93	\N	Manikpuri 79	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 81, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Manikpuri 79"}
850	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	94	\N	Dubey 80	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 82, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Dubey 80"}
851	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	95	\N	Sen 81	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 83, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sen 81"}
852	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	96	\N	Sheikh 82	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 84, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sheikh 82"}
853	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	97	\N	Sahu 83	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 85, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Sahu 83"}
854	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	98	\N	Xalxo 84	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 86, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Xalxo 84"}
855	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	99	\N	Markam 85	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 87, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Markam 85"}
856	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	100	\N	Manikpuri 86	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 88, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Manikpuri 86"}
857	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	101	\N	ठाकुर 87	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 89, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "ठाकुर 87"}
858	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	102	\N	Manager	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 90, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Manager"}
859	2026-11-27 23:00:37.619+00	\N	\N	\N	\N	created	messages	103	\N	Admin	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 91, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "bulk_notice_id": null, "recipient_name": "Admin"}
860	2026-11-27 23:00:37.639+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
861	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	1	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 3, "handled_at": null, "handled_by": null}
862	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	2	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 4, "handled_at": null, "handled_by": null}
863	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	3	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 5, "handled_at": null, "handled_by": null}
864	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	4	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 6, "handled_at": null, "handled_by": null}
865	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	5	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 7, "handled_at": null, "handled_by": null}
866	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	6	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 8, "handled_at": null, "handled_by": null}
867	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	7	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 9, "handled_at": null, "handled_by": null}
868	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	8	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 10, "handled_at": null, "handled_by": null}
869	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	9	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 11, "handled_at": null, "handled_by": null}
870	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	10	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 12, "handled_at": null, "handled_by": null}
871	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	11	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 13, "handled_at": null, "handled_by": null}
872	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	12	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 14, "handled_at": null, "handled_by": null}
873	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	13	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 15, "handled_at": null, "handled_by": null}
874	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	14	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 16, "handled_at": null, "handled_by": null}
875	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	15	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 17, "handled_at": null, "handled_by": null}
876	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	16	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 18, "handled_at": null, "handled_by": null}
877	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	17	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 19, "handled_at": null, "handled_by": null}
878	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	18	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 20, "handled_at": null, "handled_by": null}
879	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	19	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 21, "handled_at": null, "handled_by": null}
880	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	20	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 22, "handled_at": null, "handled_by": null}
881	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	21	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 23, "handled_at": null, "handled_by": null}
882	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	22	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 24, "handled_at": null, "handled_by": null}
883	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	23	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 25, "handled_at": null, "handled_by": null}
884	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	24	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 26, "handled_at": null, "handled_by": null}
885	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	25	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 27, "handled_at": null, "handled_by": null}
886	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	26	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 28, "handled_at": null, "handled_by": null}
887	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	27	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 29, "handled_at": null, "handled_by": null}
888	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	28	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 30, "handled_at": null, "handled_by": null}
889	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	29	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 31, "handled_at": null, "handled_by": null}
890	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	30	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 32, "handled_at": null, "handled_by": null}
892	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	32	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 34, "handled_at": null, "handled_by": null}
893	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	33	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 35, "handled_at": null, "handled_by": null}
894	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	34	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 36, "handled_at": null, "handled_by": null}
895	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	35	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 37, "handled_at": null, "handled_by": null}
896	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	36	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 38, "handled_at": null, "handled_by": null}
897	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	37	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 39, "handled_at": null, "handled_by": null}
898	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	38	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 40, "handled_at": null, "handled_by": null}
899	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	39	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 41, "handled_at": null, "handled_by": null}
900	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	40	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 42, "handled_at": null, "handled_by": null}
901	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	41	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 43, "handled_at": null, "handled_by": null}
902	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	42	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 44, "handled_at": null, "handled_by": null}
903	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	43	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 45, "handled_at": null, "handled_by": null}
904	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	44	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 46, "handled_at": null, "handled_by": null}
905	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	45	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 47, "handled_at": null, "handled_by": null}
906	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	46	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 48, "handled_at": null, "handled_by": null}
907	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	47	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 49, "handled_at": null, "handled_by": null}
908	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	48	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 50, "handled_at": null, "handled_by": null}
909	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	49	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 51, "handled_at": null, "handled_by": null}
910	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	50	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 52, "handled_at": null, "handled_by": null}
911	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	51	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 53, "handled_at": null, "handled_by": null}
912	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	52	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 54, "handled_at": null, "handled_by": null}
913	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	53	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 55, "handled_at": null, "handled_by": null}
914	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	54	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 56, "handled_at": null, "handled_by": null}
915	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	55	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 57, "handled_at": null, "handled_by": null}
916	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	56	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 58, "handled_at": null, "handled_by": null}
917	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	57	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 59, "handled_at": null, "handled_by": null}
918	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	58	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 60, "handled_at": null, "handled_by": null}
919	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	59	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 61, "handled_at": null, "handled_by": null}
920	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	60	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 62, "handled_at": null, "handled_by": null}
921	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	61	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 63, "handled_at": null, "handled_by": null}
922	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	62	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 64, "handled_at": null, "handled_by": null}
923	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	63	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 65, "handled_at": null, "handled_by": null}
924	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	64	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 66, "handled_at": null, "handled_by": null}
925	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	65	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 67, "handled_at": null, "handled_by": null}
926	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	66	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 68, "handled_at": null, "handled_by": null}
927	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	67	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 69, "handled_at": null, "handled_by": null}
928	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	68	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 70, "handled_at": null, "handled_by": null}
929	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	69	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 71, "handled_at": null, "handled_by": null}
930	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	70	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 72, "handled_at": null, "handled_by": null}
931	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	71	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 73, "handled_at": null, "handled_by": null}
932	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	72	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 74, "handled_at": null, "handled_by": null}
933	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	73	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 75, "handled_at": null, "handled_by": null}
934	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	74	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 76, "handled_at": null, "handled_by": null}
935	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	75	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 77, "handled_at": null, "handled_by": null}
936	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	76	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 78, "handled_at": null, "handled_by": null}
937	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	77	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 79, "handled_at": null, "handled_by": null}
938	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	78	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 80, "handled_at": null, "handled_by": null}
939	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	79	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 81, "handled_at": null, "handled_by": null}
940	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	80	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 82, "handled_at": null, "handled_by": null}
941	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	81	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 83, "handled_at": null, "handled_by": null}
942	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	82	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 84, "handled_at": null, "handled_by": null}
943	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	83	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 85, "handled_at": null, "handled_by": null}
944	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	84	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 86, "handled_at": null, "handled_by": null}
945	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	85	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 87, "handled_at": null, "handled_by": null}
946	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	86	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 88, "handled_at": null, "handled_by": null}
947	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	87	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 89, "handled_at": null, "handled_by": null}
948	2026-11-27 23:00:37.643+00	\N	\N	\N	\N	created	contact_requests	88	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 90, "handled_at": null, "handled_by": null}
949	2026-11-27 23:00:37.665+00	\N	\N	\N	\N	created	bulk_notices	1	\N	\N	\N	{"state": "running", "messages": 2}
950	2026-11-27 23:00:37.67+00	\N	\N	\N	\N	created	claims	1	\N	\N	\N	{"dob": null, "reason": null, "user_id": 1, "ended_at": null, "citizen_id": null, "decided_by": null, "licence_no": null, "refused_at": null, "approved_at": null, "chassis_last5": null, "registration_no": "CG09AA0002"}
951	2026-11-27 23:00:37.678+00	\N	\N	\N	\N	created	imports	1	\N	\N	\N	{"mode": null, "rows": 1, "sheet": null, "status": "checked", "branch_id": null, "date_1904": false, "erased_at": null, "undone_at": null, "committed_at": null, "reminders_allowed_at": null}
952	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	168	\N	Licence	\N	{"job_id": 1, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
953	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	169	\N	Licence	\N	{"job_id": 2, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
954	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	170	\N	Licence	\N	{"job_id": 3, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
955	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	171	\N	Licence	\N	{"job_id": 4, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
956	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	172	\N	Licence	\N	{"job_id": 5, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
957	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	173	\N	Licence	\N	{"job_id": 6, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
958	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	174	\N	Licence	\N	{"job_id": 7, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
959	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	175	\N	Licence	\N	{"job_id": 8, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
960	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	176	\N	Licence	\N	{"job_id": 9, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
961	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	177	\N	Licence	\N	{"job_id": 10, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
962	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	178	\N	Licence	\N	{"job_id": 11, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
963	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	179	\N	Licence	\N	{"job_id": 12, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
964	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	180	\N	Licence	\N	{"job_id": 13, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
965	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	181	\N	Licence	\N	{"job_id": 14, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
966	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	182	\N	Licence	\N	{"job_id": 15, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
967	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	183	\N	Licence	\N	{"job_id": 16, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
968	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	184	\N	Licence	\N	{"job_id": 17, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
969	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	185	\N	Licence	\N	{"job_id": 18, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
970	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	186	\N	Licence	\N	{"job_id": 19, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
971	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	187	\N	Licence	\N	{"job_id": 20, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
972	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	188	\N	Licence	\N	{"job_id": 21, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
973	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	189	\N	Licence	\N	{"job_id": 22, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
974	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	190	\N	Licence	\N	{"job_id": 23, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
975	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	191	\N	Licence	\N	{"job_id": 24, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
976	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	192	\N	Licence	\N	{"job_id": 25, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
977	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	193	\N	Licence	\N	{"job_id": 26, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
978	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	194	\N	Licence	\N	{"job_id": 27, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
979	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	195	\N	Licence	\N	{"job_id": 28, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
980	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	196	\N	Licence	\N	{"job_id": 29, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
981	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	197	\N	Licence	\N	{"job_id": 30, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
982	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	198	\N	Licence	\N	{"job_id": 31, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
983	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	199	\N	Licence	\N	{"job_id": 32, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
984	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	200	\N	Licence	\N	{"job_id": 33, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
985	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	201	\N	Licence	\N	{"job_id": 34, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
986	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	202	\N	Licence	\N	{"job_id": 35, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
987	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	203	\N	Licence	\N	{"job_id": 36, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
988	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	204	\N	Licence	\N	{"job_id": 37, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
989	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	205	\N	Licence	\N	{"job_id": 38, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
990	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	206	\N	Licence	\N	{"job_id": 39, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
991	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	207	\N	Licence	\N	{"job_id": 40, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
992	2026-11-27 23:00:37.692+00	\N	\N	\N	\N	created	job_papers	208	\N	Licence	\N	{"job_id": 41, "listed": false, "file_id": null, "name_en": "Licence", "name_hi": "लाइसेंस", "original": true, "listed_as": null, "not_needed": false, "stays_with": null, "received_on": null, "returned_on": null, "document_kind": null}
993	2026-11-27 23:00:37.703+00	\N	\N	\N	\N	created	learner_tests	1	\N	\N	\N	{"ll_id": 1, "test_on": "2026-11-20", "told_on": null, "test_result": null}
994	2026-11-27 23:00:37.708+00	\N	\N	\N	\N	created	merges	1	1	Asha	\N	{"name": "Asha", "from_id": 1000, "into_id": 1, "holder_id": 1, "undone_at": null, "seen_at_counter": null}
995	2026-11-27 23:00:37.714+00	\N	\N	\N	\N	created	transfers	1	1	CG09AA0002	\N	{"kind": "sale", "remarks": null, "undone_on": null, "vehicle_id": 1, "to_citizen_id": 12, "transferred_on": "2026-11-01", "from_citizen_id": 1, "registration_no": "CG09AA0002"}
996	2026-11-27 23:00:37.714+00	\N	\N	\N	\N	created	transfers	1	12	CG09AA0002	\N	{"kind": "sale", "remarks": null, "undone_on": null, "vehicle_id": 1, "to_citizen_id": 12, "transferred_on": "2026-11-01", "from_citizen_id": 1, "registration_no": "CG09AA0002"}
997	2026-11-27 23:00:37.72+00	\N	\N	\N	\N	created	api_tokens	1	\N	Reports	\N	{"name": "Reports", "scopes": ["expiries:read"], "ended_at": null, "branch_id": null, "expires_on": "2027-11-20"}
998	2026-11-27 23:00:37.723+00	\N	\N	\N	\N	created	breaches	1	\N	Raipur	\N	{"place": "Raipur", "extent": "2 persons", "nature": "A list was sent to the wrong person", "measures": null, "searches": [], "noticed_at": "2026-11-19T00:00:00+00:00", "board_due_at": "2026-11-22T00:00:00+00:00", "consequences": null, "board_told_at": null, "board_told_by": null}
999	2026-11-27 23:00:37.728+00	\N	\N	\N	\N	created	calendars	1	\N	jobs	\N	{"what": "jobs", "user_id": 91, "language": "hi"}
1000	2026-11-27 23:00:37.732+00	\N	\N	\N	\N	created	consents	1	1	reminders	\N	{"how": "counter", "purpose": "reminders", "given_on": "2026-11-01", "citizen_id": 1, "withdrawn_at": null, "withdrawn_by": null, "withdrawn_how": null}
1001	2026-11-27 23:00:37.732+00	\N	\N	\N	\N	created	consents	2	2	reminders	\N	{"how": "counter", "purpose": "reminders", "given_on": "2026-11-01", "citizen_id": 2, "withdrawn_at": null, "withdrawn_by": null, "withdrawn_how": null}
1002	2026-11-27 23:00:37.739+00	\N	\N	\N	\N	created	day_closings	1	\N	2026-11-18	\N	{"book_id": 1, "counted": 500.00, "closed_by": null, "closed_on": "2026-11-18", "reopened_at": null, "reopened_by": null, "reopen_reason": null}
1003	2026-11-27 23:00:37.739+00	\N	\N	\N	\N	created	day_closings	2	\N	2026-11-18	\N	{"book_id": 2, "counted": 500.00, "closed_by": null, "closed_on": "2026-11-18", "reopened_at": null, "reopened_by": null, "reopen_reason": null}
1004	2026-11-27 23:00:37.742+00	\N	\N	\N	\N	created	follow_ups	1	1	2026-11-25	\N	{"note": "Brings the policy", "call_on": "2026-11-25", "citizen_id": 1, "vehicle_id": null, "set_aside_by": null}
1005	2026-11-27 23:00:37.747+00	\N	\N	\N	\N	created	number_books	\N	\N	receipt	\N	{"book": 0, "code": null, "last": 7, "year": "2026-27", "digits": null, "prefix": null, "series": "receipt"}
1006	2026-11-27 23:00:37.755+00	\N	\N	\N	\N	created	issued_numbers	2	\N	L/2	\N	{"book": 0, "year": "2026-27", "number": "L/2", "reason": "Written by hand", "serial": 2, "series": "letter", "branch_id": null, "issued_on": "2026-11-19", "record_id": null}
1007	2026-11-27 23:00:37.758+00	\N	\N	\N	\N	created	payouts	1	\N	P/1	\N	{"kind": "expense", "mode": "cash", "what": "Tea", "amount": 20.00, "job_id": null, "number": "P/1", "paid_on": "2026-11-18", "branch_id": null, "client_id": null, "erased_on": null, "citizen_id": null, "payer_name": null, "about_job_id": null, "cancelled_at": null, "cancelled_by": null, "cancelled_on": null, "cancel_reason": null}
1008	2026-11-27 23:00:37.763+00	\N	\N	\N	\N	created	privacy_notices	1	\N	1	\N	{"en": "What we keep", "hi": "हम क्या रखते हैं", "version": 1}
1009	2026-11-27 23:00:37.766+00	\N	\N	\N	\N	created	privacy_notices_given	1	1	slip	\N	{"how": "slip", "given_on": "2026-11-01", "notice_id": 1, "citizen_id": 1}
1010	2026-11-27 23:00:37.771+00	\N	\N	\N	\N	created	privacy_requests	1	1	correction	\N	{"kind": "correction", "name": "Rajesh Choudhary", "text": "My name is spelt otherwise", "answer": null, "due_on": "2027-02-01", "user_id": null, "branch_id": null, "erased_on": null, "citizen_id": 1, "answered_at": null, "answered_by": null}
1011	2026-11-27 23:00:37.781+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"contact_en": null, "reminders_on": false}	{"contact_en": "Call us", "reminders_on": true}
\.
copy import_records (import_id, record, record_id, citizen_id, made, fields, noted_at, touched, outcome, reason) from stdin;
1	citizens	1	1	t	{}	2026-11-27 23:00:37.683+00	f	\N	\N
\.
copy import_rows (import_id, line, cells, plate, mobile, citizen_id, new_citizen, skipped, verdict, problems, plan, candidates, owner_id, turn, done, updated_at) from stdin;
1	2	{CG04AB1234,2026-12-31}	\N	\N	\N	f	f	create	[]	[]	{}	\N	1	f	2026-11-27 23:00:37.681+00
\.
copy imports (id, name, status, shape, mode, branch_id, columns, rows, progress_done, progress_of, created_by, ordered_by, committed_at, undone_at, reminders_allowed_at, erased_at, created_at, updated_at, sheet, date_1904, remarks, sheets, ordered_token) from stdin;
1	list.csv	checked	wide	\N	\N	[]	1	0	0	\N	\N	\N	\N	\N	\N	2026-11-27 23:00:37.678+00	2026-11-27 23:00:37.678+00	\N	f	[]	[]	\N
\.
copy inbound_messages (id, hashed_id, mobile_no, kind, body, said_at, read_at, read_by, sender_name) from stdin;
1	h	9826000003	text	STOP	2026-11-27 23:00:37.685+00	\N	\N	\N
\.
copy insurances (vehicle_id, insurance_type, company_name, policy_number, start_date, end_date, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at, tp_end_date, needs_review) from stdin;
1	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	1	12	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
3	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	2	4	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
3	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	3	4	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
4	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	4	8	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
4	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	5	8	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
5	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	6	11	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
6	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	7	1	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
7	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	8	12	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
7	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	9	12	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
8	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	10	7	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
8	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	11	7	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
9	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	12	3	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
10	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	13	2	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	2029-06-22	f
10	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	14	2	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
12	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	15	4	\N	office	\N	2026-11-27 23:00:36.899+00	2026-11-27 23:00:36.899+00	\N	f
\.
copy issued_numbers (id, series, branch_id, book, year, serial, number, issued_on, record_id, reason) from stdin;
1	letter	\N	0	2026-27	1	L/1	2024-07-17	1	\N
2	letter	\N	0	2026-27	2	L/2	2026-11-19	\N	Written by hand
\.
copy job_events (id, job_id, happened_at, actor_id, event, from_stage, to_stage, assignee_id, reject_code, text) from stdin;
1	1	2024-06-25 05:20:00+00	82	made	\N	received	\N	\N	\N
2	1	2024-06-25 05:25:00+00	82	taken	\N	\N	\N	\N	\N
3	1	2024-06-29 16:51:12+00	82	rejected	received	rejected	\N	dues_unpaid	\N
4	2	2024-07-17 08:01:00+00	86	made	\N	received	\N	\N	\N
5	2	2024-07-17 08:06:00+00	86	taken	\N	\N	\N	\N	\N
6	2	2024-07-17 13:57:24+00	86	moved	received	submitted	\N	\N	\N
7	2	2024-07-17 19:53:48+00	86	moved	submitted	approved	\N	\N	\N
8	2	2024-07-18 01:50:12+00	86	moved	approved	ready	\N	\N	\N
9	2	2024-07-18 07:46:36+00	86	moved	ready	handed_over	\N	\N	\N
10	3	2024-08-09 06:38:00+00	84	made	\N	received	\N	\N	\N
11	3	2024-08-09 06:43:00+00	84	taken	\N	\N	\N	\N	\N
12	3	2024-08-12 12:02:00+00	84	moved	received	submitted	\N	\N	\N
13	3	2024-08-15 17:26:00+00	84	moved	submitted	approved	\N	\N	\N
14	3	2024-08-18 22:50:00+00	84	moved	approved	ready	\N	\N	\N
15	3	2024-08-22 04:14:00+00	84	moved	ready	handed_over	\N	\N	\N
16	4	2024-08-31 10:43:00+00	1	made	\N	received	\N	\N	\N
17	4	2024-08-31 10:48:00+00	82	taken	\N	\N	\N	\N	\N
18	4	2024-09-01 11:04:36+00	82	moved	received	submitted	\N	\N	\N
19	4	2024-09-02 11:26:12+00	82	moved	submitted	approved	\N	\N	\N
20	4	2024-09-03 11:47:48+00	82	moved	approved	ready	\N	\N	\N
21	4	2024-09-04 12:09:24+00	82	moved	ready	handed_over	\N	\N	\N
22	5	2024-09-23 10:46:00+00	83	made	\N	received	\N	\N	\N
23	5	2024-09-23 10:51:00+00	83	taken	\N	\N	\N	\N	\N
24	5	2024-09-27 22:46:00+00	83	moved	received	submitted	\N	\N	\N
25	5	2024-10-02 10:46:00+00	83	moved	submitted	approved	\N	\N	\N
26	5	2024-10-06 22:46:00+00	83	moved	approved	ready	\N	\N	\N
27	5	2024-10-11 10:46:00+00	83	moved	ready	handed_over	\N	\N	\N
28	6	2024-10-15 06:16:00+00	86	made	\N	received	\N	\N	\N
29	6	2024-10-15 06:21:00+00	86	taken	\N	\N	\N	\N	\N
30	6	2024-10-19 20:58:00+00	86	moved	received	submitted	\N	\N	\N
31	6	2024-10-24 11:40:00+00	86	moved	submitted	approved	\N	\N	\N
32	6	2024-10-29 02:22:00+00	86	moved	approved	ready	\N	\N	\N
33	6	2024-11-02 17:04:00+00	86	moved	ready	handed_over	\N	\N	\N
34	7	2024-11-07 10:33:00+00	2	made	\N	received	\N	\N	\N
35	7	2024-11-07 10:38:00+00	86	taken	\N	\N	\N	\N	\N
36	7	2024-11-14 17:09:00+00	86	moved	received	submitted	\N	\N	\N
37	7	2024-11-21 23:45:00+00	86	moved	submitted	approved	\N	\N	\N
38	8	2024-11-29 04:59:00+00	30	made	\N	received	\N	\N	\N
39	8	2024-11-29 05:04:00+00	30	taken	\N	\N	\N	\N	\N
40	7	2024-11-29 06:21:00+00	86	moved	approved	ready	\N	\N	\N
41	7	2024-12-06 12:57:00+00	86	moved	ready	handed_over	\N	\N	\N
42	8	2024-12-18 13:23:00+00	30	rejected	received	rejected	\N	dues_unpaid	\N
43	9	2024-12-22 06:36:00+00	2	made	\N	received	\N	\N	\N
44	9	2024-12-22 06:41:00+00	84	taken	\N	\N	\N	\N	\N
45	9	2024-12-23 16:37:12+00	84	moved	received	submitted	\N	\N	\N
46	9	2024-12-25 02:38:24+00	84	moved	submitted	approved	\N	\N	\N
47	9	2024-12-26 12:39:36+00	84	moved	approved	ready	\N	\N	\N
48	9	2024-12-27 22:40:48+00	84	moved	ready	handed_over	\N	\N	\N
49	10	2025-01-13 08:21:00+00	56	made	\N	received	\N	\N	\N
50	10	2025-01-13 08:26:00+00	56	taken	\N	\N	\N	\N	\N
51	10	2025-01-16 02:57:00+00	56	moved	received	submitted	\N	\N	\N
52	10	2025-01-18 21:33:00+00	56	moved	submitted	approved	\N	\N	\N
53	10	2025-01-21 16:09:00+00	56	moved	approved	ready	\N	\N	\N
54	10	2025-01-24 10:45:00+00	56	moved	ready	handed_over	\N	\N	\N
55	11	2025-02-05 04:43:00+00	52	made	\N	received	\N	\N	\N
56	11	2025-02-05 04:48:00+00	52	taken	\N	\N	\N	\N	\N
57	11	2025-02-07 10:03:24+00	52	moved	received	submitted	\N	\N	\N
58	11	2025-02-09 15:23:48+00	52	moved	submitted	approved	\N	\N	\N
59	11	2025-02-11 20:44:12+00	52	moved	approved	ready	\N	\N	\N
60	11	2025-02-14 02:04:36+00	52	moved	ready	handed_over	\N	\N	\N
61	12	2025-02-27 07:39:00+00	56	made	\N	received	\N	\N	\N
62	12	2025-02-27 07:44:00+00	56	taken	\N	\N	\N	\N	\N
63	12	2025-02-27 13:39:00+00	56	moved	received	submitted	\N	\N	\N
64	12	2025-02-27 19:39:00+00	56	moved	submitted	approved	\N	\N	\N
65	12	2025-02-28 01:39:00+00	56	moved	approved	ready	\N	\N	\N
66	12	2025-02-28 07:39:00+00	56	moved	ready	handed_over	\N	\N	\N
67	13	2025-03-22 11:05:00+00	53	made	\N	received	\N	\N	\N
68	13	2025-03-22 11:10:00+00	53	taken	\N	\N	\N	\N	\N
69	13	2025-03-24 23:23:00+00	53	moved	received	submitted	\N	\N	\N
70	13	2025-03-27 11:41:00+00	53	moved	submitted	approved	\N	\N	\N
71	13	2025-03-29 23:59:00+00	53	moved	approved	ready	\N	\N	\N
72	13	2025-04-01 12:17:00+00	53	moved	ready	handed_over	\N	\N	\N
73	14	2025-04-13 05:14:00+00	\N	made	\N	received	\N	\N	\N
74	14	2025-04-13 05:19:00+00	61	taken	\N	\N	\N	\N	\N
75	14	2025-04-21 18:26:00+00	61	moved	received	submitted	\N	\N	\N
76	14	2025-04-30 07:38:00+00	61	moved	submitted	approved	\N	\N	\N
77	15	2025-05-06 11:23:00+00	53	made	\N	received	\N	\N	\N
78	15	2025-05-06 11:28:00+00	53	taken	\N	\N	\N	\N	\N
79	14	2025-05-08 20:50:00+00	61	moved	approved	ready	\N	\N	\N
80	14	2025-05-17 10:02:00+00	61	moved	ready	handed_over	\N	\N	\N
81	15	2025-05-21 22:11:00+00	53	moved	received	submitted	\N	\N	\N
82	16	2025-05-28 04:18:00+00	86	made	\N	received	\N	\N	\N
83	16	2025-05-28 04:23:00+00	86	taken	\N	\N	\N	\N	\N
84	16	2025-05-29 05:44:24+00	86	rejected	received	rejected	\N	papers_incomplete	\N
85	15	2025-06-06 08:59:00+00	53	moved	submitted	approved	\N	\N	\N
86	17	2025-06-20 10:39:00+00	\N	made	\N	received	\N	\N	\N
87	17	2025-06-20 10:44:00+00	52	taken	\N	\N	\N	\N	\N
88	15	2025-06-21 19:47:00+00	53	moved	approved	ready	\N	\N	\N
89	17	2025-06-24 15:27:00+00	52	moved	received	submitted	\N	\N	\N
90	17	2025-06-28 20:15:00+00	52	moved	submitted	approved	\N	\N	\N
91	17	2025-07-03 01:03:00+00	52	moved	approved	ready	\N	\N	\N
92	17	2025-07-07 05:51:00+00	52	moved	ready	handed_over	\N	\N	\N
93	15	2025-07-07 06:35:00+00	53	moved	ready	handed_over	\N	\N	\N
94	18	2025-07-12 10:09:00+00	31	made	\N	received	\N	\N	\N
95	18	2025-07-12 10:14:00+00	31	taken	\N	\N	\N	\N	\N
96	18	2025-07-15 19:09:00+00	31	moved	received	submitted	\N	\N	\N
97	18	2025-07-19 04:09:00+00	31	moved	submitted	approved	\N	\N	\N
98	18	2025-07-22 13:09:00+00	31	moved	approved	ready	\N	\N	\N
99	18	2025-07-25 22:09:00+00	31	moved	ready	handed_over	\N	\N	\N
100	19	2025-08-04 10:00:00+00	53	made	\N	received	\N	\N	\N
101	19	2025-08-04 10:05:00+00	53	taken	\N	\N	\N	\N	\N
102	19	2025-08-09 17:48:00+00	53	moved	received	submitted	\N	\N	\N
103	19	2025-08-15 01:36:00+00	53	moved	submitted	approved	\N	\N	\N
104	19	2025-08-20 09:24:00+00	53	moved	approved	ready	\N	\N	\N
105	19	2025-08-25 17:12:00+00	53	moved	ready	handed_over	\N	\N	\N
106	20	2025-08-26 09:32:00+00	2	made	\N	received	\N	\N	\N
107	20	2025-08-26 09:37:00+00	86	taken	\N	\N	\N	\N	\N
108	20	2025-08-30 14:20:00+00	86	moved	received	submitted	\N	\N	\N
109	20	2025-09-03 19:08:00+00	86	moved	submitted	approved	\N	\N	\N
110	20	2025-09-07 23:56:00+00	86	moved	approved	ready	\N	\N	\N
111	20	2025-09-12 04:44:00+00	86	moved	ready	handed_over	\N	\N	\N
112	21	2025-09-18 10:31:00+00	31	made	\N	received	\N	\N	\N
113	21	2025-09-18 10:36:00+00	31	taken	\N	\N	\N	\N	\N
114	21	2025-09-21 11:25:00+00	31	moved	received	submitted	\N	\N	\N
115	21	2025-09-24 12:19:00+00	31	moved	submitted	approved	\N	\N	\N
116	21	2025-09-27 13:13:00+00	31	moved	approved	ready	\N	\N	\N
117	21	2025-09-30 14:07:00+00	31	moved	ready	handed_over	\N	\N	\N
118	22	2025-10-10 07:36:00+00	85	made	\N	received	\N	\N	\N
119	22	2025-10-10 07:41:00+00	85	taken	\N	\N	\N	\N	\N
120	22	2025-10-15 11:48:00+00	85	moved	received	submitted	\N	\N	\N
121	22	2025-10-20 16:00:00+00	85	moved	submitted	approved	\N	\N	\N
122	22	2025-10-25 20:12:00+00	85	moved	approved	ready	\N	\N	\N
123	22	2025-10-31 00:24:00+00	85	moved	ready	handed_over	\N	\N	\N
124	23	2025-11-02 08:34:00+00	2	made	\N	received	\N	\N	\N
125	23	2025-11-02 08:39:00+00	57	taken	\N	\N	\N	\N	\N
126	23	2025-11-04 06:28:00+00	57	moved	received	submitted	\N	\N	\N
127	23	2025-11-06 04:22:00+00	57	moved	submitted	approved	\N	\N	\N
128	23	2025-11-08 02:16:00+00	57	moved	approved	ready	\N	\N	\N
129	23	2025-11-10 00:10:00+00	57	moved	ready	handed_over	\N	\N	\N
130	24	2025-11-24 07:00:00+00	\N	made	\N	received	\N	\N	\N
131	24	2025-11-24 07:05:00+00	56	taken	\N	\N	\N	\N	\N
132	24	2025-11-24 18:09:36+00	56	moved	received	submitted	\N	\N	\N
133	24	2025-11-25 05:19:12+00	56	moved	submitted	approved	\N	\N	\N
134	24	2025-11-25 16:28:48+00	56	moved	approved	ready	\N	\N	\N
135	24	2025-11-26 03:38:24+00	56	moved	ready	handed_over	\N	\N	\N
136	25	2025-12-17 05:01:00+00	\N	made	\N	received	\N	\N	\N
137	25	2025-12-17 05:06:00+00	53	taken	\N	\N	\N	\N	\N
138	25	2025-12-20 17:37:00+00	53	moved	received	submitted	\N	\N	\N
139	25	2025-12-24 06:13:00+00	53	moved	submitted	approved	\N	\N	\N
140	25	2025-12-27 18:49:00+00	53	moved	approved	ready	\N	\N	\N
141	25	2025-12-31 07:25:00+00	53	moved	ready	handed_over	\N	\N	\N
142	26	2026-01-08 03:45:00+00	61	made	\N	received	\N	\N	\N
143	26	2026-01-08 03:50:00+00	61	taken	\N	\N	\N	\N	\N
144	26	2026-01-17 18:09:00+00	61	rejected	received	rejected	\N	not_eligible	\N
145	27	2026-01-31 05:31:00+00	52	made	\N	received	\N	\N	\N
146	27	2026-01-31 05:36:00+00	52	taken	\N	\N	\N	\N	\N
147	27	2026-01-31 12:32:12+00	52	moved	received	submitted	\N	\N	\N
148	27	2026-01-31 19:33:24+00	52	moved	submitted	approved	\N	\N	\N
149	27	2026-02-01 02:34:36+00	52	moved	approved	ready	\N	\N	\N
150	27	2026-02-01 09:35:48+00	52	moved	ready	handed_over	\N	\N	\N
151	28	2026-02-22 10:30:00+00	83	made	\N	received	\N	\N	\N
152	28	2026-02-22 10:35:00+00	83	taken	\N	\N	\N	\N	\N
153	28	2026-02-28 21:18:00+00	83	moved	received	submitted	\N	\N	\N
154	28	2026-03-07 08:06:00+00	83	moved	submitted	approved	\N	\N	\N
155	28	2026-03-13 18:54:00+00	83	moved	approved	ready	\N	\N	\N
156	29	2026-03-17 04:49:00+00	2	made	\N	received	\N	\N	\N
157	29	2026-03-17 04:54:00+00	59	taken	\N	\N	\N	\N	\N
158	28	2026-03-20 05:42:00+00	83	moved	ready	handed_over	\N	\N	\N
159	29	2026-03-24 02:25:00+00	59	moved	received	submitted	\N	\N	\N
160	29	2026-03-31 00:01:00+00	59	moved	submitted	approved	\N	\N	\N
161	29	2026-04-06 21:37:00+00	59	moved	approved	ready	\N	\N	\N
162	30	2026-04-08 07:50:00+00	1	made	\N	received	\N	\N	\N
163	30	2026-04-08 07:55:00+00	83	taken	\N	\N	\N	\N	\N
164	30	2026-04-12 16:14:00+00	83	moved	received	submitted	\N	\N	\N
165	29	2026-04-13 19:13:00+00	59	moved	ready	handed_over	\N	\N	\N
166	30	2026-04-17 00:38:00+00	83	moved	submitted	approved	\N	\N	\N
167	30	2026-04-21 09:02:00+00	83	moved	approved	ready	\N	\N	\N
168	30	2026-04-25 17:26:00+00	83	moved	ready	handed_over	\N	\N	\N
169	31	2026-05-01 11:11:00+00	54	made	\N	received	\N	\N	\N
170	31	2026-05-01 11:16:00+00	54	taken	\N	\N	\N	\N	\N
171	31	2026-05-10 03:59:00+00	54	moved	received	submitted	\N	\N	\N
172	31	2026-05-18 20:47:00+00	54	moved	submitted	approved	\N	\N	\N
173	32	2026-05-23 07:28:00+00	57	made	\N	received	\N	\N	\N
174	32	2026-05-23 07:33:00+00	57	taken	\N	\N	\N	\N	\N
175	32	2026-05-26 23:40:00+00	57	moved	received	submitted	\N	\N	\N
176	31	2026-05-27 13:35:00+00	54	moved	approved	ready	\N	\N	\N
177	32	2026-05-30 15:52:00+00	57	moved	submitted	approved	\N	\N	\N
178	32	2026-06-03 08:04:00+00	57	moved	approved	ready	\N	\N	\N
179	31	2026-06-05 06:23:00+00	54	moved	ready	handed_over	\N	\N	\N
180	32	2026-06-07 00:16:00+00	57	moved	ready	handed_over	\N	\N	\N
181	33	2026-06-15 09:57:00+00	51	made	\N	received	\N	\N	\N
182	33	2026-06-15 10:02:00+00	51	taken	\N	\N	\N	\N	\N
183	33	2026-06-15 22:33:00+00	51	moved	received	submitted	\N	\N	\N
184	33	2026-06-16 11:09:00+00	51	moved	submitted	approved	\N	\N	\N
185	33	2026-06-16 23:45:00+00	51	moved	approved	ready	\N	\N	\N
186	33	2026-06-17 12:21:00+00	51	moved	ready	handed_over	\N	\N	\N
187	34	2026-07-07 08:45:00+00	51	made	\N	received	\N	\N	\N
188	34	2026-07-07 08:50:00+00	51	taken	\N	\N	\N	\N	\N
189	34	2026-07-10 13:15:00+00	51	moved	received	submitted	\N	\N	\N
190	34	2026-07-13 17:45:00+00	51	moved	submitted	approved	\N	\N	\N
191	34	2026-07-16 22:15:00+00	51	moved	approved	ready	\N	\N	\N
192	34	2026-07-20 02:45:00+00	51	moved	ready	handed_over	\N	\N	\N
193	35	2026-07-30 07:39:00+00	84	made	\N	received	\N	\N	\N
194	35	2026-07-30 07:44:00+00	84	taken	\N	\N	\N	\N	\N
195	35	2026-08-03 03:27:00+00	84	moved	received	submitted	\N	\N	\N
196	35	2026-08-06 23:15:00+00	84	moved	submitted	approved	\N	\N	\N
197	35	2026-08-10 19:03:00+00	84	moved	approved	ready	\N	\N	\N
198	35	2026-08-14 14:51:00+00	84	moved	ready	handed_over	\N	\N	\N
199	36	2026-08-21 10:36:00+00	2	made	\N	received	\N	\N	\N
200	36	2026-08-21 10:41:00+00	57	taken	\N	\N	\N	\N	\N
201	36	2026-08-29 04:00:00+00	57	moved	received	submitted	\N	\N	\N
202	36	2026-09-05 21:24:00+00	57	moved	submitted	approved	\N	\N	\N
203	37	2026-09-13 06:34:00+00	86	made	\N	received	\N	\N	\N
204	37	2026-09-13 06:39:00+00	86	taken	\N	\N	\N	\N	\N
205	36	2026-09-13 14:48:00+00	57	moved	approved	ready	\N	\N	\N
206	37	2026-09-16 16:53:12+00	86	rejected	received	rejected	\N	other_office	\N
207	36	2026-09-21 08:12:00+00	57	moved	ready	handed_over	\N	\N	\N
208	38	2026-10-05 06:31:00+00	30	made	\N	received	\N	\N	\N
209	38	2026-10-05 06:36:00+00	30	taken	\N	\N	\N	\N	\N
210	38	2026-10-06 15:49:00+00	30	moved	received	submitted	\N	\N	\N
211	38	2026-10-08 01:07:00+00	30	moved	submitted	approved	\N	\N	\N
212	38	2026-10-09 10:25:00+00	30	moved	approved	ready	\N	\N	\N
213	38	2026-10-10 19:43:00+00	30	moved	ready	handed_over	\N	\N	\N
214	39	2026-10-28 08:39:00+00	54	made	\N	received	\N	\N	\N
215	39	2026-10-28 08:44:00+00	54	taken	\N	\N	\N	\N	\N
216	39	2026-11-12 15:51:00+00	54	rejected	received	rejected	\N	dues_unpaid	\N
217	40	2026-11-19 11:10:00+00	\N	made	\N	received	\N	\N	\N
218	40	2026-11-19 11:15:00+00	61	taken	\N	\N	\N	\N	\N
219	1	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
220	2	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
221	3	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
222	4	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
223	5	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
224	6	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
225	7	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
226	8	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
227	9	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
228	10	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
229	11	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
230	12	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
231	13	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
232	14	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
233	15	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
234	16	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
235	17	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
236	18	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
237	19	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
238	20	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
239	21	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
240	22	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
241	23	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
242	24	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
243	25	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
244	26	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
245	27	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
246	28	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
247	29	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
248	30	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
249	31	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
250	32	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
251	33	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
252	34	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
253	35	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
254	36	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
255	37	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
256	38	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
257	39	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
258	40	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
259	41	2026-11-27 23:00:37.69+00	\N	made	\N	\N	\N	\N	\N
\.
copy job_papers (id, job_id, name_en, name_hi, original, listed, not_needed, received_on, returned_on, stays_with, file_id, created_at, updated_at, document_kind, listed_as) from stdin;
1	2	Application	आवेदन पत्र	f	t	f	2024-07-17	\N	\N	\N	2024-07-17 08:01:00+00	2024-07-18 07:46:36+00	\N	\N
2	2	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2024-07-17	\N	\N	\N	2024-07-17 08:01:00+00	2024-07-18 07:46:36+00	registrations	\N
3	2	Proof of identity	पहचान का प्रमाण	f	t	f	2024-07-17	\N	\N	\N	2024-07-17 08:01:00+00	2024-07-18 07:46:36+00	\N	\N
4	3	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2024-08-09	\N	\N	\N	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00	\N	\N
5	3	Driving License	ड्राइविंग लाइसेंस	t	t	f	2024-08-09	2024-08-22	\N	\N	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00	dl	\N
6	3	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2024-08-09	\N	\N	\N	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00	\N	\N
7	3	Proof of address	पते का प्रमाण	f	t	f	2024-08-09	\N	\N	\N	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00	\N	\N
8	4	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2024-08-31	\N	\N	\N	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	\N	\N
9	4	Form 1 (self-declaration of fitness)	फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	t	f	2024-08-31	\N	\N	\N	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	\N	\N
10	4	Proof of age	आयु का प्रमाण	f	t	f	2024-08-31	\N	\N	\N	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	\N	\N
11	4	Proof of address	पते का प्रमाण	f	t	f	2024-08-31	\N	\N	\N	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	\N	\N
12	4	Photograph	फ़ोटो	f	t	f	2024-08-31	\N	\N	\N	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	\N	\N
13	5	Application	आवेदन पत्र	f	t	f	2024-09-23	\N	\N	\N	2024-09-23 10:46:00+00	2024-10-11 10:46:00+00	\N	\N
14	5	Driving License	ड्राइविंग लाइसेंस	t	t	f	2024-09-23	2024-10-11	\N	\N	2024-09-23 10:46:00+00	2024-10-11 10:46:00+00	dl	\N
15	5	Police verification	पुलिस सत्यापन	f	t	f	2024-09-23	\N	\N	\N	2024-09-23 10:46:00+00	2024-10-11 10:46:00+00	\N	\N
16	5	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2024-09-23	\N	\N	\N	2024-09-23 10:46:00+00	2024-10-11 10:46:00+00	\N	\N
17	6	Form 26 (duplicate RC)	फ़ॉर्म 26 (डुप्लीकेट RC)	f	t	f	2024-10-15	\N	\N	\N	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00	\N	\N
18	6	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	t	f	2024-10-15	\N	\N	\N	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00	\N	\N
19	6	Insurance (copy)	बीमा की प्रति	f	t	f	2024-10-15	\N	\N	\N	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00	insurances	\N
20	6	PUCC (copy)	PUCC की प्रति	f	t	f	2024-10-15	\N	\N	\N	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00	puccs	\N
21	7	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2024-11-07	\N	\N	\N	2024-11-07 10:33:00+00	2024-12-06 12:57:00+00	\N	\N
22	7	Driving License	ड्राइविंग लाइसेंस	t	t	f	2024-11-07	2024-12-06	\N	\N	2024-11-07 10:33:00+00	2024-12-06 12:57:00+00	dl	\N
23	7	Learner License (copy)	लर्निंग लाइसेंस की प्रति	f	t	f	2024-11-07	\N	\N	\N	2024-11-07 10:33:00+00	2024-12-06 12:57:00+00	ll	\N
24	7	Form 5 (certificate of the driving school)	फ़ॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)	f	t	f	2024-11-07	\N	\N	\N	2024-11-07 10:33:00+00	2024-12-06 12:57:00+00	\N	\N
25	8	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2024-11-29	\N	\N	\N	2024-11-29 04:59:00+00	2024-12-18 13:23:00+00	\N	\N
26	8	Driving License	ड्राइविंग लाइसेंस	t	t	f	2024-11-29	2024-12-18	\N	\N	2024-11-29 04:59:00+00	2024-12-18 13:23:00+00	dl	\N
27	8	Proof of address	पते का प्रमाण	f	t	f	\N	\N	\N	\N	2024-11-29 04:59:00+00	2024-12-18 13:23:00+00	\N	\N
28	9	Application	आवेदन पत्र	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	\N	\N
29	9	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	registrations	\N
30	9	Fitness certificate (copy)	फिटनेस प्रमाणपत्र की प्रति	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	fitnesses	\N
31	9	Insurance (copy)	बीमा की प्रति	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	insurances	\N
32	9	PUCC (copy)	PUCC की प्रति	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	puccs	\N
33	9	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2024-12-22	\N	\N	\N	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	taxes	\N
34	10	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00	\N	\N
35	10	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-01-13	2025-01-24	\N	\N	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00	dl	\N
36	10	Learner License (copy)	लर्निंग लाइसेंस की प्रति	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00	ll	\N
37	10	Form 5 (certificate of the driving school)	फ़ॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)	f	t	f	2025-01-13	\N	\N	\N	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00	\N	\N
38	11	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-02-05	\N	\N	\N	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	\N	\N
39	11	Form 1 (self-declaration of fitness)	फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	t	f	2025-02-05	\N	\N	\N	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	\N	\N
40	11	Proof of age	आयु का प्रमाण	f	t	f	2025-02-05	\N	\N	\N	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	\N	\N
41	11	Proof of address	पते का प्रमाण	f	t	f	2025-02-05	\N	\N	\N	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	\N	\N
42	11	Photograph	फ़ोटो	f	t	f	2025-02-05	\N	\N	\N	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	\N	\N
43	12	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2025-02-27	\N	\N	\N	2025-02-27 07:39:00+00	2025-02-28 07:39:00+00	registrations	\N
44	12	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2025-02-27	\N	\N	\N	2025-02-27 07:39:00+00	2025-02-28 07:39:00+00	taxes	\N
45	13	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-03-22	\N	\N	\N	2025-03-22 11:05:00+00	2025-04-01 12:17:00+00	\N	\N
46	13	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-03-22	2025-04-01	\N	\N	2025-03-22 11:05:00+00	2025-04-01 12:17:00+00	dl	\N
47	13	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-03-22	\N	\N	\N	2025-03-22 11:05:00+00	2025-04-01 12:17:00+00	\N	\N
48	13	Proof of address	पते का प्रमाण	f	t	f	2025-03-22	\N	\N	\N	2025-03-22 11:05:00+00	2025-04-01 12:17:00+00	\N	\N
49	14	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-04-13	\N	\N	\N	2025-04-13 05:14:00+00	2025-05-17 10:02:00+00	\N	\N
50	14	Driving License (copy)	ड्राइविंग लाइसेंस की प्रति	f	t	f	2025-04-13	\N	\N	\N	2025-04-13 05:14:00+00	2025-05-17 10:02:00+00	dl	\N
51	14	Unit certificate	यूनिट का प्रमाणपत्र	f	t	f	2025-04-13	\N	\N	\N	2025-04-13 05:14:00+00	2025-05-17 10:02:00+00	\N	\N
52	15	Form 20 (registration)	फ़ॉर्म 20 (पंजीयन)	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00	\N	\N
53	15	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2025-05-06	2025-07-07	\N	\N	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00	registrations	\N
54	15	Insurance (copy)	बीमा की प्रति	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00	insurances	\N
55	15	Photograph	फ़ोटो	f	t	f	2025-05-06	\N	\N	\N	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00	\N	\N
56	16	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	\N	\N	\N	\N	2025-05-28 04:18:00+00	2025-05-29 05:44:24+00	registrations	\N
57	16	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2025-05-28	\N	\N	\N	2025-05-28 04:18:00+00	2025-05-29 05:44:24+00	taxes	\N
58	17	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-06-20	\N	\N	\N	2025-06-20 10:39:00+00	2025-07-07 05:51:00+00	\N	\N
59	17	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	t	f	2025-06-20	\N	\N	\N	2025-06-20 10:39:00+00	2025-07-07 05:51:00+00	\N	\N
60	17	Proof of address	पते का प्रमाण	f	t	f	2025-06-20	\N	\N	\N	2025-06-20 10:39:00+00	2025-07-07 05:51:00+00	\N	\N
61	18	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-07-12	\N	\N	\N	2025-07-12 10:09:00+00	2025-07-25 22:09:00+00	\N	\N
62	18	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-07-12	2025-07-25	\N	\N	2025-07-12 10:09:00+00	2025-07-25 22:09:00+00	dl	\N
63	18	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-07-12	\N	\N	\N	2025-07-12 10:09:00+00	2025-07-25 22:09:00+00	\N	\N
64	18	Proof of address	पते का प्रमाण	f	t	f	2025-07-12	\N	\N	\N	2025-07-12 10:09:00+00	2025-07-25 22:09:00+00	\N	\N
65	19	Form 30 (transfer of ownership)	फ़ॉर्म 30 (स्वामित्व हस्तांतरण)	f	t	f	2025-08-04	\N	\N	\N	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	\N	\N
66	19	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2025-08-04	\N	\N	\N	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	registrations	\N
67	19	Insurance (copy)	बीमा की प्रति	f	t	f	2025-08-04	\N	\N	\N	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	insurances	\N
68	19	PUCC (copy)	PUCC की प्रति	f	t	f	2025-08-04	\N	\N	\N	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	puccs	\N
69	19	Proof of address	पते का प्रमाण	f	t	f	2025-08-04	\N	\N	\N	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	\N	\N
70	20	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 09:32:00+00	2025-09-12 04:44:00+00	\N	\N
71	20	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-08-26	2025-09-12	\N	\N	2025-08-26 09:32:00+00	2025-09-12 04:44:00+00	dl	\N
72	20	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-08-26	\N	\N	\N	2025-08-26 09:32:00+00	2025-09-12 04:44:00+00	\N	\N
73	21	Form 28 (no objection certificate)	फ़ॉर्म 28 (NOC)	f	t	f	2025-09-18	\N	\N	\N	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	\N	\N
74	21	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2025-09-18	2025-09-30	\N	\N	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	registrations	\N
75	21	Insurance (copy)	बीमा की प्रति	f	t	f	2025-09-18	\N	\N	\N	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	insurances	\N
76	21	PUCC (copy)	PUCC की प्रति	f	t	f	2025-09-18	\N	\N	\N	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	puccs	\N
77	21	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2025-09-18	\N	\N	\N	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	taxes	\N
78	22	Application	आवेदन पत्र	f	t	f	2025-10-10	\N	\N	\N	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00	\N	\N
79	22	Driving License	ड्राइविंग लाइसेंस	t	t	f	2025-10-10	2025-10-31	\N	\N	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00	dl	\N
80	22	Police verification	पुलिस सत्यापन	f	t	f	2025-10-10	\N	\N	\N	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00	\N	\N
81	22	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2025-10-10	\N	\N	\N	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00	\N	\N
82	23	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2025-11-02	\N	\N	\N	2025-11-02 08:34:00+00	2025-11-10 00:10:00+00	\N	\N
83	23	FIR or loss report	FIR या गुम होने की रिपोर्ट	f	t	f	2025-11-02	\N	\N	\N	2025-11-02 08:34:00+00	2025-11-10 00:10:00+00	\N	\N
84	23	Proof of address	पते का प्रमाण	f	t	f	2025-11-02	\N	\N	\N	2025-11-02 08:34:00+00	2025-11-10 00:10:00+00	\N	\N
85	24	Application	आवेदन पत्र	f	t	f	2025-11-24	\N	\N	\N	2025-11-24 07:00:00+00	2025-11-26 03:38:24+00	\N	\N
86	24	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2025-11-24	\N	\N	\N	2025-11-24 07:00:00+00	2025-11-26 03:38:24+00	registrations	\N
87	24	Proof of identity	पहचान का प्रमाण	f	t	f	2025-11-24	\N	\N	\N	2025-11-24 07:00:00+00	2025-11-26 03:38:24+00	\N	\N
88	25	Form 29 (notice of transfer)	फ़ॉर्म 29 (हस्तांतरण की सूचना)	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	\N	\N
89	25	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2025-12-17	2025-12-31	\N	\N	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	registrations	\N
90	25	Insurance (copy)	बीमा की प्रति	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	insurances	\N
91	25	PUCC (copy)	PUCC की प्रति	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	puccs	\N
92	25	Proof of identity	पहचान का प्रमाण	f	t	f	2025-12-17	\N	\N	\N	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	\N	\N
93	26	Form 27 (new registration mark)	फ़ॉर्म 27 (नया वाहन नंबर)	f	t	f	2026-01-08	\N	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	\N	\N
94	26	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-01-08	2026-01-17	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	registrations	\N
95	26	NOC from previous RTO	पिछले RTO का NOC	f	t	f	2026-01-08	\N	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	\N	\N
96	26	Insurance (copy)	बीमा की प्रति	f	t	f	2026-01-08	\N	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	insurances	\N
97	26	PUCC (copy)	PUCC की प्रति	f	t	f	\N	\N	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	puccs	\N
98	26	Proof of address	पते का प्रमाण	f	t	f	2026-01-08	\N	\N	\N	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	\N	\N
99	27	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2026-01-31	\N	\N	\N	2026-01-31 05:31:00+00	2026-02-01 09:35:48+00	registrations	\N
100	27	Challan or demand notice	चालान या माँग पत्र	f	t	f	2026-01-31	\N	\N	\N	2026-01-31 05:31:00+00	2026-02-01 09:35:48+00	\N	\N
101	27	Aadhaar card (copy)	आधार कार्ड की प्रति	f	t	f	2026-01-31	\N	\N	\N	2026-01-31 05:31:00+00	2026-02-01 09:35:48+00	\N	\N
102	28	Form 28 (no objection certificate)	फ़ॉर्म 28 (NOC)	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	\N	\N
103	28	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-02-22	2026-03-20	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	registrations	\N
104	28	Insurance (copy)	बीमा की प्रति	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	insurances	\N
105	28	PUCC (copy)	PUCC की प्रति	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	puccs	\N
106	28	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	taxes	\N
107	28	Application	आवेदन पत्र	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	\N	\N
108	28	Invoice for the alteration	वाहन में परिवर्तन का बिल	f	t	f	2026-02-22	\N	\N	\N	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	\N	\N
109	29	Form 29 (notice of transfer)	फ़ॉर्म 29 (हस्तांतरण की सूचना)	f	t	f	2026-03-17	\N	\N	\N	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	\N	\N
110	29	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-03-17	2026-04-13	\N	\N	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	registrations	\N
111	29	Insurance (copy)	बीमा की प्रति	f	t	f	2026-03-17	\N	\N	\N	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	insurances	\N
112	29	PUCC (copy)	PUCC की प्रति	f	t	f	2026-03-17	\N	\N	\N	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	puccs	\N
113	29	Proof of identity	पहचान का प्रमाण	f	t	f	2026-03-17	\N	\N	\N	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	\N	\N
114	30	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 07:50:00+00	2026-04-25 17:26:00+00	\N	\N
115	30	Driving License	ड्राइविंग लाइसेंस	t	t	f	2026-04-08	2026-04-25	\N	\N	2026-04-08 07:50:00+00	2026-04-25 17:26:00+00	dl	\N
116	30	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2026-04-08	\N	\N	\N	2026-04-08 07:50:00+00	2026-04-25 17:26:00+00	\N	\N
117	31	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-05-01	\N	\N	\N	2026-05-01 11:11:00+00	2026-06-05 06:23:00+00	\N	\N
118	31	Driving License (copy)	ड्राइविंग लाइसेंस की प्रति	f	t	f	2026-05-01	\N	\N	\N	2026-05-01 11:11:00+00	2026-06-05 06:23:00+00	dl	\N
119	31	Unit certificate	यूनिट का प्रमाणपत्र	f	t	f	2026-05-01	\N	\N	\N	2026-05-01 11:11:00+00	2026-06-05 06:23:00+00	\N	\N
120	32	Form 30 (transfer of ownership)	फ़ॉर्म 30 (स्वामित्व हस्तांतरण)	f	t	f	2026-05-23	\N	\N	\N	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	\N	\N
121	32	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-05-23	2026-06-07	\N	\N	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	registrations	\N
122	32	Insurance (copy)	बीमा की प्रति	f	t	f	2026-05-23	\N	\N	\N	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	insurances	\N
123	32	PUCC (copy)	PUCC की प्रति	f	t	f	2026-05-23	\N	\N	\N	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	puccs	\N
124	32	Proof of address	पते का प्रमाण	f	t	f	2026-05-23	\N	\N	\N	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	\N	\N
125	33	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-06-15	\N	\N	\N	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	\N	\N
126	33	Form 1 (self-declaration of fitness)	फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)	f	t	f	2026-06-15	\N	\N	\N	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	\N	\N
127	33	Proof of age	आयु का प्रमाण	f	t	f	2026-06-15	\N	\N	\N	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	\N	\N
128	33	Proof of address	पते का प्रमाण	f	t	f	2026-06-15	\N	\N	\N	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	\N	\N
129	33	Photograph	फ़ोटो	f	t	f	2026-06-15	\N	\N	\N	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	\N	\N
130	34	Form 28 (no objection certificate)	फ़ॉर्म 28 (NOC)	f	t	f	2026-07-07	\N	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	\N	\N
131	34	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-07-07	2026-07-20	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	registrations	\N
132	34	Insurance (copy)	बीमा की प्रति	f	t	f	2026-07-07	\N	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	insurances	\N
133	34	PUCC (copy)	PUCC की प्रति	f	t	f	2026-07-07	\N	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	puccs	\N
134	34	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2026-07-07	\N	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	taxes	\N
135	34	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	2026-07-07	\N	\N	\N	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	registrations	\N
136	35	Form 2 (license application)	फ़ॉर्म 2 (लाइसेंस का आवेदन)	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	\N	\N
137	35	Driving License	ड्राइविंग लाइसेंस	t	t	f	2026-07-30	2026-08-14	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	dl	\N
138	35	Affidavit	शपथ पत्र	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	\N	\N
139	35	Proof of identity	पहचान का प्रमाण	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	\N	\N
140	35	Form 1A (medical certificate)	फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	\N	\N
141	35	Proof of address	पते का प्रमाण	f	t	f	2026-07-30	\N	\N	\N	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	\N	\N
142	36	Form 29 (notice of transfer)	फ़ॉर्म 29 (हस्तांतरण की सूचना)	f	t	f	2026-08-21	\N	\N	\N	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	\N	\N
143	36	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-08-21	2026-09-21	\N	\N	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	registrations	\N
144	36	Insurance (copy)	बीमा की प्रति	f	t	f	2026-08-21	\N	\N	\N	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	insurances	\N
145	36	PUCC (copy)	PUCC की प्रति	f	t	f	2026-08-21	\N	\N	\N	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	puccs	\N
146	36	Proof of identity	पहचान का प्रमाण	f	t	f	2026-08-21	\N	\N	\N	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	\N	\N
147	37	Application	आवेदन पत्र	f	t	f	\N	\N	\N	\N	2026-09-13 06:34:00+00	2026-09-16 16:53:12+00	\N	\N
148	37	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	\N	\N	\N	\N	2026-09-13 06:34:00+00	2026-09-16 16:53:12+00	registrations	\N
149	37	Proof of identity	पहचान का प्रमाण	f	t	f	\N	\N	\N	\N	2026-09-13 06:34:00+00	2026-09-16 16:53:12+00	\N	\N
150	38	Form 35 (termination of hypothecation)	फ़ॉर्म 35 (हाइपोथिकेशन समाप्ति)	f	t	f	2026-10-05	\N	\N	\N	2026-10-05 06:31:00+00	2026-10-10 19:43:00+00	\N	\N
151	38	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-10-05	2026-10-10	\N	\N	2026-10-05 06:31:00+00	2026-10-10 19:43:00+00	registrations	\N
152	38	NOC from financier	फ़ाइनेंसर का NOC	f	t	f	2026-10-05	\N	\N	\N	2026-10-05 06:31:00+00	2026-10-10 19:43:00+00	\N	\N
153	38	Insurance (copy)	बीमा की प्रति	f	t	f	2026-10-05	\N	\N	\N	2026-10-05 06:31:00+00	2026-10-10 19:43:00+00	insurances	\N
154	39	Form 25 (renewal of registration)	फ़ॉर्म 25 (पंजीयन का नवीनीकरण)	f	t	f	\N	\N	\N	\N	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	\N	\N
155	39	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	2026-10-28	2026-11-12	\N	\N	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	registrations	\N
156	39	Insurance (copy)	बीमा की प्रति	f	t	f	\N	\N	\N	\N	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	insurances	\N
157	39	PUCC (copy)	PUCC की प्रति	f	t	f	2026-10-28	\N	\N	\N	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	puccs	\N
158	39	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	2026-10-28	\N	\N	\N	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	taxes	\N
159	40	Application	आवेदन पत्र	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	\N	\N
160	40	Registration certificate (copy)	पंजीयन प्रमाणपत्र (RC) की प्रति	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	registrations	\N
161	40	Fitness certificate (copy)	फिटनेस प्रमाणपत्र की प्रति	f	t	f	2026-11-19	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	fitnesses	\N
162	40	Insurance (copy)	बीमा की प्रति	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	insurances	\N
163	40	PUCC (copy)	PUCC की प्रति	f	t	f	2026-11-19	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	puccs	\N
164	40	Last tax receipt	अंतिम टैक्स रसीद	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	taxes	\N
165	40	Form 30 (transfer of ownership)	फ़ॉर्म 30 (स्वामित्व हस्तांतरण)	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	\N	\N
166	40	Registration certificate	पंजीयन प्रमाणपत्र (RC)	t	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	registrations	\N
167	40	Proof of address	पते का प्रमाण	f	t	f	\N	\N	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	\N	\N
168	1	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
169	2	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
170	3	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
171	4	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
172	5	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
173	6	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
174	7	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
175	8	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
176	9	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
177	10	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
178	11	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
179	12	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
180	13	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
181	14	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
182	15	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
183	16	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
184	17	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
185	18	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
186	19	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
187	20	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
188	21	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
189	22	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
190	23	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
191	24	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
192	25	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
193	26	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
194	27	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
195	28	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
196	29	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
197	30	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
198	31	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
199	32	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
200	33	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
201	34	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
202	35	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
203	36	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
204	37	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
205	38	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
206	39	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
207	40	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
208	41	Licence	लाइसेंस	t	f	f	\N	\N	\N	\N	2026-11-27 23:00:37.692+00	2026-11-27 23:00:37.692+00	\N	\N
\.
copy job_reject_reasons (id, code, name_en, name_hi, place, hidden, updated_at) from stdin;
7	withdrawn	Withdrawn by the applicant	आवेदक ने आवेदन वापस लिया	70	f	2026-11-27 23:00:35.89+00
8	other	Other reason	अन्य कारण	1000	f	2026-11-27 23:00:35.89+00
2	other_office	Belongs to another office	यह काम दूसरे कार्यालय का है	20	f	2026-11-27 23:00:35.89+00
4	dues_unpaid	Tax, fee or fine due	टैक्स, फीस या जुर्माना बकाया है	40	f	2026-11-27 23:00:35.89+00
5	already_asked	Already applied for	इसके लिए आवेदन पहले से है	50	f	2026-11-27 23:00:35.89+00
6	not_reached	Could not contact you	आपसे संपर्क नहीं हो सका	60	f	2026-11-27 23:00:35.89+00
1	papers_incomplete	Documents incomplete	दस्तावेज़ अधूरे हैं	10	f	2026-11-27 23:00:35.89+00
3	not_eligible	Not eligible	पात्रता नहीं है	30	f	2026-11-27 23:00:35.89+00
\.
copy job_stages (id, code, status, name_en, name_hi, place, hidden, updated_at) from stdin;
1	received	pending	Received	प्राप्त	10	f	2026-11-27 23:00:35.89+00
3	submitted	contacted	Submitted	जमा किया गया	30	f	2026-11-27 23:00:35.89+00
4	approved	contacted	Approved	स्वीकृत	40	f	2026-11-27 23:00:35.89+00
5	ready	contacted	Ready	तैयार	50	f	2026-11-27 23:00:35.89+00
7	rejected	rejected	Rejected	अस्वीकृत	70	f	2026-11-27 23:00:35.89+00
2	papers_missing	contacted	Documents missing	दस्तावेज़ बाकी	20	f	2026-11-27 23:00:35.89+00
6	handed_over	completed	Handed over	सुपुर्द किया गया	60	f	2026-11-27 23:00:35.89+00
\.
copy learner_licenses (ll_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	1	12	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	2	1	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	3	6	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	4	4	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	5	5	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-27 23:00:36.859+00	2026-11-27 23:00:36.859+00	f
\.
copy learner_tests (id, ll_id, test_on, test_result, told_on, updated_at) from stdin;
1	1	2026-11-20	\N	\N	2026-11-27 23:00:37.703+00
\.
copy letter_files (letter_id, content) from stdin;
1	\\xc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849bc4ca4238a0b923820dcc509a6f75849b
2	\\xc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862cc81e728d9d4c2f636f067f89cc14862c
3	\\xeccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3eccbc87e4b5ce2fe28308fd9f2a7baf3
4	\\xa87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122ca87ff679a2f3e71d9181a67b7542122c
5	\\xe4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5e4da3b7fbbce2345d7772b0674a318d5
6	\\x1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc1679091c5a880faf6fb5e6087eb1b2dc
7	\\x8f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea2543
8	\\xc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236dc9f0f895fb98ab9159f51fd0297e236d
9	\\x45c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad2645c48cce2e2d7fbdea1afc51c7c6ad26
10	\\xd3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820d3d9446802a44259755d38e6d163e820
11	\\x6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca6512bd43d9caa6e02c990b0a82652dca
12	\\xc20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710c20ad4d76fe97759aa27a0c99bff6710
13	\\xc51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39c51ce410c124a10e0db5e4b97fc2af39
14	\\xaab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56aab3238922bcc25a6f606eb525ffdc56
15	\\x9bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff39bf31c7ff062936a96d3c8bd1f8f2ff3
16	\\xc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97bafc74d97b01eae257e44aa9d5bade97baf
17	\\x70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb70efdf2ec9b086079795c442636b55fb
\.
copy letter_template_versions (id, template_id, version, content, tags, lists_vehicles, created_at) from stdin;
1	1	1	\\x	{}	f	2026-11-27 23:00:37.275+00
\.
copy letter_templates (id, name, subject, numbered, services, copies, version, archived_at, created_at, updated_at) from stdin;
1	Covering letter	job	t	{}	\N	1	\N	2026-11-27 23:00:37.275+00	2026-11-27 23:00:37.275+00
\.
copy letter_vehicles (letter_id, place, vehicle_id) from stdin;
1	1	12
10	1	4
11	1	5
14	1	9
15	1	1
\.
copy letters (id, version_id, state, number, issued_on, branch_id, citizen_id, to_citizen_id, job_id, about, inputs, state_by, state_at, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	1	issued	L/1	2024-07-17	27	4	\N	2	Seema Lal Kashyap	{}	86	2024-07-17 08:01:00+00	\N	\N	86	2024-07-17 08:01:00+00	2024-07-17 08:01:00+00
2	1	issued	L/2	2024-08-09	27	4	\N	3	Seema Lal Kashyap	{}	84	2024-08-09 06:38:00+00	\N	\N	84	2024-08-09 06:38:00+00	2024-08-09 06:38:00+00
3	1	issued	L/3	2024-09-23	26	2	\N	5	Ghanshyam Bai Mandavi	{}	83	2024-09-23 10:46:00+00	\N	\N	83	2024-09-23 10:46:00+00	2024-09-23 10:46:00+00
4	1	issued	L/4	2024-11-07	27	\N	\N	7	Seema Lal Kashyap	{}	86	2024-11-07 10:33:00+00	\N	\N	86	2024-11-07 10:33:00+00	2024-11-07 10:33:00+00
5	1	issued	L/5	2024-11-29	9	8	\N	8	Zakir Baghel	{}	30	2024-11-29 04:59:00+00	\N	\N	30	2024-11-29 04:59:00+00	2024-11-29 04:59:00+00
6	1	issued	L/6	2025-01-13	17	7	\N	10	Champa Sahu	{}	56	2025-01-13 08:21:00+00	\N	\N	56	2025-01-13 08:21:00+00	2025-01-13 08:21:00+00
7	1	issued	L/7	2025-02-05	16	12	\N	11	मुकेश Manikpuri	{}	52	2025-02-05 04:43:00+00	\N	\N	52	2025-02-05 04:43:00+00	2025-02-05 04:43:00+00
8	1	issued	L/8	2025-04-13	19	\N	\N	14	Usha Singh	{}	61	2025-04-13 05:14:00+00	\N	\N	61	2025-04-13 05:14:00+00	2025-04-13 05:14:00+00
9	1	issued	L/9	2025-06-20	16	\N	\N	17	मुकेश Manikpuri	{}	52	2025-06-20 10:39:00+00	\N	\N	52	2025-06-20 10:39:00+00	2025-06-20 10:39:00+00
10	1	issued	L/10	2025-09-18	9	8	\N	21	Zakir Baghel	{}	31	2025-09-18 10:31:00+00	\N	\N	31	2025-09-18 10:31:00+00	2025-09-18 10:31:00+00
11	1	issued	L/11	2026-01-08	19	11	\N	26	Usha Singh	{}	61	2026-01-08 03:45:00+00	\N	\N	61	2026-01-08 03:45:00+00	2026-01-08 03:45:00+00
12	1	issued	L/12	2026-04-08	26	\N	\N	30	Ghanshyam Bai Mandavi	{}	83	2026-04-08 07:50:00+00	\N	\N	83	2026-04-08 07:50:00+00	2026-04-08 07:50:00+00
13	1	issued	L/13	2026-05-01	17	7	\N	31	Champa Sahu	{}	54	2026-05-01 11:11:00+00	\N	\N	54	2026-05-01 11:11:00+00	2026-05-01 11:11:00+00
14	1	issued	L/14	2026-05-23	18	3	\N	32	Parvati Lal Soni	{}	57	2026-05-23 07:28:00+00	\N	\N	57	2026-05-23 07:28:00+00	2026-05-23 07:28:00+00
15	1	issued	L/15	2026-07-07	16	12	\N	34	मुकेश Manikpuri	{}	51	2026-07-07 08:45:00+00	\N	\N	51	2026-07-07 08:45:00+00	2026-07-07 08:45:00+00
16	1	issued	L/16	2026-07-30	27	4	\N	35	Seema Lal Kashyap	{}	84	2026-07-30 07:39:00+00	\N	\N	84	2026-07-30 07:39:00+00	2026-07-30 07:39:00+00
17	1	issued	L/17	2026-11-19	19	\N	\N	40	Usha Singh	{}	61	2026-11-19 11:10:00+00	\N	\N	61	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00
\.
copy likely_pairs (one_id, other_id, reason, found_at) from stdin;
1	12	mobile	2026-11-27 23:00:37.675+00
\.
copy merge_records (merge_id, place, record, key, before, after) from stdin;
1	1	citizens	{}	{}	\N
\.
copy merges (id, from_id, into_id, holder_id, name, seen_at_counter, undone_at, created_by, created_at) from stdin;
1	1000	1	1	Asha	\N	\N	\N	2026-11-27 23:00:37.709+00
\.
copy message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id) from stdin;
1	authorisations	1	valid_until	2026-12-26	4
1	authorisations	2	valid_until	2027-12-26	4
\.
copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, template, dedup_key, attempts, error, provider_id, reported_at, created_by, sent_at, created_at, updated_at, bulk_notice_id, claim_id, claimed_at, about_citizen, despite_opt_out, opened_by, opened_at) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.607+00	2026-11-27 23:00:37.607+00	\N	\N	\N	f	f	\N	\N
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
15	mail	reset	delivered	\N	3	\N	a@example.com	Kurre 1	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
16	mail	reset	delivered	\N	4	\N	a@example.com	Sheikh 2	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
17	mail	reset	delivered	\N	5	\N	a@example.com	Khan 3	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
18	mail	reset	delivered	\N	6	\N	a@example.com	Verma 4	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
19	mail	reset	delivered	\N	7	\N	a@example.com	Nishad 5	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
20	mail	reset	delivered	\N	8	\N	a@example.com	Sahu 6	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
21	mail	reset	delivered	\N	9	\N	a@example.com	Naidu 7	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
22	mail	reset	delivered	\N	10	\N	a@example.com	Sahu 8	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
23	mail	reset	delivered	\N	11	\N	a@example.com	Kunjam 9	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
24	mail	reset	delivered	\N	12	\N	a@example.com	Chandrakar 10	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
25	mail	reset	delivered	\N	13	\N	a@example.com	Markam 11	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
26	mail	reset	delivered	\N	14	\N	a@example.com	Banjare 12	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
27	mail	reset	delivered	\N	15	\N	a@example.com	Dewangan 13	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
28	mail	reset	delivered	\N	16	\N	a@example.com	Sahu 14	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
29	mail	reset	delivered	\N	17	\N	a@example.com	Gond 15	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
30	mail	reset	delivered	\N	18	\N	a@example.com	साहू 16	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
31	mail	reset	delivered	\N	19	\N	a@example.com	Sahu 17	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
32	mail	reset	delivered	\N	20	\N	a@example.com	Sahu 18	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
33	mail	reset	delivered	\N	21	\N	a@example.com	Kunjam 19	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
34	mail	reset	delivered	\N	22	\N	a@example.com	Khan 20	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
35	mail	reset	delivered	\N	23	\N	a@example.com	Khan 21	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
36	mail	reset	delivered	\N	24	\N	a@example.com	Minj 22	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
37	mail	reset	delivered	\N	25	\N	a@example.com	पटेल 23	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
38	mail	reset	delivered	\N	26	\N	a@example.com	Uikey 24	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
39	mail	reset	delivered	\N	27	\N	a@example.com	Kashyap 25	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
40	mail	reset	delivered	\N	28	\N	a@example.com	Gond 26	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
41	mail	reset	delivered	\N	29	\N	a@example.com	Masih 27	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
42	mail	reset	delivered	\N	30	\N	a@example.com	Sahu 28	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
43	mail	reset	delivered	\N	31	\N	a@example.com	Sinha 29	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
44	mail	reset	delivered	\N	32	\N	a@example.com	Thakur 30	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
45	mail	reset	delivered	\N	33	\N	a@example.com	Choudhary 31	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
46	mail	reset	delivered	\N	34	\N	a@example.com	Verma 32	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
47	mail	reset	delivered	\N	35	\N	a@example.com	Kujur 33	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
48	mail	reset	delivered	\N	36	\N	a@example.com	Sahu 34	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
49	mail	reset	delivered	\N	37	\N	a@example.com	Banjare 35	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
50	mail	reset	delivered	\N	38	\N	a@example.com	Tirkey 36	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
51	mail	reset	delivered	\N	39	\N	a@example.com	Sheikh 37	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
52	mail	reset	delivered	\N	40	\N	a@example.com	Ratre 38	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
53	mail	reset	delivered	\N	41	\N	a@example.com	Tiwari 39	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
54	mail	reset	delivered	\N	42	\N	a@example.com	Rao 40	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
55	mail	reset	delivered	\N	43	\N	a@example.com	Mandavi 41	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
56	mail	reset	delivered	\N	44	\N	a@example.com	Sahu 42	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
57	mail	reset	delivered	\N	45	\N	a@example.com	Mandavi 43	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
58	mail	reset	delivered	\N	46	\N	a@example.com	Verma 44	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
59	mail	reset	delivered	\N	47	\N	a@example.com	Panika 45	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
60	mail	reset	delivered	\N	48	\N	a@example.com	Rao 46	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
61	mail	reset	delivered	\N	49	\N	a@example.com	निषाद 47	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
62	mail	reset	delivered	\N	50	\N	a@example.com	Yadav 48	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
63	mail	reset	delivered	\N	51	\N	a@example.com	Minj 49	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
64	mail	reset	delivered	\N	52	\N	a@example.com	Kunjam 50	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
65	mail	reset	delivered	\N	53	\N	a@example.com	Pandey 51	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
66	mail	reset	delivered	\N	54	\N	a@example.com	Mishra 52	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
67	mail	reset	delivered	\N	55	\N	a@example.com	Jain 53	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
68	mail	reset	delivered	\N	56	\N	a@example.com	Manikpuri 54	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
69	mail	reset	delivered	\N	57	\N	a@example.com	Uikey 55	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
70	mail	reset	delivered	\N	58	\N	a@example.com	Choudhary 56	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
71	mail	reset	delivered	\N	59	\N	a@example.com	निषाद 57	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
72	mail	reset	delivered	\N	60	\N	a@example.com	Manikpuri 58	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
73	mail	reset	delivered	\N	61	\N	a@example.com	Markam 59	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
74	mail	reset	delivered	\N	62	\N	a@example.com	Masih 60	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
75	mail	reset	delivered	\N	63	\N	a@example.com	Kosle 61	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
76	mail	reset	delivered	\N	64	\N	a@example.com	Sahu 62	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
77	mail	reset	delivered	\N	65	\N	a@example.com	Banjare 63	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
78	mail	reset	delivered	\N	66	\N	a@example.com	पटेल 64	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
79	mail	reset	delivered	\N	67	\N	a@example.com	Kurre 65	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
80	mail	reset	delivered	\N	68	\N	a@example.com	Verma 66	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
81	mail	reset	delivered	\N	69	\N	a@example.com	Dubey 67	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
82	mail	reset	delivered	\N	70	\N	a@example.com	Khan 68	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
83	mail	reset	delivered	\N	71	\N	a@example.com	Singh 69	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
84	mail	reset	delivered	\N	72	\N	a@example.com	Khan 70	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
85	mail	reset	delivered	\N	73	\N	a@example.com	Choudhary 71	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
86	mail	reset	delivered	\N	74	\N	a@example.com	Sinha 72	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
87	mail	reset	delivered	\N	75	\N	a@example.com	Lakra 73	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
88	mail	reset	delivered	\N	76	\N	a@example.com	Lakra 74	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
89	mail	reset	delivered	\N	77	\N	a@example.com	Sahu 75	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
90	mail	reset	delivered	\N	78	\N	a@example.com	Agrawal 76	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
91	mail	reset	delivered	\N	79	\N	a@example.com	Das 77	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
92	mail	reset	delivered	\N	80	\N	a@example.com	देवांगन 78	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
93	mail	reset	delivered	\N	81	\N	a@example.com	Manikpuri 79	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
94	mail	reset	delivered	\N	82	\N	a@example.com	Dubey 80	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
95	mail	reset	delivered	\N	83	\N	a@example.com	Sen 81	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
96	mail	reset	delivered	\N	84	\N	a@example.com	Sheikh 82	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
97	mail	reset	delivered	\N	85	\N	a@example.com	Sahu 83	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
98	mail	reset	delivered	\N	86	\N	a@example.com	Xalxo 84	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
99	mail	reset	delivered	\N	87	\N	a@example.com	Markam 85	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
100	mail	reset	delivered	\N	88	\N	a@example.com	Manikpuri 86	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
101	mail	reset	delivered	\N	89	\N	a@example.com	ठाकुर 87	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
102	mail	reset	delivered	\N	90	\N	a@example.com	Manager	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
103	mail	reset	delivered	\N	91	\N	a@example.com	Admin	\N		\N	\N	0	\N	\N	\N	\N	\N	2026-11-27 23:00:37.619+00	2026-11-27 23:00:37.619+00	\N	\N	\N	f	f	\N	\N
\.
copy number_books (series, book, year, prefix, code, digits, last) from stdin;
letter	0	2026-27	L		5	2
receipt	0	2026-27	\N	\N	\N	7
\.
copy number_checks (series, book) from stdin;
receipt	0
\.
copy number_series (series, prefix, digits, updated_at) from stdin;
letter	L	5	2026-11-27 23:00:36.385+00
inward	I	5	2026-11-27 23:00:36.385+00
outward	O	5	2026-11-27 23:00:36.385+00
receipt	R	5	2026-11-27 23:00:36.385+00
payout	P	5	2026-11-27 23:00:36.385+00
\.
copy office_settings (singleton, office_name_hi, office_name_en, contact_hi, contact_en, reminders_on, stages, hour, reminded_on, summary_sent_until, template_notice, template_message, template_reset, template_language, two_factor_required, updated_at, stages_by_kind, quiet_from, quiet_until, closed_weekdays, closed_dates, daily_limit, message_price, template_digest, job_fees_on, test_weekdays, first_hour_skipped, first_hour_later, message_price_since, message_price_source, register_on, money_on, legal_basis, letters_years, privacy_contact_name, privacy_contact_phone, privacy_contact_email) from stdin;
t	\N	\N	\N	Call us	t	{30,15,7,1,0}	9	\N	\N	\N	\N	\N	hi	f	2026-11-27 23:00:37.781+00	{}	\N	\N	{}	{}	250	0.1150	\N	f	{}	{}	f	2026-01-01	Meta, utility templates in India	t	t	state	10	\N	\N	\N
\.
copy pair_searches (singleton, began_at, looked_until) from stdin;
t	2026-11-27 23:00:37.677+00	0
\.
copy payouts (id, number, paid_on, branch_id, kind, what, client_id, citizen_id, job_id, payer_name, about_job_id, amount, mode, cancelled_on, cancelled_at, cancelled_by, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	P/1	2026-11-18	\N	expense	Tea	\N	\N	\N	\N	\N	20.00	cash	\N	\N	\N	\N	\N	\N	2026-11-27 23:00:37.758+00	2026-11-27 23:00:37.758+00
\.
copy permits (vehicle_id, permit_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, permit_type, route, needs_review) from stdin;
1	PER-0000000005	2025-11-23	2026-11-22	1	12	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	National Permit	रायपुर - जगदलपुर	f
1	PER-0000000004	2026-11-23	2027-11-22	2	12	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	School Bus	Raipur - Bilaspur	f
6	PER-0000000025	2026-02-02	2027-02-01	3	1	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	National Permit	रायपुर - जगदलपुर	f
6	PER-0000000024	2027-02-02	2028-02-01	4	1	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	Goods Carriage	रायपुर - जगदलपुर	f
7	PER-0000000029	2024-10-30	2025-10-29	5	12	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	Goods Carriage	Raipur - Bilaspur	f
7	PER-0000000028	2025-10-30	2026-10-29	6	12	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	National Permit	Bilaspur - Korba	f
8	PER-0000000033	2025-10-10	2026-10-09	7	7	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	National Permit	रायपुर - जगदलपुर	f
8	PER-0000000032	2026-10-10	2027-10-09	8	7	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	School Bus	Bilaspur - Korba	f
9	PER-0000000036	2026-05-31	2027-05-30	9	3	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	Tourist	Bilaspur - Korba	f
12	PER-0000000048	2026-04-22	2027-04-21	10	4	\N	office	\N	2026-11-27 23:00:36.954+00	2026-11-27 23:00:36.954+00	National Permit	Bilaspur - Korba	f
\.
copy privacy_notices (id, version, en, hi, created_by, created_at) from stdin;
1	1	What we keep	हम क्या रखते हैं	\N	2026-11-27 23:00:37.763+00
\.
copy privacy_notices_given (id, citizen_id, notice_id, how, given_on, created_by, created_at) from stdin;
1	1	1	slip	2026-11-01	\N	2026-11-27 23:00:37.766+00
\.
copy privacy_requests (id, kind, text, name, user_id, citizen_id, branch_id, due_on, answer, answered_by, answered_at, erased_on, created_by, created_at, updated_at) from stdin;
1	correction	My name is spelt otherwise	Rajesh Choudhary	\N	1	\N	2027-02-01	\N	\N	\N	\N	\N	2026-11-27 23:00:37.771+00	2026-11-27 23:00:37.771+00
\.
copy puccs (vehicle_id, pucc_number, valid_from, valid_until, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
6	PUC-0000000024	2026-12-10	2027-12-09	active	3	1	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
7	PUC-0000000030	2024-02-23	2025-02-21	active	4	12	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
7	PUC-0000000029	2025-02-22	2026-02-21	active	5	12	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
7	PUC-0000000028	2026-02-22	2027-02-21	expired	6	12	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
8	PUC-0000000032	2025-04-15	2026-04-14	expired	7	7	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
9	PUC-0000000037	2024-10-26	2025-10-25	active	8	3	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
9	PUC-0000000036	2025-10-26	2026-10-25	active	9	3	\N	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:36.921+00	f
1	PUC-0000000004	2025-11-01	2026-10-31	active	1	12	11111111111111111111111111111111	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:37.588+00	f
3	PUC-0000000012	2026-11-28	2027-11-27	active	2	4	22222222222222222222222222222222	office	\N	2026-11-27 23:00:36.921+00	2026-11-27 23:00:37.588+00	f
\.
copy receipt_allocations (id, receipt_id, job_id, opening_id, amount, allocated_on, created_by, created_at) from stdin;
1	1	2	\N	850.00	2024-07-18	\N	2026-11-27 23:00:37.268+00
2	2	3	\N	150.00	2024-08-22	\N	2026-11-27 23:00:37.268+00
3	3	6	\N	1000.00	2024-11-02	\N	2026-11-27 23:00:37.268+00
4	4	10	\N	500.00	2025-01-24	\N	2026-11-27 23:00:37.268+00
5	5	11	\N	1000.00	2025-02-14	\N	2026-11-27 23:00:37.268+00
6	6	17	\N	600.00	2025-07-07	\N	2026-11-27 23:00:37.268+00
7	7	15	\N	350.00	2025-07-07	\N	2026-11-27 23:00:37.268+00
8	8	20	\N	150.00	2025-09-12	\N	2026-11-27 23:00:37.268+00
9	9	21	\N	1000.00	2025-09-30	\N	2026-11-27 23:00:37.268+00
10	10	22	\N	150.00	2025-10-31	\N	2026-11-27 23:00:37.268+00
11	11	23	\N	700.00	2025-11-10	\N	2026-11-27 23:00:37.268+00
12	12	27	\N	900.00	2026-02-01	\N	2026-11-27 23:00:37.268+00
13	13	28	\N	300.00	2026-03-20	\N	2026-11-27 23:00:37.268+00
14	14	29	\N	350.00	2026-04-14	\N	2026-11-27 23:00:37.268+00
15	15	31	\N	800.00	2026-06-05	\N	2026-11-27 23:00:37.268+00
16	16	32	\N	400.00	2026-06-07	\N	2026-11-27 23:00:37.268+00
17	17	34	\N	150.00	2026-07-20	\N	2026-11-27 23:00:37.268+00
18	18	40	\N	700.00	2026-11-19	\N	2026-11-27 23:00:37.268+00
\.
copy receipts (id, number, received_on, branch_id, client_id, citizen_id, job_id, payer_name, amount, mode, reference, cancelled_on, cancelled_at, cancelled_by, cancel_reason, erased_on, created_by, created_at, updated_at) from stdin;
1	R/1	2024-07-18	27	\N	4	\N	Seema Lal Kashyap	850.00	card	\N	\N	\N	\N	\N	\N	86	2024-07-17 08:01:00+00	2024-07-18 07:46:36+00
2	R/2	2024-08-22	27	\N	4	\N	Seema Lal Kashyap	150.00	upi	\N	\N	\N	\N	\N	\N	84	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00
3	R/3	2024-11-02	27	\N	4	\N	Seema Lal Kashyap	1000.00	bank	\N	\N	\N	\N	\N	\N	86	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00
4	R/4	2025-01-24	17	\N	7	\N	Champa Sahu	500.00	card	\N	\N	\N	\N	\N	\N	56	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00
5	R/5	2025-02-14	16	\N	12	\N	मुकेश Manikpuri	1000.00	bank	\N	\N	\N	\N	\N	\N	52	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00
6	R/6	2025-07-07	16	\N	\N	17	मुकेश Manikpuri	600.00	upi	\N	\N	\N	\N	\N	\N	52	2025-06-20 10:39:00+00	2025-07-07 05:51:00+00
7	R/7	2025-07-07	16	9	\N	\N	मुकेश Manikpuri	350.00	card	\N	\N	\N	\N	\N	\N	53	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00
8	R/8	2025-09-12	27	\N	\N	20	Seema Lal Kashyap	150.00	upi	\N	\N	\N	\N	\N	\N	86	2025-08-26 09:32:00+00	2025-09-12 04:44:00+00
9	R/9	2025-09-30	9	4	\N	\N	Zakir Baghel	1000.00	bank	\N	\N	\N	\N	\N	\N	31	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00
10	R/10	2025-10-31	27	\N	4	\N	Seema Lal Kashyap	150.00	bank	\N	\N	\N	\N	\N	\N	85	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00
11	R/11	2025-11-10	18	\N	\N	23	Parvati Lal Soni	700.00	card	\N	\N	\N	\N	\N	\N	57	2025-11-02 08:34:00+00	2025-11-10 00:10:00+00
12	R/12	2026-02-01	16	6	\N	\N	मुकेश Manikpuri	900.00	bank	\N	\N	\N	\N	\N	\N	52	2026-01-31 05:31:00+00	2026-02-01 09:35:48+00
13	R/13	2026-03-20	26	8	\N	\N	Ghanshyam Bai Mandavi	300.00	card	\N	\N	\N	\N	\N	\N	83	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00
14	R/14	2026-04-14	18	\N	\N	29	Parvati Lal Soni	350.00	cash	\N	\N	\N	\N	\N	\N	59	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00
15	R/15	2026-06-05	17	\N	7	\N	Champa Sahu	800.00	upi	\N	\N	\N	\N	\N	\N	54	2026-05-01 11:11:00+00	2026-06-05 06:23:00+00
16	R/16	2026-06-07	18	\N	3	\N	Parvati Lal Soni	400.00	bank	\N	\N	\N	\N	\N	\N	57	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00
17	R/17	2026-07-20	16	\N	12	\N	मुकेश Manikpuri	150.00	cash	\N	\N	\N	\N	\N	\N	51	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00
18	R/18	2026-11-19	19	\N	\N	40	Usha Singh	700.00	cash	\N	\N	\N	\N	\N	\N	61	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00
\.
copy recovery_codes (user_id, code_hash) from stdin;
91	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.
copy register_entries (id, direction, number, entered_on, branch_id, party, subject, received_on, their_number, their_date, mode, remarks, assigned_to, citizen_id, job_id, vehicle_id, file_id, answers_id, state, state_by, state_at, disposal, cancel_reason, erased_on, created_by, created_at, updated_at, letter_id) from stdin;
1	in	IN/1	2024-06-25	26	Ghanshyam Bai Mandavi	Application	\N	\N	\N	\N	\N	82	2	1	\N	\N	\N	closed	\N	\N	\N	\N	\N	82	2024-06-25 05:20:00+00	2024-06-25 05:20:00+00	\N
2	in	IN/2	2024-07-17	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	4	2	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2024-07-17 08:01:00+00	2024-07-17 08:01:00+00	\N
3	out	OUT/1	2024-07-17	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	4	2	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2024-07-17 08:01:00+00	2024-07-17 08:01:00+00	1
4	in	IN/3	2024-08-09	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	84	4	3	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2024-08-09 06:38:00+00	2024-08-09 06:38:00+00	\N
5	out	OUT/2	2024-08-09	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	4	3	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2024-08-09 06:38:00+00	2024-08-09 06:38:00+00	2
6	in	IN/4	2024-08-31	26	Ghanshyam Bai Mandavi	Application	\N	\N	\N	\N	\N	82	\N	4	\N	\N	\N	closed	\N	\N	\N	\N	\N	82	2024-08-31 10:43:00+00	2024-08-31 10:43:00+00	\N
7	out	OUT/3	2024-09-23	26	Ghanshyam Bai Mandavi	Covering letter	\N	\N	\N	\N	\N	\N	2	5	\N	\N	\N	closed	\N	\N	\N	\N	\N	83	2024-09-23 10:46:00+00	2024-09-23 10:46:00+00	3
8	in	IN/5	2024-10-15	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	4	6	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2024-10-15 06:16:00+00	2024-10-15 06:16:00+00	\N
9	out	OUT/4	2024-11-07	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	\N	7	\N	\N	\N	closed	\N	\N	\N	\N	\N	86	2024-11-07 10:33:00+00	2024-11-07 10:33:00+00	4
10	out	OUT/5	2024-11-29	9	Zakir Baghel	Covering letter	\N	\N	\N	\N	\N	\N	8	8	\N	\N	\N	closed	\N	\N	\N	\N	\N	30	2024-11-29 04:59:00+00	2024-11-29 04:59:00+00	5
11	out	OUT/6	2025-01-13	17	Champa Sahu	Covering letter	\N	\N	\N	\N	\N	\N	7	10	\N	\N	\N	closed	\N	\N	\N	\N	\N	56	2025-01-13 08:21:00+00	2025-01-13 08:21:00+00	6
12	in	IN/6	2025-02-05	16	मुकेश Manikpuri	Application	\N	\N	\N	\N	\N	52	12	11	\N	\N	\N	closed	\N	\N	\N	\N	\N	52	2025-02-05 04:43:00+00	2025-02-05 04:43:00+00	\N
13	out	OUT/7	2025-02-05	16	मुकेश Manikpuri	Covering letter	\N	\N	\N	\N	\N	\N	12	11	\N	\N	\N	closed	\N	\N	\N	\N	\N	52	2025-02-05 04:43:00+00	2025-02-05 04:43:00+00	7
14	out	OUT/8	2025-04-13	19	Usha Singh	Covering letter	\N	\N	\N	\N	\N	\N	\N	14	\N	\N	\N	closed	\N	\N	\N	\N	\N	61	2025-04-13 05:14:00+00	2025-04-13 05:14:00+00	8
15	in	IN/7	2025-05-06	16	मुकेश Manikpuri	Application	\N	\N	\N	\N	\N	53	12	15	1	\N	\N	closed	\N	\N	\N	\N	\N	53	2025-05-06 11:23:00+00	2025-05-06 11:23:00+00	\N
16	out	OUT/9	2025-06-20	16	मुकेश Manikpuri	Covering letter	\N	\N	\N	\N	\N	\N	\N	17	\N	\N	\N	closed	\N	\N	\N	\N	\N	52	2025-06-20 10:39:00+00	2025-06-20 10:39:00+00	9
17	in	IN/8	2025-07-12	9	Zakir Baghel	Application	\N	\N	\N	\N	\N	31	8	18	\N	\N	\N	closed	\N	\N	\N	\N	\N	31	2025-07-12 10:09:00+00	2025-07-12 10:09:00+00	\N
18	in	IN/9	2025-08-26	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	\N	20	\N	\N	\N	closed	\N	\N	\N	\N	\N	86	2025-08-26 09:32:00+00	2025-08-26 09:32:00+00	\N
19	out	OUT/10	2025-09-18	9	Zakir Baghel	Covering letter	\N	\N	\N	\N	\N	\N	8	21	4	\N	\N	closed	\N	\N	\N	\N	\N	31	2025-09-18 10:31:00+00	2025-09-18 10:31:00+00	10
20	in	IN/10	2025-10-10	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	85	4	22	\N	\N	\N	closed	\N	\N	\N	\N	\N	85	2025-10-10 07:36:00+00	2025-10-10 07:36:00+00	\N
21	in	IN/11	2025-11-02	18	Parvati Lal Soni	Application	\N	\N	\N	\N	\N	57	\N	23	\N	\N	\N	closed	\N	\N	\N	\N	\N	57	2025-11-02 08:34:00+00	2025-11-02 08:34:00+00	\N
22	out	OUT/11	2026-01-08	19	Usha Singh	Covering letter	\N	\N	\N	\N	\N	\N	11	26	5	\N	\N	closed	\N	\N	\N	\N	\N	61	2026-01-08 03:45:00+00	2026-01-08 03:45:00+00	11
23	in	IN/12	2026-01-08	19	Usha Singh	Application	\N	\N	\N	\N	\N	61	11	26	5	\N	\N	closed	\N	\N	\N	\N	\N	61	2026-01-08 03:45:00+00	2026-01-08 03:45:00+00	\N
24	in	IN/13	2026-02-22	26	Ghanshyam Bai Mandavi	Application	\N	\N	\N	\N	\N	83	2	28	2	\N	\N	closed	\N	\N	\N	\N	\N	83	2026-02-22 10:30:00+00	2026-02-22 10:30:00+00	\N
25	out	OUT/12	2026-04-08	26	Ghanshyam Bai Mandavi	Covering letter	\N	\N	\N	\N	\N	\N	\N	30	\N	\N	\N	closed	\N	\N	\N	\N	\N	83	2026-04-08 07:50:00+00	2026-04-08 07:50:00+00	12
26	out	OUT/13	2026-05-01	17	Champa Sahu	Covering letter	\N	\N	\N	\N	\N	\N	7	31	\N	\N	\N	closed	\N	\N	\N	\N	\N	54	2026-05-01 11:11:00+00	2026-05-01 11:11:00+00	13
27	in	IN/14	2026-05-23	18	Parvati Lal Soni	Application	\N	\N	\N	\N	\N	57	3	32	9	\N	\N	closed	\N	\N	\N	\N	\N	57	2026-05-23 07:28:00+00	2026-05-23 07:28:00+00	\N
28	out	OUT/14	2026-05-23	18	Parvati Lal Soni	Covering letter	\N	\N	\N	\N	\N	\N	3	32	9	\N	\N	closed	\N	\N	\N	\N	\N	57	2026-05-23 07:28:00+00	2026-05-23 07:28:00+00	14
29	in	IN/15	2026-06-15	16	मुकेश Manikpuri	Application	\N	\N	\N	\N	\N	51	12	33	\N	\N	\N	closed	\N	\N	\N	\N	\N	51	2026-06-15 09:57:00+00	2026-06-15 09:57:00+00	\N
30	out	OUT/15	2026-07-07	16	मुकेश Manikpuri	Covering letter	\N	\N	\N	\N	\N	\N	12	34	1	\N	\N	closed	\N	\N	\N	\N	\N	51	2026-07-07 08:45:00+00	2026-07-07 08:45:00+00	15
31	in	IN/16	2026-07-30	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	84	4	35	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2026-07-30 07:39:00+00	2026-07-30 07:39:00+00	\N
32	out	OUT/16	2026-07-30	27	Seema Lal Kashyap	Covering letter	\N	\N	\N	\N	\N	\N	4	35	\N	\N	\N	closed	\N	\N	\N	\N	\N	84	2026-07-30 07:39:00+00	2026-07-30 07:39:00+00	16
33	in	IN/17	2026-09-13	27	Seema Lal Kashyap	Application	\N	\N	\N	\N	\N	86	4	37	12	\N	\N	closed	\N	\N	\N	\N	\N	86	2026-09-13 06:34:00+00	2026-09-13 06:34:00+00	\N
34	out	OUT/17	2026-11-19	19	Usha Singh	Covering letter	\N	\N	\N	\N	\N	\N	\N	40	\N	\N	\N	open	\N	\N	\N	\N	\N	61	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	17
\.
copy registrations (vehicle_id, rc_number, valid_from, valid_until, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	CG09AA0002	2026-03-23	2027-03-22	1	12	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
2	CG27AA0003	2027-02-06	2028-02-05	2	2	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
4	CG05AA0005	2025-03-11	2026-03-10	3	8	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
4	CG05AA0005	2026-03-11	2027-03-10	4	8	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
6	CG11AA0007	2024-01-04	2025-01-02	5	1	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
6	CG11AA0007	2025-01-03	2026-01-02	6	1	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
6	CG11AA0007	2026-01-03	2027-01-02	7	1	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
7	CG22AA0008	2024-12-16	2025-12-15	8	12	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
7	CG22AA0008	2025-12-16	2026-12-15	9	12	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
7	CG22AA0008	2026-12-16	2027-12-15	10	12	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
9	CG23AA0010	2025-10-18	2026-10-17	11	3	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
10	CG21AA0011	2026-11-09	2027-11-08	12	2	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
11	CG08AA0012	2024-06-05	2025-06-04	13	3	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
11	CG08AA0012	2025-06-05	2026-06-04	14	3	\N	office	\N	2026-11-27 23:00:37.026+00	2026-11-27 23:00:37.026+00	f
\.
copy reminders (kind, document_id, expiry_date, stage, message_id, created_at, end_field) from stdin;
authorisations	1	2026-12-26	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	2	2027-12-26	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	3	2026-03-03	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	4	2027-03-03	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	5	2026-05-27	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	6	2027-05-27	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	7	2027-05-30	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	8	2025-01-01	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	9	2026-01-01	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	10	2027-01-01	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	11	2025-06-27	7	1	2026-11-27 23:00:37.633+00	valid_until
authorisations	12	2026-06-27	7	1	2026-11-27 23:00:37.633+00	valid_until
dl	1	2044-04-28	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	2	2040-10-20	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	3	2027-08-16	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	3	2012-08-19	7	1	2026-11-27 23:00:37.633+00	transport_expiry_date
dl	4	2045-06-09	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	5	2044-08-07	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	6	2034-01-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	7	2026-12-07	7	1	2026-11-27 23:00:37.633+00	expiry_date
dl	7	2009-12-11	7	1	2026-11-27 23:00:37.633+00	hazardous_expiry_date
dl	8	2043-11-20	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	1	2026-05-26	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	2	2027-05-26	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	3	2026-02-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	4	2027-02-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	5	2028-02-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	6	2027-09-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	7	2026-06-12	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	8	2026-12-13	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	9	2026-11-16	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	10	2027-02-09	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	11	2028-02-09	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	12	2026-05-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	13	2025-07-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	14	2026-07-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	15	2026-12-12	7	1	2026-11-27 23:00:37.633+00	expiry_date
fitnesses	16	2027-02-19	7	1	2026-11-27 23:00:37.633+00	expiry_date
green-taxes	1	2027-06-10	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	2	2027-03-13	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	3	2026-12-12	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	4	2027-12-12	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	5	2027-10-24	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	6	2026-08-12	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	7	2027-08-12	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	8	2026-06-13	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	9	2027-06-13	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	10	2028-02-03	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	11	2025-07-02	7	1	2026-11-27 23:00:37.633+00	valid_until
green-taxes	12	2026-07-02	7	1	2026-11-27 23:00:37.633+00	valid_until
insurances	1	2027-07-22	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	2	2025-07-18	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	3	2026-07-18	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	4	2025-06-26	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	5	2026-06-26	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	6	2026-08-13	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	7	2027-06-26	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	8	2025-07-18	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	9	2026-07-18	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	10	2025-09-20	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	11	2026-09-20	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	12	2027-04-03	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	13	2025-06-22	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	13	2029-06-22	7	1	2026-11-27 23:00:37.633+00	tp_end_date
insurances	14	2026-06-22	7	1	2026-11-27 23:00:37.633+00	end_date
insurances	15	2026-04-08	7	1	2026-11-27 23:00:37.633+00	end_date
ll	1	2027-01-11	7	1	2026-11-27 23:00:37.633+00	expiry_date
ll	2	2025-06-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
ll	3	2026-03-19	7	1	2026-11-27 23:00:37.633+00	expiry_date
ll	4	2025-02-04	7	1	2026-11-27 23:00:37.633+00	expiry_date
ll	5	2024-11-24	7	1	2026-11-27 23:00:37.633+00	expiry_date
ll	6	2026-09-16	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	1	2026-11-22	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	2	2027-11-22	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	3	2027-02-01	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	4	2028-02-01	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	5	2025-10-29	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	6	2026-10-29	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	7	2026-10-09	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	8	2027-10-09	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	9	2027-05-30	7	1	2026-11-27 23:00:37.633+00	expiry_date
permits	10	2027-04-21	7	1	2026-11-27 23:00:37.633+00	expiry_date
puccs	1	2026-10-31	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	2	2027-11-27	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	3	2027-12-09	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	4	2025-02-21	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	5	2026-02-21	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	6	2027-02-21	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	7	2026-04-14	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	8	2025-10-25	7	1	2026-11-27 23:00:37.633+00	valid_until
puccs	9	2026-10-25	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	1	2027-03-22	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	2	2028-02-05	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	3	2026-03-10	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	4	2027-03-10	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	5	2025-01-02	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	6	2026-01-02	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	7	2027-01-02	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	8	2025-12-15	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	9	2026-12-15	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	10	2027-12-15	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	11	2026-10-17	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	12	2027-11-08	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	13	2025-06-04	7	1	2026-11-27 23:00:37.633+00	valid_until
registrations	14	2026-06-04	7	1	2026-11-27 23:00:37.633+00	valid_until
speed-governors	1	2027-08-30	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	2	2026-08-21	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	3	2027-08-21	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	4	2027-12-13	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	5	2025-07-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	6	2026-07-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
speed-governors	7	2027-12-08	7	1	2026-11-27 23:00:37.633+00	expiry_date
taxes	1	2027-01-22	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	2	2025-07-15	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	3	2026-07-15	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	4	2027-07-15	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	5	2026-09-18	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	6	2026-07-13	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	7	2027-07-13	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	8	2027-01-28	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	9	2027-08-07	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	10	2026-07-17	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	11	2027-07-17	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	12	2027-10-29	7	1	2026-11-27 23:00:37.633+00	tax_upto
taxes	13	2027-08-27	7	1	2026-11-27 23:00:37.633+00	tax_upto
vltds	1	2026-04-20	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	2	2027-04-20	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	3	2025-06-19	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	4	2026-06-19	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	5	2026-04-29	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	6	2027-01-01	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	7	2028-01-01	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	8	2026-05-23	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	9	2027-11-18	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	10	2026-07-03	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	11	2027-07-03	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	12	2025-10-02	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	13	2026-10-02	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	14	2026-08-26	7	1	2026-11-27 23:00:37.633+00	expiry_date
vltds	15	2027-12-20	7	1	2026-11-27 23:00:37.633+00	expiry_date
\.
copy reminders_left (kind, document_id, end_field, expiry_date, left_on) from stdin;
authorisations	1	valid_until	2026-12-26	2026-11-01
\.
copy server_warnings (warning, seen_at, detail) from stdin;
clock	2026-11-27 23:00:37.777+00	90
\.
copy service_days (id, service, days, since, source, updated_at) from stdin;
1	learning_license	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
2	renewal_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
3	duplicate_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
4	additional_endorsement	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
5	psv_badge	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
6	change_address	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
7	change_name	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
8	replacement_dl	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
9	change_photo	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
10	hazardous_endorsement	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
11	hill_endorsement	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
12	dl_extract	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
13	aedl_defence	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
14	international_permit	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
15	surrender_cov	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
16	change_dob	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
17	cov_conversion	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
18	pay_tax	1	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
19	transfer_ownership_seller	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
20	transfer_ownership_buyer	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
21	transfer_ownership_succession	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
22	fitness_renewal	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
23	pay_fees_fine	1	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
24	noc	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
25	duplicate_fitness	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
26	renewal_registration	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
27	conversion_vehicle	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
28	reassign_vehicle_vintage	60	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
29	reassign_vehicle_state	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
30	alteration	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
31	rc_particulars	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
32	rc_cancellation	30	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
33	hypothecation_addition	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
34	hypothecation_termination	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
35	mobile_update_rto	3	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
36	duplicate_rc	15	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
37	mobile_update_aadhaar	3	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
38	withdrawal_application	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
39	other	7	2026-11-01	Typical practice, adjust for your office	2026-11-27 23:00:35.89+00
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
1	SR-BHP8-MQ22	\N	26	Ghanshyam Bai Mandavi	6154391543	other	{}	Please tell me which papers I have to bring.	rejected	82	2024-06-29 16:51:12+00	2024-06-25 05:20:00+00	2024-06-29 16:51:12+00	counter	2	\N	\N	\N	82	\N	rejected	received	\N	dues_unpaid	\N	300.00	\N
2	SR-MZBF-7E32	\N	27	Seema Lal Kashyap	6036759179	vehicle	{mobile_update_rto}	\N	completed	86	2024-07-18 07:46:36+00	2024-07-17 08:01:00+00	2024-07-18 07:46:36+00	counter	4	12	\N	2024000000002	86	2024-07-20	handed_over	ready	\N	\N	\N	850.00	850.00
3	SR-WGZN-S442	\N	27	Seema Lal Kashyap	6036759179	dl	{renewal_dl}	\N	completed	84	2024-08-22 04:14:00+00	2024-08-09 06:38:00+00	2024-08-22 04:14:00+00	counter	4	\N	\N	2024000000003	84	2024-08-24	handed_over	ready	\N	\N	\N	150.00	150.00
4	SR-7ZNV-CT42	1	26	Ghanshyam Bai Mandavi	6154391543	dl	{learning_license}	\N	completed	82	2024-09-04 12:09:24+00	2024-08-31 10:43:00+00	2024-09-04 12:09:24+00	web	\N	\N	\N	\N	82	\N	handed_over	ready	\N	\N	\N	\N	\N
5	SR-GGB4-YG52	\N	26	Ghanshyam Bai Mandavi	6154391543	dl	{psv_badge}	\N	completed	83	2024-10-11 10:46:00+00	2024-09-23 10:46:00+00	2024-10-11 10:46:00+00	counter	2	\N	\N	\N	83	2024-10-23	handed_over	ready	\N	\N	\N	\N	\N
6	SR-SYYA-J762	\N	27	Seema Lal Kashyap	6036759179	vehicle	{duplicate_rc}	\N	completed	86	2024-11-02 17:04:00+00	2024-10-15 06:16:00+00	2024-11-02 17:04:00+00	counter	4	12	\N	2024000000006	86	2024-10-30	handed_over	ready	\N	\N	\N	1000.00	1000.00
7	SR-3GNH-5W62	2	27	Seema Lal Kashyap	6036759179	dl	{additional_endorsement}	\N	completed	86	2024-12-06 12:57:00+00	2024-11-07 10:33:00+00	2024-12-06 12:57:00+00	web	\N	\N	\N	2024000000007	86	2024-12-07	handed_over	ready	\N	\N	\N	\N	\N
8	SR-CYAR-QK72	\N	9	Zakir Baghel	6708194667	dl	{change_address}	\N	rejected	30	2024-12-18 13:23:00+00	2024-11-29 04:59:00+00	2024-12-18 13:23:00+00	counter	8	\N	Minj Motors	2024000000008	30	2024-12-14	rejected	received	\N	dues_unpaid	\N	\N	\N
9	SR-NFYX-AA82	2	27	Seema Lal Kashyap	6036759179	vehicle	{fitness_renewal}	\N	completed	84	2024-12-27 22:40:48+00	2024-12-22 06:36:00+00	2024-12-27 22:40:48+00	web	\N	\N	\N	\N	84	2024-12-30	handed_over	ready	\N	\N	\N	\N	\N
10	SR-XXM6-WY82	\N	17	Champa Sahu	6750860015	dl	{additional_endorsement}	\N	completed	56	2025-01-24 10:45:00+00	2025-01-13 08:21:00+00	2025-01-24 10:45:00+00	counter	7	\N	\N	2025000000010	56	2025-02-12	handed_over	ready	\N	\N	\N	500.00	500.00
11	SR-8FAD-GP92	\N	16	मुकेश Manikpuri	6354431304	dl	{learning_license}	\N	completed	52	2025-02-14 02:04:36+00	2025-02-05 04:43:00+00	2025-02-14 02:04:36+00	counter	12	\N	\N	2025000000011	52	2025-02-12	handed_over	ready	\N	\N	\N	1000.00	1000.00
12	SR-HXXK-3DA2	\N	17	Champa Sahu	6750860015	vehicle	{pay_tax}	\N	completed	56	2025-02-28 07:39:00+00	2025-02-27 07:39:00+00	2025-02-28 07:39:00+00	counter	7	8	Ratre Consultancy	2025000000012	56	2025-02-28	handed_over	ready	\N	\N	\N	\N	\N
13	SR-TEMT-N3B2	\N	16	मुकेश Manikpuri	6354431304	dl	{renewal_dl}	\N	completed	53	2025-04-01 12:17:00+00	2025-03-22 11:05:00+00	2025-04-01 12:17:00+00	counter	12	\N	\N	\N	53	2025-04-07	handed_over	ready	\N	\N	\N	\N	\N
14	SR-4X92-9SB2	\N	19	Usha Singh	6242441905	dl	{aedl_defence}	\N	completed	61	2025-05-17 10:02:00+00	2025-04-13 05:14:00+00	2025-05-17 10:02:00+00	web	\N	\N	\N	\N	61	2025-05-13	handed_over	ready	\N	\N	\N	\N	\N
15	SR-DEX8-UFC2	\N	16	मुकेश Manikpuri	6354431304	vehicle	{reassign_vehicle_vintage}	\N	completed	53	2025-07-07 06:35:00+00	2025-05-06 11:23:00+00	2025-07-07 06:35:00+00	counter	12	1	Shukla Driving School	2025000000015	53	2025-07-05	handed_over	ready	\N	\N	\N	350.00	350.00
16	SR-PWKF-E6D2	\N	27	Seema Lal Kashyap	6036759179	vehicle	{pay_tax}	\N	rejected	86	2025-05-29 05:44:24+00	2025-05-28 04:18:00+00	2025-05-29 05:44:24+00	counter	4	3	Baghel Motors	\N	86	2025-05-29	rejected	received	\N	papers_incomplete	\N	300.00	\N
17	SR-YD9P-ZUD2	\N	16	मुकेश Manikpuri	6354431304	dl	{duplicate_dl}	\N	completed	52	2025-07-07 05:51:00+00	2025-06-20 10:39:00+00	2025-07-07 05:51:00+00	web	\N	\N	\N	2025000000017	52	2025-07-05	handed_over	ready	\N	\N	\N	600.00	600.00
18	SR-9WWV-KJE2	\N	9	Zakir Baghel	6708194667	dl	{renewal_dl}	\N	completed	31	2025-07-25 22:09:00+00	2025-07-12 10:09:00+00	2025-07-25 22:09:00+00	counter	8	\N	\N	2025000000018	31	2025-07-28	handed_over	ready	\N	\N	\N	\N	\N
19	SR-JDK4-79F2	\N	16	मुकेश Manikpuri	6354431304	vehicle	{transfer_ownership_buyer}	\N	completed	53	2025-08-25 17:12:00+00	2025-08-04 10:00:00+00	2025-08-25 17:12:00+00	counter	12	7	\N	\N	53	2025-09-03	handed_over	ready	\N	\N	\N	\N	\N
20	SR-UV8B-SXF2	2	27	Seema Lal Kashyap	6036759179	dl	{cov_conversion}	\N	completed	86	2025-09-12 04:44:00+00	2025-08-26 09:32:00+00	2025-09-12 04:44:00+00	web	\N	\N	\N	2025000000020	86	2025-09-10	handed_over	ready	\N	\N	\N	150.00	150.00
21	SR-5DWH-CNG2	\N	9	Zakir Baghel	6708194667	vehicle	{noc}	\N	completed	31	2025-09-30 14:07:00+00	2025-09-18 10:31:00+00	2025-09-30 14:07:00+00	counter	8	4	Nishad Motors	2025000000021	31	2025-10-03	handed_over	ready	\N	\N	\N	1000.00	1000.00
22	SR-EVJR-XBH2	\N	27	Seema Lal Kashyap	6036759179	dl	{psv_badge}	\N	completed	85	2025-10-31 00:24:00+00	2025-10-10 07:36:00+00	2025-10-31 00:24:00+00	counter	4	\N	\N	2025000000022	85	2025-11-10	handed_over	ready	\N	\N	\N	150.00	150.00
23	SR-QC8Y-H2J2	2	18	Parvati Lal Soni	6163942887	dl	{duplicate_dl}	\N	completed	57	2025-11-10 00:10:00+00	2025-11-02 08:34:00+00	2025-11-10 00:10:00+00	web	\N	\N	\N	2025000000023	57	2025-11-17	handed_over	ready	\N	\N	\N	700.00	700.00
24	SR-ZUV6-5RJ2	\N	17	Champa Sahu	6750860015	vehicle	{mobile_update_rto}	\N	completed	56	2025-11-26 03:38:24+00	2025-11-24 07:00:00+00	2025-11-26 03:38:24+00	web	\N	\N	\N	2025000000024	56	2025-11-27	handed_over	ready	\N	\N	\N	\N	\N
25	SR-ACJD-QEK2	\N	16	मुकेश Manikpuri	6354431304	vehicle	{transfer_ownership_seller}	\N	completed	53	2025-12-31 07:25:00+00	2025-12-17 05:01:00+00	2025-12-31 07:25:00+00	web	\N	\N	\N	2025000000025	53	2026-01-16	handed_over	ready	\N	\N	\N	\N	\N
26	SR-KU7M-A5M2	\N	19	Usha Singh	6242441905	vehicle	{reassign_vehicle_state}	\N	rejected	61	2026-01-17 18:09:00+00	2026-01-08 03:45:00+00	2026-01-17 18:09:00+00	counter	11	5	\N	2026000000026	61	2026-02-07	rejected	received	\N	not_eligible	\N	400.00	\N
27	SR-VBVT-VTM2	\N	16	मुकेश Manikpuri	6354431304	vehicle	{pay_fees_fine,mobile_update_aadhaar}	\N	completed	52	2026-02-01 09:35:48+00	2026-01-31 05:31:00+00	2026-02-01 09:35:48+00	counter	12	7	Paikra Motors	\N	52	2026-02-03	handed_over	ready	\N	\N	\N	900.00	900.00
28	SR-6UH2-GHN2	\N	26	Ghanshyam Bai Mandavi	6154391543	vehicle	{noc,alteration}	\N	completed	83	2026-03-20 05:42:00+00	2026-02-22 10:30:00+00	2026-03-20 05:42:00+00	counter	2	2	Sahu Motors	2026000000028	83	2026-03-24	handed_over	ready	\N	\N	\N	300.00	300.00
29	SR-FB79-38P2	2	18	Parvati Lal Soni	6163942887	vehicle	{transfer_ownership_seller}	\N	completed	59	2026-04-13 19:13:00+00	2026-03-17 04:49:00+00	2026-04-13 19:13:00+00	web	\N	\N	\N	\N	59	2026-04-16	handed_over	ready	\N	\N	\N	350.00	350.00
30	SR-RTUF-NWP2	1	26	Ghanshyam Bai Mandavi	6154391543	dl	{cov_conversion}	\N	completed	83	2026-04-25 17:26:00+00	2026-04-08 07:50:00+00	2026-04-25 17:26:00+00	web	\N	\N	\N	2026000000030	83	2026-04-23	handed_over	ready	\N	\N	\N	\N	\N
31	SR-2BHP-8MQ2	\N	17	Champa Sahu	6750860015	dl	{aedl_defence}	\N	completed	54	2026-06-05 06:23:00+00	2026-05-01 11:11:00+00	2026-06-05 06:23:00+00	counter	7	\N	\N	2026000000031	54	2026-06-01	handed_over	ready	\N	\N	\N	800.00	800.00
32	SR-BT6W-TAR2	\N	18	Parvati Lal Soni	6163942887	vehicle	{transfer_ownership_buyer}	\N	completed	57	2026-06-07 00:16:00+00	2026-05-23 07:28:00+00	2026-06-07 00:16:00+00	counter	3	9	\N	2026000000032	57	2026-06-22	handed_over	ready	\N	\N	\N	400.00	400.00
33	SR-MAU4-EZR2	\N	16	मुकेश Manikpuri	6354431304	dl	{learning_license}	\N	completed	51	2026-06-17 12:21:00+00	2026-06-15 09:57:00+00	2026-06-17 12:21:00+00	counter	12	\N	\N	2026000000033	51	2026-06-22	handed_over	ready	\N	\N	\N	\N	\N
34	SR-WSGB-ZPS2	\N	16	मुकेश Manikpuri	6354431304	vehicle	{noc,pay_tax}	\N	completed	51	2026-07-20 02:45:00+00	2026-07-07 08:45:00+00	2026-07-20 02:45:00+00	counter	12	1	\N	2026000000034	51	2026-07-22	handed_over	ready	\N	\N	\N	150.00	150.00
35	SR-7A6J-KDT2	\N	27	Seema Lal Kashyap	6036759179	dl	{change_name,renewal_dl}	\N	completed	84	2026-08-14 14:51:00+00	2026-07-30 07:39:00+00	2026-08-14 14:51:00+00	counter	4	\N	Kosle Driving School	\N	84	2026-08-14	handed_over	ready	\N	\N	\N	\N	\N
36	SR-GSTR-64U2	2	18	Parvati Lal Soni	6163942887	vehicle	{transfer_ownership_seller}	\N	completed	57	2026-09-21 08:12:00+00	2026-08-21 10:36:00+00	2026-09-21 08:12:00+00	web	\N	\N	\N	2026000000036	57	2026-09-21	handed_over	ready	\N	\N	\N	\N	\N
37	SR-S9GY-RSU2	\N	27	Seema Lal Kashyap	6036759179	vehicle	{rc_particulars}	\N	rejected	86	2026-09-16 16:53:12+00	2026-09-13 06:34:00+00	2026-09-16 16:53:12+00	counter	4	12	\N	2026000000037	86	2026-09-21	rejected	received	\N	other_office	\N	\N	\N
38	SR-3S57-CGV2	\N	9	Zakir Baghel	6708194667	vehicle	{hypothecation_termination}	\N	completed	30	2026-10-10 19:43:00+00	2026-10-05 06:31:00+00	2026-10-10 19:43:00+00	counter	8	4	Paikra Motors	2026000000038	30	2026-10-20	handed_over	ready	\N	\N	\N	\N	\N
39	SR-C9TD-X6W2	\N	17	Champa Sahu	6750860015	vehicle	{renewal_registration}	\N	rejected	54	2026-11-12 15:51:00+00	2026-10-28 08:39:00+00	2026-11-12 15:51:00+00	counter	7	8	\N	\N	54	2026-11-27	rejected	received	\N	dues_unpaid	\N	\N	\N
40	SR-NRFM-HVW2	\N	19	Usha Singh	6242441905	vehicle	{fitness_renewal,transfer_ownership_buyer}	\N	pending	\N	\N	2026-11-19 11:10:00+00	2026-11-19 11:10:00+00	web	\N	\N	\N	\N	61	2026-12-19	received	\N	\N	\N	\N	700.00	700.00
41	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-27 23:00:37.595+00	2026-11-27 23:00:37.595+00	web	\N	\N	\N	\N	\N	\N	received	\N	\N	\N	\N	\N	\N
\.
copy speed_governors (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
2	SPE-0000000008	2026-08-31	2027-08-30	1	2	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
3	SPE-0000000013	2025-08-22	2026-08-21	2	4	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
3	SPE-0000000012	2026-08-22	2027-08-21	3	4	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
9	SPE-0000000036	2026-12-14	2027-12-13	4	3	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
10	SPE-0000000041	2024-07-19	2025-07-18	5	2	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
10	SPE-0000000040	2025-07-19	2026-07-18	6	2	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
12	SPE-0000000048	2026-12-09	2027-12-08	7	4	\N	office	\N	2026-11-27 23:00:36.992+00	2026-11-27 23:00:36.992+00	f
\.
copy stopped_numbers (mobile_no, stopped, said_at) from stdin;
9826000003	t	2026-11-27 23:00:37.688+00
\.
copy taxes (vehicle_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	1	12	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
2	Agriculture Tractor	Monthly	2024-07-16	2025-07-15	4497.06	2	2	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
2	TRANS(HGV)	Yearly	2025-07-16	2026-07-15	5756.52	3	2	\N	self	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
2	MGV	OneTime	2026-07-16	2027-07-15	7740.88	4	2	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
3	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	5	4	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
4	LMV	Yearly	2025-07-14	2026-07-13	7042.66	6	8	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
4	Road Roller	Yearly	2026-07-14	2027-07-13	2486.44	7	8	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
6	Bus	HalfYearly	2026-01-29	2027-01-28	8405.44	8	1	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
9	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	9	3	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
10	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	10	2	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
10	Maxi Cab	Yearly	2026-07-18	2027-07-17	2571.05	11	2	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
11	Road Roller	Monthly	2026-10-30	2027-10-29	3875.92	12	3	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
12	Motor Cab	Monthly	2026-08-28	2027-08-27	499.81	13	4	\N	office	\N	2026-11-27 23:00:37.009+00	2026-11-27 23:00:37.009+00
\.
copy transfer_copies (transfer_id, vehicle, documents, jobs) from stdin;
1	{}	[]	{}
\.
copy transfers (id, vehicle_id, registration_no, from_citizen_id, to_citizen_id, kind, transferred_on, remarks, undone_on, created_by, created_at) from stdin;
1	1	CG09AA0002	1	12	sale	2026-11-01	\N	\N	\N	2026-11-27 23:00:37.715+00
\.
copy two_factors (user_id, sealed, confirmed_at, last_step, lost_at) from stdin;
91	\\xa172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333	2026-11-27 23:00:37.58+00	0	\N
\.
copy users (id, name, phone, phone_verified_at, phone_verified_by, email, email_verified_at, email_verified_by, unverified_email, password_hash, password_given_at, role, branch_id, citizen_id, added_branch_id, created_at, updated_at, phone_verified_branch_id) from stdin;
1	Account 1	7618033989	2026-11-27 23:00:36.734+00	\N	\N	\N	\N	\N	-	\N	user	\N	1	\N	2026-11-27 23:00:36.734+00	2026-11-27 23:00:36.83+00	\N
2	Account 2	7236068041	2026-11-27 23:00:36.734+00	\N	\N	\N	\N	\N	-	\N	user	\N	3	\N	2026-11-27 23:00:36.734+00	2026-11-27 23:00:36.83+00	\N
3	Kurre 1	8000000001	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
4	Sheikh 2	8000000002	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
5	Khan 3	8000000003	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	\N	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
6	Verma 4	8000000004	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
7	Nishad 5	8000000005	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
8	Sahu 6	8000000006	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
9	Naidu 7	8000000007	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
10	Sahu 8	8000000008	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
11	Kunjam 9	8000000009	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	2	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
12	Chandrakar 10	8000000010	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
13	Markam 11	8000000011	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
14	Banjare 12	8000000012	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	3	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
15	Dewangan 13	8000000013	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
16	Sahu 14	8000000014	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
17	Gond 15	8000000015	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	4	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
18	साहू 16	8000000016	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
19	Sahu 17	8000000017	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
20	Sahu 18	8000000018	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	5	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
21	Kunjam 19	8000000019	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
22	Khan 20	8000000020	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
23	Khan 21	8000000021	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	6	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
24	Minj 22	8000000022	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
25	पटेल 23	8000000023	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
26	Uikey 24	8000000024	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	7	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
27	Kashyap 25	8000000025	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
28	Gond 26	8000000026	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
29	Masih 27	8000000027	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	8	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
30	Sahu 28	8000000028	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
31	Sinha 29	8000000029	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
32	Thakur 30	8000000030	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	9	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
33	Choudhary 31	8000000031	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
34	Verma 32	8000000032	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
35	Kujur 33	8000000033	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	10	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
36	Sahu 34	8000000034	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
37	Banjare 35	8000000035	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
38	Tirkey 36	8000000036	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	11	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
39	Sheikh 37	8000000037	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
40	Ratre 38	8000000038	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
41	Tiwari 39	8000000039	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	12	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
42	Rao 40	8000000040	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
43	Mandavi 41	8000000041	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
44	Sahu 42	8000000042	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	13	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
45	Mandavi 43	8000000043	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
46	Verma 44	8000000044	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
47	Panika 45	8000000045	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	14	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
48	Rao 46	8000000046	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
49	निषाद 47	8000000047	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
50	Yadav 48	8000000048	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	15	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
51	Minj 49	8000000049	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
52	Kunjam 50	8000000050	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
53	Pandey 51	8000000051	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	16	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
54	Mishra 52	8000000052	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
55	Jain 53	8000000053	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
56	Manikpuri 54	8000000054	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	17	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
57	Uikey 55	8000000055	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
58	Choudhary 56	8000000056	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
59	निषाद 57	8000000057	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	18	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
60	Manikpuri 58	8000000058	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
61	Markam 59	8000000059	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
62	Masih 60	8000000060	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	19	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
63	Kosle 61	8000000061	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
64	Sahu 62	8000000062	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
65	Banjare 63	8000000063	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	20	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
66	पटेल 64	8000000064	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
67	Kurre 65	8000000065	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
68	Verma 66	8000000066	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	21	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
69	Dubey 67	8000000067	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
70	Khan 68	8000000068	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
71	Singh 69	8000000069	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	22	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
72	Khan 70	8000000070	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
73	Choudhary 71	8000000071	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
74	Sinha 72	8000000072	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	23	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
75	Lakra 73	8000000073	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
76	Lakra 74	8000000074	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
77	Sahu 75	8000000075	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	24	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
78	Agrawal 76	8000000076	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
79	Das 77	8000000077	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
80	देवांगन 78	8000000078	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	25	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
81	Manikpuri 79	8000000079	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
82	Dubey 80	8000000080	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
83	Sen 81	8000000081	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	26	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
84	Sheikh 82	8000000082	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
85	Sahu 83	8000000083	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
86	Xalxo 84	8000000084	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	27	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
87	Markam 85	8000000085	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
88	Manikpuri 86	8000000086	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
89	ठाकुर 87	8000000087	2026-11-27 23:00:37.084+00	\N	\N	\N	\N	\N	none	\N	manager	28	\N	\N	2026-11-27 23:00:37.084+00	2026-11-27 23:00:37.084+00	\N
90	Manager	9826000001	\N	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-27 23:00:37.563+00	2026-11-27 23:00:37.563+00	\N
91	Admin	9826000002	\N	\N	\N	\N	\N	\N	none	\N	admin	\N	\N	\N	2026-11-27 23:00:37.578+00	2026-11-27 23:00:37.578+00	\N
\.
copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at, registered_on, manufactured, fuel, emission_norm, seats, unladen_weight, laden_weight, colour, financier, financed_on, noc_on, noc_to_office, noc_number, needs_review, body_type, cylinders, cubic_capacity, registering_authority) from stdin;
1	12	CG09AA0002	Agriculture Tractor	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2018-10-19	\N	\N	\N	f	\N	\N	\N	\N
2	2	CG27AA0003	Maxi Cab	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
3	4	CG12AA0004	LMV	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	State Bank of India	2010-08-25	\N	\N	\N	f	\N	\N	\N	\N
4	8	CG05AA0005	TRANS(HGV)	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
5	11	CG04AA0006	Adapted Vehicle	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
6	1	CG11AA0007	Construction Equipment Vehicle	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
8	7	CG10AA0009	Agriculture Trailer	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	2020-04-03	2020-02	LPG	BS II	6	3200	6000	Red	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
9	3	CG23AA0010	TRANS(HGV)	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	2021-03-15	2021-01	Electric	BS VI	4	6200	12000	Red	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
11	3	CG08AA0012	TRANS(HGV)	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	2012-03-25	2012-01	Electric	BS VI	5	4200	8000	White	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
12	4	CG07AA0013	TRANS(HGV)	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-27 23:00:36.836+00	2026-11-27 23:00:36.836+00	2012-08-11	2012-06	Other	BS IV	4	2900	5400	White	\N	\N	\N	\N	\N	f	\N	\N	\N	\N
\.
copy vltds (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at, needs_review) from stdin;
1	VLT-0000000005	2025-04-21	2026-04-20	1	12	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
1	VLT-0000000004	2026-04-21	2027-04-20	2	12	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
2	VLT-0000000009	2024-06-20	2025-06-19	3	2	\N	self	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
2	VLT-0000000008	2025-06-20	2026-06-19	4	2	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
3	VLT-0000000012	2025-04-30	2026-04-29	5	4	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
5	VLT-0000000021	2026-01-02	2027-01-01	6	11	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
5	VLT-0000000020	2027-01-02	2028-01-01	7	11	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
6	VLT-0000000024	2025-05-24	2026-05-23	8	1	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
7	VLT-0000000028	2026-11-19	2027-11-18	9	12	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
8	VLT-0000000033	2025-07-04	2026-07-03	10	7	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
8	VLT-0000000032	2026-07-04	2027-07-03	11	7	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
9	VLT-0000000037	2024-10-03	2025-10-02	12	3	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
9	VLT-0000000036	2025-10-03	2026-10-02	13	3	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
10	VLT-0000000040	2025-08-27	2026-08-26	14	2	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
11	VLT-0000000044	2026-12-21	2027-12-20	15	3	\N	office	\N	2026-11-27 23:00:36.971+00	2026-11-27 23:00:36.971+00	f
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
select setval('charges_id_seq', 22, false);
select setval('citizens_id_seq', 13, false);
select setval('claims_id_seq', 2, false);
select setval('client_spellings_id_seq', 10, false);
select setval('clients_id_seq', 10, false);
select setval('consents_id_seq', 3, false);
select setval('contact_requests_id_seq', 89, false);
select setval('date_rules_id_seq', 18, false);
select setval('day_books_id_seq', 3, false);
select setval('day_closings_id_seq', 3, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 22, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fee_rules_id_seq', 71, false);
select setval('fitnesses_id_seq', 17, false);
select setval('follow_ups_id_seq', 2, false);
select setval('green_taxes_id_seq', 13, false);
select setval('history_id_seq', 1012, false);
select setval('imports_id_seq', 2, false);
select setval('inbound_messages_id_seq', 2, false);
select setval('insurances_id_seq', 16, false);
select setval('issued_numbers_id_seq', 3, false);
select setval('job_events_id_seq', 260, false);
select setval('job_papers_id_seq', 209, false);
select setval('job_reject_reasons_id_seq', 9, false);
select setval('job_stages_id_seq', 8, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('learner_tests_id_seq', 2, false);
select setval('letter_template_versions_id_seq', 2, false);
select setval('letter_templates_id_seq', 2, false);
select setval('letters_id_seq', 18, false);
select setval('merge_records_place_seq', 2, false);
select setval('merges_id_seq', 2, false);
select setval('messages_id_seq', 104, false);
select setval('payouts_id_seq', 2, false);
select setval('permits_id_seq', 11, false);
select setval('privacy_notices_given_id_seq', 2, false);
select setval('privacy_notices_id_seq', 2, false);
select setval('privacy_requests_id_seq', 2, false);
select setval('puccs_id_seq', 10, false);
select setval('receipt_allocations_id_seq', 19, false);
select setval('receipts_id_seq', 20, false);
select setval('register_entries_id_seq', 35, false);
select setval('registrations_id_seq', 15, false);
select setval('service_days_id_seq', 40, false);
select setval('service_papers_id_seq', 141, false);
select setval('service_requests_id_seq', 42, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('transfers_id_seq', 2, false);
select setval('users_id_seq', 92, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
