import { fileTypeFromBuffer } from 'file-type';

/** The kinds of file that are accepted, each with the endings its name may have; the first is its own. */
const accepted = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
} as const;

export type MediaType = keyof typeof accepted;

/** What the first bytes of a file say that it is, or null for anything that is not accepted. */
export async function sniff(head: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head);
  return found !== undefined && isMediaType(found.mime) ? found.mime : null;
}

/** Whether a file name's ending, if it has one, agrees with what the file is. */
export function agreesWithName(type: MediaType, ending: string): boolean {
  const endings: readonly string[] = accepted[type];
  return ending === '' || endings.includes(ending.toLowerCase());
}

/** The ending for links to a file of this type, with its dot. */
export function endingOf(type: string): string {
  return isMediaType(type) ? accepted[type][0] : '';
}

function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(accepted, type);
}
