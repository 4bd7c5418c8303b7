import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshMessages, SENDING } from './queries.ts';

/** Queues all messages again that failed because of the office or its provider. */
export function TryAllAgain() {
  const words = useWords();
  const client = useQueryClient();
  const tryAll = useAct({
    act: retryAll,
    done: words.messages.triedAll,
    failed: words.messages.changeFailed,
    refresh: () => {
      void refreshMessages(client);
      void client.invalidateQueries({ queryKey: SENDING });
    },
  });
  return (
    <Button variant="default" loading={tryAll.busy} onClick={() => tryAll.act()}>
      {words.messages.tryAll}
    </Button>
  );
}

/** As long as any are queued again: what is left out stays failed, and would come first once more. Answers how many were. */
async function retryAll(): Promise<number> {
  let [all, goesOn] = [0, true];
  while (goesOn) {
    const { retried, left } = await call('POST /admin/messages/retry-all');
    all += retried;
    goesOn = retried > 0 && left > 0;
  }
  return all;
}
