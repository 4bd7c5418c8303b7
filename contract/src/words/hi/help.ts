import type { Words } from '../words.ts';

export const help: Words['help'] = {
  about: 'रोज़ के काम और आम समस्याओं के छोटे-छोटे पेज।',
  guides: { clerks: 'कार्यालय के लिए', citizens: 'नागरिकों के लिए' },
  pages: 'मदद के पेज',
  all: 'सभी पेज',
  before: 'पिछला',
  next: 'अगला',
};
