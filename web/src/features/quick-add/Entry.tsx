import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { choice, type Fields, mobile, problem, required, tidy } from '@rto-desk/contract/fields';
import {
  type AnyKind,
  documentTypes,
  kindOfType,
  type VehicleKind,
  vehicleKinds,
} from '@rto-desk/contract/kinds/index';
import { quickEntryFields } from '@rto-desk/contract/quick-entry';
import { renewalOf } from '@rto-desk/contract/renewal';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Answer, call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { OwnerQuestion } from '../../forms/OwnerQuestion.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { useOwnerQuestion } from '../../forms/useOwnerQuestion.ts';
import type { ChosenPerson } from '../../ui/candidateChoices.ts';
import plain from '../../ui/plain.module.css';
import { rowId } from '../../ui/rows.ts';
import { toast } from '../../ui/toast.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { Similar } from '../duplicates/Similar.tsx';
import { tellWarnings } from '../vehicles/tellWarnings.ts';
import classes from './QuickAdd.module.css';
import { currentOf, fromMobile, type Step } from './steps.ts';

const type = { document_type: choice(documentTypes, required) };
const licenceFields: Fields = { ...type, mobile: mobile(required) };
const { registration_no, until, mobile: itsMobile, name, number } = quickEntryFields;
const vehicleFields: Fields = { registration_no, ...type, until, mobile: itsMobile, name, number };

/** What says whose a vehicle is. */
const personal = ['mobile', 'name'];

interface Props {
  /** The type that the pile is of. */
  type: string;
  onType: (type: string) => void;
  /** Called when a paper has been kept and the next may come. */
  onKept: () => void;
  /** Called where it is a licence, which belongs to a person. */
  onStep: (step: Step) => void;
  onCancel: () => void;
}

/** What is sent of a paper. */
interface Body extends ChosenPerson {
  kind: VehicleKind['slug'];
  registration_no: string;
  until: string;
  mobile?: string | null;
  name?: string | null;
  number?: string | null;
  from?: string | null;
  values?: Record<string, string>;
  proof: Proof;
}

/** One paper of a vehicle on one screen: its plate and its end, and whose it is where that is not known yet. */
export function Entry({ type, onType, onKept, onStep, onCancel }: Props) {
  const words = useWords();
  const texts = words.quickAdd;
  const [plate, setPlate] = useState('');
  const kind = kindOfType(type);
  const vehicleKind = vehicleKinds.find(candidate => candidate.slug === kind?.slug);
  const known = useQuery({
    queryKey: recordsKey('quick-entry', plate),
    queryFn: () => knownVehicle(plate),
    enabled: plate !== '',
  });
  const vehicle = known.data ?? null;
  const follows = useQuery({
    queryKey: recordsKey('quick-entry', plate, type),
    queryFn: async () => (vehicle && vehicleKind ? nextOf(vehicleKind, vehicle.id) : null),
    enabled: vehicle !== null && vehicleKind !== undefined,
  });
  const renewal = vehicle === null ? null : (follows.data ?? null);

  const keep = async (body: Body) => {
    const kept = await call('POST /quick-entries', { body: { new_citizen: false, ...body } });
    const to = `/citizens/${kept.citizen.id}?tab=all#${rowId(body.kind, kept.document.id)}`;
    const said = kept.created.length === 0 ? texts.there : texts.kept(kept.vehicle.registration_no);
    toast.success(said, { to, label: words.documents.openFile });
    tellWarnings(kept.vehicle);
    onKept();
  };
  const owner = useOwnerQuestion(keep, texts.failed);
  const save = async (given: Readonly<Record<string, unknown>>, _: unknown, proof: Proof) => {
    const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
    if (kind === undefined) return;
    if (vehicleKind === undefined) return onStep(await fromMobile(kind, text('mobile') ?? ''));
    await owner.save({
      kind: vehicleKind.slug,
      registration_no: text('registration_no') ?? '',
      until: text('until') ?? '',
      mobile: text('mobile'),
      name: text('name'),
      number: text('number'),
      proof,
      // What follows begins after it; the same paper again is no renewal.
      ...(renewal &&
        (text('until') ?? '') >= (renewal[vehicleKind.from] ?? '') && {
          from: renewal[vehicleKind.from] ?? null,
          values: renewal,
        }),
    });
  };

  return (
    <RecordForm
      fields={kind?.owner === 'citizen' ? licenceFields : vehicleFields}
      initial={{ document_type: type }}
      failure={texts.failed}
      onCancel={onCancel}
      save={save}
    >
      {form => (
        <div className={classes.entry} onKeyDownCapture={goOn} onInput={owner.forget}>
          {kind?.owner !== 'citizen' && (
            <FieldInput
              form={form}
              name="registration_no"
              placeholder={words.general.registrationExample}
              onText={text => {
                form.set('registration_no', text);
                setPlate('');
              }}
              onSettled={() => setPlate(plateIn(form))}
              first
            />
          )}
          <FieldInput
            form={form}
            name="document_type"
            choiceLabel={option => typeName(option, words)}
            onText={text => {
              form.set('document_type', text);
              onType(text);
            }}
          />
          {vehicle !== null && (
            <p className={plain.small} role="status">
              {texts.keptFor(vehicle.registration_no, vehicle.citizen.name)}
            </p>
          )}
          {kind !== undefined && renewal !== null && <Renewal form={form} kind={kind} values={renewal} />}
          {Object.keys(form.fields)
            .filter(field => field !== 'registration_no' && field !== 'document_type')
            // Whose a known vehicle is stands above; what was typed before it was known stays, and is compared.
            .filter(field => vehicle === null || !personal.includes(field) || form.texts[field] !== '')
            .map(field => (
              <FieldInput key={field} form={form} name={field} first={kind?.owner === 'citizen'} />
            ))}
          {vehicle === null && kind?.owner !== 'citizen' && (
            <Similar name={form.texts.name} mobile={form.texts.mobile} />
          )}
          <OwnerQuestion asking={owner.asking} form={form} />
        </div>
      )}
    </RecordForm>
  );
}

/** What is filled in from the paper that the new one follows; its end stands in the form. */
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
  return <p className={plain.note}>{[words.quickAdd.filledIn, told.join(', ')].join(' ')}</p>;
}

/** Enter goes on to the next field, and saves from the last; with Ctrl it saves from any. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
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

/** The plate as it is kept, once something that may be one is typed; otherwise nothing. */
function plateIn({ texts }: FieldsForm): string {
  const typed = tidy(registration_no, texts.registration_no ?? '');
  return problem(registration_no, typed) === null && typed.length > 3 ? typed : '';
}

async function knownVehicle(plate: string): Promise<Answer<'GET /search/vehicle'>['data'][number] | null> {
  const { data } = await call('GET /search/vehicle', { query: { vehicle_no: plate } });
  return data.find(({ registration_no, origin }) => registration_no === plate && origin === 'office') ?? null;
}

/** What the next paper of a kind on a vehicle begins with; null where it is the first. */
async function nextOf(kind: VehicleKind, vehicleId: number): Promise<Record<string, string> | null> {
  const current = await currentOf(kind, vehicleId);
  return current === undefined ? null : renewalOf(kind, current, today());
}
