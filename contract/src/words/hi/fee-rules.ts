import type { feeRuleFields as english, FeeRulesTexts } from '../en/fee-rules.ts';

export const feeRules: FeeRulesTexts = {
  title: 'शुल्क',
  about: 'नियम के अनुसार सेवाओं के शुल्क, स्रोत सहित',
  explain:
    'ये शुल्क हर सेवा के साथ जानकारी के लिए दिखते हैं। इनसे कोई काम नहीं रुकता, और शुल्क बदलने पर पहले से दर्ज राशि नहीं बदलती।',
  add: 'शुल्क जोड़ें',
  edit: 'संशोधित करें',
  saved: 'शुल्क सहेजा गया।',
  saveFailed: 'शुल्क सहेजा नहीं जा सका।',
  loadFailed: 'शुल्क नहीं खुल सके।',
  empty: 'कोई शुल्क नहीं है।',
  isOff: 'बंद',
  forWhom: 'किस पर लागू',
  until: 'अंतिम तिथि',
  age_from: 'वाहन की आयु से (वर्ष)',
  age_to: 'वाहन की आयु इससे कम (वर्ष)',
  kinds: { government: 'शासकीय', service: 'सेवा' },
  confidences: { H: 'अधिक', M: 'मध्यम', L: 'कम' },
  answers: { yes: 'हाँ', no: 'नहीं' },
};

export const feeRuleFields: Record<keyof typeof english, string> = {
  what: 'शुल्क',
  what_hi: 'शुल्क का नाम (हिन्दी)',
  per: 'किस हिसाब से (एक बार, महीना, साल …)',
  percent: 'प्रतिशत',
  percent_of: 'किसका प्रतिशत',
  transport: 'परिवहन वाहन',
  late: 'विलंब होने पर',
  since: 'कब से लागू',
  source: 'स्रोत',
  confidence: 'भरोसा',
  off: 'बंद करने का कारण (खाली: लागू)',
  note: 'टिप्पणी',
  note_hi: 'टिप्पणी (हिन्दी)',
  types: 'वाहन के प्रकार (कोई नहीं: सभी)',
};
