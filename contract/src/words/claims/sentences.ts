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
  asked: 'आपका दावा भेज दिया गया। कार्यालय आपको कागज़ात लेकर बुला सकता है।',
  nameOne: 'वाहन या लाइसेंस में से एक ही लिखें।',
  ofDay: 'आज की सीमा पूरी हो गई। कल फिर कोशिश करें।',
  deskFull: 'कार्यालय के पास बहुत से दावे लंबित हैं। कल फिर कोशिश करें, या कागज़ात लेकर कार्यालय आएँ।',
  decided: 'इस दावे पर निर्णय हो चुका है।',
  changed: 'यह नंबर अब किसी और के नाम है। दावा फिर देखें।',
  chooseOne: 'यह नंबर कई लोगों का है। एक चुनें।',
  keptByAnother: 'यह प्रोफ़ाइल किसी और खाते में है। पहले प्रोफ़ाइल के पेज पर उसे उस खाते से हटाएँ।',
  ended: 'प्रोफ़ाइल खाते से हटाई गई।',
};

/** What the server says of claims. */
export const claimSentences: Record<Language, typeof en> = { en, hi };
