import type { PublicWords, ServerWords } from '../words.ts';

export const fees: PublicWords['fees'] = {
  title: 'नियम के अनुसार फीस',
  show: 'नियम के अनुसार फीस देखें',
  asOf: day => `${day} की स्थिति। राशि कार्यालय तय करता है।`,
  accordingTo: source => `स्रोत: ${source}`,
  since: day => `${day} से`,
  total: 'कुल',
  ifLate: 'विलंब होने पर',
  ask: 'कार्यालय से पूछें',
  unknown: 'राशि ज्ञात नहीं',
  none: 'इस सेवा की फीस दर्ज नहीं है। कार्यालय से पूछें।',
  loadFailed: 'फीस की जानकारी नहीं खुल सकी।',
  percent: (percent, of) => `${of} का ${percent}%`,
  units: {
    class: 'प्रति श्रेणी',
    test: 'प्रति टेस्ट',
    day: 'प्रति दिन',
    'month or part of it': 'प्रति माह या उसके भाग के लिए',
    'year or part of it': 'प्रति वर्ष या उसके भाग के लिए',
    transfer: 'प्रति हस्तांतरण',
    page: 'प्रति पेज',
    '1000 rupees or part of it': 'प्रति 1,000 रुपये या उसके भाग के लिए',
    price: 'कीमत',
    'standard value': 'मानक मूल्य',
  },
  transport: 'परिवहन वाहन',
  notTransport: 'गैर-परिवहन वाहन',
  ages: (from, to) =>
    to === null
      ? `${from} वर्ष या उससे पुराने वाहन`
      : `${from === 0 ? '' : `${from} वर्ष या अधिक, पर `}${to} वर्ष से कम पुराने वाहन`,
};

export const feeAnswers: Omit<ServerWords['fees'], keyof PublicWords['fees']> = {
  badCode: 'कोड में अधिकतम 20 अंग्रेज़ी अक्षर, अंक और हाइफ़न हो सकते हैं।',
  full: '1,000 फीस पहले से दर्ज हैं। उनमें से किसी एक को बदलें।',
  aboveZero: 'राशि 0 से अधिक भरें। ज्ञात न हो तो खाली छोड़ें।',
  tooMuch: 'राशि अधिकतम 9999999.99 हो सकती है।',
  percentage: 'प्रतिशत 0 से अधिक और अधिकतम 100 भरें।',
  oneSum: 'राशि या प्रतिशत में से एक ही भरें।',
  percentOf: 'प्रतिशत के साथ लिखें कि वह किसका है; प्रतिशत के बिना इसे खाली छोड़ें।',
  endsEarlier: 'अंतिम तिथि पहली तिथि से पहले की है।',
  ageOrder: '“तक” की आयु “से” की आयु से अधिक भरें।',
  overlap: 'इसी कोड की दूसरी फीस इनमें से कुछ दिनों पर लागू है। पहले उसकी अंतिम तिथि भरें।',
};
