import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onLanguageChange } from '../words/language.ts';
import { ApiError, NetworkError } from './ApiError.ts';
import { onTokenChange, readToken } from './token.ts';
import { waiting } from './waiting.ts';

/**
 * The answers that screens show, asked for again when a window is looked at after a while. What waits is counted beside every
 * screen, and may be less once something is done.
 */
const client: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: () => void client.invalidateQueries({ queryKey: waiting.queryKey }),
  }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => count < 1 && mayPass(error) },
    // Without a network a change fails at once, and says so, rather than waiting unseen.
    mutations: { networkMode: 'always' },
  },
});
// After signing out the cache is empty. After signing in again the screen stays, and its records are fetched again.
onTokenChange(() => (readToken() === null ? client.clear() : void client.invalidateQueries()));
// Some of what the server answers is a text in the person's language, such as what a stage is called.
onLanguageChange(() => void client.invalidateQueries());

/** Lets the screens inside use the query client, as those of the signed in do. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Whether the same call may succeed a moment later. */
function mayPass(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
