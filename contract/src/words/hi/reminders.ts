import type { Words } from '../words.ts';

export const reminders: Words['reminders'] = {
  title: 'रिमाइंडर',
  neverOpen: 'कार्यालय सप्ताह में एक दिन खुला रहना चाहिए।',
  quietWrong: 'मौन के लिए दो अलग घंटे चुनें, या कोई नहीं।',
  saveFailed: 'बदलाव सहेजे नहीं जा सके।',
  wants: 'जो समाप्त हो रहा है उसकी याद मुझे दिलाएँ',
  wantsThem: 'जो समाप्त हो रहा है उसकी याद इन्हें दिलाएँ',
  stopped: 'रिमाइंडर बंद हैं: इस मोबाइल से बंद करने को कहा गया है।',
  wantsSaved: 'सहेज लिया गया।',
  fields: {
    stages: 'समाप्ति से कितने दिन पहले',
    hour: 'घंटा',
    stages_by_kind: 'दस्तावेज़ के अनुसार समाप्ति से कितने दिन पहले',
    quiet_from: 'मौन का आरंभ',
    quiet_until: 'मौन का अंत',
    closed_weekdays: 'साप्ताहिक अवकाश',
    closed_dates: 'अवकाश की तारीखें',
    daily_limit: 'एक दिन में अधिकतम संदेश',
    message_price: 'एक संदेश का मूल्य',
    template_digest: 'कई दस्तावेज़ों का टेम्पलेट',
    confirm: 'संदेशों की संख्या',
    documents: 'दस्तावेज़',
    not_told: 'जिनकी सूचना नहीं दी गई',
    dry_run: 'पूर्वावलोकन',
  },
};
