import { normaliseTyped } from '@rto-desk/contract/fields';
import { mayBecomeMark } from '@rto-desk/contract/registration-mark';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { FieldInput } from '../../forms/FieldInput.tsx';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { useWords } from '../../words/useWords.ts';

/** The registration mark of a vehicle, first in its form. One that can become none of a known form is told, not refused. */
export function RegistrationInput({ form }: { form: FieldsForm }) {
  const words = useWords();
  const mark = normaliseTyped(vehicleFields.registration_no, form.texts.registration_no ?? '');
  return (
    <FieldInput
      form={form}
      name="registration_no"
      placeholder={words.general.registrationExample}
      {...(!mayBecomeMark(mark) && { description: words.vehicles.unknownMark(mark) })}
      first
    />
  );
}
