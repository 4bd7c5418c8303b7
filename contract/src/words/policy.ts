import type { Language } from './languages.ts';

/** What the privacy page says: a table of what is kept, why and how long, and what a table cannot say. */
export interface Policy {
  /** The headings of the table. */
  columns: { what: string; why: string; howLong: string };
  kept: readonly { what: string; why: string; howLong: string }[];
  parts: readonly { heading: string; text: string }[];
}

/** The privacy page. Its texts are long and no other page shows them, so that none carries them. */
export const policy: Record<Language, Policy> = {
  en: {
    columns: { what: 'What we keep', why: 'Why', howLong: 'How long' },
    kept: [
      {
        what: 'Account and profile: name, mobile number, email, date of birth, address, father or spouse',
        why: 'To identify and contact you',
        howLong: 'Until your account is deleted. Records entered by the office stay, as the law requires.',
      },
      {
        what: 'Licenses, vehicles and their documents, with files',
        why: 'To serve you, and to remind you before a document expires',
        howLong:
          'What you entered: until you delete it or your account. What the office entered: as long as the law requires.',
      },
      {
        what: 'Service requests and their documents',
        why: 'To handle the request',
        howLong:
          'No fixed end. They are deleted with your account. Requests sent without signing in stay, because we do not know that they are yours.',
      },
      {
        what: 'Work done for you at the counter, with scans of your documents',
        why: 'To handle the work',
        howLong: 'No fixed end. It is deleted with your profile.',
      },
      {
        what: 'What you enter in a claim for a vehicle or license',
        why: 'To check that it is yours',
        howLong: 'As long as your account',
      },
      {
        what: 'Messages sent to you',
        why: 'To show what you were sent and when',
        howLong: 'The text is deleted with your account.',
      },
      {
        what: 'What you write to the office on WhatsApp',
        why: 'To reply to you',
        howLong: '180 days',
      },
      {
        what: 'That a number has opted out (STOP)',
        why: 'To send it no more reminders',
        howLong: 'As long as the number is on record',
      },
      {
        what: 'Rows of files that the office imports',
        why: 'To check, correct and undo an import',
        howLong:
          '30 days after the import, or 7 days after the last change if it was never completed. Rows about you are deleted with your account.',
      },
      {
        what: 'Both versions of profiles that were merged',
        why: 'To undo a mistake',
        howLong: '30 days',
      },
      {
        what: 'That a vehicle was yours, until when, and scans from that time',
        why: 'To keep the ownership history of a sold vehicle',
        howLong: 'As long as the vehicle is on record. Only staff can open the scans.',
      },
      {
        what: 'History: who did what and when',
        why: 'To show that the office acted correctly',
        howLong: 'No fixed end. Your details are removed from it when your account is deleted.',
      },
      {
        what: 'Backups of all data',
        why: 'To recover from a failure',
        howLong: 'Until newer backups replace them. Ask the office how many it keeps.',
      },
    ],
    parts: [
      {
        heading: 'Who can see it',
        text: 'You, and the staff of the office within their branch. No one else: no advertising, no sale, no tracking. Links to files stop working when you sign out, or within an hour. Everything that staff do with your records is recorded.',
      },
      {
        heading: 'Where it is stored and sent',
        text: 'On the server of the office and in its backups. To send you a message, your number and the text go to WhatsApp, or your email address and the text to the email provider of the office.',
      },
      {
        heading: 'Download and deletion',
        text: 'Under Account Settings you can download all your data and request that your account be deleted. Then everything that you entered is deleted at once, with its files, and also the texts of messages to you, your service requests, and what you wrote from a number that only you use. Records entered by the office stay with your name and number, as the law requires. The message that confirms the deletion keeps your number until it is sent, for 30 days at most.',
      },
      {
        heading: 'Duplicate records and sold vehicles',
        text: 'If you are on record twice, the office merges the two profiles when it is sure that both are you. A vehicle that you sell moves to its new owner with its documents.',
      },
      {
        heading: 'Reminders',
        text: 'You can turn reminders off on your profile or ask the office to. Send STOP to the office on WhatsApp to stop them for your number, and START to get them again.',
      },
    ],
  },
  hi: {
    columns: { what: 'हम क्या रखते हैं', why: 'क्यों', howLong: 'कब तक' },
    kept: [
      {
        what: 'खाता और प्रोफ़ाइल: नाम, मोबाइल नंबर, ईमेल, जन्म तिथि, पता, पिता/पति का नाम',
        why: 'आपकी पहचान और आपसे संपर्क के लिए',
        howLong: 'आपका खाता हटाए जाने तक। कार्यालय के दर्ज किए रिकॉर्ड रहते हैं, क्योंकि कानून में यह ज़रूरी है।',
      },
      {
        what: 'लाइसेंस, वाहन और उनके दस्तावेज़, फ़ाइलों सहित',
        why: 'आपका काम करने और समाप्ति से पहले रिमाइंडर भेजने के लिए',
        howLong:
          'जो आपने दर्ज किया: जब तक आप उसे या अपना खाता नहीं हटाते। जो कार्यालय ने दर्ज किया: जब तक कानून में ज़रूरी है।',
      },
      {
        what: 'सेवा अनुरोध और उनके कागज़ात',
        why: 'अनुरोध पूरा करने के लिए',
        howLong:
          'कोई तय अवधि नहीं। खाता हटने पर हट जाते हैं। बिना लॉगिन भेजे गए अनुरोध रहते हैं, क्योंकि यह पता नहीं होता कि वे आपके हैं।',
      },
      {
        what: 'काउंटर पर कराया गया काम, कागज़ात के स्कैन सहित',
        why: 'काम पूरा करने के लिए',
        howLong: 'कोई तय अवधि नहीं। प्रोफ़ाइल हटने पर हट जाता है।',
      },
      {
        what: 'वाहन या लाइसेंस के दावे में आपने जो लिखा',
        why: 'यह जाँचने के लिए कि वह आपका है',
        howLong: 'जब तक आपका खाता है',
      },
      {
        what: 'आपको भेजे संदेश',
        why: 'यह दिखाने के लिए कि आपको क्या और कब बताया गया',
        howLong: 'खाता हटने पर संदेश का पाठ हट जाता है।',
      },
      {
        what: 'व्हाट्सऐप पर कार्यालय को भेजे आपके संदेश',
        why: 'आपको उत्तर देने के लिए',
        howLong: '180 दिन',
      },
      {
        what: 'किस नंबर से रिमाइंडर बंद कराए गए (“बंद”)',
        why: 'ताकि उस नंबर पर रिमाइंडर न जाएँ',
        howLong: 'जब तक वह नंबर कार्यालय के रिकॉर्ड में है',
      },
      {
        what: 'कार्यालय की आयात की गई फ़ाइलों की पंक्तियाँ',
        why: 'आयात जाँचने, सुधारने और वापस लेने के लिए',
        howLong:
          'आयात के 30 दिन बाद तक; जो आयात पूरा नहीं हुआ, उसमें आख़िरी बदलाव के 7 दिन बाद तक। आपके बारे में लिखी पंक्तियाँ आपका खाता हटाते समय हट जाती हैं।',
      },
      {
        what: 'मिलाई गई दो प्रोफ़ाइलों में जो लिखा था',
        why: 'भूल होने पर उन्हें फिर अलग करने के लिए',
        howLong: '30 दिन',
      },
      {
        what: 'वाहन कब तक आपका था, और उस समय के स्कैन',
        why: 'बिके हुए वाहन के स्वामियों का इतिहास रखने के लिए',
        howLong: 'जब तक वाहन रिकॉर्ड में है। स्कैन केवल कार्यालय के कर्मचारी खोल सकते हैं।',
      },
      {
        what: 'इतिहास: किसने कब क्या किया',
        why: 'यह दिखाने के लिए कि कार्यालय ने ठीक काम किया',
        howLong: 'कोई तय अवधि नहीं। खाता हटने पर इसमें से आपकी जानकारी हट जाती है।',
      },
      {
        what: 'पूरी जानकारी के बैकअप',
        why: 'ताकि गड़बड़ी होने पर काम फिर चल सके',
        howLong: 'जब तक नए बैकअप उनकी जगह न ले लें। कितने रखे जाते हैं, यह कार्यालय बताता है।',
      },
    ],
    parts: [
      {
        heading: 'कौन देख सकता है',
        text: 'आप, और कार्यालय के कर्मचारी अपनी शाखा के भीतर। और कोई नहीं: न विज्ञापन, न बिक्री, न ट्रैकिंग। फ़ाइलें ऐसे लिंक से खुलती हैं जो लॉगआउट करते ही, या एक घंटे में बंद हो जाते हैं। कर्मचारी आपके रिकॉर्ड में जो करते हैं, वह इतिहास में दर्ज होता है।',
      },
      {
        heading: 'कहाँ रहता है और कहाँ जाता है',
        text: 'सब कुछ कार्यालय के सर्वर और उसके बैकअप में रहता है। आपको संदेश भेजने के लिए आपका नंबर और संदेश व्हाट्सऐप को, या आपका ईमेल और संदेश कार्यालय की ईमेल सेवा को जाता है।',
      },
      {
        heading: 'डाउनलोड करना और हटाना',
        text: 'खाता सेटिंग में आप अपने बारे में दर्ज पूरी जानकारी डाउनलोड कर सकते हैं और खाता हटाने का अनुरोध कर सकते हैं। तब आपका दर्ज किया सब कुछ फ़ाइलों सहित तुरंत हट जाता है; आपको भेजे संदेशों का पाठ, आपके अनुरोध, और जो नंबर केवल आपका है उससे भेजे आपके संदेश भी। कार्यालय के दर्ज किए रिकॉर्ड आपके नाम और नंबर के साथ रहते हैं, क्योंकि कानून में यह ज़रूरी है। हटाने की सूचना के संदेश में आपका नंबर भेजे जाने तक रहता है, अधिकतम 30 दिन।',
      },
      {
        heading: 'दोहरे रिकॉर्ड और बिके हुए वाहन',
        text: 'यदि कार्यालय में आप दो बार दर्ज हैं, तो यह निश्चित होने पर कि दोनों आप ही हैं, दोनों रिकॉर्ड मिला दिए जाते हैं। आप जो वाहन बेचते हैं वह अपने दस्तावेज़ों सहित नए स्वामी के नाम हो जाता है।',
      },
      {
        heading: 'रिमाइंडर',
        text: 'आप अपनी प्रोफ़ाइल में रिमाइंडर बंद कर सकते हैं या कार्यालय से कह सकते हैं। कार्यालय को व्हाट्सऐप पर “बंद” लिखकर भेजने से उस नंबर पर रिमाइंडर नहीं आते, और “चालू” लिखने से फिर आते हैं।',
      },
    ],
  },
};
