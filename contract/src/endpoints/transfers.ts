import { z } from 'zod';
import { citizenFields } from '../citizen.ts';
import { transferFields, transferKinds } from '../transfer.ts';
import { fieldsSchema } from '../validation.ts';
import {
  type EndpointTable,
  flag,
  idParams,
  lastSeen,
  message,
  optionalId,
  paged,
  pageOf,
} from './endpoint.ts';
import { withProof } from './proof.ts';

/** Who has or had a vehicle, and from which day until which; a day is null where it is not known, or not yet. */
const owner = z.object({
  /** By which transfer they came to it; null for the first. */
  transfer_id: z.int().nullable(),
  /** Null where the owner is gone, or out of reach. */
  citizen: z.object({ id: z.int(), name: z.string() }).nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** How it came to them; null for the first. */
  kind: z.enum(transferKinds).nullable(),
  remarks: z.string().nullable(),
  /** The transfer by which they came to it, where that can still be taken back. */
  undoable: z.int().nullable(),
});
export type Owner = z.infer<typeof owner>;

const formerVehicle = z.object({
  /** The transfer's. */
  id: z.int(),
  registration_no: z.string(),
  kind: z.enum(transferKinds),
  until: z.string(),
});
export type FormerVehicle = z.infer<typeof formerVehicle>;

export const transferEndpoints = {
  'POST /vehicles/{id}/transfers': {
    summary:
      'Transfer a vehicle with its documents to another owner: `to_citizen_id`, or `to` with name and mobile; 409 with `candidates` if there is a choice',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(transferFields)
      .and(lastSeen)
      .and(
        withProof.extend({
          to_citizen_id: optionalId,
          to: fieldsSchema(citizenFields).nullish(),
          new_citizen: flag,
        }),
      ),
    idempotent: true,
    status: 201,
    answer: z.object({
      id: z.int(),
      to_citizen_id: z.int(),
      /** Within reach: who says that they have the vehicle, too. Their word stays as it is. */
      copies: z.array(z.object({ citizen_id: z.int(), name: z.string() })),
    }),
  },
  'GET /vehicles/{id}/owners': {
    summary: 'List the owners of a vehicle, the present one first',
    audience: 'staff',
    params: idParams,
    query: paged,
    answer: pageOf(owner),
  },
  'GET /citizens/{id}/former-vehicles': {
    summary: 'List the vehicles that a citizen has transferred, the last one first',
    audience: 'signedIn',
    params: idParams,
    query: paged,
    answer: pageOf(formerVehicle),
  },
  'POST /transfers/{id}/undo': {
    summary:
      'Undo the last transfer of a vehicle within thirty days; records added since go with the vehicle',
    audience: 'admin',
    params: idParams,
    /** The vehicle's. */
    body: lastSeen,
    answer: message,
  },
} satisfies EndpointTable;
