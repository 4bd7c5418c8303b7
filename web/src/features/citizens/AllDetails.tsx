import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { citizenKinds, isUsual } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { detailKinds, linesOf, vehiclesByFirstExpiry } from '../documents/currentLines.ts';
import type { Holder } from '../documents/holder.ts';
import { OwnerDocuments } from '../documents/OwnerDocuments.tsx';
import type { VehicleDocuments } from '../documents/VehicleDocumentsDialog.tsx';
import { LeftBadge } from '../vehicles/LeftBadge.tsx';
import { VehicleBrief } from '../vehicles/VehicleBrief.tsx';
import { VehicleDialog } from '../vehicles/VehicleDialog.tsx';
import { VehicleSelect } from '../vehicles/VehicleSelect.tsx';
import { CitizenFacts } from './CitizenHeader.tsx';
import classes from './citizens.module.css';
import { useVehicleFilter } from './useCitizenTab.ts';

const VehicleDocumentsDialog = lazyComponent(
  async () => (await import('../documents/VehicleDocumentsDialog.tsx')).VehicleDocumentsDialog,
);

interface Props {
  citizen: Citizen;
  holder: Holder;
  /** Leads to the tab where the licences of a kind are managed. */
  onManage: (tab: string) => void;
}

/** Everything on record of a citizen on one page, each vehicle with its own table. */
export function AllDetails({ citizen: { id }, holder, onManage }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const details = useQuery(allDetails(id));
  useRefreshFailure(details, words.citizens.refreshDetailsFailed);
  const [edited, setEdited] = useState<Vehicle | null>(null);
  const [managed, setManaged] = useState<VehicleDocuments | null>(null);
  const filter = useVehicleFilter();
  const citizen = details.data;
  if (citizen === undefined) {
    return <PendingPart found={details} failure={words.citizens.pageDataFailed} height={320} />;
  }
  const shown = vehiclesByFirstExpiry(citizen.vehicles).filter(one => filter.shows(one, citizen.vehicles));
  const vehicleActions = (vehicle: Vehicle) => {
    const registration = vehicle.registration_no;
    const sheet = `/citizens/${id}/sheet?vehicle=${vehicle.id}`;
    const edit = {
      label: words.general.edit,
      name: words.documents.editOf(registration),
      onChoose: () => setEdited(vehicle),
    };
    // Who may send is of the office.
    const letter = {
      label: words.vehicles.writeLetter,
      name: words.documents.of(words.vehicles.writeLetter, registration),
      onChoose: () => void navigate(`/letters?new=vehicle&ids=${vehicle.id}`),
    };
    return [
      { label: words.sheet.title, name: words.sheet.of(registration), onChoose: () => void navigate(sheet) },
      ...(holder.onSend === undefined ? [] : [letter]),
      ...(vehicle.can_edit ? [edit] : []),
    ];
  };
  return (
    <>
      <div className={classes.cards}>
        <section className={classes.owner}>
          <div className={classes.head}>
            <h2>{words.citizens.ownerInfo}</h2>
            <VehicleSelect vehicles={citizen.vehicles} chosen={filter.chosen} onChoose={filter.choose} />
          </div>
          <CitizenFacts citizen={citizen} />
        </section>
        <OwnerDocuments
          title={citizenKinds.map(kind => words.kinds[kind.slug].many).join(', ')}
          of={citizen.name}
          plate={null}
          lines={linesOf(citizenKinds, citizen)}
          usual={citizenKinds}
          others={[]}
          holder={holder}
          onManage={kind => onManage(kind.slug)}
        />
        {shown.map(vehicle => (
          <OwnerDocuments
            key={vehicle.id}
            title={
              <>
                <NumberText value={vehicle.registration_no} /> <OriginBadge origin={vehicle.origin} />{' '}
                <LeftBadge noc={vehicle.noc} />
              </>
            }
            of={vehicle.registration_no}
            plate={vehicle.registration_no}
            facts={<VehicleBrief vehicle={vehicle} />}
            actions={
              <ActionMenu
                label="⋯"
                name={words.documents.of(words.general.actions, vehicle.registration_no)}
                actions={vehicleActions(vehicle)}
              />
            }
            lines={linesOf(detailKinds, vehicle)}
            usual={detailKinds.filter(kind => isUsual(kind, vehicle.type))}
            others={detailKinds.filter(kind => !isUsual(kind, vehicle.type))}
            holder={holder}
            onManage={kind => setManaged({ vehicle, kind })}
          />
        ))}
      </div>
      <VehicleDialog
        opened={edited !== null}
        citizenId={id}
        vehicle={edited}
        onClose={() => setEdited(null)}
      />
      {managed !== null && (
        <VehicleDocumentsDialog shown={managed} holder={holder} onClose={() => setManaged(null)} />
      )}
    </>
  );
}
