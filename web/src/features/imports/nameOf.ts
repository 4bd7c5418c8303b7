import type { ImportsTexts } from '@rto-desk/contract/words/en/imports/screens';

/** What a list is called: as its file, or by its number where its cells were pasted. */
export function nameOf({ id, name }: { id: number; name: string | null }, texts: ImportsTexts): string {
  return name ?? texts.pasted(id);
}
