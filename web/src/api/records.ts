import type { QueryClient } from '@tanstack/react-query';

/** The root of all query keys about citizens and their records: invalidating it refreshes them all. */
const ROOT = 'citizens';

/** The key of an answer about citizens or their records. */
export const recordsKey = (...parts: readonly (string | number | object)[]) => [ROOT, ...parts] as const;

/** After any change to a citizen or a record: lists, counts and details on screen are asked for again. */
export function refreshRecords(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}

/**
 * After a citizen is deleted. Their page may still stand, hidden, while the next one loads: only lists are asked for
 * again at once, everything else when it is next looked at.
 */
export function forgetCitizen(client: QueryClient, id: number): Promise<void> {
  for (const what of ['one', 'all-details']) {
    client.removeQueries({ queryKey: recordsKey(what, id), type: 'inactive' });
  }
  void client.invalidateQueries({ queryKey: [ROOT], refetchType: 'none' });
  return client.invalidateQueries({ queryKey: recordsKey('page') });
}
