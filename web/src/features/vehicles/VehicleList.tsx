import { Group, Stack } from '@mantine/core';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { allDetails } from '../../api/allDetails.ts';
import { call } from '../../api/call.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteRecord } from '../documents/DeleteRecord.tsx';
import { type VehicleDocuments, VehicleDocumentsDialog } from '../documents/VehicleDocumentsDialog.tsx';
import { vehiclesPage } from './queries.ts';
import { VehicleDialog } from './VehicleDialog.tsx';
import { VehicleDocumentCells } from './VehicleDocumentCells.tsx';
import { vehicleRowColumns } from './vehicleColumns.tsx';

interface Props {
  citizenId: number;
  page: number;
  onPage: GoToPage;
  /** Whether the person may add records to the citizen. */
  mayAdd: boolean;
}

/** A citizen's vehicles, each with the way to its documents of every kind. */
export function VehicleList({ citizenId, page, onPage, mayAdd }: Props) {
  const words = useWords();
  const list = useQuery(vehiclesPage(citizenId, page));
  useRefreshFailure(list, words.vehicles.refreshFailed);
  const details = useQuery(allDetails(citizenId));
  const [form, setForm] = useState<{ vehicle: Vehicle | null } | null>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  const [documents, setDocuments] = useState<VehicleDocuments | null>(null);
  const rows = list.data?.data;
  const add = mayAdd && (
    <Button size="sm" leftSection={<Plus size={16} aria-hidden />} onClick={() => setForm({ vehicle: null })}>
      {words.vehicles.add}
    </Button>
  );
  return (
    <Stack gap="sm">
      {rows?.length !== 0 && add && <Group justify="flex-end">{add}</Group>}
      <PagedTable
        label={words.vehicles.many}
        list={list}
        columns={[
          ...vehicleRowColumns(words),
          {
            key: 'documents',
            label: words.vehicles.documents,
            cell: vehicle => (
              <VehicleDocumentCells
                vehicle={vehicle}
                documents={details.data?.vehicles.find(({ id }) => id === vehicle.id)}
                onOpen={kind => setDocuments({ vehicle, kind })}
              />
            ),
          },
        ]}
        rowKey={byId}
        failure={words.vehicles.loadFailed}
        onPage={onPage}
        empty={
          <Stack align="center">
            {words.vehicles.empty}
            {add}
          </Stack>
        }
        actions={vehicle =>
          vehicle.can_edit && (
            <ActionMenu
              label="⋯"
              name={words.documents.of(words.general.actions, vehicle.registration_no)}
              actions={[
                {
                  label: words.general.edit,
                  name: words.documents.editOf(vehicle.registration_no),
                  onChoose: () => setForm({ vehicle }),
                },
                {
                  label: words.general.delete,
                  name: words.documents.deleteOf(vehicle.registration_no),
                  color: 'red',
                  apart: true,
                  onChoose: () => setDeleted(vehicle.id),
                },
              ]}
            />
          )
        }
      />
      <VehicleDialog
        opened={form !== null}
        citizenId={citizenId}
        vehicle={form?.vehicle ?? null}
        onClose={() => setForm(null)}
      />
      <DeleteRecord
        id={deleted}
        question={words.vehicles.confirmDelete}
        failure={words.vehicles.deleteFailed}
        remove={id => call('DELETE /vehicles/{id}', { params: { id } })}
        onClose={() => setDeleted(null)}
      />
      <VehicleDocumentsDialog shown={documents} mayAdd={mayAdd} onClose={() => setDocuments(null)} />
    </Stack>
  );
}
