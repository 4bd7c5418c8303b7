import type { FeeRulesTexts } from '../en/fee-rules.ts';

export const feeRules: FeeRulesTexts = {
  title: 'फीस',
  about: 'नियम के अनुसार सेवाओं की फीस, स्रोत सहित',
  explain: 'यह फीस हर सेवा के साथ केवल जानकारी के लिए दिखती है। इसे बदलने पर पहले से दर्ज राशि नहीं बदलती।',
  add: 'फीस जोड़ें',
  edit: 'संशोधित करें',
  saved: 'फीस सहेजी गई।',
  saveFailed: 'फीस सहेजी नहीं जा सकी।',
  loadFailed: 'फीस की सूची नहीं खुल सकी।',
  empty: 'अभी कोई फीस दर्ज नहीं है।',
  isOff: 'बंद',
  forWhom: 'किस पर लागू',
  until: 'अंतिम तिथि',
  age_from: 'वाहन की आयु से (वर्ष)',
  age_to: 'वाहन की आयु इससे कम (वर्ष)',
  kinds: { government: 'सरकारी', service: 'सेवा' },
  confidences: { H: 'अधिक', M: 'मध्यम', L: 'कम' },
  answers: { yes: 'हाँ', no: 'नहीं' },
};
