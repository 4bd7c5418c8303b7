import { useState } from 'react';
import type { Answer } from '../../api/call.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { vehiclesByFirstExpiry } from '../documents/currentLines.ts';
import type { VehicleDocuments } from '../documents/VehicleDocumentsDialog.tsx';
import { VehicleDocumentCells } from '../vehicles/VehicleDocumentCells.tsx';
import classes from './DashboardPage.module.css';

const VehicleDocumentsDialog = lazyComponent(
  async () => (await import('../documents/VehicleDocumentsDialog.tsx')).VehicleDocumentsDialog,
);

/** A card for each vehicle of a person that is here: what is recorded of it and what is not, the one due first first. */
export function OwnVehicles({ of }: { of: Answer<'GET /citizens/{id}/all-details'> }) {
  const [managed, setManaged] = useState<VehicleDocuments | null>(null);
  return (
    <>
      {vehiclesByFirstExpiry(of.vehicles.filter(({ noc }) => noc === null)).map(vehicle => (
        <div key={vehicle.id} className={classes.part}>
          <h3>
            <NumberText value={vehicle.registration_no} /> <span className={classes.holder}>{of.name}</span>
          </h3>
          <div data-card>
            <VehicleDocumentCells
              vehicle={vehicle}
              documents={vehicle}
              onOpen={kind => setManaged({ vehicle, kind })}
            />
          </div>
        </div>
      ))}
      {managed !== null && (
        <VehicleDocumentsDialog
          shown={managed}
          holder={{ name: of.name, onSend: undefined }}
          onClose={() => setManaged(null)}
        />
      )}
    </>
  );
}
