import type { Answers, Words } from '../words.ts';

export const search: Words['search'] = {
  title: what => `${what} खोजें`,
  vehicleNo: 'वाहन नंबर',
  noResults: 'कुछ नहीं मिला',
  failed: 'खोज नहीं हो सकी',
  openCitizen: 'नागरिक खोलें',
  openCitizenOf: name => `नागरिक खोलें: ${name}`,
  citizenName: 'नागरिक',
  hint: 'नंबर का कोई भी हिस्सा लिखें। खाली जगह या हाइफ़न से फ़र्क नहीं पड़ता।',
  partHint: 'नंबर के कम से कम चार अक्षर लिखें।',
  vehicleApplicationHint: 'उन लोगों के वाहन मिलेंगे जिनके लाइसेंस पर यह आवेदन नंबर है।',
  global: 'नाम, मोबाइल, वाहन नंबर',
  globalHint: 'नाम, मोबाइल, संदर्भ, या लाइसेंस, आवेदन, वाहन, चेसिस, इंजन, दस्तावेज़, पत्र या पंजी का नंबर',
  newCitizen: typed => `+ नया नागरिक ${typed}`,
  keys: 'कीबोर्ड शॉर्टकट',
  keyRows: 'पंक्ति बदलें',
  keyTick: 'पंक्ति चुनें',
  globalNothing: 'कुछ नहीं मिला। नाम, मोबाइल, संदर्भ या दस्तावेज़ का नंबर लिखकर देखें।',
};

export const searchAnswers: Answers<'search'> = {
  hits: {
    citizenHit: (mobile, relation) => (relation === '' ? mobile : `${mobile}, ${relation}`),
    relation: (short, name) => `${short} ${name}`,
    licenceHit: (holder, applicationNo) =>
      applicationNo === '' ? holder : `${holder}, आवेदन ${applicationNo}`,
    byPart: { chassis_no: number => `चेसिस ${number}`, engine_no: number => `इंजन ${number}` },
    vehicleHit: (owner, make) => (make === '' ? owner : `${owner}, ${make}`),
  },
};
