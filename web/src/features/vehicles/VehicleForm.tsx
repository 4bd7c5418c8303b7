import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { normaliseTyped } from '@rto-desk/contract/fields';
import { mayBecomeMark } from '@rto-desk/contract/registration-mark';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank, type FieldsForm } from '../../forms/useFieldsForm.ts';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { showWarnings } from './showWarnings.ts';
import { commonFieldNames, isRare, vehicleFieldNames } from './vehicleFieldNames.ts';

interface Props {
  citizenId: number;
  /** The vehicle that is changed, or null for a new one. */
  vehicle: Vehicle | null;
  onSaved: () => void;
}

/** What is kept of a vehicle. */
export function VehicleForm({ citizenId, vehicle, onSaved }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const isMoreKnown = vehicleFieldNames.some(name => isRare(name) && (vehicle?.[name] ?? null) !== null);
  return (
    <RecordForm
      fields={vehicleFields}
      initial={vehicle ?? blank}
      failure={words.vehicles.saveFailed}
      save={async (values, seen, proof) => {
        if (vehicle === null) {
          const body = { ...values, proof };
          showWarnings(await call('POST /citizens/{id}/vehicles', { params: { id: citizenId }, body }));
        } else {
          const body = { ...values, updated_at: seen, proof };
          showWarnings(await call('PUT /vehicles/{id}', { params: { id: vehicle.id }, body }));
        }
        toast.success(vehicle === null ? words.vehicles.added : words.vehicles.updated);
        onSaved();
      }}
      refresh={() => void refreshRecords(client)}
    >
      {form => (
        <>
          <RegistrationInput form={form} />
          <div className={layout.two}>
            {commonFieldNames.slice(1).map(name => (
              <FieldInput key={name} form={form} name={name} />
            ))}
          </div>
          <details className={layout.more} open={isMoreKnown}>
            <summary>{words.vehicles.certificate}</summary>
            <div className={layout.two}>
              {vehicleFieldNames.filter(isRare).map(name => (
                <FieldInput key={name} form={form} name={name} />
              ))}
            </div>
          </details>
        </>
      )}
    </RecordForm>
  );
}

/** The registration mark of a vehicle, first in its form. One that can become none of a known form is told, not refused. */
function RegistrationInput({ form }: { form: FieldsForm }) {
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
