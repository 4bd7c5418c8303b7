import { choice } from '@rto-desk/contract/fields';
import { CHHATTISGARH, districts } from '@rto-desk/contract/places';
import { FieldInput } from '../../forms/FieldInput.tsx';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { useWords } from '../../words/useWords.ts';

const district = choice(districts);

/** State and city. In Chhattisgarh the city is one of the districts, elsewhere it is free text. */
export function PlaceInputs({ form }: { form: FieldsForm }) {
  const words = useWords();
  const chooseState = (state: string) => {
    form.set('state', state);
    const city = form.texts.city ?? '';
    const stays = state === CHHATTISGARH ? districts.includes(city) : state === '';
    if (!stays) form.set('city', '');
  };
  return (
    <>
      <FieldInput form={form} name="state" placeholder={words.citizens.chooseState} onText={chooseState} />
      {form.texts.state === CHHATTISGARH ? (
        <FieldInput
          form={form}
          name="city"
          field={district}
          label={words.fields.district}
          placeholder={words.citizens.chooseDistrict}
        />
      ) : (
        <FieldInput form={form} name="city" />
      )}
    </>
  );
}
