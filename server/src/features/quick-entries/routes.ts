import type { AnyKind, VehicleKind } from '@rto-desk/contract/kinds/index';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { partialFields } from '@rto-desk/contract/kinds/partial';
import { fieldsSchema } from '@rto-desk/contract/validation';
import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { parseInput } from '../../platform/http/authorise.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import type { DocumentInput } from '../documents/queries.ts';
import { withStoredFile } from '../files/records.ts';
import { withWarnings } from '../vehicles/queries.ts';
import { storeQuickEntry } from './store.ts';

export function quickEntryRoutes(services: Services): Route[] {
  return [
    implement('POST /quick-entries', async ({ caller, body, file, words }) => {
      const kind = vehicleKindOf(body.kind);
      const { registration_no, name = null, mobile = null, citizen_id = null, new_citizen, proof } = body;
      const person = { name, mobile, citizen_id, new_citizen, proof };
      try {
        const values = valuesOf(kind, body);
        const entry = { kind, registration_no, ...person, values };
        const kept = await withStoredFile(services, caller, file, () =>
          storeQuickEntry(services, caller, entry, file),
        );
        const citizen = { ...kept.citizen, ...mobileWarning(words, kept.citizen.mobile) };
        return kept.created.includes('vehicle')
          ? { ...kept, citizen, vehicle: withWarnings(kept.vehicle, words) }
          : { ...kept, citizen };
      } catch (error) {
        throw error instanceof Invalid ? inNamesOfTheCall(kind, error) : error;
      }
    }),
  ];
}

function vehicleKindOf(slug: string): VehicleKind {
  const kind = vehicleKinds.find(candidate => candidate.slug === slug);
  if (kind === undefined) throw new NotFound();
  return kind;
}

interface Given {
  until: string;
  from?: string | null | undefined;
  number?: string | null | undefined;
  values?: Readonly<Record<string, string | number | null>> | null | undefined;
}

/** The values of the kind's own fields. Throws Invalid. */
function valuesOf(kind: AnyKind, { until, from, number, values }: Given): DocumentInput {
  const given = {
    ...values,
    [kind.until]: until,
    ...(from && { [kind.from]: from }),
    ...(number && kind.number !== null && { [kind.number]: number }),
  };
  // Every value has just passed the rules of its field.
  return parseInput(fieldsSchema(partialFields(kind)), given) as DocumentInput;
}

/** The same with each wrong field by the name that the call has for it. */
function inNamesOfTheCall(kind: AnyKind, { fields }: Invalid): Invalid {
  const names: Record<string, string> = { [kind.until]: 'until', [kind.from]: 'from' };
  if (kind.number !== null) names[kind.number] = 'number';
  return new Invalid(
    Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [names[name] ?? name, sentence])),
  );
}
