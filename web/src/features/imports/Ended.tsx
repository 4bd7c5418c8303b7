import type { Import } from '@rto-desk/contract/endpoints/imports';
import { Link } from 'react-router';
import { DataTable } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { CommitImport } from './CommitImport.tsx';
import { ImportReminders } from './ImportReminders.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './imports.module.css';
import { OtherSheets } from './OtherSheets.tsx';

/** What came of a list that was entered, or of its undoing. */
export function Ended({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.ended;
  const { create, fill, error, ambiguous, skip } = list.counts;
  const { ready } = list;
  const left = error + ambiguous + skip;
  return (
    <div className={layout.stack}>
      {list.status === 'undone' ? (
        <>
          <p role="status">{texts.undone}</p>
          <Kept list={list} />
          {list.kept_count > 0 && <ImportReminders list={list} />}
        </>
      ) : (
        <>
          <p role="status">{texts.committed(create - ready.create, fill - ready.fill)}</p>
          {left > 0 && list.permissions.mend && <p>{texts.remaining(left)}</p>}
          {list.permissions.commit && (
            <div className={classes.acts}>
              <CommitImport list={list} rows={ready.create + ready.fill} />
            </div>
          )}
          <OtherSheets list={list} />
          <ImportReminders list={list} />
          {list.erased_at === null ? <ImportRows list={list} /> : <p>{texts.erased}</p>}
        </>
      )}
    </div>
  );
}

/** What an undo has left, and why. */
function Kept({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.undo;
  if (list.kept_count === 0) return <p>{texts.nothingKept}</p>;
  return (
    <>
      <p>{texts.kept(list.kept_count)}</p>
      <DataTable
        label={texts.kept(list.kept_count)}
        columns={[
          {
            key: 'what',
            label: texts.what,
            as: 'heading',
            cell: ({ title, url }) => (
              <Link className={prose.quiet} to={url}>
                {title}
              </Link>
            ),
          },
          { key: 'why', label: texts.why, cell: ({ reason }) => reason },
        ]}
        rows={list.kept}
        rowKey={({ title, url }) => `${url} ${title}`}
        empty={texts.nothingKept}
      />
    </>
  );
}
