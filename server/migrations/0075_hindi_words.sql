-- What the first version seeded, in the office's own Hindi. A row that an admin has changed keeps its text.
create temporary table hindi_words (old text primary key, new text not null) on commit drop;
insert into hindi_words values
  ('कागज़ कम हैं', 'दस्तावेज़ बाकी'),
  ('सौंप दिया गया', 'सुपुर्द किया गया'),
  ('कागज़ अधूरे हैं', 'दस्तावेज़ अधूरे हैं'),
  ('शर्तें पूरी नहीं होतीं', 'पात्रता नहीं है'),
  ('फॉर्म 1 (स्वास्थ्य की स्व-घोषणा)', 'फ़ॉर्म 1 (स्वास्थ्य की स्व-घोषणा)'),
  ('फॉर्म 1A (चिकित्सा प्रमाणपत्र)', 'फ़ॉर्म 1A (मेडिकल प्रमाणपत्र)'),
  ('फॉर्म 2 (लाइसेंस का आवेदन)', 'फ़ॉर्म 2 (लाइसेंस का आवेदन)'),
  ('फॉर्म 4A (अंतरराष्ट्रीय परमिट)', 'फ़ॉर्म 4A (अंतरराष्ट्रीय ड्राइविंग परमिट)'),
  ('फॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)', 'फ़ॉर्म 5 (ड्राइविंग स्कूल का प्रमाणपत्र)'),
  ('फॉर्म 20 (पंजीयन)', 'फ़ॉर्म 20 (पंजीयन)'),
  ('फॉर्म 25 (पंजीयन का नवीनीकरण)', 'फ़ॉर्म 25 (पंजीयन का नवीनीकरण)'),
  ('फॉर्म 26 (डुप्लीकेट RC)', 'फ़ॉर्म 26 (डुप्लीकेट RC)'),
  ('फॉर्म 27 (नया पंजीयन नंबर)', 'फ़ॉर्म 27 (नया वाहन नंबर)'),
  ('फॉर्म 28 (अनापत्ति प्रमाणपत्र)', 'फ़ॉर्म 28 (NOC)'),
  ('फॉर्म 29 (हस्तांतरण की सूचना)', 'फ़ॉर्म 29 (हस्तांतरण की सूचना)'),
  ('फॉर्म 30 (स्वामित्व हस्तांतरण)', 'फ़ॉर्म 30 (स्वामित्व हस्तांतरण)'),
  ('फॉर्म 31 (मृत्यु के बाद हस्तांतरण)', 'फ़ॉर्म 31 (स्वामी की मृत्यु पर हस्तांतरण)'),
  ('फॉर्म 34 (हाइपोथिकेशन जोड़ना)', 'फ़ॉर्म 34 (हाइपोथिकेशन जोड़ना)'),
  ('फॉर्म 35 (हाइपोथिकेशन समाप्ति)', 'फ़ॉर्म 35 (हाइपोथिकेशन समाप्ति)'),
  ('PUC प्रमाणपत्र की प्रति', 'PUCC की प्रति'),
  ('गुम होने की रिपोर्ट', 'FIR या गुम होने की रिपोर्ट'),
  ('पूर्व कार्यालय का NOC', 'पिछले RTO का NOC'),
  ('परमिट समर्पण', 'परमिट सरेंडर का प्रमाण'),
  ('काम का बिल', 'वाहन में परिवर्तन का बिल'),
  ('ऋण अनुबंध', 'लोन अनुबंध'),
  ('फाइनेंसर का NOC', 'फ़ाइनेंसर का NOC');

-- No user changed them, so the history has no line of it. The names that jobs have taken over follow.
alter table job_stages disable trigger user;
update job_stages set name_hi = new from hindi_words where name_hi = old and code in ('papers_missing', 'handed_over');
alter table job_stages enable trigger user;
alter table job_reject_reasons disable trigger user;
update job_reject_reasons set name_hi = new from hindi_words
  where name_hi = old and code in ('papers_incomplete', 'not_eligible');
alter table job_reject_reasons enable trigger user;
alter table service_papers disable trigger user;
update service_papers set name_hi = new from hindi_words where name_hi = old;
alter table service_papers enable trigger user;
alter table job_papers disable trigger user;
update job_papers set name_hi = new from hindi_words where listed and name_hi = old;
alter table job_papers enable trigger user;
