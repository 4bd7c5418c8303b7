import { Stack, Text } from '@mantine/core';
import { citizenFields } from '@rto-desk/contract/citizen';
import { today } from '@rto-desk/contract/expiry';
import { choice, required, text } from '@rto-desk/contract/fields';
import { type AnyKind, documentTypes, kindOfType } from '@rto-desk/contract/kinds/index';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { disambiguatedName } from '../../words/disambiguate.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentForm } from '../documents/DocumentForm.tsx';
import { RegistrationInput } from '../vehicles/RegistrationInput.tsx';
import classes from './QuickAdd.module.css';
import { type Choice, fromHolder, fromMobile, fromName, fromNewVehicle, type Step } from './steps.ts';

const holderFields = { holder: text(40, required), document_type: choice(documentTypes, required) };
const mobileFields = { mobile: citizenFields.mobile };
const nameFields = { name: citizenFields.name };
const plateFields = { registration_no: vehicleFields.registration_no };

interface Props {
  onClose: () => void;
}

/**
 * Adds a document in as few keys as can be: to whom or what, which, and what stands in it. What is not kept yet is
 * asked for and kept on the way.
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
  const [step, setStep] = useState<Step>({ ask: 'holder' });
  const go = async (next: Promise<Step>) => {
    setStep(await next);
    void refreshRecords(client);
  };
  const common = { initial: blank, failure: texts.failed, action: texts.next, onCancel: onClose };
  return (
    <FormDialog opened onClose={onClose} title={texts.title}>
      <Stack gap="sm">
        <Text size="sm" role="status">
          {lead(step, words)}
        </Text>
        {step.ask === 'holder' && (
          <RecordForm
            {...common}
            fields={holderFields}
            save={({ holder, document_type }) => go(fromHolder(kindCalled(document_type), holder))}
          >
            {form => (
              <>
                <FieldInput form={form} name="holder" first />
                <FieldInput form={form} name="document_type" choiceLabel={type => typeName(type, words)} />
              </>
            )}
          </RecordForm>
        )}
        {step.ask === 'mobile' && (
          <RecordForm
            {...common}
            key="mobile"
            fields={mobileFields}
            save={({ mobile }) => go(fromMobile(step.kind, mobile, step.registration))}
          >
            {form => <FieldInput form={form} name="mobile" first />}
          </RecordForm>
        )}
        {step.ask === 'name' && (
          <RecordForm
            {...common}
            key="name"
            fields={nameFields}
            save={({ name }) => go(fromName(step.kind, name, step.mobile, step.registration))}
          >
            {form => <FieldInput form={form} name="name" first />}
          </RecordForm>
        )}
        {step.ask === 'registration' && (
          <RecordForm
            {...common}
            key="registration"
            fields={plateFields}
            save={({ registration_no }) => go(fromNewVehicle(step.kind, step.person, registration_no))}
          >
            {form => <RegistrationInput form={form} />}
          </RecordForm>
        )}
        {(step.ask === 'which' || step.ask === 'whose' || step.ask === 'unproven') && (
          <Choices
            key={step.ask}
            choices={step.choices}
            onChoose={next => go(next()).catch(error => toast.failure(failureText(error, texts.failed)))}
          />
        )}
        {step.ask === 'document' && (
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
      </Stack>
    </FormDialog>
  );
}

interface ChoicesProps {
  choices: readonly Choice[];
  onChoose: (next: Choice['next']) => void;
}

function Choices({ choices, onChoose }: ChoicesProps) {
  const words = useWords();
  // Who may be anybody is never chosen by Enter alone.
  const sure = choices.find(({ label }) => typeof label === 'string' || 'another' in label);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="xs" align="stretch">
      {choices.map(choice => (
        <Button
          key={choice.key}
          ref={choice === sure ? first : null}
          variant="default"
          className={classes.choice}
          onClick={() => onChoose(choice.next)}
        >
          {labelOf(choice, words)}
        </Button>
      ))}
    </Stack>
  );
}

function labelOf({ label }: Choice, words: Words): string {
  if (typeof label === 'string') return label;
  if ('seen' in label) return words.citizens.proofSeen;
  if ('another' in label) return words.quickAdd.another[label.another];
  const { kept_by } = label.person;
  const mark = kept_by === 'unverified' ? words.citizens.notVerified : words.documents.self;
  const person = `${disambiguatedName(label.person, words)} (${mark})`;
  return label.plate === undefined ? person : `${label.plate}, ${person}`;
}

/** What the step is about, in a sentence. */
function lead(step: Step, words: Words): string {
  const { quickAdd: texts, kinds } = words;
  switch (step.ask) {
    case 'holder':
      return texts.explain;
    case 'mobile':
      return texts.unknownVehicle(step.registration);
    case 'name':
      return step.isShared ? texts.sharedMobile(step.mobile) : texts.unknownPerson(step.mobile);
    case 'registration':
      return texts.newVehicle(step.person.name);
    case 'which':
      return texts.which(step.of);
    case 'whose':
      return step.registration === null
        ? texts.whose(step.mobile)
        : texts.whoseVehicle(step.registration, step.mobile);
    case 'unproven':
      return words.citizens.askProof(disambiguatedName(step.person, words));
    case 'document':
      return [texts.goesTo(kinds[step.kind.slug].one, step.of), step.renewed ? texts.filledIn : ''].join(' ');
  }
}

function kindCalled(type: string): AnyKind {
  const kind = kindOfType(type);
  if (kind === undefined) throw new Error(`No kind is called ${type}`);
  return kind;
}
