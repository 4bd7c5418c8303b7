import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { today } from '@rto-desk/contract/expiry';
import { choice } from '@rto-desk/contract/fields';
import { type Direction, entryFields } from '@rto-desk/contract/register';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import layout from '../../ui/layout.module.css';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { toast } from '../../ui/toast.ts';
import { type FileChange, Upload } from '../../ui/Upload.tsx';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { assignees, enter, refreshRegister } from './queries.ts';

interface Props {
  /** The entry that is changed, or null for a new one. */
  entry: RegisterEntry | null;
  direction: Direction;
  /** The job that a new one belongs to. */
  jobId?: number | null;
  onClose: () => void;
}

const none: FileChange = { keep: true };

/** Enters what came in or goes out, or corrects an entry: who and about what on its day alone. */
export function EntryForm({ entry, direction, jobId = null, onClose }: Props) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const client = useQueryClient();
  const staff = useQuery(assignees);
  const [file, setFile] = useState(none);
  const [fileError, setFileError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const title =
    entry !== null ? texts.actOn(texts.edit, entry.number) : direction === 'in' ? texts.addIn : texts.addOut;
  const { party, subject, received_on, their_number, their_date, mode, remarks } = entryFields;
  const people = staff.data ?? [];
  const fields = {
    ...((entry === null || entry.entered_on === today()) && { party, subject }),
    ...(entry === null && direction === 'in' && { received_on }),
    ...{ their_number, their_date, mode, assigned_to: choice(people.map(({ id }) => String(id))), remarks },
  };
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    people.map(({ id, name }) => [String(id), name]),
  );
  const modes: Readonly<Record<string, string>> = texts.modes;
  return (
    <FormDialog onClose={onClose} title={title} help="/help/register">
      {staff.data === undefined ? (
        <PendingPart found={staff} failure={texts.loadFailed} height={320} />
      ) : (
        <RecordForm
          fields={fields}
          initial={
            entry === null
              ? blank
              : { ...entry, assigned_to: entry.assigned_to && String(entry.assigned_to.id) }
          }
          failure={texts.saveFailed}
          alsoDirty={!('keep' in file)}
          onRefused={errors => setFileError(errors.file?.join(' ') ?? null)}
          onTaken={() => refreshRegister(client)}
          refresh={() => {
            setSent(null);
            refreshRegister(client);
          }}
          save={async (values, updated_at) => {
            setFileError(null);
            if (entry !== null) {
              const { assigned_to, ...others } = values;
              await call('PATCH /register-entries/{id}', {
                params: { id: entry.id },
                body: { ...others, assigned_to: assigned_to ? Number(assigned_to) : null, updated_at },
              });
              toast.success(texts.saved);
            } else {
              const all = { ...values, direction, job_id: jobId };
              const made = await enter(all, 'file' in file ? file.file : undefined, setSent);
              toast.success(texts.added(made.number));
            }
            onClose();
          }}
        >
          {form => (
            <>
              <FieldInput
                form={form}
                name="party"
                label={direction === 'in' ? texts.fromWhom : texts.toWhom}
                first
              />
              <FieldInput form={form} name="subject" />
              <div className={layout.two}>
                <FieldInput form={form} name="received_on" />
                <FieldInput form={form} name="mode" choiceLabel={option => modes[option] ?? option} />
                <FieldInput form={form} name="their_number" />
                <FieldInput form={form} name="their_date" />
                <FieldInput form={form} name="assigned_to" choiceLabel={option => names[option] ?? option} />
              </div>
              <FieldInput form={form} name="remarks" label={words.fields.remarks} />
              {entry === null && (
                <Upload change={file} onChange={setFile} stored={false} error={fileError} sent={sent} />
              )}
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}
