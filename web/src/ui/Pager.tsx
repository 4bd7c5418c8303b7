import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import type { Words } from '@rto-desk/contract/words/words';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useWords } from '../words/useWords.ts';
import layout from './layout.module.css';
import classes from './Pager.module.css';
import prose from './prose.module.css';

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

/** Goes to a page; `replace` where it takes the place of one that is not there, which Back must not lead to. */
export type GoToPage = (page: number, how?: { replace: boolean }) => void;

interface Props {
  meta: PageMeta;
  /** Called with a page that exists and is not the present one. */
  onPage: GoToPage;
  /** The page numbers to show; `pageNumbers` by default. */
  numbers?: (current: number, last: number) => (number | 'gap')[];
  /** The choice of how many rows a page has. */
  size?: ReactNode;
}

/** Where one stands in a list, `1-10 of 57`, and the way to its other pages. */
export function Pager({ meta, onPage, numbers = pageNumbers, size }: Props) {
  const words = useWords();
  const { current_page: current, last_page: last } = meta;
  const go = (page: number) => {
    if (page >= 1 && page <= last && page !== current) onPage(page);
  };
  const correct = useEffectEvent(() => onPage(last, { replace: true }));
  // The page one stood on may be gone, because its last row was deleted or the address is an old one. It is left
  // once: until the answer for the other page is there, this one's still stands.
  useEffect(() => {
    if (last >= 1 && current > last) correct();
  }, [current, last]);
  return (
    <div className={`${layout.between} ${classes.pager}`}>
      <div className={classes.place}>
        <p className={prose.note} aria-live="polite">
          {rangeOf(meta, words)}
        </p>
        {size}
      </div>
      {last > 1 && (
        <nav aria-label={words.general.pages} className={classes.pages}>
          <button
            type="button"
            className={classes.page}
            aria-label={words.general.previousPage}
            disabled={current <= 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          {numbers(current, last).map((page, position, pages) =>
            page === 'gap' ? (
              <span key={`after ${pages[position - 1]}`} className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <button
                type="button"
                key={page}
                className={classes.page}
                aria-label={words.general.page(page)}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => go(page)}
              >
                {page}
              </button>
            ),
          )}
          <button
            type="button"
            className={classes.page}
            aria-label={words.general.nextPage}
            disabled={current >= last}
            onClick={() => go(current + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  );
}

function rangeOf({ from, to, total, more }: PageMeta, { general }: Words): string {
  if (from === null || to === null) return general.nothing;
  return more ? general.rangeOfMore(from, to, total.toLocaleString('en-IN')) : general.range(from, to, total);
}
