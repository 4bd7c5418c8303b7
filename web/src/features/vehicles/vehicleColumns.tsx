import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { labelOf } from '@rto-desk/contract/sentences';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import type { Words } from '@rto-desk/contract/words/words';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { LeftBadge } from './LeftBadge.tsx';
import { commonFieldNames, type VehicleFieldName } from './vehicleFieldNames.ts';
import classes from './vehicles.module.css';

/** The columns of vehicles, from their declaration; the registration is the heading of a row. */
export function vehicleColumns(words: Words): Column<Vehicle>[] {
  return commonFieldNames.map((name, position) => ({
    key: name,
    label: vehicleLabel(name, words),
    as: position === 0 ? 'heading' : undefined,
    // On a tablet there is room for one of the two long numbers.
    cell: vehicle => (
      <>
        <FieldValue field={vehicleFields[name]} value={vehicle[name]} />{' '}
        {position === 0 && (
          <>
            <OriginBadge origin={vehicle.origin} /> <LeftBadge noc={vehicle.noc} />
            {vehicle.financier !== null && (
              <div className={classes.brief}>
                {labelOf('financier', words)}: {vehicle.financier}{' '}
                {vehicle.financed_on !== null && <DateText date={vehicle.financed_on} />}
              </div>
            )}
          </>
        )}
      </>
    ),
  }));
}

/** The columns of the vehicles on a citizen's page: what fields say in brief, to leave room for the documents. */
export function vehicleRowColumns(words: Words): Column<Vehicle>[] {
  const brief = (names: readonly VehicleFieldName[], vehicle: Vehicle) =>
    names.map(
      name =>
        vehicle[name] !== null && (
          <div key={name}>
            <FieldValue field={vehicleFields[name]} value={vehicle[name]} />
          </div>
        ),
    );
  const [registration, ...others] = vehicleColumns(words);
  const isNumber = (name: VehicleFieldName) => vehicleFields[name].type === 'number';
  const numbers = commonFieldNames.slice(1).filter(isNumber);
  const rest = commonFieldNames.slice(1).filter(name => !isNumber(name));
  if (registration === undefined) return others;
  return [
    {
      ...registration,
      cell: (vehicle, position) => (
        <>
          {registration.cell(vehicle, position)}
          <div className={classes.brief}>{brief(rest, vehicle)}</div>
        </>
      ),
    },
    {
      key: 'numbers',
      label: words.vehicles.numbers,
      cell: vehicle => <div className={classes.brief}>{brief(numbers, vehicle)}</div>,
    },
  ];
}

/** What a field is called beside others of a vehicle: shorter than in a form where there is a shorter word. */
export function vehicleLabel(name: VehicleFieldName, words: Words): string {
  const short: Readonly<Partial<Record<string, string>>> = words.vehicles.short;
  return short[name] ?? labelOf(name, words);
}
