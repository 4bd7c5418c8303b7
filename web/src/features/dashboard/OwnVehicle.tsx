import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import type { Answer } from '../../api/call.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { VehicleDocumentCells } from '../vehicles/VehicleDocumentCells.tsx';

const VehicleDocumentsDialog = lazyComponent(
  async () => (await import('../documents/VehicleDocumentsDialog.tsx')).VehicleDocumentsDialog,
);

interface Props {
  vehicle: Answer<'GET /citizens/{id}/all-details'>['vehicles'][number];
  /** The name of who holds it. */
  holder: string;
}

/** What is recorded of a vehicle and what is not, and the way to both. */
export function OwnVehicle({ vehicle, holder }: Props) {
  const [kind, setKind] = useState<AnyKind | null>(null);
  return (
    <div data-card>
      <VehicleDocumentCells vehicle={vehicle} documents={vehicle} onOpen={setKind} />
      {kind !== null && (
        <VehicleDocumentsDialog
          shown={{ vehicle, kind }}
          holder={{ name: holder, onSend: undefined }}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  );
}
