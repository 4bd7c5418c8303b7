import { LoadFailure } from './LoadFailure.tsx';
import { Pending } from './Pending.tsx';

/** A query that has no data yet. */
export interface PendingQuery {
  error: Error | null;
  refetch: () => unknown;
}

interface Props {
  found: PendingQuery;
  /** Said where it could not be loaded and the server gives no sentence of its own. */
  failure: string;
  /** In pixels, about that of what is to come. */
  height: number;
}

/** Stands where a part of a screen is about to be, or says that it could not be loaded. */
export function PendingPart({ found, failure, height }: Props) {
  return found.error === null ? (
    <Pending height={height} />
  ) : (
    <LoadFailure error={found.error} failure={failure} retry={() => void found.refetch()} />
  );
}
