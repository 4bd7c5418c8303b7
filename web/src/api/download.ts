import { NetworkError } from './ApiError.ts';
import { authorised, refusal } from './send.ts';

export interface Downloading {
  query?: object;
  signal?: AbortSignal;
  /** Called when the first of it has come. */
  onStart?: () => void;
  /** Called with the bytes that have come so far. */
  onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file below `/api` and gives it to the person under the name that the server says. Throws what `send`
 * throws, and `NetworkError` where it breaks off. For files of a size that a browser holds in memory.
 */
export async function download(
  path: string,
  { query = {}, signal, onStart, onBytes }: Downloading = {},
): Promise<void> {
  const answer = await authorised('GET', path, { query, ...(signal && { signal }) });
  if (!answer.ok) throw await refusal(answer);
  onStart?.();
  const pieces = await piecesOf(answer, onBytes);
  const url = URL.createObjectURL(new Blob(pieces, { type: answer.headers.get('content-type') ?? '' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(answer) ?? '';
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

async function piecesOf(
  answer: Response,
  onBytes: Downloading['onBytes'],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  try {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      pieces.push(read.value);
      bytes += read.value.length;
      onBytes?.(bytes);
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError(cause);
  }
  return pieces;
}

function nameOf(answer: Response): string | undefined {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
}
