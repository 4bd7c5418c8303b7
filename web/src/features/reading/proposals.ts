import { numberKey } from '@rto-desk/contract/normalise';
import type { FoundValues } from '@rto-desk/contract/reading/read-rows';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import type { DocumentReading } from './readFile.ts';

/** The registration mark of a file for another vehicle than the form's; null where it is the same or neither says one. */
export function otherMarkOf(read: DocumentReading | null, own: string | undefined): string | null {
  const mark = read?.mark?.value ?? null;
  return mark !== null && own !== undefined && own !== '' && numberKey(own) !== mark ? mark : null;
}

/** The proposals for inputs that are still empty. */
export function emptyOf(form: FieldsForm, proposals: FoundValues): [string, string][] {
  return Object.entries(proposals).flatMap(([name, { value }]) =>
    (form.texts[name] ?? '') === '' ? [[name, value] as [string, string]] : [],
  );
}
