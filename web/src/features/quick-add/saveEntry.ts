import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { quickEntryFields } from '@rto-desk/contract/quick-entry';
import { type Answer, call } from '../../api/call.ts';
import { formOf } from '../../api/documents.ts';
import { send } from '../../api/send.ts';
import type { ChosenPerson } from '../../ui/candidateChoices.ts';

/** What is sent of a document. */
export interface EntryBody extends ChosenPerson {
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

/** Saves an entry, with its file as a form. */
export async function saveEntry(
  entry: EntryBody,
  file: File | undefined,
  onSent: (part: number) => void,
): Promise<Answer<'POST /quick-entries'>> {
  const body = { new_citizen: false, ...entry };
  if (file === undefined) return call('POST /quick-entries', { body });
  const fields = Object.entries(body).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const],
  );
  const form = formOf(Object.fromEntries(fields), file);
  // The server serialises the answer by the schema that this type comes from.
  return (await send('POST', '/quick-entries', { body: form, onSent })) as Answer<'POST /quick-entries'>;
}

/** The plate as it is kept, once something that may be one is typed; otherwise nothing. */
export function markIn(typed: string): string {
  const { registration_no } = quickEntryFields;
  const text = normaliseTyped(registration_no, typed);
  return problem(registration_no, text) === null && text.length > 3 ? text : '';
}

/** The end of a mark: its number, and the letters of its series where they are typed. */
const ENDING = /^([A-Z]{1,3})?\d{4}$/;

/** Whether a mark is the number alone, with which no mark is whole. */
export const isNumberAlone = (mark: string) => /^\d{4}$/.test(mark);

/**
 * Completes a mark of which only the end was typed. The number alone is that of the only vehicle of the office that ends so;
 * with the letters of the series it is a mark of the caller's own office. Anything else stays as it is, as do a number that
 * several vehicles have, and one that none has.
 * @param branch the name of the caller's branch, such as `CG-04: Raipur`
 */
export async function wholeMark(mark: string, branch: string | undefined): Promise<string> {
  if (!ENDING.test(mark)) return mark;
  if (!isNumberAlone(mark)) {
    const [, state = '', office = ''] = /^([A-Z]{2})-(\d{2})\b/.exec(branch ?? '') ?? [];
    return `${state}${office}${mark}`;
  }
  const { data, meta } = await call('GET /search/vehicle', { query: { vehicle_no: mark } });
  const known = data.filter(one => one.origin === 'office' && one.registration_no.endsWith(mark));
  return known.length === 1 && meta.total === data.length ? (known[0]?.registration_no ?? mark) : mark;
}
