import type { ImportWords } from '@rto-desk/contract/words/imports/index';

/** What a list is called: as its file, or by its number where its cells were pasted. */
export function nameOf({ id, name }: { id: number; name: string | null }, { screens }: ImportWords): string {
  return name ?? screens.pasted(id);
}
