import type { KindWords } from '../en/kinds.ts';
import type { Words } from '../words.ts';

/** What is said of every kind alike, by its name, its name for many, the short one and that of notices; and what is its own. */
function wordsOf(
  one: string,
  many: string,
  short: string,
  notice: string,
  own: Pick<KindWords, 'ends' | 'fields' | 'values'> = {},
): KindWords {
  return {
    one,
    many,
    type: one,
    notice,
    short,
    add: `${one} जोड़ें`,
    edit: `${one} संशोधित करें`,
    added: `${one} का रिकॉर्ड जोड़ा गया।`,
    updated: `${one} का रिकॉर्ड संशोधित किया गया।`,
    confirmDelete: `क्या आप ${one} का यह रिकॉर्ड सचमुच हटाना चाहते हैं?`,
    deleteFailed: `${one} का रिकॉर्ड हटाया नहीं जा सका।`,
    loadFailed: `${one} के रिकॉर्ड नहीं खुल सके।`,
    refreshFailed: `${one} के रिकॉर्ड दोबारा नहीं खुल सके।`,
    saveFailed: `${one} का रिकॉर्ड सहेजा नहीं जा सका।`,
    empty: `अभी ${one} का कोई रिकॉर्ड नहीं।`,
    ...own,
  };
}

export const kinds: Words['kinds'] = {
  ll: wordsOf('लर्निंग लाइसेंस', 'लर्निंग लाइसेंस', 'LL', 'लर्निंग लाइसेंस', {
    fields: { ll_no: 'LL नंबर' },
  }),
  dl: wordsOf('ड्राइविंग लाइसेंस', 'ड्राइविंग लाइसेंस', 'DL', 'ड्राइविंग लाइसेंस', {
    fields: {
      dl_no: 'DL नंबर',
      transport_expiry_date: 'समाप्ति तिथि (परिवहन)',
      hazardous_expiry_date: 'समाप्ति तिथि (ख़तरनाक माल)',
    },
    ends: {
      expiry_date: 'गैर-परिवहन',
      transport_expiry_date: 'परिवहन',
      hazardous_expiry_date: 'ख़तरनाक माल',
    },
  }),
  insurances: wordsOf('बीमा', 'बीमा', 'बीमा', 'वाहन बीमा', {
    fields: {
      insurance_type: 'बीमा का प्रकार',
      company_name: 'कंपनी का नाम',
      policy_number: 'पॉलिसी नंबर',
      tp_end_date: 'थर्ड पार्टी समाप्ति तिथि',
    },
    ends: { end_date: 'ओन डैमेज', tp_end_date: 'थर्ड पार्टी' },
    values: { Comprehensive: 'कॉम्प्रिहेन्सिव', 'Third Party': 'थर्ड पार्टी' },
  }),
  puccs: wordsOf('PUCC', 'PUCC रिकॉर्ड', 'PUCC', 'प्रदूषण प्रमाणपत्र (PUCC)', {
    fields: { pucc_number: 'PUCC नंबर' },
  }),
  fitnesses: wordsOf('फिटनेस', 'फिटनेस रिकॉर्ड', 'फिटनेस', 'फिटनेस प्रमाणपत्र'),
  permits: wordsOf('परमिट', 'परमिट रिकॉर्ड', 'परमिट', 'परमिट', {
    fields: { permit_number: 'परमिट नंबर', permit_type: 'परमिट का प्रकार', route: 'मार्ग' },
    values: {
      'Goods Carriage': 'माल वाहन',
      'National Permit': 'राष्ट्रीय परमिट',
      'Stage Carriage': 'मंज़िली गाड़ी (बस)',
      'Contract Carriage': 'ठेका गाड़ी',
      Tourist: 'पर्यटक',
      Temporary: 'अस्थायी',
      'School Bus': 'स्कूल बस',
    },
  }),
  vltds: wordsOf('VLTd', 'VLTd रिकॉर्ड', 'VLTd', 'VLTd प्रमाणपत्र'),
  'speed-governors': wordsOf('स्पीड गवर्नर', 'स्पीड गवर्नर रिकॉर्ड', 'स्पीड गवर्नर', 'स्पीड गवर्नर प्रमाणपत्र'),
  taxes: wordsOf('टैक्स', 'टैक्स', 'टैक्स', 'वाहन टैक्स', {
    fields: {
      vehicle_type: 'वाहन का प्रकार',
      tax_mode: 'भुगतान अवधि',
      tax_from: 'टैक्स आरंभ तिथि',
      tax_upto: 'टैक्स समाप्ति तिथि',
    },
    values: {
      OneTime: 'एकमुश्त',
      Monthly: 'मासिक',
      Quarterly: 'तिमाही',
      HalfYearly: 'छमाही',
      Yearly: 'वार्षिक',
    },
  }),
  registrations: wordsOf('पंजीयन प्रमाणपत्र', 'पंजीयन प्रमाणपत्र', 'RC', 'पंजीयन प्रमाणपत्र (RC)', {
    fields: { rc_number: 'RC नंबर' },
  }),
  'green-taxes': wordsOf('ग्रीन टैक्स', 'ग्रीन टैक्स', 'ग्रीन टैक्स', 'ग्रीन टैक्स', {
    fields: { receipt_no: 'रसीद नंबर', paid_on: 'भुगतान तिथि' },
  }),
  authorisations: wordsOf(
    'राष्ट्रीय परमिट प्राधिकार-पत्र',
    'राष्ट्रीय परमिट प्राधिकार-पत्र',
    'NP प्राधिकार-पत्र',
    'राष्ट्रीय परमिट प्राधिकार-पत्र',
    {
      fields: { authorisation_no: 'प्राधिकार-पत्र नंबर' },
    },
  ),
};
