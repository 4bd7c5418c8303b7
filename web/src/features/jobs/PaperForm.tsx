import type { JobPaper } from '@rto-desk/contract/endpoints/jobs';
import { pastDate, text } from '@rto-desk/contract/fields';
import { jobPaperFields } from '@rto-desk/contract/job';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { type FileChange, Upload } from '../../ui/Upload.tsx';
import { useWords } from '../../words/useWords.ts';
import { savePaper } from './papers.ts';
import { refreshJobs } from './queries.ts';

const changedFields = { ...jobPaperFields, returned_on: pastDate(), stays_with: text(150) };
const untouched: FileChange = { keep: true };

interface Props {
  jobId: number;
  /** The paper that is changed, or null for a new one. */
  paper: JobPaper | null;
  onClose: () => void;
}

/** A paper of a job: what it is, when it came and went back, and its scan. */
export function PaperForm({ jobId, paper, onClose }: Props) {
  const texts = useWords().jobs;
  const client = useQueryClient();
  const [file, setFile] = useState(untouched);
  const [fileError, setFileError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const fields = paper === null ? jobPaperFields : changedFields;
  return (
    <FormDialog opened onClose={onClose} title={paper?.name ?? texts.papers.add} help="/help/job">
      <RecordForm
        fields={fields}
        initial={paper ?? blank}
        failure={texts.papers.failed}
        alsoDirty={!('keep' in file)}
        onRefused={errors => setFileError(errors.file?.join(' ') ?? null)}
        save={async (values, updated_at) => {
          setFileError(null);
          const stamped = paper === null ? values : { ...values, updated_at };
          await savePaper(jobId, paper?.id ?? null, stamped, {
            file: 'file' in file ? file.file : undefined,
            removeFile: 'remove' in file,
            onSent: setSent,
          });
          toast.success(texts.papers.saved);
          onClose();
        }}
        refresh={() => {
          setSent(null);
          refreshJobs(client);
        }}
      >
        {form => (
          <>
            <div className={plain.two}>
              {Object.keys(fields).map((name, position) => (
                <FieldInput
                  key={name}
                  form={form}
                  name={name}
                  first={position === 0}
                  {...(name === 'kind' && { choiceLabel: kind => kindNames(texts.papers)[kind] ?? kind })}
                />
              ))}
            </div>
            <Upload
              change={file}
              onChange={setFile}
              stored={paper !== null && paper.file_path !== null}
              error={fileError}
              sent={sent}
            />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}

const kindNames = (texts: { kinds: Readonly<Record<string, string>> }) => texts.kinds;
