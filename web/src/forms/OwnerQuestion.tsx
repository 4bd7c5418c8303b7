import { ChoiceButtons } from '../ui/ChoiceButtons.tsx';
import { ConfirmIdentity } from '../ui/ConfirmIdentity.tsx';
import plain from '../ui/plain.module.css';
import type { useOwnerQuestion } from './useOwnerQuestion.ts';

/** Asks to whom something goes that a form sends by `useOwnerQuestion`, and for proof of who that is. */
export function OwnerQuestion({ asking }: Pick<ReturnType<typeof useOwnerQuestion>, 'asking'>) {
  return (
    <>
      {asking.sentence !== null && (
        <div>
          <p className={`${plain.small} ${plain.below}`} role="alert">
            {asking.sentence}
          </p>
          <ChoiceButtons choices={asking.choices} onChoose={asking.choose} />
        </div>
      )}
      <ConfirmIdentity
        person={asking.unproven}
        busy={asking.busy}
        onSeen={asking.seen}
        onClose={asking.leave}
      />
    </>
  );
}
