import { ChoiceButtons } from '../ui/ChoiceButtons.tsx';
import { ConfirmIdentity } from '../ui/ConfirmIdentity.tsx';
import layout from '../ui/layout.module.css';
import prose from '../ui/prose.module.css';
import type { FieldsForm } from './useFieldsForm.ts';
import type { useOwnerQuestion } from './useOwnerQuestion.ts';

interface Props extends Pick<ReturnType<typeof useOwnerQuestion>, 'asking'> {
  /** Where the sentences stand of what is refused after the choice. */
  form: Pick<FieldsForm, 'refuse'>;
}

/** Asks to whom something goes that a form sends by `useOwnerQuestion`, and for proof of who that is. */
export function OwnerQuestion({ asking, form }: Props) {
  return (
    <>
      {asking.sentence !== null && (
        <div>
          <p className={`${prose.small} ${layout.below}`} role="alert">
            {asking.sentence}
          </p>
          <ChoiceButtons choices={asking.choices} onChoose={chosen => asking.choose(chosen, form.refuse)} />
        </div>
      )}
      <ConfirmIdentity
        person={asking.unproven}
        busy={asking.busy}
        onSeen={() => asking.seen(form.refuse)}
        onClose={asking.leave}
      />
    </>
  );
}
