import type { SetFollowUp } from '@rto-desk/contract/endpoints/follow-ups';
import { followUpFields } from '@rto-desk/contract/follow-up';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { followUpsOf } from './queries.ts';

interface Props {
  citizenId: number;
  /** Of which vehicle it is; of the citizen where there is none. */
  vehicleId: number | null;
  /** The citizen's name or the registration number. */
  name: string;
  onClose: () => void;
}

/** Sets the day on which a person is called again, and why; an empty day clears it. */
export function FollowUpForm({ citizenId, vehicleId, name, onClose }: Props) {
  const words = useWords();
  const texts = words.jobs.followUp;
  const client = useQueryClient();
  const found = useQuery({ ...followUpsOf(citizenId), gcTime: 0 });
  const current = found.data?.find(({ vehicle }) => (vehicle?.id ?? null) === vehicleId);
  const save = async (body: {
    on?: string | null;
    note?: string | null;
    updated_at?: string | undefined;
  }) => {
    const saved: SetFollowUp =
      vehicleId === null
        ? await call('PUT /citizens/{id}/follow-up', { params: { id: citizenId }, body })
        : await call('PUT /vehicles/{id}/follow-up', { params: { id: vehicleId }, body });
    toast.success(saved.on === null ? texts.cleared : texts.saved);
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.documents.of(texts.title, name)}
      help="/help/from-citizens"
      width="26rem"
    >
      {found.data === undefined || found.isFetching ? (
        <PendingPart found={found} failure={texts.loadFailed} height={200} />
      ) : (
        <RecordForm
          fields={followUpFields}
          initial={current ?? {}}
          failure={texts.failed}
          save={(values, updated_at) => save({ ...values, updated_at })}
          refresh={() => {
            void refreshRecords(client);
            void client.invalidateQueries({ queryKey: ['dashboard'] });
          }}
        >
          {form => (
            <>
              <p className={prose.small}>{texts.explain}</p>
              <FieldInput form={form} name="on" first />
              <FieldInput form={form} name="note" />
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}
