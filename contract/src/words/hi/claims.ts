import type { Words } from '../words.ts';

export const claims: Words['claims'] = {
  fields: { licence_no: 'लाइसेंस नं.', chassis_last5: 'चेसिस नं. के अंतिम पाँच अक्षर' },
};
