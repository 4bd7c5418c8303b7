import type { Import } from '@rto-desk/contract/endpoints/imports';
import { Button } from '../../ui/Button.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { CommitImport } from './CommitImport.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './imports.module.css';
import { PlannedSummary } from './PlannedSummary.tsx';

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
