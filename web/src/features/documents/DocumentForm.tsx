import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { isCalendarDate, today } from '@rto-desk/contract/expiry';
import { type AnyKind, type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { partialFields } from '@rto-desk/contract/kinds/partial';
import { addPeriod } from '@rto-desk/contract/period';
import { renewalOf } from '@rto-desk/contract/renewal';
import { periodProblems } from '@rto-desk/contract/sentences';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkError } from '../../api/ApiError.ts';
import { documentCalls } from '../../api/documents.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank, type Check, type FieldsForm, type Values } from '../../forms/useFieldsForm.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import layout from '../../ui/layout.module.css';
import { rowId } from '../../ui/rows.ts';
import { toast } from '../../ui/toast.ts';
import { type FileChange, Upload } from '../../ui/Upload.tsx';
import { currentLanguage } from '../../words/language.ts';
import { readingTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { MarkQuestion, Proposed, ReadingNotes } from '../reading/lazy.ts';
import { otherMarkOf } from '../reading/proposals.ts';
import { readOf, useReading } from '../reading/useReading.ts';
import { SuggestedDates } from './SuggestedDates.tsx';

interface Props {
  kind: AnyKind;
  /** The citizen or vehicle it belongs to. */
  ownerId: number;
  /** The registration mark of the vehicle, to compare with that in a file. */
  registration?: string | undefined;
  /** The document that is changed, or null for a new one. */
  record: DocumentRecord | null;
  /** The document that a new one renews. */
  renewed?: DocumentRecord | undefined;
  /** Which of its ends is renewed; the one that all documents of the kind have where not said. */
  renewedEnd?: string | undefined;
  /** What a new one that renews none begins with. */
  start?: Values;
  /** What the person knows of whose it is, where they were asked already. */
  proof?: Proof | undefined;
  /** The file of a new one, where it was chosen before. */
  file?: File | undefined;
  /** Called when the person takes the kind that the file is of. */
  onKind?: ((kind: AnyKind) => void) | undefined;
  /** What its button says; Save where not said. */
  action?: string | undefined;
  /** Whether the toast leads to the new record, for forms over other screens. */
  linked?: boolean;
  onSaved: () => void;
  onCancel?: () => void;
}

const untouched: FileChange = { keep: true };

/**
 * The form of a document of any kind, drawn from the kind's declaration. A new one becomes another kind of the same owner where
 * its file says so and the person agrees; what was typed of its number and period goes along.
 */
export function DocumentForm(props: Props) {
  const [changed, setChanged] = useState<Changed | null>(null);
  if (changed === null) return <FormOfKind {...props} onChange={change} />;
  return (
    <FormOfKind
      key={changed.kind.slug}
      {...props}
      {...changed}
      renewed={undefined}
      renewedEnd={undefined}
      onChange={change}
    />
  );

  function change(next: Changed): void {
    setChanged(next);
    props.onKind?.(next.kind);
  }
}

/** What goes along to the form of another kind. */
interface Changed extends Pick<Props, 'kind' | 'start' | 'file'> {
  /** The mark that the person has been asked about. */
  retainedFor: string | null;
}

interface FormProps extends Props {
  retainedFor?: string | null;
  onChange: (next: Changed) => void;
}

function FormOfKind(props: FormProps) {
  const { kind, ownerId, record, renewed, start = blank, onSaved, onCancel } = props;
  const words = useWords();
  const client = useQueryClient();
  const [file, setFile] = useState<FileChange>(props.file ? { file: props.file } : untouched);
  const [fileError, setFileError] = useState<string | null>(null);
  /** How much of the file has gone, 0 to 1, while it does. */
  const [sent, setSent] = useState<number | null>(null);
  /** Whether its end is all that has to be filled. */
  const [partial, setPartial] = useState(record !== null && record.missing.length > 0);
  const reading = useReading('file' in file ? file.file : null);
  const read = readOf(reading);
  /** The mark that the person has been asked about. */
  const [retainedFor, setKeptFor] = useState(props.retainedFor ?? null);
  const mark = otherMarkOf(read, props.registration);
  const otherMark = mark === retainedFor ? null : mark;
  const proposals = (otherMark === null && read?.valuesAs(kind.slug)) || {};
  const texts = words.kinds[kind.slug];
  const calls = documentCalls(kind);
  const names = Object.keys(kind.fields);
  const change = (next: FileChange) => {
    setFile(next);
    setFileError(null);
  };

  return (
    <RecordForm
      fields={partial ? partialFields(kind) : kind.fields}
      initial={
        record ?? (renewed === undefined ? start : renewalOf(kind, renewed, today(), props.renewedEnd))
      }
      check={(values, words) => ({
        ...endAfterStart(kind)(values, words),
        ...(otherMark !== null && { file: readingTexts.loaded(currentLanguage())?.answerMark ?? '' }),
      })}
      failure={texts.saveFailed}
      action={props.action}
      alsoDirty={!('keep' in file)}
      onRefused={errors => setFileError(errors.file?.join(' ') ?? null)}
      onCancel={onCancel}
      proof={props.proof}
      refresh={() => {
        setSent(null);
        void refreshRecords(client);
      }}
      save={async (typed, seen, proof) => {
        const values = partial ? { ...typed, partial: '1' } : typed;
        const edit = { file: 'file' in file ? file.file : undefined, onSent: setSent };
        setFileError(null);
        try {
          if (record === null) {
            const made = await calls.create(ownerId, { ...values, proof }, edit);
            const to = `/citizens/${made.citizen_id}?tab=all#${rowId(kind.slug, made.id)}`;
            toast.success(texts.added, props.linked ? { to, label: words.documents.openFile } : undefined);
          } else {
            const edited = { ...values, updated_at: seen, proof };
            await calls.update(record.id, edited, { ...edit, removeFile: 'remove' in file });
            toast.success(texts.updated);
          }
          onSaved();
        } catch (error) {
          if (edit.file !== undefined && error instanceof NetworkError) setFileError(words.documents.notSent);
          throw error;
        }
      }}
    >
      {form => (
        <>
          <Checkbox
            label={words.documents.partial}
            checked={partial}
            onChange={event => setPartial(event.currentTarget.checked)}
          />
          <div className={layout.two}>
            {names.map((name, position) => (
              <div key={name} className={layout.tight}>
                <FieldInput
                  form={form}
                  name={name}
                  first={position === 0}
                  onText={name === kind.from ? text => setStart(kind, form, text) : undefined}
                  description={
                    name === kind.until && kind.validity !== null
                      ? words.documents.suggestedExpiry
                      : undefined
                  }
                />
                {proposals[name] && <Proposed form={form} name={name} found={proposals[name]} />}
              </div>
            ))}
          </div>
          <SuggestedDates kind={kind} ownerId={ownerId} form={form} />
          <Upload
            change={file}
            onChange={change}
            stored={record !== null && record.file_path !== null}
            error={fileError}
            sent={sent}
          />
          {otherMark !== null && props.registration !== undefined && (
            <MarkQuestion mark={otherMark} own={props.registration} onKeep={() => setKeptFor(otherMark)} />
          )}
          {reading !== null && otherMark === null && (
            <ReadingNotes
              state={reading}
              form={form}
              proposals={proposals}
              kind={kind.slug}
              onKind={mayBecome(read?.kind) ? slug => becomeKind(kindOf(slug), form) : undefined}
            />
          )}
        </>
      )}
    </RecordForm>
  );

  function mayBecome(slug: KindSlug | null | undefined): boolean {
    return record === null && slug != null && kindOf(slug).owner === kind.owner;
  }

  /** What was typed of number and period stays; the rest has no place in the other kind, but in the file. */
  function becomeKind(next: AnyKind, form: FieldsForm): void {
    const begun = { ...(record ?? start) };
    const typed = (name: string | null) => {
      const text = name === null ? '' : (form.texts[name] ?? '');
      return text === begun[name ?? ''] ? '' : text;
    };
    const carried: Values = {
      [next.from]: typed(kind.from),
      [next.until]: typed(kind.until),
      ...(next.number !== null && { [next.number]: typed(kind.number) }),
    };
    props.onChange({ kind: next, start: carried, file: 'file' in file ? file.file : undefined, retainedFor });
  }
}

/**
 * Changing the day of issue suggests the end of validity, where the kind has a rule for it; the person may change
 * it afterwards.
 */
function setStart(kind: AnyKind, form: FieldsForm, start: string): void {
  form.set(kind.from, start);
  if (kind.validity === null || !isCalendarDate(start) || start < '1900') return;
  form.set(kind.until, addPeriod(start, kind.validity));
}

function endAfterStart(kind: AnyKind): Check {
  return (values, words) => {
    const problems = Object.entries(periodProblems(kind, values));
    return Object.fromEntries(problems.map(([end, sentence]) => [end, sentence(words)]));
  };
}
