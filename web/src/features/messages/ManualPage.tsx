import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { waiting } from '../../api/waiting.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { inboxTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ManualMessage } from './ManualMessage.tsx';
import { manualNext } from './queries.ts';

/**
 * One after the other, the messages that wait to be sent by hand. The address keeps the one that was skipped last, so that
 * it goes on there when the page is loaded again.
 */
export function ManualPage() {
  const words = usePageTexts(inboxTexts).manual;
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const after = Math.max(0, Math.trunc(Number(params.get('after'))) || 0);
  const found = useQuery(manualNext(after));
  const skip = (id: number) => setParams(id === 0 ? {} : { after: String(id) }, { replace: true });
  const next = async () => {
    await client.invalidateQueries({ queryKey: manualNext(after).queryKey });
    void client.invalidateQueries({ queryKey: waiting.queryKey });
  };
  return (
    <Page title={words.title}>
      {found.data === undefined ? (
        <PendingPart found={found} failure={words.loadFailed} height={320} />
      ) : found.data === null ? (
        <>
          <p className={layout.below}>{after > 0 ? words.noneLeft : words.none}</p>
          {after > 0 && <Button onClick={() => skip(0)}>{words.again}</Button>}
        </>
      ) : (
        <ManualMessage key={found.data.message.id} next={found.data} onSent={next} onSkip={skip} />
      )}
    </Page>
  );
}
