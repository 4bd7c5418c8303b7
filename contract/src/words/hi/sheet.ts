import type { Words } from '../words.ts';

export const sheet: Words['sheet'] = {
  title: 'विवरण प्रिंट करें',
  of: name => `${name} का विवरण`,
  documentsOf: name => `${name} के दस्तावेज़`,
  from: 'आरंभ तिथि',
  until: 'समाप्ति तिथि',
};
