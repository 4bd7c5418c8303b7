import { citizenFields } from '../citizen.ts';
import { choice, date, type Field, number } from '../fields.ts';
import { type AnyKind, kinds } from '../kinds/index.ts';
import { vehicleFields } from '../vehicle.ts';

/*
 * What a column of a list may be taken for. A wide list has a row for each vehicle or person and columns such as
 * `insurances.until`; a long one has a row for each document, whose kind stands in the column `kind`.
 */

/** A column of which nothing is taken. */
export const IGNORED = 'ignore';

/** What lists say of a vehicle: the name of the column's field, and that of the vehicle's. */
export const listFieldsOfVehicle = {
  registration_no: 'registration_no',
  vehicle_type: 'type',
  make_model: 'make_model',
  chassis_no: 'chassis_no',
  engine_no: 'engine_no',
  registered_on: 'registered_on',
  body_type: 'body_type',
  cylinders: 'cylinders',
  cubic_capacity: 'cubic_capacity',
  registering_authority: 'registering_authority',
} as const satisfies Readonly<Record<string, keyof typeof vehicleFields>>;

/** What lists say of a person, by the same names as everywhere. */
const listFieldsOfPerson = [
  ...(['name', 'mobile', 'relation_name', 'dob', 'address', 'city', 'pincode', 'email'] as const),
  ...(['name_hi', 'relation_name_hi', 'address_hi'] as const),
];

/** What lists say of a person and of a vehicle, in the order in which screens offer it. */
const recordFields: [string, Field][] = [
  ...Object.entries(listFieldsOfVehicle).map(([name, own]): [string, Field] => [name, vehicleFields[own]]),
  ...listFieldsOfPerson.map((name): [string, Field] => [name, citizenFields[name]]),
];

/** What a row of a long list says of its document. */
const documentFields: Readonly<Record<string, Field>> = {
  kind: choice(kinds.map(({ slug }) => slug)),
  until: date(),
  from: date(),
  number: number(255),
};

/** The columns that make a list a long one. */
export const longListFields: readonly string[] = Object.keys(documentFields);

/** The three of a kind's own fields that every kind has, by the name that columns give them. */
type Role = 'until' | 'from' | 'number';

/** What a column `<slug>.<field>` says: `insurances.until` and `insurances.end_date` are one. */
function kindFields(kind: AnyKind): [string, Field][] {
  return Object.entries(kind.fields).map(([name, field]) => [
    `${kind.slug}.${roleOf(kind, name) ?? name}`,
    field,
  ]);
}

function roleOf(kind: AnyKind, name: string): Role | null {
  if (name === kind.until) return 'until';
  if (name === kind.from) return 'from';
  return name === kind.number ? 'number' : null;
}

/** Everything that a column may be taken for, with how its cells are read; `ignore` is not among them. */
export const listFields: ReadonlyMap<string, Field> = new Map([
  ...recordFields,
  ...kinds.flatMap(kindFields),
  ...Object.entries(documentFields),
]);

/** A field by the one name that it has here; undefined for what is none. `ignore` is itself. */
export function listFieldNamed(name: string): string | undefined {
  if (name === IGNORED || listFields.has(name)) return name;
  const [slug = '', own = ''] = name.split('.');
  const kind = kinds.find(candidate => candidate.slug === slug);
  const role = kind === undefined ? null : roleOf(kind, own);
  return role === null ? undefined : `${slug}.${role}`;
}

/** The kind whose document a column tells of, and the name of its field on the wire; null for other columns. */
export function kindFieldOf(listField: string): { kind: AnyKind; name: string } | null {
  const [slug = '', own = ''] = listField.split('.');
  const kind = kinds.find(candidate => candidate.slug === slug);
  if (kind === undefined || own === '') return null;
  if (own === 'until' || own === 'from') return { kind, name: kind[own] };
  if (own === 'number') return kind.number === null ? null : { kind, name: kind.number };
  return { kind, name: own };
}
