import type { CalendarsTexts, calendarAnswers as english } from '../en/calendars.ts';

export const calendars: CalendarsTexts = {
  title: 'कैलेंडर',
  why: 'अपने फ़ोन या कंप्यूटर के कैलेंडर में समाप्ति तिथियाँ देखें। इसमें वाहन नंबर और दस्तावेज़ का प्रकार दिखता है, नाम नहीं।',
  staffWhy: 'अपने फ़ोन या कंप्यूटर के कैलेंडर में फ़ोन करने के दिन और काम देखें। इसमें वाहन नंबर दिखता है, नाम नहीं।',
  add: 'कैलेंडर जोड़ें',
  contents: { expiries: 'समाप्ति तिथियाँ', jobs: 'मेरे काम' },
  calls: 'जिन्हें फ़ोन करना है',
  what: 'क्या दिखे',
  create: 'कैलेंडर बनाएँ',
  made: 'कैलेंडर बन गया',
  copyNow:
    'यह पता कॉपी करें और अपने कैलेंडर में “लिंक से कैलेंडर जोड़ें” चुनकर डालें। यह पता दोबारा नहीं दिखेगा। जिसके पास यह पता है, वह कैलेंडर पढ़ सकता है।',
  copy: 'पता कॉपी करें',
  close: 'हो गया',
  since: (what, day) => `${what}, ${day} को बनाया गया`,
  remove: 'हटाएँ',
  removeOf: what => `कैलेंडर हटाएँ: ${what}`,
  removeQuestion: 'यह कैलेंडर हटाएँ? इसका पता तुरंत काम करना बंद कर देगा।',
  removeFailed: 'कैलेंडर हटाया नहीं जा सका।',
  saveFailed: 'कैलेंडर नहीं बन सका।',
};

export const calendarAnswers: typeof english = {
  removed: 'कैलेंडर हटाया गया।',
  most: most => `आपके ${most} कैलेंडर हैं। पहले कोई एक हटाएँ।`,
  staffOnly: 'काम का कैलेंडर केवल कर्मचारियों के लिए है।',
  tooMany: 'कैलेंडर बहुत बार माँगा गया। बाद में फिर कोशिश करें।',
  ends: what => `${what} की अवधि समाप्त`,
  call: what => `फ़ोन करें: ${what}`,
  citizen: id => `नागरिक ${id}`,
  due: job => `काम की अंतिम तिथि: ${job}`,
};
