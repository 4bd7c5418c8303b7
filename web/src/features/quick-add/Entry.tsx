import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { today } from '@rto-desk/contract/expiry';
import { choice, type Fields, mobile, required } from '@rto-desk/contract/fields';
import {
  type AnyKind,
  documentTypes,
  kindOf,
  kindOfType,
  vehicleKinds,
} from '@rto-desk/contract/kinds/index';
import { quickEntryFields } from '@rto-desk/contract/quick-entry';
import type { FoundValues } from '@rto-desk/contract/reading/read-rows';
import { renewalOf } from '@rto-desk/contract/renewal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useOwnerQuestion } from '../../forms/useOwnerQuestion.ts';
import { useSession } from '../../session/useSession.ts';
import { rowId } from '../../ui/rows.ts';
import { toast } from '../../ui/toast.ts';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { otherMarkOf } from '../reading/proposals.ts';
import { readOf } from '../reading/useReading.ts';
import { showWarnings } from '../vehicles/showWarnings.ts';
import { EntryFields } from './EntryFields.tsx';
import { type EntryBody, isNumberAlone, markIn, saveEntry, wholeMark } from './saveEntry.ts';
import { currentOf, fromMobile, type Step } from './steps.ts';
import type { FileQueue, QueuedFile } from './useFileQueue.ts';

const type = { document_type: choice(documentTypes, required) };
const licenceFields: Fields = { ...type, mobile: mobile(required) };
const { registration_no, until, mobile: itsMobile, name, number } = quickEntryFields;
const vehicleFields: Fields = { registration_no, ...type, until, mobile: itsMobile, name, number };

interface Props {
  /** The type that the pile is of. */
  type: string;
  onType: (type: string) => void;
  /** Called with the mark of the vehicle when a document has been kept and the next may come. */
  onKept: (mark: string) => void;
  /** The mark of the vehicle and the type of the document that was kept last. */
  last: { mark: string; type: string };
  /** Called where it is a licence, which belongs to a person. */
  onStep: (step: Step) => void;
  /** Leaves without being asked; the dialog asks where it is left out. */
  onCancel: (() => void) | undefined;
  /** The file beside the form, and what was typed beside the others. */
  queued: QueuedFile | null;
  drafts: FileQueue['drafts'];
}

/** One document of a vehicle on one screen: its plate and its end, and whose it is where that is not known yet. */
export function Entry({ type: pileType, onType, onKept, last, onStep, onCancel, queued, drafts }: Props) {
  const words = useWords();
  const texts = words.quickAdd;
  const { user } = useSession();
  const readTexts = usePageTexts(readingTexts);
  const draft = queued === null ? undefined : drafts.get(queued.id);
  const [type, setType] = useState(textIn(draft?.document_type) || pileType);
  const [plate, setPlate] = useState(() => markIn(textIn(draft?.registration_no)));
  const [sent, setSent] = useState<number | null>(null);
  /** The mark of the file that the person does not mean. */
  const [refusedMark, setRefusedMark] = useState<string | null>(null);
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
  const read = readOf(queued?.reading ?? null);
  const values = read !== null && vehicleKind !== undefined ? read.valuesAs(vehicleKind.slug) : {};
  // The file says what a document before it can only suggest.
  const isStated = queued?.state === 'waiting' || (vehicleKind && values[vehicleKind.until] !== undefined);
  // What was kept a moment ago is not renewed: another type is meant, or it is corrected.
  const isRepeated = plate === last.mark && type === last.type;
  const renewal = vehicle === null || isStated || isRepeated ? null : (follows.data ?? null);
  const extra = vehicleKind === undefined ? {} : extraFields(vehicleKind, values);

  const keep = async (body: EntryBody) => {
    const kept = await saveEntry(body, queued?.file, setSent).finally(() => setSent(null));
    const to = `/citizens/${kept.citizen.id}?tab=all#${rowId(body.kind, kept.document.id)}`;
    const said = kept.created.length === 0 ? texts.there : texts.kept(kept.vehicle.registration_no);
    toast.success(said, { to, label: words.documents.openFile });
    showWarnings(kept.vehicle);
    onKept(kept.vehicle.registration_no);
  };
  const owner = useOwnerQuestion(keep, texts.failed);
  const save = async (given: Readonly<Record<string, unknown>>, _: unknown, proof: Proof) => {
    const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
    if (kind === undefined) return;
    if (vehicleKind === undefined) return onStep(await fromMobile(kind, text('mobile') ?? ''));
    const ofFile = Object.keys(extra).flatMap(field => {
      const typed = text(field);
      return typed === null ? [] : [[field, typed] as const];
    });
    await owner.save({
      kind: vehicleKind.slug,
      // As it is completed where a clerk is quicker than the look at what is on record.
      registration_no: await wholeMark(text('registration_no') ?? '', user?.branch?.name),
      until: text('until') ?? '',
      mobile: text('mobile'),
      name: text('name'),
      number: text('number'),
      proof,
      ...(ofFile.length > 0 && { values: Object.fromEntries(ofFile) }),
      // What follows begins after it; the same document again is no renewal.
      ...(renewal &&
        (text('until') ?? '') >= (renewal[vehicleKind.from] ?? '') && {
          from: renewal[vehicleKind.from] ?? null,
          values: { ...renewal, ...Object.fromEntries(ofFile) },
        }),
    });
  };
  const otherMark = (typed: string | undefined) => {
    const mark = otherMarkOf(read, markIn(typed ?? ''));
    return mark === refusedMark ? null : mark;
  };

  return (
    <RecordForm
      fields={kind?.owner === 'citizen' ? licenceFields : { ...vehicleFields, ...extra }}
      initial={{ document_type: type, ...draft }}
      check={({ registration_no: typed }): Record<string, string> => {
        if (otherMark(typed) !== null) return { registration_no: readTexts.answerMark };
        return isNumberAlone(markIn(typed ?? ''))
          ? { registration_no: readTexts.unclearEnd(typed ?? '') }
          : {};
      }}
      failure={texts.failed}
      action={queued === null ? undefined : readTexts.queue.saveNext}
      alsoDirty={queued !== null}
      onCancel={onCancel}
      save={save}
    >
      {form => (
        <EntryFields
          form={form}
          kind={kind}
          branch={user?.branch?.name}
          last={last.mark}
          onPlate={setPlate}
          onType={chosen => {
            setType(chosen);
            onType(chosen);
          }}
          isTypeOpen={draft === undefined}
          isVehicleSettled={plate !== '' && known.data !== undefined}
          vehicle={vehicle}
          renewal={renewal}
          values={values}
          queued={queued}
          read={read}
          otherMark={otherMark(form.texts.registration_no)}
          onKeepMark={() => setRefusedMark(read?.mark?.value ?? null)}
          onTexts={typed => queued !== null && drafts.set(queued.id, typed)}
          owner={owner}
          sent={sent}
        />
      )}
    </RecordForm>
  );
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields of a kind that a file states and that the form has no input for otherwise, as optional ones. */
function extraFields(kind: AnyKind, values: FoundValues): Fields {
  const own = [kind.until, kind.number];
  const stated = Object.entries(kindOf(kind.slug).fields).filter(
    ([field]) => field in values && !own.includes(field),
  );
  return Object.fromEntries(stated.map(([field, declared]) => [field, { ...declared, required: false }]));
}

async function knownVehicle(plate: string): Promise<Answer<'GET /search/vehicle'>['data'][number] | null> {
  const { data } = await call('GET /search/vehicle', { query: { vehicle_no: plate } });
  return data.find(({ registration_no, origin }) => registration_no === plate && origin === 'office') ?? null;
}

/** What the next document of a kind on a vehicle begins with; null where it is the first. */
async function nextOf(kind: AnyKind, vehicleId: number): Promise<Record<string, string> | null> {
  const current = await currentOf(kind, vehicleId);
  return current === undefined ? null : renewalOf(kind, current, today());
}
