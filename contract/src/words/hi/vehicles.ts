import type { Words } from '../words.ts';

export const vehicles: Words['vehicles'] = {
  one: 'वाहन',
  many: 'वाहन',
  registration: 'पंजीयन',
  chassis: 'चेसिस',
  engine: 'इंजन',
  add: 'वाहन जोड़ें',
  edit: 'वाहन संशोधित करें',
  added: 'वाहन जुड़ गया',
  updated: 'वाहन संशोधित हो गया',
  confirmDelete: 'क्या आप यह वाहन सचमुच हटाना चाहते हैं?',
  deleteFailed: 'वाहन नहीं हट सका।',
  refreshFailed: 'वाहन ताज़ा नहीं हो सके',
  saveFailed: 'सहेजा नहीं जा सका।',
  empty: 'अभी कोई वाहन नहीं।',
  loadFailed: 'वाहन नहीं खुल सके',
  documents: 'दस्तावेज़',
  registrationExample: 'CG04AB1234',
  all: 'सभी वाहन',
  filter: 'वाहन',
};
