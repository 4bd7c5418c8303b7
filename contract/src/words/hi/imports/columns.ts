import type { Words } from '../../words.ts';

export const columns: Words['imports']['columns'] = {
  ignore: 'आयात न करें',
  kind: 'दस्तावेज़ का प्रकार',
  until: 'समाप्ति तिथि',
  from: 'आरंभ तिथि',
  number: 'नंबर',
  name: 'स्वामी/धारक का नाम',
  mobile: 'स्वामी/धारक का मोबाइल',
  ofKind: (kind, field) => `${kind}: ${field}`,
};
