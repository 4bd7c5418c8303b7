import type { Language } from '../languages.ts';

const en = {
  asked: 'Your claim was submitted. The office may ask you to visit with your documents.',
  nameOne: 'Enter a vehicle or a license, not both.',
  ofDay: 'Daily limit reached. Try again tomorrow.',
  deskFull:
    'The office has too many open claims. Try again tomorrow, or visit the office with your documents.',
  decided: 'This claim has already been decided.',
  changed: 'This number now belongs to someone else. Check the claim again.',
  chooseOne: 'Several people have this number. Choose one.',
  keptByAnother: 'Another account is linked to this profile. Unlink it on the profile page first.',
  ended: 'Profile unlinked.',
};

const hi: typeof en = {
  asked: 'आपका अनुरोध कार्यालय के पास है। आपको कागज़ लेकर आने को कहा जा सकता है।',
  nameOne: 'वाहन या लाइसेंस, दोनों में से एक बताएँ।',
  ofDay: 'एक दिन में जितनी बार पूछा जा सकता है, आप पूछ चुके हैं। कल फिर कोशिश करें।',
  deskFull: 'कार्यालय के पास ऐसे बहुत से अनुरोध बाकी हैं। कल फिर कोशिश करें, या कागज़ लेकर कार्यालय आएँ।',
  decided: 'इस दावे पर निर्णय हो चुका है।',
  changed: 'यह नंबर अब किसी और के नाम है। दावे को फिर देखें।',
  chooseOne: 'यह नंबर कई लोगों का है: एक चुनें।',
  keptByAnother: 'इस प्रोफ़ाइल को कोई और खाता रखता है। पहले प्रोफ़ाइल के पेज पर वह जुड़ाव समाप्त करें।',
  ended: 'जुड़ाव समाप्त हुआ।',
};

/** What the server says of claims. */
export const claimSentences: Record<Language, typeof en> = { en, hi };
