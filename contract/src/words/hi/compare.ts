import type { CompareTexts, compareAnswers as english } from '../en/compare.ts';

export const compare: CompareTexts = {
  title: 'सूची मिलाएँ',
  about: 'एक्सेल या CSV फ़ाइल चुनें, या वाहन नंबर अथवा मोबाइल नंबर चिपकाएँ। कुछ भी सहेजा नहीं जाता।',
  paste: 'वाहन नंबर या मोबाइल नंबर, हर पंक्ति में एक',
  choose: 'फ़ाइल चुनें',
  compare: 'मिलाएँ',
  failed: 'सूची मिलाई नहीं जा सकी।',
  tooLarge: 'फ़ाइल 10 MB से बड़ी है।',
  counted: (all, unknown) => `पंक्तियाँ: ${all}, रिकॉर्ड में नहीं: ${unknown}`,
  unknownOnly: 'केवल वे पंक्तियाँ दिखाएँ जो रिकॉर्ड में नहीं हैं',
  line: 'पंक्ति',
  number: 'नंबर',
  state: 'रिकॉर्ड में',
  yes: 'हाँ',
  no: 'नहीं',
  owner: 'स्वामी',
  nextExpiry: 'अगली समाप्ति तिथि',
  openJob: 'चालू काम',
  owes: 'बकाया',
  download: 'CSV डाउनलोड करें',
  downloadFailed: 'सूची डाउनलोड नहीं हो सकी।',
  empty: 'कोई पंक्ति नहीं।',
  importUnknown: 'जो रिकॉर्ड में नहीं, उन्हें आयात करें',
  importFailed: 'आयात शुरू नहीं हो सका।',
  again: 'दूसरी सूची मिलाएँ',
};

export const compareAnswers: typeof english = {
  largeOfDay: 'आज आप दस लंबी सूचियाँ मिला चुके हैं। 1,000 पंक्तियों तक की सूचियाँ अब भी मिलाई जा सकती हैं।',
  ofDay: 'आज आप बहुत सूचियाँ मिला चुके हैं। कल फिर कोशिश करें।',
};
