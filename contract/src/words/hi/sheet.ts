import type { Words } from '../words.ts';

export const sheet: Words['sheet'] = {
  title: 'विवरण प्रिंट करें',
  of: name => `${name} का विवरण`,
  print: 'प्रिंट करें',
  documentsOf: name => `${name} के दस्तावेज़`,
  from: 'कब से मान्य',
  until: 'कब तक मान्य',
  nothing: 'कोई दस्तावेज़ दर्ज नहीं है।',
  printedOn: date => `${date} की स्थिति के अनुसार।`,
  noLegalDocument: 'यह पत्रक केवल जानकारी के लिए है, कानूनी दस्तावेज़ नहीं।',
};
