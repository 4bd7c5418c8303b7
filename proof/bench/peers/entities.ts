import { type AnyKind, citizenKinds, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import {
  EntitySchema,
  type EntitySchemaColumnOptions,
  type EntitySchemaRelationOptions,
  type ObjectLiteral,
} from 'typeorm';

/*
 * The tables as TypeORM's chapter "Separating Entity Definition" has them: columns by their names, and what belongs
 * to what.
 */
const text: EntitySchemaColumnOptions = { type: 'text', nullable: true };
const whole: EntitySchemaColumnOptions = { type: 'int', nullable: true };
const day: EntitySchemaColumnOptions = { type: 'date', nullable: true };
const moment: EntitySchemaColumnOptions = { type: 'timestamptz' };
const id: EntitySchemaColumnOptions = { type: 'int', primary: true, generated: true };
const stamps = { created_by: whole, created_at: moment, updated_at: moment };

function columns<T>(names: readonly string[], options: T): Record<string, T> {
  return Object.fromEntries(names.map(name => [name, options]));
}

/** How many rows of a table are the citizen's: TypeORM's "virtual column". */
function countOf(table: string): EntitySchemaColumnOptions {
  return {
    type: 'int',
    virtualProperty: true,
    query: alias => `select count(*)::int from ${table} where citizen_id = ${alias}.id`,
  };
}

const one = (target: string, name: string): EntitySchemaRelationOptions => ({
  type: 'many-to-one',
  target,
  joinColumn: { name },
});

/** The documents of kinds, each list under the name of its table. */
const documentsOf = (some: readonly AnyKind[], inverseSide: string) =>
  Object.fromEntries(
    some.map((kind): [string, EntitySchemaRelationOptions] => [
      kind.collection,
      { type: 'one-to-many', target: kind.collection, inverseSide },
    ]),
  );

const branches = new EntitySchema<ObjectLiteral>({ name: 'branches', columns: { id, name: text } });

const users = new EntitySchema<ObjectLiteral>({ name: 'users', columns: { id, name: text } });

export const citizens = new EntitySchema<ObjectLiteral>({
  name: 'citizens',
  columns: {
    id,
    ...columns(
      [
        'name',
        'relation_type',
        'relation_name',
        'father_name',
        'mobile',
        'email',
        'address',
        'state',
        'city',
      ],
      text,
    ),
    ...{ dob: day, branch_id: whole, reminders_off: { type: 'bool' }, ...stamps },
    learner_licenses_count: countOf('learner_licenses'),
    driving_licenses_count: countOf('driving_licenses'),
    vehicles_count: countOf('vehicles'),
  },
  relations: {
    branch: one('branches', 'branch_id'),
    creator: one('users', 'created_by'),
    vehicles: { type: 'one-to-many', target: 'vehicles', inverseSide: 'citizen' },
    ...documentsOf(citizenKinds, 'citizen'),
  },
});

const vehicles = new EntitySchema<ObjectLiteral>({
  name: 'vehicles',
  columns: {
    ...{ id, citizen_id: whole, ...stamps },
    ...columns(['registration_no', 'type', 'make_model', 'chassis_no', 'engine_no', 'origin'], text),
  },
  relations: { citizen: one('citizens', 'citizen_id'), ...documentsOf(vehicleKinds, 'vehicle') },
});

const documents = kinds.map(
  kind =>
    new EntitySchema<ObjectLiteral>({
      name: kind.collection,
      columns: {
        ...{ id, citizen_id: whole, file_id: text, origin: text, ...stamps },
        ...(kind.owner === 'vehicle' && { vehicle_id: whole }),
        ...Object.fromEntries(
          Object.entries(kind.fields).map(([name, { type }]) => [name, type === 'date' ? day : text]),
        ),
      },
      relations: {
        citizen: one('citizens', 'citizen_id'),
        ...(kind.owner === 'vehicle' && { vehicle: one('vehicles', 'vehicle_id') }),
      },
    }),
);

export const expiries = new EntitySchema<ObjectLiteral>({
  name: 'expiries',
  columns: {
    kind: { type: 'text', primary: true },
    document_id: { type: 'int', primary: true },
    expiry_date: day,
    superseded: { type: 'bool' },
  },
  relations: { citizen: one('citizens', 'citizen_id'), vehicle: one('vehicles', 'vehicle_id') },
});

export const entities = [branches, users, citizens, vehicles, ...documents, expiries];
