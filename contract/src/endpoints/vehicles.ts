import { z } from 'zod';
import { origins } from '../access.ts';
import { answersOf, fieldsSchema } from '../validation.ts';
import { nocFields, vehicleFields } from '../vehicle.ts';
import { type EndpointTable, idParams, lastSeen, message, paged, pageOf } from './endpoint.ts';
import { withProof } from './proof.ts';

/** By what certificate a vehicle has left, when and for which office. */
const noc = z.object({ on: z.string(), to_office: z.string(), noc_number: z.string().nullable() });
export type Noc = z.infer<typeof noc>;

export const vehicle = z
  .object({
    id: z.int(),
    citizen_id: z.int(),
    ...answersOf(vehicleFields),
    /** Null where the vehicle has not left for another office. */
    noc: noc.nullable(),
    /** Whether an older vehicle has the same mark, and staff have to decide; see Duplicates. */
    needs_review: z.boolean(),
    origin: z.enum(origins),
    can_edit: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Vehicle' });
export type Vehicle = z.infer<typeof vehicle>;

/** A vehicle as it was saved, with sentences about what was taken as it is but may be mistyped; absent where nothing is. */
export const savedVehicle = vehicle.extend({
  warnings: z.object({ registration_no: z.array(z.string()) }).optional(),
});
export type SavedVehicle = z.infer<typeof savedVehicle>;

export const vehicleEndpoints = {
  'GET /citizens/{id}/vehicles': {
    summary: "A citizen's vehicles, newest first",
    audience: 'signedIn',
    params: idParams,
    query: paged,
    answer: pageOf(vehicle),
  },
  'POST /citizens/{id}/vehicles': {
    summary: 'Add a vehicle to a citizen',
    audience: 'signedIn',
    params: idParams,
    body: fieldsSchema(vehicleFields).and(withProof),
    idempotent: true,
    status: 201,
    answer: savedVehicle,
  },
  'PUT /vehicles/{id}': {
    summary: 'Update a vehicle',
    audience: 'signedIn',
    params: idParams,
    body: fieldsSchema(vehicleFields).and(lastSeen).and(withProof),
    answer: savedVehicle,
  },
  'DELETE /vehicles/{id}': {
    summary: 'Delete a vehicle that has no documents',
    audience: 'signedIn',
    params: idParams,
    query: lastSeen,
    answer: message,
  },
  'POST /vehicles/{id}/noc': {
    summary: 'Record that a vehicle has moved to another office; its documents no longer expire here',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(nocFields).and(lastSeen).and(withProof),
    idempotent: true,
    status: 201,
    answer: vehicle,
  },
  'DELETE /vehicles/{id}/noc': {
    summary:
      'Undo that a vehicle has moved to another office; `updated_at` is in the query, as DELETE has no body',
    audience: 'staff',
    params: idParams,
    query: lastSeen,
    answer: vehicle,
  },
} satisfies EndpointTable;
