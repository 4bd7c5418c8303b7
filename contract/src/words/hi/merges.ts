import type { Words } from '../words.ts';

export const merges: Words['merges'] = {
  title: 'दोहरे रिकॉर्ड',
  fields: {
    seen_at_counter: 'काउंटर पर आपने क्या प्रमाण देखा?',
  },
};
