import { choice, required } from '@rto-desk/contract/fields';
import { stageFields } from '@rto-desk/contract/job';
import { requestStatuses } from '@rto-desk/contract/service-request';
import { useQueryClient } from '@tanstack/react-query';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { type Named, type NamedRow, saveNamed } from './named.ts';
import { refreshJobSettings } from './queries.ts';

interface Props {
  of: Named;
  /** The row that is changed, or null for a new one. */
  row: NamedRow | null;
  /** Where a new one is put. */
  place: number;
  onClose: () => void;
}

/** A stage or a reason: its names, its place, and of a new stage the status that it stands for. */
export function NamedRowForm({ of, row, place, onClose }: Props) {
  const words = useWords();
  const texts = usePageTexts(jobSettingsTexts);
  const client = useQueryClient();
  const asksStatus = of === 'stages' && row === null;
  const fields = { ...stageFields, ...(asksStatus && { status: choice(requestStatuses, required) }) };
  const { statuses } = words.requests;
  return (
    <FormDialog
      onClose={onClose}
      title={row === null ? texts[of].add : texts.actOn(words.general.edit, row.name)}
      width="28rem"
    >
      <RecordForm
        fields={fields}
        initial={row === null ? { place } : { ...row }}
        failure={texts.saveFailed}
        save={async ({ status: chosen, ...names }, updated_at) => {
          const status = requestStatuses.find(one => one === chosen);
          const hidden = row?.hidden ?? false;
          await saveNamed(of, row?.id ?? null, { ...names, hidden, status, updated_at });
          toast.success(texts.saved);
          onClose();
        }}
        refresh={() => refreshJobSettings(client)}
      >
        {form => (
          <>
            <FieldInput form={form} name="name_en" first />
            <FieldInput form={form} name="name_hi" />
            <div className={layout.two}>
              {asksStatus && (
                <FieldInput
                  form={form}
                  name="status"
                  label={texts.stages.standsFor}
                  choiceLabel={chosen => {
                    const status = requestStatuses.find(one => one === chosen);
                    return status === undefined ? chosen : statuses[status];
                  }}
                />
              )}
              <FieldInput form={form} name="place" label={texts.place} />
            </div>
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
