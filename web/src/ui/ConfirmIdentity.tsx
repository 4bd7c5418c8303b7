import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { proofQuestion } from '../words/disambiguate.ts';
import { useWords } from '../words/useWords.ts';
import { Confirm } from './Confirm.tsx';

interface Props {
  /** The unproven profile, or null while nothing is asked. */
  person: UnprovenPerson | null;
  busy: boolean;
  onSeen: () => void;
  onClose: () => void;
}

/** Asks whether staff have seen proof before the office's first document goes to an unproven profile. */
export function ConfirmIdentity({ person, busy, onSeen, onClose }: Props) {
  const words = useWords();
  const { proofTitle, proofSeen } = words.citizens;
  return (
    <Confirm
      opened={person !== null}
      title={proofTitle}
      question={person === null ? '' : proofQuestion(person, words)}
      action={proofSeen}
      busy={busy}
      onConfirm={onSeen}
      onClose={onClose}
    />
  );
}
