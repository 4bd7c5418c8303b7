import type { Words } from '../words.ts';

export const merges: Words['merges'] = {
  title: 'दोहरे रिकॉर्ड',
  fields: { seen_at_counter: 'काउंटर पर देखा गया पहचान प्रमाण' },
};
