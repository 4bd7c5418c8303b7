import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { officeDate } from '@rto-desk/contract/expiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { call } from '../../api/call.ts';
import { recordsKey, refreshRecords } from '../../api/records.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { rowId } from '../../ui/rows.ts';
import { useAct } from '../../ui/useAct.ts';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { vehiclesByFirstExpiry } from '../documents/currentLines.ts';
import type { Holder } from '../documents/holder.ts';
import type { VehicleDocuments } from '../documents/VehicleDocumentsDialog.tsx';
import { vehiclesPage } from './queries.ts';
import { VehicleDialog } from './VehicleDialog.tsx';
import { VehicleDocumentCells } from './VehicleDocumentCells.tsx';
import { vehicleRowColumns } from './vehicleColumns.tsx';

const DeleteRecord = lazyComponent(async () => (await import('../documents/DeleteRecord.tsx')).DeleteRecord);
const FollowUpForm = lazyComponent(async () => (await import('../follow-ups/FollowUpForm.tsx')).FollowUpForm);
const NocForm = lazyComponent(async () => (await import('./NocForm.tsx')).NocForm);
const OwnersDialog = lazyComponent(async () => (await import('./OwnersDialog.tsx')).OwnersDialog);
const TransferForm = lazyComponent(async () => (await import('./TransferForm.tsx')).TransferForm);
const VehicleJobs = lazyComponent(async () => (await import('../jobs/VehicleJobs.tsx')).VehicleJobs);
const VehicleDocumentsDialog = lazyComponent(
  async () => (await import('../documents/VehicleDocumentsDialog.tsx')).VehicleDocumentsDialog,
);

/** More vehicles than these are looked through in a grid of their own. */
const MANY = 5;

interface Props {
  citizenId: number;
  page: number;
  onPage: GoToPage;
  holder: Holder;
  onAdd: () => void;
}

/** A citizen's vehicles, each with the way to its documents of every kind. */
export function VehicleList({ citizenId, holder, page, onPage, onAdd }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useQuery(vehiclesPage(citizenId, page));
  useRefreshFailure(list, words.vehicles.refreshFailed);
  const details = useQuery(allDetails(citizenId));
  const [edited, setEdited] = useState<Vehicle | null>(null);
  const [deleted, setDeleted] = useState<Vehicle | null>(null);
  /** What staff do with a vehicle besides. */
  const [act, setAct] = useState<{
    what: 'leave' | 'transfer' | 'owners' | 'jobs' | 'call';
    vehicle: Vehicle;
  } | null>(null);
  const endAct = () => setAct(null);
  const [documents, setDocuments] = useState<VehicleDocuments | null>(null);
  const known = details.data?.vehicles;
  const ids = vehiclesByFirstExpiry(known ?? []).map(({ id }) => id);
  const isStaff = holder.onSend !== undefined;
  const takeBack = useAct({
    act: ({ id, updated_at }: Vehicle) =>
      call('DELETE /vehicles/{id}/noc', { params: { id }, query: { updated_at } }),
    done: words.vehicles.leaving.isBack,
    failed: words.vehicles.leaving.backFailed,
    refresh: () => void refreshRecords(client),
  });
  const leave = (vehicle: Vehicle) => {
    const label = vehicle.noc === null ? words.vehicles.leaving.title : words.vehicles.leaving.back;
    return {
      label,
      name: words.documents.of(label, vehicle.registration_no),
      onChoose: () => (vehicle.noc === null ? setAct({ what: 'leave', vehicle }) : takeBack.act(vehicle)),
    };
  };
  const open = (what: 'transfer' | 'owners' | 'jobs' | 'call', label: string, vehicle: Vehicle) => ({
    label,
    name: words.documents.of(label, vehicle.registration_no),
    onChoose: () => setAct({ what, vehicle }),
  });
  const ofStaff = (vehicle: Vehicle) => [
    open('transfer', words.transfers.title, vehicle),
    open('owners', words.transfers.owners, vehicle),
    leave(vehicle),
    open('jobs', words.general.nav.jobs, vehicle),
    open('call', words.jobs.followUp.title, vehicle),
  ];
  return (
    <div className={layout.stack}>
      <div className={`${layout.row} ${layout.end}`}>
        {(list.data?.meta.total ?? 0) > MANY && (
          <Link className={prose.quiet} to={`/citizens/${citizenId}/fleet`}>
            {words.vehicles.grid}
          </Link>
        )}
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
          {words.vehicles.add}
        </Button>
      </div>
      <PagedTable
        label={words.vehicles.many}
        list={list}
        columns={[
          ...vehicleRowColumns(words),
          {
            key: 'documents',
            label: words.vehicles.documents,
            as: 'block',
            cell: vehicle => (
              <VehicleDocumentCells
                vehicle={vehicle}
                documents={known?.find(({ id }) => id === vehicle.id)}
                onOpen={kind => setDocuments({ vehicle, kind })}
              />
            ),
          },
        ]}
        rowKey={byId}
        rowId={({ id }) => rowId('vehicle', id)}
        sort={rows => [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))}
        failure={words.vehicles.loadFailed}
        onPage={onPage}
        empty={words.vehicles.empty}
        actions={vehicle =>
          vehicle.can_edit && (
            <ActionMenu
              label="⋯"
              name={words.documents.of(words.general.actions, vehicle.registration_no)}
              actions={[
                {
                  label: words.general.edit,
                  name: words.documents.editOf(vehicle.registration_no),
                  onChoose: () => setEdited(vehicle),
                },
                ...(isStaff ? ofStaff(vehicle) : []),
                ...(isStaff
                  ? [
                      {
                        label: words.vehicles.writeLetter,
                        name: words.documents.of(words.vehicles.writeLetter, vehicle.registration_no),
                        onChoose: () => void navigate(`/letters?new=vehicle&ids=${vehicle.id}`),
                      },
                    ]
                  : []),
                {
                  label: words.general.delete,
                  name: words.documents.deleteOf(vehicle.registration_no),
                  color: 'red',
                  apart: true,
                  onChoose: () => setDeleted(vehicle),
                },
              ]}
            />
          )
        }
      />
      <VehicleDialog
        opened={edited !== null}
        citizenId={citizenId}
        vehicle={edited}
        onClose={() => setEdited(null)}
      />
      <FormerVehicles citizenId={citizenId} />
      {act?.what === 'leave' && <NocForm vehicle={act.vehicle} onClose={endAct} />}
      {act?.what === 'transfer' && <TransferForm vehicle={act.vehicle} onClose={endAct} />}
      {act?.what === 'owners' && <OwnersDialog vehicle={act.vehicle} onClose={endAct} />}
      {act?.what === 'jobs' && <VehicleJobs vehicle={act.vehicle} onClose={endAct} />}
      {act?.what === 'call' && (
        <FollowUpForm
          citizenId={citizenId}
          vehicleId={act.vehicle.id}
          name={act.vehicle.registration_no}
          onClose={endAct}
        />
      )}
      {deleted !== null && (
        <DeleteRecord
          question={words.vehicles.confirmDelete}
          what={[deleted.registration_no, holder.name]}
          failure={words.vehicles.deleteFailed}
          remove={() =>
            call('DELETE /vehicles/{id}', {
              params: { id: deleted.id },
              query: { updated_at: deleted.updated_at },
            })
          }
          onClose={() => setDeleted(null)}
        />
      )}
      {documents !== null && (
        <VehicleDocumentsDialog shown={documents} holder={holder} onClose={() => setDocuments(null)} />
      )}
    </div>
  );
}

/** The vehicles that a citizen has given away, the last ones: a line and nothing of their documents. */
function FormerVehicles({ citizenId }: { citizenId: number }) {
  const { transfers: texts } = useWords();
  const list = useQuery({
    queryKey: recordsKey('former-vehicles', citizenId),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/former-vehicles', { params: { id: citizenId }, signal }),
  });
  const former = list.data?.data ?? [];
  if (former.length === 0) return null;
  const lines = former.map(({ registration_no, until }) =>
    texts.formerLine(registration_no, officeDate(until)),
  );
  return (
    <p className={prose.note}>
      {texts.former}: {lines.join('; ')}
    </p>
  );
}
