import { authorised, refusal } from './send.ts';

/**
 * Fetches a file below `/api` and gives it to the person under the name that the server says. Throws what `send`
 * throws. For files of a size that a browser holds in memory.
 */
export async function download(path: string, query: object = {}): Promise<void> {
  const answer = await authorised('GET', path, { query });
  if (!answer.ok) throw await refusal(answer);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(answer) ?? '';
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

function nameOf(answer: Response): string | undefined {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
}
