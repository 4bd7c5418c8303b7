import type { Words } from '../words.ts';

export const vehicles: Words['vehicles'] = {
  one: 'वाहन',
  many: 'वाहन',
  /** What fields are called in tables and facts, where that is shorter than in a form. */
  short: { registration_no: 'पंजीयन', chassis_no: 'चेसिस', engine_no: 'इंजन' },
  certificate: 'पंजीयन प्रमाणपत्र से और जानकारी',
  numbers: 'चेसिस / इंजन',
  others: 'अन्य दस्तावेज़',
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
  unknownMark: mark => `${mark} पंजीयन नंबर जैसा नहीं लगता (जैसे CG04AB1234)। कृपया जाँच लें।`,
  all: 'सभी वाहन',
  left: (office, day) => `${day} को ${office} के लिए चला गया`,
  leaving: {
    title: 'NOC पर बाहर गया',
    explain: 'कागज़ रिकॉर्ड में रहते हैं, पर यहाँ इस वाहन का कुछ भी न देय होगा, न गिना जाएगा, न याद दिलाया जाएगा।',
    done: 'वाहन बाहर गया दर्ज हुआ।',
    failed: 'वाहन बाहर गया दर्ज नहीं हो सका।',
    back: 'NOC वापस लें',
    isBack: 'वाहन वापस दर्ज हुआ।',
    backFailed: 'NOC वापस नहीं लिया जा सका।',
  },
};
