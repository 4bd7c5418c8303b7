import type { Words } from '../words.ts';

export const search: Words['search'] = {
  title: what => `${what} खोजें`,
  vehicleNo: 'पंजीयन नंबर',
  noResults: 'कुछ नहीं मिला',
  failed: 'खोज नहीं हो सकी',
  openCitizen: 'नागरिक खोलें',
  openCitizenOf: name => `नागरिक खोलें: ${name}`,
  citizenName: 'नागरिक',
  hint: 'नंबर का कोई भी हिस्सा, खाली जगह और हाइफ़न के साथ या बिना।',
  partHint: 'नंबर के कोई भी चार या अधिक अक्षर।',
  vehicleApplicationHint: 'उन लोगों के वाहन खोजता है जिनके लाइसेंस पर यह आवेदन नंबर है।',
  global: 'नाम, मोबाइल, गाड़ी नंबर खोजें',
  globalHint: 'नाम, मोबाइल, लाइसेंस, आवेदन, पंजीयन, चेसिस या इंजन नंबर',
  newCitizen: typed => `+ नया नागरिक ${typed}`,
  keys: 'कुंजियाँ',
  keyRows: 'अगली पंक्ति',
  keyTick: 'पंक्ति चुनें',
  globalNothing: 'कुछ नहीं मिला',
};
