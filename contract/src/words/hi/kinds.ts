import type { KindWords } from '../en/kinds.ts';
import type { Words } from '../words.ts';

/** What is said of every kind alike, by its name, its name for many and the short one. */
function wordsOf(one: string, many: string, short: string): KindWords {
  return {
    one,
    many,
    short,
    add: `${one} जोड़ें`,
    edit: `${one} संशोधित करें`,
    added: `${one} का रिकॉर्ड जुड़ गया।`,
    updated: `${one} का रिकॉर्ड संशोधित हो गया।`,
    confirmDelete: `क्या आप ${one} का यह रिकॉर्ड सचमुच हटाना चाहते हैं?`,
    deleteFailed: `${one} का रिकॉर्ड नहीं हट सका।`,
    loadFailed: `${one} के रिकॉर्ड नहीं खुल सके।`,
    refreshFailed: `${one} के रिकॉर्ड ताज़ा नहीं हो सके।`,
    saveFailed: `${one} का रिकॉर्ड सहेजा नहीं जा सका।`,
    empty: `अभी ${one} का कोई रिकॉर्ड नहीं।`,
  };
}

export const kinds: Words['kinds'] = {
  ll: wordsOf('लर्निंग लाइसेंस', 'लर्निंग लाइसेंस', 'LL'),
  dl: wordsOf('ड्राइविंग लाइसेंस', 'ड्राइविंग लाइसेंस', 'DL'),
  insurances: wordsOf('बीमा', 'बीमा', 'बीमा'),
  puccs: wordsOf('PUCC', 'PUCC रिकॉर्ड', 'PUCC'),
  fitnesses: wordsOf('फिटनेस', 'फिटनेस रिकॉर्ड', 'फिटनेस'),
  permits: wordsOf('परमिट', 'परमिट रिकॉर्ड', 'परमिट'),
  vltds: wordsOf('VLTd', 'VLTd रिकॉर्ड', 'VLTd'),
  'speed-governors': wordsOf('स्पीड गवर्नर', 'स्पीड गवर्नर रिकॉर्ड', 'स्पीड गवर्नर'),
  taxes: wordsOf('टैक्स', 'टैक्स', 'टैक्स'),
};
