import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { type AnyKind, citizenKinds } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allDetails } from '../../api/allDetails.ts';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { KindSummary } from '../documents/KindSummary.tsx';
import { type VehicleDocuments, VehicleDocumentsDialog } from '../documents/VehicleDocumentsDialog.tsx';
import { VehicleCard } from '../vehicles/VehicleCard.tsx';
import { VehicleDialog } from '../vehicles/VehicleDialog.tsx';
import { VehicleSelect } from '../vehicles/VehicleSelect.tsx';
import { CitizenFacts } from './CitizenHeader.tsx';
import { useVehicleFilter } from './useCitizenTab.ts';

interface Props {
  citizenId: number;
  mayAdd: boolean;
  /** Leads to the tab where the licences of a kind are managed. */
  onManage: (tab: string) => void;
}

/** What is being changed: a document of the citizen or of a vehicle, or a vehicle itself. */
interface Edited {
  kind: AnyKind;
  ownerId: number;
  record: DocumentRecord;
}

/** Everything on record of a citizen on one page, each vehicle in its own card. */
export function AllDetails({ citizenId, mayAdd, onManage }: Props) {
  const words = useWords();
  const details = useQuery(allDetails(citizenId));
  useRefreshFailure(details, words.citizens.refreshDetailsFailed);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [vehicle, setVehicle] = useState<Vehicle | null>(null);
  const [managed, setManaged] = useState<VehicleDocuments | null>(null);
  const filter = useVehicleFilter();
  const citizen = details.data;
  if (citizen === undefined) {
    return details.error ? (
      <LoadFailure
        text={failureText(details.error, words.citizens.pageDataFailed)}
        retry={() => void details.refetch()}
      />
    ) : (
      <Pending height={320} />
    );
  }
  const shown = citizen.vehicles.filter(one => filter.shows(one, citizen.vehicles));
  return (
    <Stack gap="lg">
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="sm">
          {words.citizens.ownerInfo}
        </Title>
        <CitizenFacts citizen={citizen} />
      </Paper>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {citizenKinds.map(kind => (
          <Paper key={kind.slug} withBorder p="md">
            <KindSummary
              kind={kind}
              records={citizen[kind.collection]}
              mayAdd={mayAdd}
              onManage={() => onManage(kind.slug)}
              onEdit={record => setEdited({ kind, ownerId: citizenId, record })}
            />
          </Paper>
        ))}
      </SimpleGrid>
      <VehicleSelect vehicles={citizen.vehicles} chosen={filter.chosen} onChoose={filter.choose} />
      {shown.map(one => (
        <VehicleCard
          key={one.id}
          vehicle={one}
          documents={kind => one[kind.collection]}
          mayAdd={mayAdd}
          onEdit={() => setVehicle(one)}
          onManage={kind => setManaged({ vehicle: one, kind })}
          onEditDocument={(kind, record) => setEdited({ kind, ownerId: one.id, record })}
        />
      ))}
      {edited !== null && <DocumentFormDialog opened {...edited} onClose={() => setEdited(null)} />}
      <VehicleDialog
        opened={vehicle !== null}
        citizenId={citizenId}
        vehicle={vehicle}
        onClose={() => setVehicle(null)}
      />
      <VehicleDocumentsDialog shown={managed} mayAdd={mayAdd} onClose={() => setManaged(null)} />
    </Stack>
  );
}
