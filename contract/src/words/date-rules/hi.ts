import type { DateRuleWords } from './index.ts';

export const hi: DateRuleWords = {
  title: 'सुझाई गई तारीखें',
  about: 'नियम के अनुसार कागज़ कब तक चलते हैं',
  explain: 'कागज़ दर्ज करते समय नियम तारीख सुझाता है; तय व्यक्ति करता है, और जो दर्ज है वह नहीं बदलता।',
  loadFailed: 'नियम नहीं खुल सके।',
  saveFailed: 'नियम सहेजा नहीं जा सका।',
  saved: 'नियम सहेजा गया।',
  empty: 'कोई नियम नहीं है।',
  when: 'कब',
  says: 'तब',
  source: 'स्रोत',
  isOn: 'लागू है',
  off: 'बंद है',
  edit: 'संशोधित करें',
  years: (from, to) =>
    to === null ? `${from ?? 0} वर्ष से` : from === null ? `${to} वर्ष तक` : `${from} से ${to} वर्ष`,
  holder: years => `आयु ${years}`,
  newVehicle: 'वाहन अपने पहले वर्ष में',
  vehicle: years => `वाहन ${years} पुराना`,
  groups: { private: 'निजी', transport: 'परिवहन', hazardous: 'ख़तरनाक माल' },
};
