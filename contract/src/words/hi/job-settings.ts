import type { JobSettingsTexts } from '../en/job-settings.ts';
import { weekdays } from './notices.ts';

export const jobSettings: JobSettingsTexts = {
  title: 'काम की सेटिंग',
  about: 'चरण, अस्वीकृति के कारण, आवश्यक दस्तावेज़, फीस और टेस्ट के दिन',
  tabs: { stages: 'चरण', reasons: 'अस्वीकृति के कारण', services: 'दस्तावेज़ और लगने वाले दिन', office: 'फीस और टेस्ट' },
  stages: {
    explain:
      'काम इसी क्रम में आगे बढ़ता है; हर चरण आवेदक को दिखने वाली चार स्थितियों में से एक है। हर स्थिति का कम से कम एक चरण रखें।',
    add: 'चरण जोड़ें',
    standsFor: 'आवेदक को दिखने वाली स्थिति',
  },
  reasons: {
    explain: 'काम अस्वीकृत होने पर आवेदक को कारण उनकी भाषा में दिखता है।',
    add: 'कारण जोड़ें',
  },
  actOn: (action, name) => `${action}: ${name}`,
  place: 'क्रम',
  hidden: 'छिपा हुआ',
  hide: 'छिपाएँ',
  show: 'फिर से दिखाएँ',
  saved: 'सहेजा गया।',
  saveFailed: 'सहेजा नहीं जा सका।',
  loadFailed: 'काम की सेटिंग नहीं खुल सकी।',
  services: {
    explain:
      'नए काम में उसकी सेवाओं के आवश्यक दस्तावेज़ आते हैं, और सबसे अधिक समय वाली सेवा की अवधि। पहले से दर्ज काम नहीं बदलते।',
    service: 'सेवा',
    other: 'अन्य',
    days: days => `${days}\u00a0दिन`,
    papers: 'आवश्यक दस्तावेज़',
    noDocuments: 'कोई नहीं',
    paper: position => `दस्तावेज़ ${position}`,
    addJobDocument: 'दस्तावेज़ जोड़ें',
    removeDocument: 'हटाएँ',
    up: 'ऊपर करें',
    document: 'दर्ज दस्तावेज़ का प्रकार',
    noDocument: 'कोई नहीं',
    kinds: { original: 'मूल', copy: 'प्रति' },
    source: 'स्रोत',
  },
  office: {
    fees: 'कामों के साथ फीस दर्ज करें',
    feesWhy: 'कितनी राशि लेनी है और कितनी मिली। बंद रहने पर दोनों नहीं दिखतीं।',
    tests: 'ड्राइविंग टेस्ट के दिन',
    testsWhy: 'आवेदन के लिए तैयार लर्नर को ये दिन बताए जाते हैं।',
    weekdays,
  },
};
