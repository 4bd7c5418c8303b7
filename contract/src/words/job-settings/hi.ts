import { weekdays } from '../weekdays.ts';
import type { JobSettingsWords } from './index.ts';

export const hi: JobSettingsWords = {
  title: 'कार्य',
  about: 'कामों के चरण, कारण, कागज़ और दिन; फीस और टेस्ट के दिन',
  tabs: { stages: 'चरण', reasons: 'अस्वीकृति के कारण', services: 'कागज़ और दिन', office: 'फीस और टेस्ट' },
  stages: {
    explain:
      'काम इन चरणों से इसी क्रम में गुज़रता है; हर चरण उन चार स्थितियों में से एक है जो लोग पढ़ते हैं। हर स्थिति का कम से कम एक चरण रहता है।',
    add: 'चरण जोड़ें',
    standsFor: 'स्थिति',
  },
  reasons: {
    explain: 'काम अस्वीकार होने के कारण। आवेदक कारण अपनी भाषा में पढ़ता है।',
    add: 'कारण जोड़ें',
  },
  actOn: (action, name) => `${action}: ${name}`,
  place: 'क्रम',
  hidden: 'छिपा हुआ',
  hide: 'छिपाएँ',
  show: 'फिर से दिखाएँ',
  saved: 'सहेजा गया।',
  saveFailed: 'सहेजा नहीं जा सका।',
  loadFailed: 'कामों की सेटिंग लोड नहीं हो सकी।',
  services: {
    explain:
      'नए काम को उसकी सेवाओं के कागज़ मिलते हैं, और वह दिन जिस तक सबसे धीमी सेवा पूरी होती है। पहले से दर्ज कामों में कुछ नहीं बदलता।',
    service: 'सेवा',
    other: 'अन्य कोई भी',
    days: days => `${days}\u00a0दिन`,
    papers: 'कागज़',
    noPapers: 'कोई कागज़ नहीं',
    paper: position => `कागज़ ${position}`,
    addPaper: 'कागज़ जोड़ें',
    removePaper: 'हटाएँ',
    up: 'ऊपर करें',
    document: 'दस्तावेज़',
    noDocument: 'दर्ज दस्तावेज़ों में से कोई नहीं',
    kinds: { original: 'मूल', copy: 'प्रति' },
    source: 'स्रोत',
  },
  office: {
    fees: 'कामों के साथ फीस दर्ज करें',
    feesWhy: 'कितना देना है और कितना दिया गया। बंद रहने पर दोनों नहीं दिखते।',
    tests: 'ड्राइविंग टेस्ट के दिन',
    testsWhy: 'जो लर्नर आवेदन कर सकते हैं उन्हें ये दिन बताए जाते हैं।',
    weekdays: weekdays.hi,
  },
};
