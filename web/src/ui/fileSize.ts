import type { Words } from '@rto-desk/contract/words/words';

/** The size of a file as people say it: `812 bytes`, `340 kB`, `2.4 MB`. */
export function fileSize(bytes: number, words: Words): string {
  const units = words.documents.fileSize;
  if (bytes < 1024) return units.bytes(bytes);
  if (bytes < 1024 * 1024) return units.kilobytes((bytes / 1024).toFixed(0));
  return units.megabytes((bytes / 1024 / 1024).toFixed(1));
}
