import { ApiError } from '../../api/ApiError.ts';

/** An original that is here while its job is about to end. */
export interface OriginalHere {
  id: number;
  name: string;
}

/** The originals of which the office has to say where they go, where that is why a job cannot end (409). */
export function originalsIn(error: unknown): OriginalHere[] | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { papers } = error.options;
  if (!Array.isArray(papers)) return null;
  const told: unknown[] = papers;
  return told.filter(isOriginal);
}

function isOriginal(value: unknown): value is OriginalHere {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
