import type { ServerWords } from '../../words.ts';

export const cells: ServerWords['imports']['cells'] = {
  noDate: (field, text) => `${field}: “${text}” तारीख नहीं है। पहले दिन लिखें, जैसे 05-03-2026।`,
  noSuchDay: (field, text) => `${field}: “${text}” सही तारीख नहीं है। पहले दिन लिखें, फिर महीना।`,
  tooEarly: (field, text) => `${field}: “${text}” 1950 से पहले की तारीख है। साल जाँच लें।`,
  scientific: (field, text) =>
    `${field}: एक्सेल ने नंबर को “${text}” कर दिया है और उसके अंक मिट गए हैं। कॉलम को टेक्स्ट बनाकर नंबर फिर से लिखें।`,
  legacyFont: (field, text) =>
    `${field}: “${text}” पुराने हिन्दी फ़ॉन्ट (कृतिदेव) में लिखा लगता है। उसे यूनिकोड में बदलें या फिर से लिखें।`,
  noKind: text => `“${text}” दस्तावेज़ का कोई मान्य प्रकार नहीं है।`,
  noOption: (field, text, options) => `${field}: “${text}” इनमें से नहीं है: ${options}।`,
  twoPlates: text => `“${text}” में कई वाहन हैं। हर वाहन नंबर के लिए अलग पंक्ति बनाएँ।`,
  noMobile: text => `“${text}” 10 अंकों का मोबाइल नंबर नहीं है।`,
  emptied: (field, text) => `${field}: “${text}” को खाली माना गया है।`,
  leftOut: reason => `छोड़ा गया। ${reason}`,
  landline: text => `“${text}” लैंडलाइन है, इसलिए छोड़ा गया है।`,
  maybeLandline: text => `“${text}” लैंडलाइन हो सकता है। जाँच लें।`,
  digitsLeftOut: left => `“${left}” नाम में से हटाया गया है।`,
  mobileOfName: left => `नाम में लिखा “${left}” मोबाइल नंबर माना गया है।`,
  partOfName: (field, left) => `${field}: “${left}” नाम वाले सेल से लिया गया है।`,
  firstOfTwo: (taken, left) => `दो मोबाइल नंबर हैं: ${taken} लिया गया, “${left}” छोड़ा गया।`,
  readAs: (field, text, value) => `${field}: “${text}” को ${value} माना गया है।`,
  period: (field, text, from, until) => `${field}: “${text}” को ${from} से ${until} तक माना गया है।`,
  serial: (field, text, date) => `${field}: एक्सेल की संख्या ${text} को ${date} माना गया है।`,
};
