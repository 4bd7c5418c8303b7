import type { Words } from '../words.ts';

export const reminders: Words['reminders'] = {
  title: 'रिमाइंडर',
  on: 'जो समाप्त हो रहा है उसकी याद लोगों को व्हाट्सऐप से दिलाएँ',
  stages: 'समाप्ति से कितने दिन पहले',
  stagesHint: 'संख्याएँ अल्पविराम के साथ, जैसे 30, 15, 7, 1, 0',
  stagesWrong: 'एक से दस संख्याएँ लिखें, 0 से 365 तक, बीच में अल्पविराम।',
  hour: 'दिन के इस घंटे से',
  contactHi: 'हिन्दी में संपर्क पंक्ति',
  contactEn: 'अंग्रेज़ी में संपर्क पंक्ति',
  contactHint: 'हर सूचना के अंत में, सामान्य वाक्य की जगह। कार्यालय का नाम और फ़ोन लिखें।',
  save: 'सहेजें',
  saved: 'रिमाइंडर की सेटिंग सहेज ली गई।',
  saveFailed: 'बदलाव सहेजे नहीं जा सके।',
  loadFailed: 'सेटिंग नहीं खुल सकी',
  lastRun: date => `${date} के सभी रिमाइंडर लिखे जा चुके हैं।`,
  neverRun: 'अभी कोई रिमाइंडर नहीं लिखा गया है।',
  templates: 'व्हाट्सऐप टेम्पलेट',
  templatesWhy:
    'व्हाट्सऐप सादा संदेश तभी लेता है जब व्यक्ति ने पिछले एक दिन में खुद लिखा हो। मेटा से स्वीकृत अपने कार्यालय के टेम्पलेट के नाम लिखें; जहाँ नाम नहीं है वहाँ सादा संदेश जाता है।',
  templatePlaces: {
    template_notice: 'स्थान: 1 व्यक्ति, 2 दस्तावेज़, 3 नंबर, 4 अंतिम दिन',
    template_message: 'स्थान: 1 व्यक्ति, 2 संदेश',
    template_reset: 'स्थान: 1 व्यक्ति, 2 लिंक',
    template_language: 'जैसे व्हाट्सऐप लिखता है: hi या en',
  },
  progress: 'आज के रिमाइंडर',
  progressOf: (done, all) => `${all} में से ${done} निपटे`,
  progressNone: 'आज कोई नहीं।',
  counts: {
    due: count => `${count} लिखे जाने हैं`,
    waiting: count => `${count} प्रतीक्षा में`,
    sent: count => `${count} भेजे गए`,
    failed: count => `${count} असफल`,
    manual: count => `${count} हाथ से भेजने हैं`,
  },
  due: 'अभी किसे याद दिलाई जाएगी',
  dueTotal: count => `${count} रिमाइंडर लिखे जाएँगे।`,
  dueNone: 'अभी किसी को याद नहीं दिलानी है।',
  dueFirst: count => `पहले ${count}:`,
  stage: 'चरण',
  stageDays: days => (days === 0 ? 'उसी दिन' : `${days} दिन पहले`),
  wants: 'जो समाप्त हो रहा है उसकी याद मुझे दिलाएँ',
  wantsThem: 'जो समाप्त हो रहा है उसकी याद इन्हें दिलाएँ',
  wantsSaved: 'सहेज लिया गया।',
  summaryMail: {
    subject: date => `RTO Desk: ${date} के रिमाइंडर / reminders of ${date}`,
    text: (date, counts) =>
      `${date} के रिमाइंडर: ${counts.sent} भेजे गए, ${counts.failed} असफल, ${counts.manual} हाथ से भेजने हैं, ${counts.waiting} प्रतीक्षा में।\n\n` +
      `Reminders of ${date}: ${counts.sent} sent, ${counts.failed} failed, ${counts.manual} to send by hand, ${counts.waiting} waiting.`,
  },
};
