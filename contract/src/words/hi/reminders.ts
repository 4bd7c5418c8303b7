import type { Answers, Words } from '../words.ts';

export const reminders: Words['reminders'] = {
  title: 'रिमाइंडर',
  saveFailed: 'बदलाव सहेजे नहीं जा सके।',
  wants: 'मुझे समाप्ति रिमाइंडर भेजें',
  wantsThem: 'इन्हें समाप्ति रिमाइंडर भेजें',
  stopped: 'रिमाइंडर बंद: इस नंबर से रिमाइंडर बंद कराए गए हैं।',
  wantsSaved: 'सहेज लिया गया।',
  fields: {
    stages: 'समाप्ति से पहले के दिन',
    hour: 'भेजने का समय',
    stages_by_kind: 'दस्तावेज़ अनुसार समाप्ति से पहले के दिन',
    quiet_from: 'संदेश न भेजने का आरंभ समय',
    quiet_until: 'संदेश न भेजने का अंतिम समय',
    closed_weekdays: 'साप्ताहिक अवकाश',
    closed_dates: 'अवकाश की तिथियाँ',
    daily_limit: 'दैनिक संदेश सीमा',
    message_price: 'प्रति संदेश मूल्य',
    message_price_since: 'मूल्य लागू होने की तिथि',
    message_price_source: 'मूल्य का स्रोत',
    template_digest: 'संयुक्त रिमाइंडर टेम्पलेट',
    confirm: 'संदेशों की संख्या',
    documents: 'दस्तावेज़',
    not_told: 'जिन्हें सूचना नहीं दी गई',
    dry_run: 'पूर्वावलोकन',
  },
};

export const reminderAnswers: Answers<'reminders'> = {
  neverOpen: 'सप्ताह में कम से कम एक दिन कार्यालय खुला रखें।',
  quietWrong: 'शुरू और अंत का समय अलग चुनें, या “कोई नहीं”।',
  quietAlways: 'संदेश न भेजने के समय के बाद रिमाइंडर भेजने का समय नहीं बचता। इनमें से एक समय बदलें।',
  limitTooLow: kept => `${kept} से बड़ी संख्या लिखें। रोज़ ${kept} संदेश कोड और कर्मचारियों के लिखे संदेशों के लिए रखे जाते हैं।`,
};
