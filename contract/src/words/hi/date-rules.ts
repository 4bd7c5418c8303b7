import type { Words } from '../words.ts';

const spanOf = (months: number) => (months % 12 > 0 ? `${months} माह` : `${months / 12} वर्ष`);

export const dateRules: Words['dateRules'] = {
  atAge: years => `${years} वर्ष की आयु में`,
  atVehicleAge: years => `${years} वर्ष पुराना वाहन`,
  forMonths: spanOf,
  untilAge: years => `${years} वर्ष की आयु तक`,
  take: day => `${day} लें`,
  oneAnswer: 'माह या आयु में से एक दें।',
  ofHolders: 'वाहन के कागज़ की अवधि माह में दें; आयु केवल लाइसेंस धारक की होती है।',
  endsEarlier: 'अंतिम वर्ष पहले वर्ष से पहले है।',
};
