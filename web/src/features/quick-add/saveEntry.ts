import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { quickEntryFields } from '@rto-desk/contract/quick-entry';
import { type Answer, call } from '../../api/call.ts';
import { formOf } from '../../api/documents.ts';
import { send } from '../../api/send.ts';
import type { ChosenPerson } from '../../ui/candidateChoices.ts';

/** What is sent of a paper. */
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
