import type { Words } from '../words.ts';

export const quickAdd: Words['quickAdd'] = {
  title: 'झटपट प्रविष्टि',
  hint: 'झटपट प्रविष्टि (Alt N)',
  explain: 'किसी नागरिक या वाहन का दस्तावेज़ जोड़ें। जो अभी दर्ज नहीं है वह पूछा जाएगा।',
  next: 'आगे',
  unknownVehicle: registration => `वाहन ${registration} अभी दर्ज नहीं है। यह किसका है?`,
  unknownPerson: mobile => `मोबाइल नंबर ${mobile} से कोई दर्ज नहीं है। यह कौन हैं?`,
  sharedMobile: mobile => `मोबाइल नंबर ${mobile} और किसका है?`,
  whose: mobile => `यह किसके लिए है? मोबाइल नंबर ${mobile} इनका है।`,
  whoseVehicle: (registration, mobile) =>
    `वाहन ${registration} किसका है? जिन्हें आप चुनेंगे, उन्हीं के नाम दर्ज होगा। मोबाइल नंबर ${mobile} इनका है।`,
  newVehicle: name => `${name} का कौन-सा वाहन?`,
  which: of => `${of} के लिए एक से अधिक दर्ज हैं। कौन-सा?`,
  another: { vehicle: 'दूसरा वाहन', person: 'दूसरा व्यक्ति' },
  goesTo: (kind, of) => `${kind}, ${of} के लिए।`,
  filledIn: 'पिछले दस्तावेज़ से भरा गया है।',
  otherBranch: 'यह दूसरी शाखा में दर्ज है: एडमिन से पूछें।',
  otherOwner: name => `यह वाहन ${name} के नाम दर्ज है। नंबर जाँचें या उन्हें चुनें।`,
  candidates: mobile => `मोबाइल नंबर ${mobile} पहले से दर्ज है। चुनें कि वाहन किसका है।`,
  failed: 'यह नहीं हो सका। आपका लिखा सुरक्षित है; कृपया फिर कोशिश करें।',
};
