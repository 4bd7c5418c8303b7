import type { Job, JobDocument } from '@rto-desk/contract/endpoints/jobs';
import { pastDate, text } from '@rto-desk/contract/fields';
import { jobDocumentFields } from '@rto-desk/contract/job';
import type { FoundValues } from '@rto-desk/contract/reading/read-rows';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { type FileChange, Upload } from '../../ui/Upload.tsx';
import { currentLanguage } from '../../words/language.ts';
import { readingTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { MarkQuestion, Proposed, ReadingNotes } from '../reading/lazy.ts';
import { otherMarkOf } from '../reading/proposals.ts';
import { readOf, useReading } from '../reading/useReading.ts';
import { refreshJobs } from './queries.ts';
import { recordedKind } from './recordedKind.ts';
import { saveJobDocument } from './saveJobDocument.ts';

const changedFields = { ...jobDocumentFields, returned_on: pastDate(), stays_with: text(150) };
const untouched: FileChange = { keep: true };

interface Props {
  job: Job;
  /** The paper that is changed, or null for a new one. */
  paper: JobDocument | null;
  onClose: () => void;
}

/** A document of a job: what it is, when it came and went back, and its scan. */
export function JobDocumentForm({ job, paper, onClose }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const client = useQueryClient();
  const [file, setFile] = useState(untouched);
  const [fileError, setFileError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const reading = useReading('file' in file ? file.file : null);
  const read = readOf(reading);
  /** The mark that the person has been asked about. */
  const [retainedFor, setKeptFor] = useState<string | null>(null);
  const own = job.vehicle?.registration_no;
  const mark = otherMarkOf(read, own);
  const otherMark = mark === retainedFor ? null : mark;
  const expected = paper === null ? null : recordedKind(paper, job);
  // A document has no values of its own: a new one is called what the file is.
  const likely = paper === null ? (read?.kind ?? null) : null;
  const proposals: FoundValues =
    likely === null ? {} : { name: { value: words.kinds[likely].one, page: 1, line: 1 } };
  const fields = paper === null ? jobDocumentFields : changedFields;
  return (
    <FormDialog onClose={onClose} title={paper?.name ?? texts.papers.add} help="/help/job">
      <RecordForm
        fields={fields}
        initial={paper ?? blank}
        check={(): Record<string, string> =>
          otherMark === null ? {} : { file: readingTexts.loaded(currentLanguage())?.answerMark ?? '' }
        }
        failure={texts.papers.failed}
        alsoDirty={!('keep' in file)}
        onRefused={errors => setFileError(errors.file?.join(' ') ?? null)}
        save={async (values, updated_at) => {
          setFileError(null);
          const stamped = paper === null ? values : { ...values, updated_at };
          await saveJobDocument(job.id, paper?.id ?? null, stamped, {
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
            <div className={layout.two}>
              {Object.keys(fields).map((name, position) => (
                <div key={name} className={layout.tight}>
                  <FieldInput
                    form={form}
                    name={name}
                    first={position === 0}
                    {...(name === 'kind' && { choiceLabel: kind => kindNames(texts.papers)[kind] ?? kind })}
                  />
                  {proposals[name] && <Proposed form={form} name={name} found={proposals[name]} />}
                </div>
              ))}
            </div>
            <Upload
              change={file}
              onChange={setFile}
              stored={paper !== null && paper.file_path !== null}
              error={fileError}
              sent={sent}
            />
            {otherMark !== null && own !== undefined && (
              <MarkQuestion mark={otherMark} own={own} onKeep={() => setKeptFor(otherMark)} />
            )}
            {reading !== null && otherMark === null && (
              <ReadingNotes
                state={reading}
                form={form}
                proposals={proposals}
                kind={expected ?? undefined}
                quiet={read !== null}
              />
            )}
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}

const kindNames = (texts: { kinds: Readonly<Record<string, string>> }) => texts.kinds;
