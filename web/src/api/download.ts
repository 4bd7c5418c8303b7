import { NetworkError } from './ApiError.ts';
import { authorised, refusal } from './send.ts';

export interface Downloading {
  query?: object;
  /** Sent with it, as a POST that asks for this media type. */
  post?: { body: FormData; accept: string };
  signal?: AbortSignal;
  /** Called when the first of it has come. */
  onStart?: () => void;
  /** Called with the bytes that have come so far. */
  onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file below `/api` and gives it to the person under the name that the server says. Throws what `send`
 * throws, and `NetworkError` where it breaks off.
 */
export async function download(
  path: string,
  { query = {}, post, signal, onStart, onBytes }: Downloading = {},
): Promise<void> {
  const answer = await authorised(post ? 'POST' : 'GET', path, { query, ...post, ...(signal && { signal }) });
  if (!answer.ok) throw await refusal(answer);
  onStart?.();
  const url = URL.createObjectURL(await contentOf(answer, onBytes));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(answer) ?? '';
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What comes, gathered by the browser, which moves much of it to the disk rather than keep it in memory. */
async function contentOf(answer: Response, onBytes: Downloading['onBytes']): Promise<Blob> {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, onward) {
      bytes += piece.length;
      onBytes?.(bytes);
      onward.enqueue(piece);
    },
  });
  const type = answer.headers.get('content-type') ?? '';
  const counted = new Response(answer.body?.pipeThrough(counting), { headers: { 'content-type': type } });
  try {
    return await counted.blob();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError(cause);
  }
}

function fileNameOf(answer: Response): string | undefined {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
}
