import { Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { type VehicleKind, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { KindSummary } from '../documents/KindSummary.tsx';
import { VehicleFacts } from './VehicleFacts.tsx';

interface Props {
  vehicle: Vehicle;
  /** The vehicle's documents of a kind. */
  documents: (kind: VehicleKind) => readonly DocumentRecord[];
  mayAdd: boolean;
  onEdit: () => void;
  onManage: (kind: VehicleKind) => void;
  onEditDocument: (kind: VehicleKind, record: DocumentRecord) => void;
}

/** A vehicle with its documents of every kind. */
export function VehicleCard({ vehicle, documents, mayAdd, onEdit, onManage, onEditDocument }: Props) {
  const words = useWords();
  return (
    <Paper withBorder p="md" component="section">
      <Group justify="space-between" mb="sm">
        <Group gap="xs">
          <Title order={2} size="h4">
            <NumberText value={vehicle.registration_no} />
          </Title>
          <OriginBadge origin={vehicle.origin} />
        </Group>
        <Group gap="xs">
          <ButtonLink
            to={`/citizens/${vehicle.citizen_id}/sheet?vehicle=${vehicle.id}`}
            size="compact-sm"
            variant="default"
            aria-label={words.sheet.of(vehicle.registration_no)}
          >
            {words.sheet.title}
          </ButtonLink>
          {vehicle.can_edit && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={words.documents.editOf(vehicle.registration_no)}
              onClick={onEdit}
            >
              {words.general.edit}
            </Button>
          )}
        </Group>
      </Group>
      <VehicleFacts vehicle={vehicle} />
      <Text size="sm" fw={500} mt="md" mb="xs">
        {words.vehicles.documents}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {vehicleKinds.map(kind => (
          <KindSummary
            key={kind.slug}
            kind={kind}
            of={vehicle.registration_no}
            records={documents(kind)}
            mayAdd={mayAdd}
            onManage={() => onManage(kind)}
            onEdit={record => onEditDocument(kind, record)}
          />
        ))}
      </SimpleGrid>
    </Paper>
  );
}
