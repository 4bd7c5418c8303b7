import type { Words } from '../words.ts';

export const quickAdd: Words['quickAdd'] = {
  title: 'झटपट प्रविष्टि',
  hint: 'झटपट प्रविष्टि (Alt N)',
  explain: 'पंजीयन नंबर और समाप्ति तिथि से दस्तावेज़। Enter से आगे बढ़ें; आख़िरी खाने से सहेजा जाएगा।',
  next: 'आगे',
  unknownPerson: mobile => `मोबाइल नंबर ${mobile} से कोई दर्ज नहीं है। यह कौन हैं?`,
  sharedMobile: mobile => `मोबाइल नंबर ${mobile} और किसका है?`,
  whose: mobile => `यह किसके लिए है? मोबाइल नंबर ${mobile} इनका है।`,
  another: 'दूसरा व्यक्ति',
  goesTo: (kind, of) => `${kind}, ${of} के लिए।`,
  filledIn: 'पिछले दस्तावेज़ से भरा गया है।',
  otherBranch: 'यह दूसरी शाखा में दर्ज है: एडमिन से पूछें।',
  otherOwner: name => `यह वाहन ${name} के नाम दर्ज है। नंबर जाँचें या उन्हें चुनें।`,
  candidates: mobile => `मोबाइल नंबर ${mobile} पहले से दर्ज है। चुनें कि वाहन किसका है।`,
  keptFor: (registration, name) => `${registration}, ${name} के नाम दर्ज है।`,
  vehicles: count => `${count} वाहन`,
  kept: registration => `${registration} में दर्ज हुआ।`,
  there: 'यह दस्तावेज़ पहले से दर्ज है।',
  failed: 'यह नहीं हो सका। आपका लिखा सुरक्षित है; कृपया फिर कोशिश करें।',
};
