import type { SheetPageTexts } from '../en/sheet-page.ts';

export const sheetPage: SheetPageTexts = {
  print: 'प्रिंट करें',
  nothing: 'कोई दस्तावेज़ दर्ज नहीं है।',
  printedOn: date => `${date} के रिकॉर्ड के अनुसार।`,
  noLegalDocument: 'यह पत्रक केवल जानकारी के लिए है, कानूनी दस्तावेज़ नहीं।',
};
