import type { Answers, Words } from '../words.ts';

export const merges: Words['merges'] = {
  title: 'दोहरे रिकॉर्ड',
  perhaps: 'शायद पहले से दर्ज:',
  fields: { seen_at_counter: 'काउंटर पर देखा गया पहचान प्रमाण' },
};

export const mergeAnswers: Answers<'merges'> = {
  onePerson: 'दो व्यक्ति चुनें।',
  dismissed: 'ये दोनों फिर साथ नहीं दिखाए जाएँगे।',
  merged: 'यह प्रोफ़ाइल दूसरी प्रोफ़ाइल में मिला दी गई है।',
  undone: 'दोनों प्रोफ़ाइल फिर अलग कर दी गईं।',
  twoAccounts: 'दोनों प्रोफ़ाइल खातों में हैं। पहले एक को उसके खाते से हटाएँ।',
  unproven:
    'एक प्रोफ़ाइल किसी खाते में है और दूसरी कार्यालय का रिकॉर्ड है। पहले व्यक्ति की पहचान देखें और देखा गया प्रमाण लिखें।',
  declaredTwice: registration => `दोनों में ${registration} स्व-घोषित है। पहले एक की पुष्टि करें या उसे हटाएँ।`,
  tooLate: 'अब इन्हें फिर अलग नहीं किया जा सकता।',
  account: 'जुड़ा हुआ खाता',
  reasons: { changed: 'बाद में बदला गया, वैसा ही रहा', gone: 'बाद में हटाया गया या किसी और को दिया गया' },
};
