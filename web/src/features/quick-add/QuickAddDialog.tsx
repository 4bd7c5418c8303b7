import { citizenFields } from '@rto-desk/contract/citizen';
import { today } from '@rto-desk/contract/expiry';
import type { ReadingTexts } from '@rto-desk/contract/words/en/reading';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { disambiguatedName, proofQuestion, unverifiedMark } from '../../words/disambiguate.ts';
import { currentLanguage } from '../../words/language.ts';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentForm } from '../documents/DocumentForm.tsx';
import { Entry } from './Entry.tsx';
import { FileDrop } from './FileDrop.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { type Choice, fromName, type Step } from './steps.ts';
import { type FileQueue, useFileQueue } from './useFileQueue.ts';

/** So many names are told of files that would be lost. */
const MAX_NAMES = 5;
const nameFields = { name: citizenFields.name };

interface Props {
  onClose: () => void;
}

/** Loads Quick Add with its texts. */
export async function loadQuickAdd() {
  await readingTexts.load(currentLanguage());
  return QuickAddDialog;
}

/**
 * Adds a document in as few keys as can be: a document of a vehicle on one screen, one after the other; a licence by its
 * holder's mobile. What is not kept yet is kept on the way. Files that are chosen stand beside the form, one after the other.
 */
export function QuickAddDialog(props: Props) {
  // Brings a query client: it opens over every screen, also those without one.
  return (
    <ApiProvider>
      <Steps {...props} />
    </ApiProvider>
  );
}

function Steps({ onClose }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const texts = words.quickAdd;
  const readTexts = usePageTexts(readingTexts);
  const [step, setStep] = useState<Step | null>(null);
  const [type, setType] = useState('');
  /** How many documents of the pile have been kept: the form begins again with each. */
  const [kept, setKept] = useState(0);
  /** The vehicle and the type of the document that was kept last. */
  const [last, setLast] = useState({ mark: '', type: '' });
  const go = async (next: Promise<Step>) => {
    setStep(await next);
    void refreshRecords(client);
  };
  const queue = useFileQueue();
  const { current } = queue;
  const next = (mark = '') => {
    setLast({ mark, type });
    setStep(null);
    setKept(kept + 1);
    if (current === null) return;
    queue.leave(true);
    if (queue.files.length === 1) toast.success(readTexts.queue.done(queue.saved + 1));
  };
  const mainWidth = current === null ? undefined : '72rem';
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      help="/help/pile"
      width={mainWidth}
      question={current === null ? undefined : lostFiles(queue, readTexts)}
    >
      <FileDrop queue={queue}>
        {current !== null && <QueuePanel queue={queue} current={current} />}
        <div className={layout.fields}>
          <p className={prose.small} role="status">
            {lead(step, words)}
          </p>
          {step === null && current === null && <NewJobLink onFollow={onClose} />}
          {step === null && (
            <Entry
              key={`${current?.id ?? 'none'} ${kept}`}
              type={type}
              onType={setType}
              onKept={next}
              last={last}
              onStep={setStep}
              onCancel={onClose}
              queued={current}
              drafts={queue.drafts}
            />
          )}
          {step?.ask === 'name' && (
            <RecordForm
              initial={blank}
              failure={texts.failed}
              action={texts.next}
              onCancel={onClose}
              alsoDirty={current !== null}
              fields={nameFields}
              save={({ name }) => go(fromName(step.kind, name, step.mobile))}
            >
              {form => <FieldInput form={form} name="name" first />}
            </RecordForm>
          )}
          {(step?.ask === 'whose' || step?.ask === 'unproven') && current !== null && <HoldsFiles />}
          {(step?.ask === 'whose' || step?.ask === 'unproven') && (
            <ChoiceButtons
              key={step.ask}
              choices={step.choices.map(choice => ({
                key: choice.key,
                label: labelOf(choice, words),
                isSure: typeof choice.label === 'string' || 'another' in choice.label,
                value: choice,
              }))}
              onChoose={({ next }) =>
                go(next()).catch(error => toast.failure(failureText(error, texts.failed)))
              }
            />
          )}
          {step?.ask === 'document' && (
            <DocumentForm
              kind={step.kind}
              ownerId={step.ownerId}
              record={null}
              renewed={step.renewed}
              start={{ [step.kind.from]: today() }}
              proof={step.proof}
              linked
              file={current?.file}
              action={current === null ? undefined : readTexts.queue.saveNext}
              onSaved={current === null ? onClose : () => next()}
            />
          )}
        </div>
      </FileDrop>
    </FormDialog>
  );
}

/** Tells the dialog that files would be lost, at a step that has no form. */
function HoldsFiles() {
  useUnsaved(true);
  return null;
}

/** Which files would be lost, the first of them by name. */
function lostFiles({ files }: FileQueue, { queue: texts }: ReadingTexts): string {
  const names = files.slice(0, MAX_NAMES).map(({ file }) => file.name);
  const rest = files.length - names.length;
  return texts.lost([...names, ...(rest > 0 ? [texts.more(rest)] : [])].join('\n'), files.length);
}

function labelOf({ label }: Choice, words: Words): string {
  if (typeof label === 'string') return label;
  if ('seen' in label) return words.citizens.proofSeen;
  if ('another' in label) return words.quickAdd.another;
  const { kept_by, verified_by_branch } = label.person;
  const mark = kept_by === 'unverified' ? unverifiedMark(verified_by_branch, words) : words.documents.self;
  return `${disambiguatedName(label.person, words)} (${mark})`;
}

/** What the step is about, in a sentence. */
function lead(step: Step | null, words: Words): string {
  const { quickAdd: texts, kinds } = words;
  switch (step?.ask) {
    case undefined:
      return texts.explain;
    case 'name':
      return step.isShared ? texts.sharedMobile(step.mobile) : texts.unknownPerson(step.mobile);
    case 'whose':
      return texts.whose(step.mobile);
    case 'unproven':
      return proofQuestion(step.person, words);
    case 'document':
      return [texts.goesTo(kinds[step.kind.slug].one, step.of), step.renewed ? texts.filledIn : ''].join(' ');
  }
}

/** The way to taking in work at the counter, for what is no document. */
function NewJobLink({ onFollow }: { onFollow: () => void }) {
  const texts = useWords().jobs;
  return (
    <ButtonLink
      to="/jobs?new=1"
      variant="default"
      size="compact-md"
      className={layout.start}
      leftSection={<Plus size={14} aria-hidden />}
      onClick={onFollow}
    >
      {texts.add}
    </ButtonLink>
  );
}
