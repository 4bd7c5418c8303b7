import type { Words } from '../words.ts';

export const transfers: Words['transfers'] = {
  title: 'स्वामित्व हस्तांतरण',
  owners: 'स्वामित्व का इतिहास',
  undone: 'हस्तांतरण वापस लिया गया।',
  former: 'हस्तांतरित वाहन',
  formerLine: (registration, day) => `${registration}, ${day} को`,
  sameOwner: 'यह वाहन पहले से इन्हीं के नाम है।',
  nobody: 'नया स्वामी चुनें।',
  tooEarly: 'इस तिथि के बाद वाहन का स्वामी बदल चुका है।',
  tooLate: 'यह हस्तांतरण अब वापस नहीं लिया जा सकता।',
};
