import type { Import } from '@rto-desk/contract/endpoints/imports';
import { officeDate } from '@rto-desk/contract/expiry';
import { type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { Button } from '../../ui/Button.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { CommitImport } from './CommitImport.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './imports.module.css';

/** What would happen: counts that choose the rows below them, which can be mended; and the button that does it. */
export function CheckStep({ list, onBack }: { list: Import; onBack: () => void }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.check;
  const { create, fill, error, ambiguous } = list.counts;
  const left = error + ambiguous;
  return (
    <>
      {list.committed_at === null && <p>{texts.about}</p>}
      {list.summary !== null && <PlannedSummary summary={list.summary} />}
      <div className={classes.acts}>
        {list.permissions.commit && create + fill > 0 ? (
          <CommitImport list={list} rows={create + fill} />
        ) : (
          <strong>{texts.nothing}</strong>
        )}
        {list.committed_at === null && (
          <Button variant="default" onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
      {left > 0 && <p className={classes.note}>{texts.leftOut(left)}</p>}
      <ImportRows list={list} />
    </>
  );
}

/** What a commit would do: documents of each kind, rows without one, and columns that are left out although they hold something. */
function PlannedSummary({ summary }: { summary: NonNullable<Import['summary']> }) {
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
