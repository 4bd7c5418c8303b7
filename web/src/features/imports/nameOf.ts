import type { Words } from '@rto-desk/contract/words/words';

/** What a list is called: as its file, or by its number where its cells were pasted. */
export function nameOf(
  { id, name }: { id: number; name: string | null },
  { screens }: Words['imports'],
): string {
  return name ?? screens.pasted(id);
}
