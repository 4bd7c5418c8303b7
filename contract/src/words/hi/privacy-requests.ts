import type { Answers, Words } from '../words.ts';

export const privacyRequests: Words['privacyRequests'] = {
  title: 'गोपनीयता अनुरोध',
  about: 'लोग अपने डेटा के बारे में क्या माँगते हैं, और उनके जवाब',
  waiting: 'गोपनीयता अनुरोध जिनका जवाब देना है',
  own: 'मेरे डेटा के बारे में अनुरोध',
  ownWhy:
    'अपना डेटा देखने, सुधारने या हटाने का अनुरोध करें, शिकायत करें, या अपनी ओर से काम करने वाले व्यक्ति का नाम बताएँ। कार्यालय 90 दिन में जवाब देता है।',
  ask: 'अपने डेटा के बारे में अनुरोध करें',
  enter: 'गोपनीयता अनुरोध दर्ज करें',
  kinds: {
    access: 'मेरा डेटा दिखाएँ',
    correction: 'मेरा डेटा सुधारें',
    erasure: 'मेरा डेटा हटाएँ',
    complaint: 'शिकायत',
    nomination: 'मेरी ओर से काम करने वाले का नाम',
  },
  states: { open: 'लंबित', answered: 'जवाब दिया गया', erased: 'हटाया गया' },
  all: 'सभी',
  state: 'स्थिति',
  person: 'व्यक्ति',
  request: 'अनुरोध',
  requestedOn: 'अनुरोध तिथि',
  due: 'जवाब की अंतिम तिथि',
  dueOn: day => `जवाब की अंतिम तिथि: ${day}`,
  enteredBy: name => `दर्ज किया: ${name}`,
  answer: 'जवाब दें',
  answerOf: name => `जवाब दें: ${name}`,
  answerWhy: 'जिनका खाता है वे जवाब वहीं पढ़ते हैं। जिनका खाता नहीं है उन्हें आप स्वयं बताएँ। जवाब देने से कोई डेटा नहीं बदलता।',
  sent: day => `अनुरोध सहेजा गया। जवाब की अंतिम तिथि: ${day}`,
  answered: 'जवाब सहेजा गया।',
  failed: 'सहेजा नहीं जा सका।',
  loadFailed: 'सूची नहीं खुल सकी',
  empty: 'कोई गोपनीयता अनुरोध नहीं।',
};

export const privacyRequestAnswers: Answers<'privacyRequests'> = {
  notOpen: 'इस अनुरोध पर पहले ही कार्रवाई हो चुकी है।',
  tooMany: most => `आपके ${most} अनुरोध लंबित हैं। पहले किसी का जवाब आने दें।`,
};
