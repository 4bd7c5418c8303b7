/**
 * What people are sent in both languages at once, since whoever gets it may read either: codes, links and what happened to an
 * account. No screen says it, so that the pages do not carry it.
 */
export const letters = {
  /** How a message about security calls whom it is for: by no text that somebody could choose. */
  holder: 'खाताधारक / account holder',
  codeMessage: (code: string) =>
    `आरटीओ डेस्क कोड: ${code}। यह 15 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n` +
    `RTO Desk code: ${code}. It works for 15 minutes. Tell it to nobody.`,
  verifyMail: {
    subject: 'ई-मेल पते की पुष्टि / Confirm your e-mail address',
    text: (link: string) =>
      `यह पता एक खाते में लिखा गया है। यदि यह आपने किया है, तो पुष्टि के लिए यह लिंक खोलें; यह एक दिन तक चलेगा:\n${link}\nयदि नहीं, तो कुछ न करें।\n\n` +
      `This address was entered for an account. If that was you, open this link to confirm it; it works for a day:\n${link}\nIf it was not, do nothing.`,
  },
  resetMail: {
    subject: 'नया पासवर्ड / New password',
    text: (link: string) =>
      `नमस्ते,\nनया पासवर्ड बनाने के लिए यह लिंक खोलें। यह एक घंटे तक और एक ही बार काम करेगा:\n${link}\nयदि आपने यह नहीं माँगा था, तो कुछ न करें।\n\n` +
      `Hello,\nopen this link to set a new password. It works for one hour, and once:\n${link}\nIf you did not ask for it, do nothing.`,
  },
  lockedMail: {
    subject: 'खाता रोका गया / Account locked',
    text: (minutes: number) =>
      `नमस्ते,\nआपके खाते में कई बार गलत पासवर्ड डाला गया, इसलिए लॉगिन ${minutes} मिनट के लिए रोका गया है। यदि यह आप नहीं थे, तो कृपया कार्यालय को बताएँ।\n\n` +
      `Hello,\na wrong password was entered for your account many times, so login is stopped for ${minutes} minutes. If this was not you, please tell the office.`,
  },
  keeperMail: {
    subject: 'प्रोफ़ाइल हटाई गई / Profile taken from your account',
    text: () =>
      'नमस्ते,\nएक नागरिक प्रोफ़ाइल जो आपके खाते में थी, कार्यालय ने उससे हटा दी है। यदि वह आपकी है, तो कृपया पहचान पत्र लेकर कार्यालय आएँ।\n\n' +
      'Hello,\nthe office has taken a citizen profile from your account. If it is yours, please come to the office with proof of identity.',
  },
  mergedMail: {
    text: () =>
      'नमस्ते,\nइस नंबर के रिकॉर्ड को कार्यालय ने काउंटर पर पहचान देखकर एक खाते की प्रोफ़ाइल से मिला दिया है। यदि आप कार्यालय नहीं आए थे, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nthe office has joined the records of this number with the profile of an account, having seen the person at the counter. If you were not at the office, please tell the office at once.',
  },
  contactsMail: {
    subject: 'लॉगिन बदला गया / Login changed',
    text: () =>
      'नमस्ते,\nआपके खाते का मोबाइल नंबर या ई-मेल पता, जिससे लॉगिन होता है, बदल दिया गया है। नया पासवर्ड बनाने के लिंक एक दिन तक अब भी यहीं आएँगे। यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nthe mobile number or e-mail address that signs in to your account has been changed. For a day, links that set a new password still come here. If this was not you, please tell the office at once.',
  },
  summaryMail: {
    subject: (date: string) => `RTO Desk: ${date} के रिमाइंडर / reminders of ${date}`,
    text: (
      date: string,
      counts: { sent: number; failed: number; manual: number; waiting: number },
      many: readonly { by: string; messages: number }[] = [],
    ) =>
      `${date} के रिमाइंडर: ${counts.sent} भेजे गए, ${counts.failed} असफल, ${counts.manual} स्वयं भेजने हैं, ${counts.waiting} प्रतीक्षा में।\n\n` +
      `Reminders of ${date}: ${counts.sent} sent, ${counts.failed} failed, ${counts.manual} to send by hand, ${counts.waiting} waiting.` +
      many
        .map(
          ({ by, messages }) =>
            `\n\n${by} ने एक साथ ${messages} संदेशों से सूचना दी। / ${by} told many at once, by ${messages} messages.`,
        )
        .join(''),
  },
  /** What an admin sends to themself, to see whether messages go out. */
  testMessage: {
    subject: 'परीक्षण / Test',
    text:
      'यह आरटीओ डेस्क का परीक्षण संदेश है। यह पहुँच गया, तो कार्यालय के संदेश लोगों तक पहुँचेंगे।\n\n' +
      'This is a test message of RTO Desk. Since it has arrived, what the office writes will reach people.',
  },
  /** To a number that has sent STOP. */
  stopped:
    'अब इस नंबर पर समाप्ति के रिमाइंडर नहीं आएँगे। फिर पाने के लिए “चालू” लिखें।\n\n' +
    'This number gets no reminders of what expires any more. To get them again, send START.',
  /** How somebody is called whose name is no longer kept, or not to be told, in both languages. */
  somebody: 'नागरिक / Citizen',
  doneNotice:
    'नमस्ते, आपके कहने पर आपका खाता हटा दिया गया है।\n\nDear citizen, your account has been deleted as you asked.',
  declinedNotice: (answer: string) =>
    `नमस्ते, आपका खाता हटाने का अनुरोध स्वीकार नहीं हुआ: ${answer}\n\nDear citizen, your request to delete your account was declined: ${answer}`,
};
