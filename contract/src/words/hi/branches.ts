import type { BranchesTexts } from '../en/branches.ts';

export const branches: BranchesTexts = {
  title: 'शाखाएँ',
  about: 'वे कार्यालय जिनसे नागरिक और कर्मचारी जुड़े हैं',
  one: 'शाखा',
  add: '+ शाखा जोड़ें',
  addTitle: 'शाखा जोड़ें',
  rename: 'संशोधित करें',
  renameTitle: 'शाखा संशोधित करें',
  remove: 'हटाएँ',
  actOn: (what, name) => `${what}: ${name}`,
  confirmRemove: name => `शाखा “${name}” हटाएँ?`,
  added: 'शाखा जोड़ी गई।',
  renamed: 'शाखा सहेजी गई।',
  codeHint:
    'पत्रों और पंजी के क्रमांक में शाखा का कोड, अंग्रेज़ी के 2 या 3 बड़े अक्षर। बिना कोड की शाखाएँ एक ही शृंखला में रहती हैं।',
  saveFailed: 'बदलाव सहेजे नहीं जा सके।',
  removeFailed: 'शाखा हटाई नहीं जा सकी।',
  empty: 'अभी कोई शाखा नहीं है।',
};
