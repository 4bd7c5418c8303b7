/**
 * The page numbers that a pager shows, with a gap where some are left out: all of them when there are seven or
 * fewer, otherwise the first, the last and those within two of the current one.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  if (last <= 7) return countTo(last);
  const near = [-2, -1, 0, 1, 2].map(step => current + step);
  const shown = [1, ...near.filter(page => page > 1 && page < last), last];
  return shown.flatMap((page, at) => {
    const follows = at === 0 || shown[at - 1] === page - 1;
    return follows ? [page] : (['gap', page] as const);
  });
}

/** At most the first ten page numbers, for the inquiries. */
export function firstTenPages(_current: number, last: number): number[] {
  return countTo(Math.min(last, 10));
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
