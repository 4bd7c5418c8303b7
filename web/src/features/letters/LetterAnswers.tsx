import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { isPerVehicle, recordTag } from '@rto-desk/contract/letter-tags';
import type { PostMode } from '@rto-desk/contract/register';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { submitByEnter } from '../../forms/RecordForm.tsx';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useLanguage } from '../../words/useWords.ts';
import { LetterBuyer } from './LetterBuyer.tsx';
import { LetterOutward } from './LetterOutward.tsx';
import { letterChanged, refreshLetters } from './queries.ts';

/** An input of a draft: a question of its template, or a record tag without a value. */
interface Question {
  name: string;
  type: 'text' | 'date' | 'money' | 'private';
  required: boolean;
}

/** How a record tag is answered: days and amounts as such. */
function typeOf(tag: string): Question['type'] {
  const type = recordTag(tag)?.field?.type;
  return type === 'date' || type === 'money' ? type : 'text';
}

/** What a draft still asks; saves it, or issues the letter. */
export function LetterAnswers({ letter }: { letter: Letter }) {
  const texts = usePageTexts(lettersTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const { user } = useSession();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(letter.inputs);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [keeps, setKeeps] = useState(false);
  const [outward, setOutward] = useState(false);
  const [party, setParty] = useState('');
  const [mode, setMode] = useState<PostMode | null>(null);
  const [asking, setAsking] = useState(false);
  const questions: Question[] = [
    ...letter.asks.map(({ input, ...ask }) => ({ name: input, ...ask })),
    // What the records do not say may be answered, too, but not once for several vehicles.
    ...Object.entries(letter.values)
      .filter(([tag]) => letter.vehicle_ids.length < 2 || !isPerVehicle(tag))
      .filter(([tag, { value, source }]) => tag !== 'number' && (value === null || source === 'input'))
      .map(([name]) => ({ name, type: typeOf(name), required: letter.missing.includes(name) })),
  ];
  const wanted = questions.filter(({ required }) => required);
  const done = wanted.filter(({ name }) => (answers[name] ?? '').trim() !== '');
  const fromRecords = Object.values(letter.values).filter(
    ({ value, source }) => value !== null && source !== 'input',
  );
  const isPrivate = (name: string) => questions.some(one => one.name === name && one.type === 'private');
  const given = (secret: boolean) =>
    Object.fromEntries(
      Object.entries(answers).filter(([name, value]) => value.trim() !== '' && isPrivate(name) === secret),
    );
  useUnsaved(JSON.stringify(given(false)) !== JSON.stringify(letter.inputs));
  const params = { id: letter.id };
  const saved = async (to_citizen_id = letter.to_citizen_id) => {
    setErrors({});
    const body = { inputs: given(false), to_citizen_id, updated_at: letter.updated_at };
    const now = await call('PUT /letters/{id}', { params, body });
    letterChanged(client, now);
    return now;
  };
  const failed = (error: unknown) => {
    if (error instanceof ApiError) setErrors(error.errors);
    if (error instanceof ApiError && error.status === 409) refreshLetters(client);
    return texts.saveFailed;
  };
  const save = useAct({ act: (buyer: number | null | undefined) => saved(buyer), done: texts.saved, failed });
  const issue = useAct({
    act: async () => {
      // Should issuing be refused, the draft is saved as it was answered.
      const now = await saved();
      const issued = await call('POST /letters/{id}/issue', {
        params,
        body: {
          inputs: given(true),
          updated_at: now.updated_at,
          ...(keeps && { keep: keepable }),
          ...(outward && { outward: { party: party.trim(), mode } }),
        },
      });
      letterChanged(client, issued);
      return texts.issued(issued.number ?? '');
    },
    done: said => said,
    failed,
    refresh: () => setAsking(false),
  });
  const busy = save.busy || issue.busy;
  /** Answers to what the records could say. */
  const keepable = Object.keys(given(false)).filter(
    name => /^(vehicle|owner|buyer)\./.test(name) && questions.some(question => question.name === name),
  );
  return (
    <form
      className={layout.panel}
      onKeyDown={submitByEnter}
      onSubmit={event => {
        event.preventDefault();
        save.act(undefined);
      }}
    >
      <h2>
        {texts.answers} ({texts.done(done.length, wanted.length)})
      </h2>
      {Object.keys(letter.values).some(tag => tag.startsWith('buyer.')) && (
        <LetterBuyer letter={letter} busy={busy} onChoose={save.act} />
      )}
      {questions.map(({ name, type, required }) => {
        const shared = {
          name,
          label: letter.labels[name]?.[language] ?? name,
          required,
          error: errors[name]?.join(' ') ?? null,
          value: answers[name] ?? '',
        };
        const set = (value: string) => setAnswers({ ...answers, [name]: value });
        if (type === 'date') return <DateInput key={name} {...shared} onChange={set} />;
        if (type === 'text') {
          return <Textarea key={name} {...shared} onChange={event => set(event.currentTarget.value)} />;
        }
        return (
          <TextInput
            key={name}
            {...shared}
            {...(type === 'money' && { inputMode: 'decimal' as const, sign: '₹' })}
            autoComplete="off"
            onChange={event => set(event.currentTarget.value)}
          />
        );
      })}
      <p className={prose.note}>{texts.fromRecords(fromRecords.length)}</p>
      {keepable.length > 0 && (
        <Checkbox
          label={texts.keep}
          checked={keeps}
          onChange={event => setKeeps(event.currentTarget.checked)}
        />
      )}
      {user?.desk.register_on && (
        <>
          <Checkbox
            label={texts.outward}
            checked={outward}
            onChange={event => setOutward(event.currentTarget.checked)}
          />
          {outward && (
            <Suspense>
              <LetterOutward party={party} mode={mode} onParty={setParty} onMode={setMode} />
            </Suspense>
          )}
        </>
      )}
      <div className={layout.row}>
        <Button type="submit" variant="default" loading={busy}>
          {texts.save}
        </Button>
        <Button loading={busy} onClick={() => setAsking(true)}>
          {texts.issue}
        </Button>
      </div>
      <Confirm
        opened={asking}
        question={texts.issueQuestion}
        action={texts.issue}
        busy={busy}
        onConfirm={() => issue.act()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
