import { type ComponentType, startTransition, useEffect, useState } from 'react';

/**
 * Loads a component in a chunk of its own once it is wanted; null until it is there. Offline it loads later or never:
 * no part is worth losing the screen below it. As a transition: where the part waits for its texts, the screen stays.
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
        part => startTransition(() => setPart(() => part)),
        () => undefined,
      );
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [isMissing, load]);
  return Part;
}
