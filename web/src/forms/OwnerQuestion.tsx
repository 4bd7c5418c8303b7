import { Text } from '@mantine/core';
import { ChoiceButtons } from '../ui/ChoiceButtons.tsx';
import { ConfirmIdentity } from '../ui/ConfirmIdentity.tsx';
import type { useOwnerQuestion } from './useOwnerQuestion.ts';

/** Asks to whom something goes that a form sends by `useOwnerQuestion`, and for proof of who that is. */
export function OwnerQuestion({ asking }: Pick<ReturnType<typeof useOwnerQuestion>, 'asking'>) {
  return (
    <>
      {asking.sentence !== null && (
        <div>
          <Text size="sm" mb="xs" role="alert">
            {asking.sentence}
          </Text>
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
