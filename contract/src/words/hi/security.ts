import type { Words } from '../words.ts';

export const security: Words['security'] = {
  devices: 'डिवाइस',
  devicesWhy: 'आपका खाता कहाँ-कहाँ खुला है। जिसे आप नहीं पहचानते उसे लॉगआउट करें और अपना पासवर्ड बदलें।',
  thisDevice: 'यह डिवाइस',
  unknownDevice: 'अज्ञात डिवाइस',
  browserOn: (browser, system) => `${system} पर ${browser}`,
  lastSeen: 'पिछली बार',
  signOut: 'लॉगआउट करें',
  signOutOf: device => `लॉगआउट करें: ${device}`,
  signedOut: 'डिवाइस लॉगआउट हो गया।',
  signOutFailed: 'डिवाइस लॉगआउट नहीं हो सका।',
  loadFailed: 'जानकारी नहीं आ सकी',
  twoFactor: 'दो-चरण लॉगिन',
  twoFactorWhy: 'दो-चरण लॉगिन में केवल चोरी हुआ पासवर्ड काम नहीं आता: आप अपने फ़ोन के ऑथेंटिकेटर ऐप का कोड भी डालते हैं।',
  on: 'दो-चरण लॉगिन चालू है।',
  off: 'दो-चरण लॉगिन बंद है।',
  setUp: 'दो-चरण लॉगिन चालू करें',
  next: 'आगे बढ़ें',
  turnOff: 'बंद करें',
  turnedOff: 'दो-चरण लॉगिन बंद हो गया।',
  failed: 'बदलाव सहेजे नहीं जा सके।',
  scan: 'इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें, या कुंजी उसमें लिखें। फिर ऐप का दिखाया कोड यहाँ डालें।',
  qr: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
  key: 'कुंजी',
  code: 'कोड',
  codeHint: 'ऐप के 6 अंक',
  loginCodeHint: 'आपके ऑथेंटिकेटर ऐप के 6 अंक, या आपका कोई रिकवरी कोड',
  confirm: 'पुष्टि करें',
  confirmPassword: 'अपने पासवर्ड की पुष्टि करें',
  confirmPasswordWhy: 'यह संवेदनशील काम है, और आपने कुछ समय पहले लॉगिन किया था। आगे बढ़ने के लिए अपना पासवर्ड डालें।',
  confirmFailed: 'पुष्टि नहीं हो सकी।',
  codeNeeded: 'अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  codeWrong: 'यह कोड सही नहीं है। ऐप अभी जो दिखा रहा है वही डालें।',
  alreadyOn: 'दो-चरण लॉगिन पहले से चालू है।',
  notBegun: 'कृपया फिर से शुरू करें।',
  recovery: 'रिकवरी कोड',
  recoveryWhy: 'इनमें से हर कोड ऐप के बिना एक बार लॉगिन कराता है। इन्हें लिखकर सुरक्षित रखें; ये फिर नहीं दिखाए जाएँगे।',
  recoveryKept: 'मैंने लिख लिए हैं',
  setUpFirst: 'कार्यालय ने दो-चरण लॉगिन अनिवार्य किया है। कृपया पहले खाता सेटिंग में उसे चालू करें।',
  yoursFirst: 'कृपया पहले अपने खाते में दो-चरण लॉगिन चालू करें।',
  required: 'कर्मचारियों के लिए दो-चरण लॉगिन अनिवार्य',
  requiredWhy: 'जिन एडमिन और मैनेजर ने इसे चालू नहीं किया है, उन्हें आगे बढ़ने से पहले चालू करना होगा।',
  settings: 'सुरक्षा',
  settingsAbout: 'कर्मचारियों का दो-चरण लॉगिन',
  saved: 'सहेज लिया गया।',
  takeOff: 'दो-चरण लॉगिन बंद करें',
  confirmTakeOff: name => `${name} का दो-चरण लॉगिन बंद करें? फिर से चालू करने तक वे केवल पासवर्ड से लॉगिन करेंगे।`,
  takenOff: 'दो-चरण लॉगिन बंद कर दिया गया।',
  lockedMail: {
    subject: 'खाता रोका गया / Account locked',
    text: minutes =>
      `नमस्ते,\nआपके खाते में कई बार गलत पासवर्ड डाला गया, इसलिए लॉगिन ${minutes} मिनट के लिए रोका गया है। यदि यह आप नहीं थे, तो कृपया कार्यालय को बताएँ।\n\n` +
      `Hello,\na wrong password was entered for your account many times, so login is stopped for ${minutes} minutes. If this was not you, please tell the office.`,
  },
  keeperMail: {
    subject: 'प्रोफ़ाइल हटाई गई / Profile taken from your account',
    text: () =>
      'नमस्ते,\nएक नागरिक प्रोफ़ाइल जो आपके खाते में थी, कार्यालय ने उससे हटा दी है। यदि वह आपकी है, तो कृपया पहचान पत्र लेकर कार्यालय आएँ।\n\n' +
      'Hello,\nthe office has taken a citizen profile from your account. If it is yours, please come to the office with proof of identity.',
  },
  contactsMail: {
    subject: 'लॉगिन बदला गया / Login changed',
    text: () =>
      'नमस्ते,\nआपके खाते का मोबाइल नंबर या ई-मेल पता, जिससे लॉगिन होता है, बदल दिया गया है। नया पासवर्ड बनाने के लिंक एक दिन तक अब भी यहीं आएँगे। यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nthe mobile number or e-mail address that signs in to your account has been changed. For a day, links that set a new password still come here. If this was not you, please tell the office at once.',
  },
};
