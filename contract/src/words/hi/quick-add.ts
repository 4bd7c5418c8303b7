import type { Words } from '../words.ts';

export const quickAdd: Words['quickAdd'] = {
  title: 'त्वरित प्रविष्टि',
  hint: 'त्वरित प्रविष्टि (Alt N)',
  explain:
    'वाहन नंबर और समाप्ति तिथि लिखकर दस्तावेज़ जोड़ें। Enter से अगले फ़ील्ड पर जाएँ; अंतिम फ़ील्ड में Enter से सहेजा जाता है।',
  next: 'आगे',
  unknownPerson: mobile => `मोबाइल नंबर ${mobile} अभी दर्ज नहीं है। नाम लिखें।`,
  sharedMobile: mobile => `मोबाइल नंबर ${mobile} जिस दूसरे व्यक्ति का है, उनका नाम लिखें।`,
  whose: mobile => `यह किनके लिए है? मोबाइल नंबर ${mobile} इनका है।`,
  another: 'दूसरा व्यक्ति',
  goesTo: (kind, of) => `${kind}, ${of} के लिए।`,
  filledIn: 'पिछले दस्तावेज़ से भरा गया है।',
  otherBranch: 'यह दूसरी शाखा में दर्ज है। एडमिन से पूछें।',
  otherOwner: name => `यह वाहन ${name} के नाम दर्ज है। नंबर जाँचें या इन्हें चुनें।`,
  candidates: mobile => `मोबाइल नंबर ${mobile} पहले से दर्ज है। स्वामी चुनें।`,
  retainedFor: (registration, name) => `${registration}, ${name} के नाम दर्ज है।`,
  vehicles: count => `${count} वाहन`,
  kept: registration => `${registration} के लिए दर्ज हुआ।`,
  there: 'यह दस्तावेज़ पहले से दर्ज है।',
  failed: 'यह नहीं हो सका। आपका लिखा सुरक्षित है; कृपया फिर कोशिश करें।',
};
