import type { HelpWords } from './index.ts';

export const hi: HelpWords = {
  about: 'छोटे-छोटे पेज: यहाँ क्या कैसे होता है, और न हो तो क्या करें।',
  guides: { clerks: 'कार्यालय के लिए', citizens: 'नागरिकों के लिए' },
  pages: 'मदद के पेज',
  all: 'सभी पेज',
  before: 'पिछला',
  next: 'अगला',
};
