/**
 * Texts sent in both languages at once, because the recipient may read either: codes, links and account events. No
 * screen shows them, so the pages do not load them.
 */
export const letters = {
  /** How a security message addresses its recipient: never by a text that another person could choose. */
  holder: 'खाताधारक / account holder',
  codeMessage: (code: string) =>
    `आपका RTO Desk कोड: ${code}। यह 15 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n` +
    `Your RTO Desk code is ${code}. It is valid for 15 minutes. Do not share it.`,
  verifyMail: {
    subject: 'ईमेल की पुष्टि / Confirm your email address',
    text: (link: string) =>
      `यह ईमेल RTO Desk के एक खाते में जोड़ा गया है। यदि यह आपने किया है, तो 24 घंटे के भीतर इस लिंक से पुष्टि करें:\n${link}\nयदि नहीं, तो कुछ न करें।\n\n` +
      `This email address was added to an RTO Desk account. If this was you, confirm it with this link within 24 hours:\n${link}\nIf not, ignore this email.`,
  },
  resetMail: {
    subject: 'नया पासवर्ड / New password',
    text: (link: string) =>
      `नमस्ते,\nनया पासवर्ड बनाने के लिए यह लिंक खोलें। यह लिंक एक घंटे तक और केवल एक बार चलेगा:\n${link}\nयदि आपने इसके लिए अनुरोध नहीं किया था, तो कुछ न करें।\n\n` +
      `Hello,\nUse this link to set a new password. It works once, for 1 hour:\n${link}\nIf you did not request this, ignore this message.`,
  },
  lockedMail: {
    subject: 'खाता रोका गया / Account locked',
    text: (minutes: number) =>
      `नमस्ते,\nआपके खाते में कई बार गलत पासवर्ड डाला गया, इसलिए लॉगिन ${minutes} मिनट के लिए रोका गया है। यदि यह आप नहीं थे, तो कृपया कार्यालय को बताएँ।\n\n` +
      `Hello,\nYour account is locked for ${minutes} minutes after several wrong passwords. If this was not you, contact the office.`,
  },
  keeperMail: {
    subject: 'प्रोफ़ाइल हटाई गई / Profile removed from your account',
    text: () =>
      'नमस्ते,\nकार्यालय ने आपके खाते से एक नागरिक प्रोफ़ाइल हटा दी है। यदि वह आपकी है, तो कृपया पहचान पत्र लेकर कार्यालय आएँ।\n\n' +
      'Hello,\nThe office has removed a citizen profile from your account. If it is yours, please visit the office with proof of identity.',
  },
  mergedMail: {
    text: () =>
      'नमस्ते,\nकार्यालय ने काउंटर पर पहचान देखकर इस नंबर के रिकॉर्ड एक खाते की प्रोफ़ाइल में मिला दिए हैं। यदि आप कार्यालय नहीं आए थे, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nThe office has merged the records under this number into an account’s profile after checking identity at the counter. If you did not visit the office, contact us at once.',
  },
  contactsMail: {
    subject: 'लॉगिन बदला गया / Login changed',
    text: () =>
      'नमस्ते,\nआपके खाते के लॉगिन का मोबाइल नंबर या ईमेल बदल दिया गया है। पासवर्ड लिंक 24 घंटे तक अब भी यहीं आएँगे। यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nThe mobile number or email used to log in to your account was changed. Password links will still come here for 24 hours. If this was not you, contact the office at once.',
  },
  summaryMail: {
    subject: (date: string) => `RTO Desk: ${date} के रिमाइंडर / reminders for ${date}`,
    text: (
      date: string,
      counts: { sent: number; failed: number; manual: number; waiting: number },
      many: readonly { by: string; messages: number }[] = [],
    ) =>
      `${date} के रिमाइंडर: भेजे गए ${counts.sent}, असफल ${counts.failed}, हाथ से भेजने हैं ${counts.manual}, प्रतीक्षा में ${counts.waiting}।\n\n` +
      `Reminders for ${date}: ${counts.sent} sent, ${counts.failed} failed, ${counts.manual} to send manually, ${counts.waiting} queued.` +
      many
        .map(
          ({ by, messages }) =>
            `\n\n${by} ने सामूहिक सूचना भेजी (${messages} संदेश)। / ${by} sent a bulk notice (${messages === 1 ? '1 message' : `${messages} messages`}).`,
        )
        .join(''),
  },
  /** To admins, when WhatsApp takes no messages from the office. */
  pausedMail: {
    subject: 'व्हाट्सऐप संदेश रुके हैं / WhatsApp messages are paused',
    text: (causeHi: string, causeEn: string) =>
      `व्हाट्सऐप अभी कार्यालय के संदेश नहीं ले रहा है, इसलिए भेजना रुका है।\n${causeHi}\nरुके हुए संदेश बाद में अपने-आप भेजे जाएँगे।\n\n` +
      `WhatsApp does not accept messages from the office at the moment, so sending is paused.\n${causeEn}\nWaiting messages will be sent automatically afterwards.`,
  },
  /** What an admin sends to themself, to see whether messages go out. */
  testMessage: {
    subject: 'परीक्षण / Test',
    text:
      'यह RTO Desk का परीक्षण संदेश है। आपके कार्यालय के संदेश पहुँच रहे हैं।\n\n' +
      'This is a test message from RTO Desk. Messages from your office are being delivered.',
  },
  /** To persons whom a breach of data concerns. */
  breach: (
    day: string,
    told: { nature: string; consequences: string | null; measures: string | null; contact: string | null },
  ) => {
    const part = (hi: string, en: string, text: string | null) =>
      text === null ? '' : `\n${hi} / ${en}: ${text}`;
    return (
      `${day} को पता चला कि एक डेटा उल्लंघन से आपका डेटा भी प्रभावित हुआ है। / On ${day} we found a data breach that affects your data.` +
      part('क्या हुआ', 'What happened', told.nature) +
      part('संभावित परिणाम', 'Likely consequences', told.consequences) +
      part('उठाए गए कदम', 'Measures taken', told.measures) +
      part('पूछताछ', 'Contact for questions', told.contact)
    );
  },
  /** To a number that has sent STOP. */
  stopped:
    'अब इस नंबर पर समाप्ति रिमाइंडर नहीं आएँगे। फिर से पाने के लिए “चालू” लिखकर भेजें।\n\n' +
    'You will no longer get expiry reminders on this number. Reply START to get them again.',
  /** The name shown for a person whose name is deleted or hidden, in both languages. */
  somebody: 'नागरिक / Citizen',
  doneNotice:
    'नमस्ते, आपके अनुरोध पर आपका खाता हटा दिया गया है।\n\nYour account has been deleted as you requested.',
  declinedNotice: (answer: string) =>
    `नमस्ते, आपका खाता हटाने का अनुरोध अस्वीकृत हुआ: ${answer}\n\nYour request to delete your account was declined: ${answer}`,
};
