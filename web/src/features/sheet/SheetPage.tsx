import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { Facts } from '../../ui/Facts.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import layout from '../../ui/layout.module.css';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { sheetPageTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { CitizenFacts } from '../citizens/CitizenHeader.tsx';
import { useVehicleFilter } from '../citizens/useCitizenTab.ts';
import { currentLines, detailKinds } from '../documents/currentLines.ts';
import { type DocumentLine, DocumentLines } from '../documents/DocumentLines.tsx';
import { LeftBadge } from '../vehicles/LeftBadge.tsx';
import { VehicleSelect } from '../vehicles/VehicleSelect.tsx';
import { vehicleLabel } from '../vehicles/vehicleColumns.tsx';
import { vehicleFieldNames } from '../vehicles/vehicleFieldNames.ts';
import classes from './sheet.module.css';

/**
 * A citizen with what is current of their licences, vehicles and documents, or one of the vehicles, laid out for
 * one sheet of paper.
 */
export function SheetPage() {
  const words = useWords();
  const texts = usePageTexts(sheetPageTexts);
  const id = Number(useParams().id);
  const details = useQuery(allDetails(id));
  const filter = useVehicleFilter();
  const citizen = details.data;
  if (citizen === undefined) {
    return (
      <Page title={words.sheet.title}>
        {<PendingPart found={details} failure={words.citizens.pageDataFailed} height={320} />}
      </Page>
    );
  }
  const vehicles = citizen.vehicles.filter(one => filter.shows(one, citizen.vehicles));
  const isWhole = vehicles.length === citizen.vehicles.length;
  const actions = (
    <>
      <Link className={`${prose.quiet} ${classes.back}`} to={`/citizens/${id}`}>
        <ArrowLeft size={16} aria-hidden /> {citizen.name}
      </Link>
      <PrintButton label={texts.print} />
    </>
  );
  return (
    <Page title={citizen.name} actions={actions}>
      <div className={`${layout.stack} ${classes.sheet}`}>
        <VehicleSelect
          className={classes.choice}
          vehicles={citizen.vehicles}
          chosen={filter.chosen}
          onChoose={filter.choose}
        />
        <CitizenFacts citizen={citizen} />
        {isWhole && <Current lines={currentLines(citizenKinds, citizen)} of={citizen.name} />}
        {vehicles.map(vehicle => (
          <section key={vehicle.id} className={classes.vehicle}>
            <h2>
              <NumberText value={vehicle.registration_no} /> <LeftBadge noc={vehicle.noc} />
            </h2>
            <VehicleFacts vehicle={vehicle} />
            <Current lines={currentLines(detailKinds, vehicle)} of={vehicle.registration_no} />
          </section>
        ))}
        <p className={classes.note}>
          {texts.printedOn(officeDate(today()))} {texts.noLegalDocument}
        </p>
      </div>
    </Page>
  );
}

function Current({ lines, of }: { lines: readonly DocumentLine[]; of: string }) {
  const texts = usePageTexts(sheetPageTexts);
  return lines.length === 0 ? <p>{texts.nothing}</p> : <DocumentLines lines={lines} of={of} from />;
}

/** What is known of a vehicle beside its registration. */
function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const words = useWords();
  return (
    <Facts
      facts={vehicleFieldNames
        .slice(1)
        .map(name => [
          vehicleLabel(name, words),
          vehicle[name] !== null && <FieldValue field={vehicleFields[name]} value={vehicle[name]} />,
        ])}
    />
  );
}
