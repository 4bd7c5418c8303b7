import type { Answers, Words } from '../words.ts';

export const transfers: Words['transfers'] = {
  title: 'स्वामित्व हस्तांतरण',
  owners: 'स्वामित्व का इतिहास',
  undone: 'हस्तांतरण वापस लिया गया।',
  former: 'हस्तांतरित वाहन',
  formerLine: (registration, day) => `${registration}, ${day} को`,
  nobody: 'नया स्वामी चुनें।',
  action: 'हस्तांतरित करें',
  explain: 'वाहन सभी दस्तावेज़ों के साथ नए स्वामी के नाम हो जाएगा। उस तारीख से पहले की फ़ाइलें केवल कर्मचारी देख सकेंगे।',
  done: (registration, name) => `${registration} अब ${name} के नाम है।`,
  copies: names => `${names} ने भी यह वाहन दर्ज किया है; वहाँ कुछ नहीं बदला गया।`,
  failed: 'हस्तांतरण नहीं हो सका। आपका लिखा सुरक्षित है; कृपया फिर कोशिश करें।',
  ownersFailed: 'स्वामित्व का इतिहास नहीं खुल सका।',
  present: 'वर्तमान स्वामी',
  outOfReach: 'दूसरी शाखा में, या हटाया गया',
  since: 'तिथि से',
  until: 'तिथि तक',
  undo: 'हस्तांतरण वापस लें',
  undoQuestion: 'वाहन, और तब से जुड़ा सब कुछ, पिछले स्वामी के नाम वापस जाएगा। क्या हस्तांतरण वापस लें?',
  undoFailed: 'हस्तांतरण वापस नहीं लिया जा सका।',
  kinds: { sale: 'बिक्री', inheritance: 'उत्तराधिकार', auction: 'नीलामी', family: 'परिवार के भीतर' },
};

export const transferAnswers: Answers<'transfers'> = {
  sameOwner: 'यह वाहन पहले से इन्हीं के नाम है।',
  tooEarly: 'इस तिथि के बाद वाहन का स्वामी बदल चुका है।',
  tooLate: 'यह हस्तांतरण अब वापस नहीं लिया जा सकता।',
};
