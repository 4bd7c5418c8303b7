import { useEffect, useRef, useState } from 'react';
import { download } from '../api/download.ts';

/** A file that is on its way: how much of it has come, and how to give it up. */
export interface Download {
  /** The bytes so far, or null while nothing is on its way. */
  bytes: number | null;
  /** Fetches a file. Resolves to whether it has come; false where it was given up. Throws what `download` throws. */
  start(path: string, onStart?: () => void): Promise<boolean>;
  cancel(): void;
}

/** Fetches one file at a time, which is given up with the screen. */
export function useDownload(): Download {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    bytes,
    cancel: () => running.current?.abort(),
    start: async (path, onStart) => {
      const abort = new AbortController();
      running.current = abort;
      setBytes(0);
      try {
        await download(path, { signal: abort.signal, onBytes: setBytes, ...(onStart && { onStart }) });
        return true;
      } catch (error) {
        if (abort.signal.aborted) return false;
        throw error;
      } finally {
        setBytes(null);
      }
    },
  };
}
