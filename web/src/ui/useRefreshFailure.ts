import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureText } from './failureText.ts';
import { toast } from './toast.ts';

/** Says so when what is on screen could not be brought up to date; it stays on screen as it was. */
export function useRefreshFailure(query: UseQueryResult, fallback: string): void {
  const { isRefetchError, error, errorUpdatedAt } = query;
  useEffect(() => {
    if (isRefetchError && errorUpdatedAt > 0) toast.failure(failureText(error, fallback));
  }, [isRefetchError, error, errorUpdatedAt, fallback]);
}
