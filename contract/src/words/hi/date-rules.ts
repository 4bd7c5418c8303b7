import type { Words } from '../words.ts';

const spanOf = (months: number) => (months % 12 > 0 ? `${months} माह` : `${months / 12} वर्ष`);

export const dateRules: Words['dateRules'] = {
  atAge: years => `${years} वर्ष की आयु होने पर`,
  atVehicleAge: years => `वाहन ${years} वर्ष का होने पर`,
  forMonths: spanOf,
  untilAge: years => `${years} वर्ष की आयु तक`,
  take: day => `${day} भरें`,
  oneAnswer: 'माह या आयु में से एक ही भरें।',
  ofHolders: 'वाहन के दस्तावेज़ की वैधता माह में लिखें; आयु केवल लाइसेंस धारक के लिए है।',
  endsEarlier: '“तक” का वर्ष “से” के वर्ष से कम है।',
};
