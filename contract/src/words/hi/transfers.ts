import type { Words } from '../words.ts';

export const transfers: Words['transfers'] = {
  title: 'हस्तांतरण',
  owners: 'वाहन स्वामी',
  undone: 'हस्तांतरण वापस लिया गया।',
  former: 'दिए जा चुके वाहन',
  formerLine: (registration, day) => `${registration}, ${day} को`,
  sameOwner: 'यह वाहन पहले से इन्हीं के नाम है।',
  nobody: 'बताइए कि वाहन किसके नाम होगा।',
  tooEarly: 'उस दिन के बाद वाहन का स्वामी बदल चुका है।',
  tooLate: 'यह हस्तांतरण अब वापस नहीं लिया जा सकता।',
};
