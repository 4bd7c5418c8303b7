import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the shell that is loaded apart once it is wanted; null until it is there. Where the network is gone it
 * comes later or not at all: none is worth the screen below it, and what was typed there.
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = wanted && Part === null;
  useEffect(() => {
    if (!isMissing) return;
    const attempt = () => {
      load().then(
        part => setPart(() => part),
        () => undefined,
      );
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [isMissing, load]);
  return Part;
}
