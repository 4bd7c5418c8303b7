import type { ImportsTexts } from '../../en/imports/screens.ts';
import { tooLarge } from './files.ts';

const rowCount = (rows: number) => (rows === 1 ? '1 पंक्ति' : `${rows} पंक्तियाँ`);

const willGo = (messages: number) => `${messages} संदेश ${messages === 1 ? 'जाएगा' : 'जाएँगे'}`;

const outcomes = (made: number, filled: number, left: number) =>
  [
    (made > 0 || filled + left === 0) && `नई: ${made}`,
    filled > 0 && `अपडेट: ${filled}`,
    left > 0 && `छोड़ी गईं: ${left}`,
  ]
    .filter(Boolean)
    .join(', ');

export const screens: ImportsTexts = {
  title: 'एक्सेल आयात',
  listTitle: name => `आयात: ${name}`,
  pasted: id => `पेस्ट की गई सेल ${id}`,
  steps: { upload: 'अपलोड', columns: 'कॉलम मिलाएँ', check: 'जाँच' },
  stepsLabel: 'चरण',
  upload: {
    tooLarge,
    title: 'फ़ाइल अपलोड करें',
    about: 'एक्सेल (.xlsx) या CSV फ़ाइल अपलोड करें, या सेल पेस्ट करें। आपकी जाँच के बाद ही कुछ सहेजा जाएगा।',
    choose: 'फ़ाइल चुनें',
    drop: 'या फ़ाइल यहाँ खींचकर छोड़ें',
    paste: 'सेल यहाँ पेस्ट करें',
    pasteHint: 'एक्सेल में शीर्षकों सहित पंक्तियाँ कॉपी करें और यहाँ पेस्ट करें।',
    read: 'आगे बढ़ें',
    reading: 'फ़ाइल पढ़ी जा रही है …',
    template: 'नमूना फ़ाइल डाउनलोड करें',
    failed: 'फ़ाइल अपलोड नहीं हो सकी।',
    templateFailed: 'नमूना फ़ाइल डाउनलोड नहीं हो सकी।',
  },
  list: {
    title: 'पिछले आयात',
    empty: 'अभी कोई आयात नहीं।',
    failed: 'आयात नहीं खुल सके।',
    name: 'फ़ाइल',
    when: 'अपलोड तिथि',
    who: 'अपलोड करने वाले',
    status: 'स्थिति',
    outcome: 'परिणाम',
    outcomes,
    unchecked: rowCount,
    former: 'हटाया गया खाता',
    actOn: (action, name) => `${action}: ${name}`,
  },
  status: {
    mapping: 'कॉलम मिलाने हैं',
    checking: 'जाँच हो रही है',
    checked: 'जाँच के लिए तैयार',
    committing: 'आयात जारी',
    committed: 'आयात पूर्ण',
    undoing: 'वापस लिया जा रहा है',
    undone: 'वापस लिया गया',
    failed: 'असफल',
  },
  columns: {
    about: rows =>
      `${rowCount(rows)} ${rows === 1 ? 'मिली' : 'मिलीं'}। देखें कि हर कॉलम सही मिलाया गया है या नहीं।`,
    column: 'कॉलम',
    samples: 'नमूने',
    field: 'इस रूप में लें',
    sheet: name => `शीट “${name}” पढ़ी गई। ये शीट नहीं पढ़ी गईं:`,
    otherSheet: (name, rows, isHidden) => `${name} (${rowCount(rows)}${isHidden ? ', छिपी हुई' : ''})`,
    uploadAgain: 'दूसरी शीट पढ़ने के लिए फ़ाइल फिर से अपलोड करें।',
    rowAbove: 'बिना स्वामी वाली पंक्तियाँ ऊपर की पंक्ति के स्वामी की हैं',
    choose: 'शीर्षक से पता नहीं चलता कि यह क्या है। कॉलम का अर्थ चुनें, या इसे छोड़ दें।',
    monthFirst: 'पहले महीना लिखा है, फिर दिन',
    yearFirst: 'पहले साल लिखा है (27-03-05)',
    owner: {
      title: 'सभी पंक्तियाँ एक ही स्वामी की हैं',
      search: 'स्वामी का नाम या मोबाइल',
      chosen: name => `सभी पंक्तियाँ ${name} की हैं।`,
      remove: 'हटाएँ',
    },
    unnamed: place => `कॉलम ${place}`,
    noSamples: 'खाली',
    groups: {
      likely: 'संभावित',
      nothing: 'आयात नहीं होगा',
      vehicle: 'वाहन',
      person: 'स्वामी या धारक',
      row: 'दस्तावेज़',
    },
    mode: 'पहले से दर्ज जानकारी',
    modes: { add: 'वैसी ही रहे', fill: 'जहाँ खाली है वहाँ भरें', overwrite: 'फ़ाइल की जानकारी से बदलें' },
    next: 'जाँचें',
    failed: 'कॉलम सहेजे नहीं जा सके।',
    twice: field => `दो कॉलम ${field} से मिलाए गए हैं।`,
  },
  progress: {
    checking: (done, of) => `जाँची गई पंक्तियाँ: ${of} में से ${done}।`,
    committing: (done, of) => `आयात की गई पंक्तियाँ: ${of} में से ${done}।`,
    undoing: (done, of) => `वापस लिए गए: ${of} में से ${done}।`,
    leave: 'आप यह पेज छोड़ सकते हैं: काम चलता रहेगा।',
  },
  check: {
    about: 'अभी कुछ सहेजा नहीं गया है। पंक्तियाँ देखने के लिए कोई संख्या चुनें।',
    show: 'दिखाई गई पंक्तियाँ',
    all: 'सभी',
    verdicts: {
      create: 'नई',
      fill: 'अपडेट',
      same: 'पहले से दर्ज',
      ambiguous: 'निर्णय बाकी',
      error: 'त्रुटि',
      skip: 'छोड़ी हुई',
    },
    summary: {
      title: 'क्या आयात होगा',
      documents: (kind, count, first, last) =>
        `${kind}: ${count}, समाप्ति ${first === last ? `${first} को` : `${first} से ${last} तक`}`,
      without: rows => `${rowCount(rows)} बिना दस्तावेज़`,
      leftOut: (header, holds) => `कॉलम “${header}” आयात नहीं होगा, जबकि उसमें ${holds} हैं।`,
      holds: { days: 'तारीखें', mobiles: 'मोबाइल नंबर', plates: 'वाहन नंबर' },
    },
    commit: rows => `${rowCount(rows)} आयात करें`,
    nothing: 'आयात करने के लिए कुछ नहीं है।',
    leftOut: rows =>
      rows === 1
        ? '1 पंक्ति आयात नहीं होगी, जब तक आप उसे सुधार न लें या उस पर निर्णय न ले लें। वह यहीं दिखती रहेगी।'
        : `${rows} पंक्तियाँ आयात नहीं होंगी, जब तक आप उन्हें सुधार न लें या उन पर निर्णय न ले लें। वे यहीं दिखती रहेंगी।`,
    back: 'कॉलम बदलें',
    commitFailed: 'आयात नहीं हो सका।',
    errorsAsFile: 'त्रुटि वाली पंक्तियाँ डाउनलोड करें',
    errorsFailed: 'पंक्तियाँ डाउनलोड नहीं हो सकीं।',
  },
  rows: {
    label: 'पंक्तियाँ',
    line: 'पंक्ति',
    what: 'फ़ाइल में लिखा है',
    outcome: 'परिणाम',
    done: 'आयात हुई',
    empty: 'ऐसी कोई पंक्ति नहीं।',
    failed: 'पंक्तियाँ नहीं खुल सकीं।',
    mend: 'सुधारें',
    editAll: 'सभी सेल संशोधित करें',
    editTitle: line => `पंक्ति ${line}`,
    mended: (line, verdict) => `पंक्ति ${line}: ${verdict}`,
    check: 'फिर से जाँचें',
    skip: 'छोड़ें',
    unskip: 'शामिल करें',
    actOn: (action, line) => `${action}: पंक्ति ${line}`,
    saveFailed: 'पंक्ति सहेजी नहीं जा सकी।',
    whose: 'स्वामी चुनें',
    another: 'कोई और व्यक्ति',
    chooseAgain: 'स्वामी बदलें',
    vehicles: count => `${count} वाहन`,
  },
  undo: {
    action: 'आयात वापस लें',
    title: 'यह आयात वापस लें?',
    question:
      'इस आयात से जुड़े जो रिकॉर्ड बाद में नहीं बदले गए, वे हटेंगे, और अपडेट की गई जानकारी पहले जैसी होगी। बाकी सब रहेगा, और उसकी सूची दिखेगी।',
    failed: 'आयात वापस नहीं लिया जा सका।',
    kept: count => (count === 1 ? '1 रिकॉर्ड वैसा ही रहा:' : `${count} रिकॉर्ड वैसे ही रहे:`),
    nothingKept: 'सब कुछ पहले जैसा हो गया।',
    what: 'रिकॉर्ड',
    why: 'कारण',
  },
  ended: {
    committed: (made, filled) => `आयात पूरा हुआ। ${outcomes(made, filled, 0)}।`,
    remaining: rows =>
      `${rowCount(rows)} ${rows === 1 ? 'छूट गई। उसे' : 'छूट गईं। उन्हें'} यहीं सुधारकर आयात करें, या त्रुटि वाली पंक्तियाँ डाउनलोड करें, सुधारें और फिर अपलोड करें।`,
    undone: 'यह आयात वापस लिया जा चुका है।',
    failed: 'आयात रुक गया है। उसे फिर शुरू करें; कुछ भी दो बार दर्ज नहीं होगा।',
    erased: 'आयात के 30 दिन बाद इसकी पंक्तियाँ हटा दी गई हैं।',
    another: 'दूसरी फ़ाइल अपलोड करें',
  },
  reminders: {
    title: 'रिमाइंडर',
    about: 'इस आयात से जुड़े लोगों को तब तक रिमाइंडर नहीं जाते जब तक आप अनुमति न दें।',
    figures: (tomorrow, messages, days) =>
      days <= 1 ? `कल ${willGo(messages)}।` : `कल ${willGo(tomorrow)}, और ${days} दिनों में कुल ${messages}।`,
    none: 'अगले दिनों में कोई संदेश नहीं जाएगा।',
    allow: 'रिमाइंडर की अनुमति दें',
    allowed: date => `${date} को अनुमति दी गई।`,
    failed: 'अनुमति नहीं दी जा सकी।',
    loadFailed: 'संख्याएँ नहीं आ सकीं।',
  },
};
