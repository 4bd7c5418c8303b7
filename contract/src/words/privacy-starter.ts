import type { Language } from './words.ts';

/** The text that the first privacy notice begins with, for the office to adapt. */
export const privacyStarter: Record<Language, string> = {
  en: `PRIVACY NOTICE

What we keep
Your name, mobile number, email, date of birth, address and the name of your father or spouse. The numbers, dates and copies of your licenses, vehicles and their documents. What you ask us to do, and what we write to you.

Why
To do the work that you ask for with the transport office, to remind you before a document expires, and to answer your questions. We use it for nothing else and sell it to no one.

Who sees it
You, our staff, and the authority that decides on your application.

How long
The Privacy page on our website tells how long each kind of data is kept.

Your rights
You may see your data, have it corrected or erased, withdraw a consent as easily as you gave it, complain, and name a person who acts for you if you die or cannot act. Use "Ask about my data" in your account, or come to the counter. We answer within 90 days.

Complaints
Write to our contact below first. If our answer does not settle it, you may complain to the Data Protection Board of India.`,
  hi: `गोपनीयता सूचना

हम क्या रखते हैं
आपका नाम, मोबाइल नंबर, ईमेल, जन्म तिथि, पता, और पिता या पति/पत्नी का नाम। आपके लाइसेंस, गाड़ियों और उनके कागज़ात के नंबर, तिथियाँ और प्रतियाँ। आपने हमसे क्या काम कराया, और हमने आपको क्या लिखा।

क्यों
परिवहन कार्यालय से जुड़ा आपका काम करने, कागज़ात समाप्त होने से पहले रिमाइंडर भेजने, और आपके प्रश्नों का उत्तर देने के लिए। किसी और काम में इसका उपयोग नहीं होता, और इसे किसी को बेचा नहीं जाता।

कौन देखता है
आप, हमारे कर्मचारी, और आपके आवेदन पर निर्णय लेने वाला अधिकारी।

कब तक
हमारी वेबसाइट का गोपनीयता पेज बताता है कि कौन-सी जानकारी कब तक रखी जाती है।

आपके अधिकार
आप अपना डेटा देख सकते हैं, उसे सुधरवा या मिटवा सकते हैं, सहमति उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी, शिकायत कर सकते हैं, और ऐसे व्यक्ति का नाम बता सकते हैं जो आपकी मृत्यु या असमर्थता में आपकी ओर से काम करे। अपने खाते में “अपने डेटा के बारे में अनुरोध करें” दबाएँ या काउंटर पर आएँ। हम 90 दिन में उत्तर देते हैं।

शिकायत
पहले नीचे दिए संपर्क को लिखें। उत्तर से संतुष्ट न हों तो भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।`,
};
