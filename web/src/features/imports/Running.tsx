import type { Import } from '@rto-desk/contract/endpoints/imports';
import plain from '../../ui/plain.module.css';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';

/** How far what goes on in the background has come. */
export function Running({ list }: { list: Pick<Import, 'status' | 'progress'> }) {
  const screens = usePageTexts(importsTexts);
  const { done, of } = list.progress;
  const what = list.status === 'committing' || list.status === 'undoing' ? list.status : 'checking';
  const told = screens.progress[what](done, of);
  return (
    <div className={plain.stack}>
      <progress value={done} max={Math.max(of, 1)} aria-label={told} />
      <p role="status">
        {told} {screens.progress.leave}
      </p>
    </div>
  );
}
