import type { DateRuleAnswers, DateRulesTexts } from '../en/date-rules.ts';

const spanOf = (months: number) => (months % 12 > 0 ? `${months} माह` : `${months / 12} वर्ष`);

export const dateRules: DateRulesTexts = {
  forMonths: spanOf,
  forDays: days => `${days} दिन`,
  untilAge: years => `${years} वर्ष की आयु तक`,
  title: 'वैधता के नियम',
  about: 'कौन-सा दस्तावेज़ कितने समय तक मान्य है',
  explain: 'दस्तावेज़ जोड़ते समय नियम समाप्ति तिथि सुझाता है। कर्मचारी इसे बदल सकते हैं; पहले से दर्ज तिथियाँ नहीं बदलतीं।',
  loadFailed: 'नियम नहीं खुल सके।',
  saveFailed: 'नियम सहेजा नहीं जा सका।',
  saved: 'नियम सहेजा गया।',
  empty: 'कोई नियम नहीं है।',
  when: 'किस पर लागू',
  says: 'वैधता',
  source: 'स्रोत',
  isOn: 'लागू',
  off: 'बंद',
  edit: 'संशोधित करें',
  years: (from, to) =>
    to === null ? `${from ?? 0} वर्ष या अधिक` : from === null ? `${to} वर्ष तक` : `${from} से ${to} वर्ष`,
  holder: years => `धारक की आयु ${years}`,
  newVehicle: 'एक वर्ष से कम पुराना वाहन',
  vehicle: years => `वाहन ${years} पुराना`,
  groups: { private: 'निजी', transport: 'परिवहन', hazardous: 'ख़तरनाक माल', temporary: 'अस्थायी' },
};

export const dateRuleAnswers: DateRuleAnswers = {
  atAge: years => `${years} वर्ष की आयु होने पर`,
  atVehicleAge: years => `वाहन ${years} वर्ष का होने पर`,
  oneAnswer: 'माह, दिन या आयु में से एक ही भरें।',
  ofHolders: 'वाहन के दस्तावेज़ की वैधता माह या दिनों में लिखें; आयु केवल लाइसेंस धारक के लिए है।',
  endsEarlier: '“तक” की आयु “से” की आयु से कम है।',
};
