import type { Language } from '../languages.ts';

const en = {
  sent: (to: string) => `Test message sent to ${to}.`,
  notConnected: 'No provider is set up. Add one in the server settings.',
  notVerified: 'Confirm your own mobile number or email first, under Account Settings.',
};

const hi: typeof en = {
  sent: to => `परीक्षण संदेश ${to} पर भेजा गया।`,
  notConnected: 'संदेश भेजने की कोई सेवा नहीं जुड़ी है। सर्वर की सेटिंग में सेवा जोड़ें।',
  notVerified: 'पहले खाता सेटिंग में अपने मोबाइल नंबर या ईमेल की पुष्टि करें।',
};

/** What the server says of test messages. */
export const firstHourSentences: Record<Language, typeof en> = { en, hi };
