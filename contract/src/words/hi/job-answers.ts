import type { ServerWords } from '../words.ts';
import { weekdays } from './notices.ts';

export const jobAnswers: ServerWords['jobAnswers'] = {
  called: ({ name_hi }) => name_hi,
  because: (reason, words) => `${reason}: ${words}`,
  noSuchStage: 'चरण नहीं मिला।',
  noSuchReason: 'कारण नहीं मिला।',
  noSuchAssignee: 'कर्मचारी नहीं मिला।',
  reasonWanted: 'कारण लिखें।',
  isOpen: 'यह काम अभी चालू है।',
  taken: name => `यह काम ${name} पहले से कर रहे हैं।`,
  notAssignable: 'यह काम इस खाते को नहीं सौंपा जा सकता।',
  feesOff: 'काम की फीस दर्ज करना बंद है।',
  originalsHere: 'मूल दस्तावेज़ अभी कार्यालय में हैं। हर एक के लिए बताएँ कि लौटाया जा रहा है या किसके लिए रखा है।',
  returnedEarlier: 'वापसी तिथि प्राप्ति तिथि से पहले की है।',
  tooManyDocuments: most => `एक काम में अधिकतम ${most} दस्तावेज़ हो सकते हैं।`,
  lastStage: status => `“${status}” के लिए कम से कम एक चरण ज़रूरी है।`,
  otherStays: 'यह कारण हटाया नहीं जा सकता।',
  dayOfTest: 'टेस्ट तिथि लिखें।',
  learnerReady: learner =>
    [
      `नमस्ते ${learner.name}, आप अपने लर्निंग लाइसेंस${learner.numbers && ` (${learner.numbers})`} के आधार पर अब ड्राइविंग लाइसेंस के लिए आवेदन कर सकते हैं।`,
      ...(learner.weekdays.length > 0
        ? [`टेस्ट के दिन: ${learner.weekdays.map(day => weekdays[day - 1]).join(', ')}।`]
        : []),
      ...(learner.until === null ? [] : [`लर्निंग लाइसेंस ${learner.until} को समाप्त होगा।`]),
    ].join(' '),
  one: 'काम',
  hit: (name, stage) => `${name}, ${stage}`,
  sumOf: jobs => `${jobs} ${jobs === 1 ? 'काम' : 'कामों'} का योग`,
  csv: { number: 'काम नंबर', received: 'प्राप्ति तिथि' },
  dayIsOver: 'आज या उसके बाद की तिथि चुनें।',
};
