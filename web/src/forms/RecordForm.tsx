import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import type { Fields } from '@rto-desk/contract/fields';
import type { FormInput } from '@rto-desk/contract/validation';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmIdentity } from '../ui/ConfirmIdentity.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { DialogFooter } from '../ui/DialogFooter.tsx';
import { failureText } from '../ui/failureText.ts';
import layout from '../ui/layout.module.css';
import { toast } from '../ui/toast.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { useWords } from '../words/useWords.ts';
import { unprovenIn } from './unproven.ts';
import { type Check, type FieldsForm, useFieldsForm, type Values } from './useFieldsForm.ts';

interface Props<F extends Fields> {
  fields: F;
  /** What the form begins with: the record that is changed, or what a new one starts from. */
  initial: Values;
  check?: Check;
  /**
   * Sends what was typed. `seen` is the `updated_at` of the version that the person last looked at,
   * undefined for a new record; `proof` says what they know of whose it is, where that is asked.
   */
  save: (values: FormInput<F>, seen: string | undefined, proof: Proof) => Promise<void>;
  /** What the person knows before anything is asked; that the form is to ask where not said. */
  proof?: Proof | undefined;
  /** Said when saving fails and the server gives no sentence of its own. */
  failure: string;
  /** What its button says; Save where not said. */
  action?: string | undefined;
  /** Whether something beside the fields was changed, such as the document. */
  alsoDirty?: boolean;
  /** Called after each save, also a refused one, to ask again for what the screen shows. */
  refresh?: () => unknown;
  /** Called with the sentences of a refused save, by field, for what is not one of the fields. */
  onRefused?: (errors: Readonly<Record<string, readonly string[]>>) => void;
  /** Called with the version that someone else saved, when it is taken in place of one's own. */
  onTaken?: (current: Values) => void;
  /** Leaves without saving, where no dialog around the form does. */
  onCancel?: (() => void) | undefined;
  /** The fields as they are laid out. */
  children: (form: FieldsForm<F>) => ReactNode;
}

/**
 * The form of a record, new or changed: Enter saves, failures keep what was typed, and when someone else has
 * changed the record meanwhile both versions are shown.
 */
export function RecordForm<F extends Fields>(props: Props<F>) {
  const { fields, initial, check, save, failure, alsoDirty = false, children } = props;
  const { refresh, onRefused, onTaken, onCancel, proof = 'ask' } = props;
  const words = useWords();
  const { action = words.general.save } = props;
  const form = useFieldsForm(fields, initial, check);
  const [seen, setSeen] = useState(stampOf(initial));
  const [conflict, setConflict] = useState<Conflict<F> | null>(null);
  const [unproven, setUnproven] = useState<IdentityUnproven<F> | null>(null);
  const [busy, setBusy] = useState(false);
  const closeDialog = useUnsaved(form.dirty || alsoDirty);
  const cancel = onCancel ?? closeDialog;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  const failed = (error: unknown) => {
    if (error instanceof ApiError) onRefused?.(error.errors);
    toast.failure(failureText(error, failure));
  };
  const send = async (values: FormInput<F>, since: string | undefined, known = proof) => {
    try {
      await save(values, since, known);
      setConflict(null);
    } catch (error) {
      const person = unprovenIn(error);
      if (person !== null) return setUnproven({ mine: values, since, person });
      const current = conflicting(error);
      if (current === null) throw error;
      setConflict({ mine: values, current });
    } finally {
      refresh?.();
    }
  };
  const sendAsSeen = async ({ mine, since }: IdentityUnproven<F>) => {
    setBusy(true);
    await send(mine, since, 'seen').catch(failed);
    setBusy(false);
    setUnproven(null);
  };
  const takeTheirs = (current: Values) => {
    form.begin(current);
    onTaken?.(current);
    setSeen(stampOf(current));
    setConflict(null);
  };

  return (
    <>
      <form
        ref={element}
        noValidate
        onSubmit={form.submit(values => send(values, seen), failed)}
        onKeyDown={submitByEnter}
      >
        <div className={layout.fields}>
          {children(form)}
          <DialogFooter>
            {cancel !== null && (
              <Button variant="default" onClick={cancel}>
                {words.general.cancel}
              </Button>
            )}
            <Button type="submit" loading={form.busy}>
              {action}
            </Button>
          </DialogFooter>
        </div>
      </form>
      <ConfirmIdentity
        person={unproven?.person ?? null}
        busy={busy}
        onSeen={() => unproven !== null && void sendAsSeen(unproven)}
        onClose={() => setUnproven(null)}
      />
      <ConflictDialog
        opened={conflict !== null}
        names={Object.keys(fields)}
        mine={conflict?.mine ?? {}}
        theirs={conflict?.current ?? {}}
        onClose={() => setConflict(null)}
        onKeepMine={async () => {
          if (conflict === null) return;
          await send(conflict.mine, stampOf(conflict.current)).catch(failed);
        }}
        onTakeTheirs={() => conflict !== null && takeTheirs(conflict.current)}
      />
    </>
  );
}

/** Enter saves from every field, where browsers leave lists of choices out; with Ctrl from texts of several lines too. */
export function submitByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!event.ctrlKey && !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface Conflict<F extends Fields> {
  mine: FormInput<F>;
  /** The record as it now stands. */
  current: Values;
}

interface IdentityUnproven<F extends Fields> {
  mine: FormInput<F>;
  since: string | undefined;
  person: UnprovenPerson;
}

/** The record that someone else saved meanwhile, where that is why a save was refused (409). */
function conflicting(error: unknown): Values | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return isValues(error.current) ? error.current : null;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function stampOf(values: Values): string | undefined {
  return typeof values.updated_at === 'string' ? values.updated_at : undefined;
}
