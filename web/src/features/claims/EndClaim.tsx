import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAct } from '../../ui/useAct.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshClaims } from './queries.ts';

interface Props {
  claim: { id: number; updated_at?: string };
  /** What is lost with the link; null for a claim that made none. */
  question: string | null;
  onClose: () => void;
}

/** Asks before a link between an account and a profile ends, or before a claim is taken back. */
export function EndClaim({ claim: { id, updated_at }, question, onClose }: Props) {
  const texts = usePageTexts(claimsTexts);
  const client = useQueryClient();
  const action = question === null ? texts.takeBack : texts.end;
  const end = useAct({
    act: () => call('DELETE /claims/{id}', { params: { id }, query: { updated_at } }),
    done: question === null ? texts.takenBack : texts.ended,
    failed: texts.endFailed,
    refresh: () => {
      refreshClaims(client);
      onClose();
    },
  });
  return (
    <Confirm
      opened
      question={question ?? `${action}?`}
      action={action}
      busy={end.busy}
      onConfirm={() => end.act()}
      onClose={onClose}
    />
  );
}
