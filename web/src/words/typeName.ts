import { kindOfType } from '@rto-desk/contract/kinds/index';
import type { Words } from '@rto-desk/contract/words/words';

/** What people read for a type of documents that an answer names, such as "Speed Gov.". */
export function typeName(type: string, words: Words): string {
  const kind = kindOfType(type);
  return kind === undefined ? type : words.kinds[kind.slug].type;
}
