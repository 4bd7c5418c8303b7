import { officeDate } from '@rto-desk/contract/expiry';
import type { AnyKind, KindSlug } from '@rto-desk/contract/kinds/index';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { FoundValues } from '@rto-desk/contract/reading/read-rows';
import { typeName } from '@rto-desk/contract/words/type-name';
import { type KeyboardEvent as KeyEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { OwnerQuestion } from '../../forms/OwnerQuestion.tsx';
import type { FieldsForm, Values } from '../../forms/useFieldsForm.ts';
import type { useOwnerQuestion } from '../../forms/useOwnerQuestion.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { Similar } from '../duplicates/Similar.tsx';
import { MarkQuestion, Proposed, ReadingNotes } from '../reading/lazy.ts';
import type { DocumentReading } from '../reading/readFile.ts';
import classes from './QuickAdd.module.css';
import { type EntryBody, isNumberAlone, markIn, wholeMark } from './saveEntry.ts';
import type { QueuedFile } from './useFileQueue.ts';

/** What says whose a vehicle is. */
const personal = ['mobile', 'name'];

interface Props {
  form: FieldsForm;
  kind: AnyKind | undefined;
  /** The caller's branch by its name, which says how their office's marks begin. */
  branch: string | undefined;
  /** The mark of the document that was kept last. */
  last: string;
  onPlate: (plate: string) => void;
  onType: (type: string) => void;
  /** Whether the file may still say of which type it is. */
  isTypeOpen: boolean;
  /** Whether it is known if the vehicle is on record. */
  isVehicleSettled: boolean;
  vehicle: Answer<'GET /search/vehicle'>['data'][number] | null;
  renewal: Record<string, string> | null;
  /** What the file says as a document of the kind. */
  values: FoundValues;
  queued: QueuedFile | null;
  read: DocumentReading | null;
  /** The mark of the file, where another is typed. */
  otherMark: string | null;
  onKeepMark: () => void;
  onTexts: (texts: Values) => void;
  owner: ReturnType<typeof useOwnerQuestion<EntryBody>>;
  /** How much of the file has gone, 0 to 1, while it does. */
  sent: number | null;
}

/** The inputs of an entry, with what the file beside them says. */
export function EntryFields(props: Props) {
  const { form, kind, vehicle, renewal, queued, read, otherMark, owner, sent } = props;
  const words = useWords();
  const texts = words.quickAdd;
  const readTexts = usePageTexts(readingTexts);
  const mark = useMark(props);
  const isLicence = kind?.owner === 'citizen';
  const proposals = otherMark === null ? byInput(kind, props.values) : {};
  const isTypeChosen = useRef(!props.isTypeOpen);
  useFileValues(props, isTypeChosen);
  const { onTexts } = props;
  useEffect(() => {
    onTexts(form.texts);
  }, [form.texts, onTexts]);
  const proposed = (name: string) =>
    proposals[name] && <Proposed form={form} name={name} found={proposals[name]} />;
  const setType = (type: string) => {
    isTypeChosen.current = true;
    form.set('document_type', type);
    props.onType(type);
  };
  const setKind = (slug: KindSlug) => setType(kindOf(slug).type);
  return (
    <div className={classes.entry} onKeyDownCapture={goOn} onInput={owner.forget}>
      {!isLicence && (
        <FieldInput
          form={form}
          name="registration_no"
          placeholder={words.general.registrationExample}
          description={mark.isUnclear ? readTexts.unclearEnd(form.texts.registration_no ?? '') : undefined}
          onText={mark.set}
          onSettled={() => void mark.settle()}
          first
        />
      )}
      {!isLicence && mark.same && (
        <Button size="compact-sm" variant="subtle" aria-keyshortcuts="Alt+V" onClick={mark.same}>
          {readTexts.sameVehicle(props.last)} <kbd>Alt V</kbd>
        </Button>
      )}
      {!isLicence && proposed('registration_no')}
      {otherMark !== null && (
        <MarkQuestion
          mark={otherMark}
          own={markIn(form.texts.registration_no ?? '')}
          onTake={() => {
            form.set('registration_no', otherMark);
            props.onPlate(otherMark);
          }}
          onKeep={props.onKeepMark}
        />
      )}
      <FieldInput
        form={form}
        name="document_type"
        choiceLabel={option => typeName(option, words)}
        onText={setType}
      />
      {vehicle !== null && (
        <p className={prose.small} role="status">
          {texts.retainedFor(vehicle.registration_no, vehicle.citizen.name)}
        </p>
      )}
      {queued !== null && otherMark === null && (
        <ReadingNotes
          state={queued.reading ?? 'reading'}
          form={form}
          proposals={proposals}
          kind={kind?.slug}
          onKind={setKind}
        />
      )}
      {kind !== undefined && renewal !== null && <Renewal form={form} kind={kind} values={renewal} />}
      {Object.keys(form.fields)
        .filter(field => field !== 'registration_no' && field !== 'document_type')
        // Whose a known vehicle is stands above; what was typed before it was known stays, and is compared.
        .filter(field => vehicle === null || !personal.includes(field) || form.texts[field] !== '')
        .map(field => (
          <div key={field} className={layout.tight}>
            <FieldInput form={form} name={field} first={isLicence} />
            {proposed(field)}
          </div>
        ))}
      {vehicle === null && !isLicence && <Similar name={form.texts.name} mobile={form.texts.mobile} />}
      {sent !== null && (
        <div className={layout.tight}>
          <p className={prose.small}>{words.documents.sending(Math.round(sent * 100))}</p>
          <progress value={sent} aria-label={words.documents.sending(Math.round(sent * 100))} />
        </div>
      )}
      <OwnerQuestion asking={owner.asking} form={form} />
    </div>
  );

  /** The values by the inputs of the form, which calls the end and the number of every kind the same. */
  function byInput(kind: AnyKind | undefined, values: FoundValues): FoundValues {
    const inputs = Object.entries(values).map(([name, found]) => {
      const input = name === kind?.until ? 'until' : name === kind?.number ? 'number' : name;
      return [input, found] as const;
    });
    const person = vehicle === null ? [['name', read?.name] as const, ['mobile', read?.mobile] as const] : [];
    const all = [['registration_no', read?.mark] as const, ...person, ...inputs];
    return Object.fromEntries(
      all.flatMap(([input, found]) => (found && input in form.fields ? [[input, found]] : [])),
    );
  }
}

/** The mark as it is typed, completed once it has been left, and the way to that of the document before. */
function useMark({ form, branch, last, onPlate }: Props) {
  const typed = form.texts.registration_no ?? '';
  const latest = useRef(typed);
  const [isUnclear, setUnclear] = useState(false);
  useEffect(() => {
    latest.current = typed;
  });
  const set = (text: string) => {
    form.set('registration_no', text);
    setUnclear(false);
    onPlate('');
  };
  const settle = async () => {
    const mark = markIn(typed);
    // Without an answer it stays as it is typed.
    const whole = await wholeMark(mark, branch).catch(() => mark);
    // Leaving the field tidies what is typed.
    if (markIn(latest.current) !== mark) return;
    if (whole !== mark) form.set('registration_no', whole);
    setUnclear(isNumberAlone(whole));
    onPlate(isNumberAlone(whole) ? '' : whole);
  };
  const isOffered = last !== '' && typed === '';
  const same = () => {
    form.set('registration_no', last);
    onPlate(last);
    document.querySelector<HTMLElement>('dialog [name=document_type]')?.focus();
  };
  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV') return;
      event.preventDefault();
      same();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return { isUnclear, set, settle, same: isOffered ? same : null };
}

/**
 * What a file says of vehicle and person fills empty inputs: its kind where the person has chosen none, its mark, and the owner once it is
 * known that the vehicle is not on record. Each once, so that what is emptied stays empty.
 */
function useFileValues(
  { form, kind, read, isVehicleSettled, vehicle, onPlate, onType }: Props,
  isTypeChosen: RefObject<boolean>,
): void {
  const isEmpty = (name: string) => (form.texts[name] ?? '') === '';
  const fillOf = useRef<DocumentReading | null>(null);
  useEffect(() => {
    if (read === null || fillOf.current === read) return;
    fillOf.current = read;
    if (read.kind !== null && !isTypeChosen.current) {
      const { type } = kindOf(read.kind);
      form.set('document_type', type);
      onType(type);
    }
    if (read.mark !== null && isEmpty('registration_no')) {
      form.set('registration_no', read.mark.value);
      onPlate(read.mark.value);
    }
  });
  const ownerOf = useRef<DocumentReading | null>(null);
  const isUnknown = (isVehicleSettled && vehicle === null) || kind?.owner === 'citizen';
  useEffect(() => {
    if (read === null || !isUnknown || ownerOf.current === read) return;
    ownerOf.current = read;
    for (const name of ['name', 'mobile'] as const) {
      const found = read[name];
      if (found !== null && isEmpty(name)) form.set(name, found.value);
    }
  });
}

/** What is filled in from the document that the new one follows; its end stands in the form. */
function Renewal({
  form,
  kind,
  values,
}: {
  form: FieldsForm;
  kind: AnyKind;
  values: Record<string, string>;
}) {
  const words = useWords();
  const end = values[kind.until];
  const text = form.texts.until;
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const { set } = form;
  // Once for each suggestion, and never over what is typed; it says nothing of another type or plate.
  useEffect(() => {
    if (end === undefined || latest.current !== '') return;
    set('until', end);
    return () => {
      if (latest.current === end) set('until', '');
    };
  }, [end]);
  const isSuggested = text === end;
  // It may come while its field waits for keys: they replace it.
  useEffect(() => {
    const at = document.activeElement;
    if (isSuggested && at instanceof HTMLInputElement && at.name === 'until') at.select();
  }, [isSuggested]);
  const told = Object.entries(values)
    .filter(([name]) => name !== kind.until)
    .map(([name, value]) =>
      kind.fields[name]?.type === 'date' ? officeDate(value) : shownValue(value, words),
    );
  return <p className={prose.note}>{[words.quickAdd.filledIn, told.join(', ')].join(' ')}</p>;
}

/** Enter goes on to the next field, and saves from the last; with Ctrl it saves from any. */
function goOn(event: KeyEvent<HTMLElement>): void {
  // Enter also ends a word that is composed.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement))
    return;
  if (event.ctrlKey) {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.closest('form')?.requestSubmit();
    return;
  }
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')].filter(
    input => input.tabIndex >= 0,
  );
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!inputs.includes(event.target) || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  // As Tab does: what is typed replaces what was filled in.
  if (next instanceof HTMLInputElement) next.select();
}
