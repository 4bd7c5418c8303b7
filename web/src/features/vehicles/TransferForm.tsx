import { Text } from '@mantine/core';
import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import type { QuickEntryCandidate } from '@rto-desk/contract/endpoints/quick-entries';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { today } from '@rto-desk/contract/expiry';
import { takerFields, transferFields } from '@rto-desk/contract/transfer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { unprovenIn } from '../../forms/unproven.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { ConfirmIdentity } from '../../ui/ConfirmIdentity.tsx';
import { type ChosenPerson, candidateChoices } from '../../ui/candidateChoices.ts';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

const fields = { ...takerFields, ...transferFields };

/** What is sent of a transfer. */
interface Body {
  name: string;
  mobile: string;
  kind: (typeof transferFields)['kind']['options'][number];
  on: string;
  remarks: string | null;
  updated_at: string | undefined;
  proof: Proof;
  chosen: ChosenPerson;
}

/** Gives a vehicle to its next owner, by name and mobile. */
export function TransferForm({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const words = useWords();
  const texts = words.transfers;
  const client = useQueryClient();
  const [undecided, setUndecided] = useState<Undecided | null>(null);
  /** Whose profile the vehicle would go to that may be anybody's. */
  const [unproven, setUnproven] = useState<{ body: Body; person: UnprovenPerson } | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async ({ name, mobile, chosen: { citizen_id, new_citizen = false }, ...body }: Body) => {
    try {
      const whom = citizen_id === undefined ? { to: { name, mobile } } : { to_citizen_id: citizen_id };
      const { copies, to_citizen_id } = await call('POST /vehicles/{id}/transfers', {
        params: { id: vehicle.id },
        body: { ...body, ...whom, new_citizen },
      });
      const to = `/citizens/${to_citizen_id}?tab=vehicles`;
      toast.success(texts.done(vehicle.registration_no, name), { to, label: words.documents.openFile });
      if (copies.length > 0) toast.success(texts.copies(copies.map(copy => copy.name).join(', ')));
      onClose();
    } catch (error) {
      const candidates = candidatesIn(error);
      if (candidates === null) throw error;
      const sentence = failureText(error, texts.failed);
      setUndecided({ body: { name, mobile, chosen: {}, ...body }, sentence, candidates });
    } finally {
      void refreshRecords(client);
    }
  };
  const giveAgain = async (body: Body) => {
    setBusy(true);
    try {
      await give(body);
    } catch (error) {
      const person = unprovenIn(error);
      if (person === null) toast.failure(failureText(error, texts.failed));
      else setUnproven({ body, person });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog opened onClose={onClose} title={words.documents.of(texts.title, vehicle.registration_no)}>
      <RecordForm
        fields={fields}
        initial={{ kind: 'sale', on: today(), updated_at: vehicle.updated_at }}
        failure={texts.failed}
        action={texts.action}
        save={({ name, mobile, kind, on, remarks = null }, updated_at, proof) =>
          give({ name, mobile, kind, on, remarks, updated_at, proof, chosen: {} })
        }
      >
        {form => (
          <div onInput={() => setUndecided(null)}>
            <Text size="sm" mb="sm">
              {texts.explain}
            </Text>
            <FieldInput form={form} name="name" first />
            <FieldInput form={form} name="mobile" />
            <FieldInput form={form} name="kind" choiceLabel={kind => kindLabels(texts)[kind] ?? kind} />
            <FieldInput form={form} name="on" />
            <FieldInput form={form} name="remarks" />
            {undecided !== null && (
              <div>
                <Text size="sm" mb="xs" role="alert">
                  {undecided.sentence}
                </Text>
                <ChoiceButtons
                  choices={candidateChoices(undecided.candidates, words)}
                  onChoose={chosen => void giveAgain({ ...undecided.body, chosen })}
                />
              </div>
            )}
          </div>
        )}
      </RecordForm>
      <ConfirmIdentity
        person={unproven?.person ?? null}
        busy={busy}
        onSeen={() => {
          setUnproven(null);
          if (unproven !== null) void giveAgain({ ...unproven.body, proof: 'seen' });
        }}
        onClose={() => setUnproven(null)}
      />
    </FormDialog>
  );
}

/** Whom somebody has to choose from, and what is sent again then. */
interface Undecided {
  body: Body;
  sentence: string;
  candidates: readonly QuickEntryCandidate[];
}

const kindLabels = (texts: { kinds: Readonly<Record<string, string>> }) => texts.kinds;

/** Whom to choose from, where that is why a transfer was refused (409). */
function candidatesIn(error: unknown): readonly QuickEntryCandidate[] | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  // The call's own answer: see its endpoint.
  const { candidates } = error.options as { candidates?: readonly QuickEntryCandidate[] };
  return candidates ?? null;
}
