import { weekdays } from '../weekdays.ts';
import type { JobAnswerWords } from './index.ts';

export const hi: JobAnswerWords = {
  called: ({ name_hi }) => name_hi,
  because: (reason, words) => `${reason}: ${words}`,
  noSuchStage: 'ऐसा कोई चरण नहीं है।',
  noSuchReason: 'ऐसा कोई कारण नहीं है।',
  noSuchAssignee: 'ऐसा कोई नहीं है; `me`, `none` या कोई id।',
  reasonWanted: 'कारण शब्दों में लिखें।',
  isOpen: 'यह काम अभी समाप्त नहीं हुआ है।',
  taken: name => `यह काम ${name} ने ले लिया है।`,
  notAssignable: 'यह काम इस खाते को नहीं दिया जा सकता।',
  feesOff: 'यहाँ फीस दर्ज नहीं की जाती।',
  originalsHere: 'मूल कागज़ अभी यहीं हैं: हर एक के लिए बताएँ कि वापस दिया जा रहा है या किसके लिए रखा है।',
  returnedEarlier: 'प्राप्ति से पहले वापसी नहीं हो सकती।',
  tooManyPapers: most => `एक काम में अधिकतम ${most} कागज़ हो सकते हैं।`,
  lastStage: status => `"${status}" का यह अंतिम चरण है।`,
  otherStays: 'यह कारण हमेशा रहता है।',
  dayOfTest: 'बताएँ कि टेस्ट किस दिन हुआ।',
  learnerReady: told =>
    [
      `नमस्ते ${told.name}, आप अपने लर्निंग लाइसेंस${told.numbers && ` (${told.numbers})`} के आधार पर अब ड्राइविंग लाइसेंस के लिए आवेदन कर सकते हैं।`,
      ...(told.weekdays.length > 0
        ? [`टेस्ट के दिन: ${told.weekdays.map(day => weekdays.hi[day - 1]).join(', ')}।`]
        : []),
      ...(told.until === null ? [] : [`लर्निंग लाइसेंस ${told.until} को समाप्त होगा।`]),
    ].join(' '),
  one: 'काम',
  hit: (name, stage) => `${name}, ${stage}`,
  sumOf: jobs => `${jobs} कामों का योग`,
  csv: { number: 'संख्या', received: 'प्राप्त' },
};
