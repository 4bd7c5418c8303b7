import type { QueryClient } from '@tanstack/react-query';

/** Everything known of citizens and their records lies under this key, so that one change refreshes it all. */
const ROOT = 'citizens';

/** The key of answers about citizens and their records. */
export const recordsKey = (...parts: readonly (string | number | object)[]) => [ROOT, ...parts] as const;

/** After any change to a citizen or a record: lists, counts and details on screen are asked for again. */
export function refreshRecords(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: recordsKey() });
}
