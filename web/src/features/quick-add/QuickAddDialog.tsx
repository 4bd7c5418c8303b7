import { citizenFields } from '@rto-desk/contract/citizen';
import { today } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { failureText } from '../../ui/failureText.ts';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { disambiguatedName, proofQuestion, unverifiedMark } from '../../words/disambiguate.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentForm } from '../documents/DocumentForm.tsx';
import { Entry } from './Entry.tsx';
import { NewJobLink } from './NewJobLink.tsx';
import { type Choice, fromName, type Step } from './steps.ts';

const nameFields = { name: citizenFields.name };

interface Props {
  onClose: () => void;
}

/**
 * Adds a document in as few keys as can be: a paper of a vehicle on one screen, one after the other; a licence by its
 * holder's mobile. What is not kept yet is kept on the way.
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
  const [step, setStep] = useState<Step | null>(null);
  const [type, setType] = useState('');
  /** How many papers of the pile have been kept: the form begins anew with each. */
  const [kept, setKept] = useState(0);
  const go = async (next: Promise<Step>) => {
    setStep(await next);
    void refreshRecords(client);
  };
  return (
    <FormDialog opened onClose={onClose} title={texts.title} help="/help/pile">
      <div className={plain.fields}>
        <p className={plain.small} role="status">
          {lead(step, words)}
        </p>
        {step === null && <NewJobLink onFollow={onClose} />}
        {step === null && (
          <Entry
            key={kept}
            type={type}
            onType={setType}
            onKept={() => setKept(kept + 1)}
            onStep={setStep}
            onCancel={onClose}
          />
        )}
        {step?.ask === 'name' && (
          <RecordForm
            initial={blank}
            failure={texts.failed}
            action={texts.next}
            onCancel={onClose}
            fields={nameFields}
            save={({ name }) => go(fromName(step.kind, name, step.mobile))}
          >
            {form => <FieldInput form={form} name="name" first />}
          </RecordForm>
        )}
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
            onSaved={onClose}
          />
        )}
      </div>
    </FormDialog>
  );
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
