import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { isUsual, type VehicleKind, vehicleButtons } from '@rto-desk/contract/kinds/index';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentCell } from '../documents/DocumentCell.tsx';
import classes from './vehicles.module.css';

interface Props {
  vehicle: Vehicle;
  /** The vehicle's documents by kind; undefined while they are on their way. */
  documents: Readonly<Record<VehicleKind['collection'], readonly DocumentRecord[]>> | undefined;
  onOpen: (kind: VehicleKind) => void;
}

/**
 * A vehicle's documents at a glance: those it has and those that are usual for its type, in the order of every vehicle; the
 * others under “+”.
 */
export function VehicleDocumentCells({ vehicle, documents, onOpen }: Props) {
  const words = useWords();
  const has = (kind: VehicleKind) => (documents?.[kind.collection].length ?? 0) > 0;
  // A vehicle that has left needs no documents.
  const isHere = vehicle.noc === null;
  const isShown = (kind: VehicleKind) => has(kind) || (isHere && isUsual(kind, vehicle.type));
  const others = isHere ? vehicleButtons.filter(kind => !isShown(kind)) : [];
  return (
    <div className={classes.cells}>
      {vehicleButtons.filter(isShown).map(kind => (
        <DocumentCell
          key={kind.slug}
          kind={kind}
          of={vehicle.registration_no}
          records={documents?.[kind.collection]}
          onOpen={() => onOpen(kind)}
        />
      ))}
      {others.length > 0 && (
        <ActionMenu
          label="+"
          name={words.documents.of(words.vehicles.others, vehicle.registration_no)}
          actions={others.map(kind => ({
            label: words.kinds[kind.slug].short,
            onChoose: () => onOpen(kind),
          }))}
        />
      )}
    </div>
  );
}
