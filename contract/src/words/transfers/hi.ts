import type { TransferWords } from './index.ts';

export const hi: TransferWords = {
  action: 'हस्तांतरित करें',
  explain:
    'वाहन सभी कागज़ों के साथ नए स्वामी के नाम हो जाता है। उस तारीख़ से पहले के फ़ोटो और स्कैन केवल कर्मचारी खोल सकते हैं।',
  done: (registration, name) => `${registration} अब ${name} के नाम है।`,
  copies: names => `${names} ने भी यह वाहन दर्ज किया है: वहाँ कुछ नहीं बदला गया।`,
  failed: 'हस्तांतरण नहीं हो सका। आपका लिखा सुरक्षित है; कृपया फिर कोशिश करें।',
  ownersFailed: 'वाहन स्वामी नहीं खुल सके।',
  present: 'वर्तमान स्वामी',
  outOfReach: 'दूसरी शाखा का, या हटाया गया',
  since: 'कब से',
  until: 'कब तक',
  undo: 'वापस लें',
  undoQuestion: 'वाहन पिछले स्वामी के नाम वापस जाएगा, तब से जुड़ा सब कुछ साथ लेकर। क्या हस्तांतरण वापस लें?',
  undoFailed: 'हस्तांतरण वापस नहीं लिया जा सका।',
  kinds: { sale: 'बिक्री', inheritance: 'उत्तराधिकार', auction: 'नीलामी', family: 'परिवार के भीतर' },
};
