/**
 * The page numbers that a pager shows, with a gap where some are left out: all of them when there are seven or
 * fewer, otherwise the first, the last and those within two of the current one (specification 9).
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= 7) return all;
  const shown = all.filter(page => page === 1 || page === last || Math.abs(page - current) <= 2);
  return shown.flatMap(page => {
    const follows = page === 1 || shown.includes(page - 1);
    return follows ? [page] : (['gap', page] as const);
  });
}

/** At most the first ten page numbers (specification 9, document inquiries). */
export function firstTenPages(_current: number, last: number): number[] {
  return Array.from({ length: Math.min(last, 10) }, (_, index) => index + 1);
}
