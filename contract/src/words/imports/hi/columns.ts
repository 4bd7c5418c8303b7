import type { ImportWords } from '../index.ts';

export const columns: ImportWords['columns'] = {
  ignore: 'छोड़ दें',
  kind: 'दस्तावेज़ का प्रकार',
  until: 'कब तक मान्य',
  from: 'कब से मान्य',
  number: 'नंबर',
  name: 'स्वामी या धारक: नाम',
  mobile: 'स्वामी या धारक: मोबाइल',
  ofKind: (kind, field) => `${kind}: ${field}`,
};
