import type { Import } from '@rto-desk/contract/endpoints/imports';
import { officeDate } from '@rto-desk/contract/expiry';
import { type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

/** What a commit would do: documents of each kind, rows without one, and columns that are left out although they hold something. */
export function PlannedSummary({ summary }: { summary: NonNullable<Import['summary']> }) {
  const words = useWords();
  const screens = usePageTexts(importsTexts);
  const texts = screens.check.summary;
  const nameOf = (slug: string) =>
    kinds.some(kind => kind.slug === slug) ? words.kinds[slug as KindSlug].one : slug;
  return (
    <section aria-label={texts.title}>
      <ul>
        {summary.documents.map(({ kind, count, first, last }) => (
          <li key={kind}>{texts.documents(nameOf(kind), count, officeDate(first), officeDate(last))}</li>
        ))}
        {summary.without_document > 0 && <li>{texts.without(summary.without_document)}</li>}
        {summary.left_out.map(({ header, holds }) => (
          <li key={header}>{texts.leftOut(header, texts.holds[holds])}</li>
        ))}
      </ul>
    </section>
  );
}
