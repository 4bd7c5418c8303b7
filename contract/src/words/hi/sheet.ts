import type { Words } from '../words.ts';

export const sheet: Words['sheet'] = {
  title: 'विवरण प्रिंट करें',
  of: name => `${name} का विवरण`,
  print: 'प्रिंट करें',
  documentsOf: name => `${name} के दस्तावेज़`,
  from: 'आरंभ तिथि',
  until: 'समाप्ति तिथि',
  nothing: 'कोई दस्तावेज़ दर्ज नहीं है।',
  printedOn: date => `${date} के रिकॉर्ड के अनुसार।`,
  noLegalDocument: 'यह पत्रक केवल जानकारी के लिए है, कानूनी दस्तावेज़ नहीं।',
};
