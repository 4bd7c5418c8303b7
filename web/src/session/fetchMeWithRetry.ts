import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/call.ts';

const LONGEST_PAUSE = 15_000;

/**
 * Asks who is signed in until there is an answer, ever more patiently, and at once when the network comes back.
 * Null when the token is refused or the asking is given up; `failed` hears of what went wrong on the way.
 */
export async function fetchMeWithRetry(
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<Me | null> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      return await call('GET /me', { signal });
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return null;
      failed(error);
      await pause(Math.min(1000 * 2 ** attempt, LONGEST_PAUSE), signal);
    }
  }
  return null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = window.setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
