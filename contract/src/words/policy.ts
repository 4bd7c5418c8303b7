import type { Language } from './languages.ts';

/** The privacy page, part by part. Its texts are long and no other page shows them, so that none carries them. */
export const policy: Record<Language, readonly { heading: string; text: string }[]> = {
  en: [
    {
      heading: 'What is kept',
      text: 'Your name, mobile number, e-mail address, date of birth, address and relations, your learner and driving licenses, your vehicles and their documents with their files, what you ask the office for with the papers for it, the messages it sends you, and what you write to it by WhatsApp.',
    },
    {
      heading: 'Why',
      text: 'So that the office can serve you, and so that you and the office see in time what expires.',
    },
    {
      heading: 'Who sees it',
      text: 'You, and the staff of the office within their branch. Nobody else: no advertising, no sale, no tracking. Documents open by links that end when you sign out, or within an hour. What staff do with your records is written down.',
    },
    {
      heading: 'Where it goes',
      text: 'It stays on the server of the office and in its backups. To send you a message, your number and the text go to WhatsApp, or your address and the text to the mail provider of the office.',
    },
    {
      heading: 'How long',
      text: 'As long as the office needs it. You can download everything kept about you and ask that your account be deleted, under Account Settings. What you write to the office by WhatsApp is erased after 180 days. What you ask the office for, and work that it takes in for you at its counter, has no fixed end and stays with the scans of its papers: what your account asked for goes with the account, and work at the counter with your profile, when you have them deleted. What you type to ask for a vehicle or licence that the office keeps stays as long as your account. What the law asks the office to keep, it keeps, and so is the history of who did what.',
    },
    {
      heading: 'What stays after a deletion',
      text: 'When the office deletes your account, what you have entered goes at once, with its files, and so do the texts of messages to you, what you asked the office for, and what you wrote to it from a number that is yours alone. Records that the office itself has entered stay with your name and number, as the law asks of it. The history keeps that something was done and when, without your values, to show that the office acted rightly. The message that tells you of it keeps your number until it is sent, 30 days at most. Backups made before keep everything until newer ones take their place, so that the office can recover from a failure; the office says how many it keeps. Requests sent without signing in are not known to be yours and stay. Lists that the office brings in are erased 30 days after they were entered, or 7 days after somebody last worked on one that never was, and what they say of you when you are deleted.',
    },
    {
      heading: 'Who stands there twice, and vehicles that are sold',
      text: 'Where the office keeps you twice, it makes one record of the two when it is sure that both are you; what each of them said is kept for 30 days, so that a mistake can be undone. A vehicle that you sell goes to its next owner with its papers. That you had it, and until when, stays with the vehicle; scans from your time are kept and open for the staff of the office alone.',
    },
    {
      heading: 'Reminders',
      text: 'You can switch reminders off on your profile or ask the office to. STOP, sent to the office by WhatsApp, stops them for that number, and START lets them go again; the office keeps that as long as somebody on its records has the number.',
    },
  ],
  hi: [
    {
      heading: 'क्या रखा जाता है',
      text: 'आपका नाम, मोबाइल नंबर, ईमेल पता, जन्म तिथि, पता और पिता/पति का नाम, आपके लर्निंग और ड्राइविंग लाइसेंस, आपके वाहन और उनके दस्तावेज़ फ़ाइलों सहित, कार्यालय से आपने जो माँगा और उसके कागज़, कार्यालय के भेजे संदेश, और व्हाट्सऐप पर आपका लिखा।',
    },
    {
      heading: 'क्यों',
      text: 'ताकि कार्यालय आपकी सेवा कर सके, और आप तथा कार्यालय समय पर देख सकें कि क्या समाप्त हो रहा है।',
    },
    {
      heading: 'कौन देखता है',
      text: 'आप, और कार्यालय के कर्मचारी अपनी शाखा के भीतर। और कोई नहीं: न विज्ञापन, न बिक्री, न ट्रैकिंग। दस्तावेज़ ऐसे लिंक से खुलते हैं जो लॉगआउट करते ही, या एक घंटे में बंद हो जाते हैं। कर्मचारी आपके रिकॉर्ड के साथ जो करते हैं वह दर्ज होता है।',
    },
    {
      heading: 'कहाँ जाता है',
      text: 'वह कार्यालय के सर्वर और उसके बैकअप में रहता है। आपको संदेश भेजने के लिए आपका नंबर और संदेश व्हाट्सऐप को, या आपका पता और संदेश कार्यालय की ईमेल सेवा को जाता है।',
    },
    {
      heading: 'कब तक',
      text: 'जब तक कार्यालय को ज़रूरत है। खाता सेटिंग में आप अपने बारे में रखी हर जानकारी डाउनलोड कर सकते हैं और खाता हटाने को कह सकते हैं। व्हाट्सऐप पर आपका लिखा 180 दिन बाद मिटा दिया जाता है। आपके अनुरोध, और काउंटर पर लिया गया आपका काम, बिना किसी तय अवधि के अपने कागज़ों के स्कैन सहित रहते हैं: खाते से किए अनुरोध खाता हटवाने पर मिट जाते हैं, और काउंटर का काम तब, जब आपकी प्रोफ़ाइल भी हटे। कार्यालय में दर्ज वाहन या लाइसेंस माँगने के लिए आपने जो लिखा, वह आपके खाते के साथ रहता है। कानून जो रखने को कहता है वह रखा जाता है, और किसने क्या किया इसका इतिहास भी।',
    },
    {
      heading: 'हटाने के बाद क्या रहता है',
      text: 'कार्यालय जब आपका खाता हटाता है, तो आपका दर्ज किया सब कुछ फ़ाइलों सहित तुरंत हट जाता है; आपको भेजे संदेशों का पाठ, कार्यालय से आपने जो माँगा, और केवल आपके अपने नंबर से आपने जो लिखा, वह भी। कार्यालय ने स्वयं जो रिकॉर्ड दर्ज किए हैं, वे आपके नाम और नंबर के साथ रहते हैं, क्योंकि कानून यह माँगता है। इतिहास में यह रहता है कि कब क्या किया गया, आपकी जानकारी के बिना, ताकि दिखे कि कार्यालय ने ठीक काम किया। हटाने की सूचना देने वाला संदेश भेजे जाने तक आपका नंबर रखता है, अधिक से अधिक 30 दिन। पहले बने बैकअप में सब कुछ तब तक रहता है जब तक नए बैकअप उनकी जगह न ले लें, ताकि गड़बड़ी होने पर काम फिर चल सके; कितने बैकअप रखे जाते हैं, यह कार्यालय बताता है। बिना लॉगिन भेजे गए अनुरोध आपके हैं, यह पता नहीं होता, और वे रहते हैं। कार्यालय की लाई सूचियाँ दर्ज होने के 30 दिन बाद मिटा दी जाती हैं, जो कभी दर्ज नहीं हुईं वे उन पर आख़िरी बार काम होने के 7 दिन बाद, और आपके बारे में लिखी पंक्तियाँ आपको हटाते समय।',
    },
    {
      heading: 'दो बार दर्ज नाम और बिके वाहन',
      text: 'यदि कार्यालय में आप दो बार दर्ज हैं, तो यह निश्चित होने पर कि दोनों आप ही हैं, दोनों रिकॉर्ड मिला दिए जाते हैं; दोनों में जो लिखा था वह 30 दिन तक रखा जाता है, ताकि भूल होने पर उसे वापस किया जा सके। आप जो वाहन बेचते हैं वह अपने कागज़ों सहित अगले मालिक के पास जाता है। वह कब तक आपका था, यह वाहन के साथ दर्ज रहता है; आपके समय के स्कैन रखे जाते हैं और केवल कार्यालय के कर्मचारी उन्हें खोल सकते हैं।',
    },
    {
      heading: 'रिमाइंडर',
      text: 'आप अपनी प्रोफ़ाइल में रिमाइंडर बंद कर सकते हैं या कार्यालय से कह सकते हैं। कार्यालय को व्हाट्सऐप पर “बंद” लिखने से उस नंबर पर रिमाइंडर नहीं आते, और “चालू” लिखने से फिर आते हैं; जब तक वह नंबर कार्यालय के रिकॉर्ड में है, यह रखा जाता है।',
    },
  ],
};
