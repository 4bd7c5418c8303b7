import type { Words } from '../words.ts';

export const claims: Words['claims'] = {
  fields: { licence_no: 'लाइसेंस नंबर', chassis_last5: 'चेसिस नंबर के अंतिम 5 अक्षर' },
};
