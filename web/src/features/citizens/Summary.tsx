import { Paper } from '@mantine/core';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate, type Validity } from '@rto-desk/contract/expiry';
import { type AnyKind, citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { isTransport } from '@rto-desk/contract/vehicle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allDetails } from '../../api/allDetails.ts';
import type { Answer } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { HolderSays } from '../../ui/HolderSays.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentValidity, fieldText } from '../documents/documentValues.ts';
import { RenewButton } from '../documents/RenewButton.tsx';
import { NotifyButton } from '../expiries/NotifyButton.tsx';
import classes from './citizens.module.css';

/** This many are shown until somebody asks for all. */
const FEW = 6;

/** What of a citizen expires, soonest first: the question that most who come have. */
export function Summary({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  const texts = words.citizens.summary;
  const details = useQuery(allDetails(citizen.id));
  const [all, setAll] = useState(false);
  // What cannot be loaded is told where the details themselves are shown.
  if (details.data === undefined) return details.error ? null : <Pending height={120} />;
  const lines = linesOf(details.data);
  const count = (state: Validity['state']) => lines.filter(({ validity }) => validity.state === state).length;
  const chips = (
    [
      ['bad', count('expired'), texts.expired],
      ['soon', count('soon'), texts.soon],
      ['good', count('valid'), texts.valid],
      ['past', missingOf(details.data), texts.missing],
    ] satisfies [Tone, number, (count: number) => string][]
  ).filter(([, number]) => number > 0);
  const shown = all ? lines : lines.slice(0, FEW);
  return (
    <Paper withBorder p="md" component="section" aria-label={texts.title}>
      <div className={classes.chips}>
        {chips.map(([tone, number, text]) => (
          <ToneBadge key={tone} tone={tone} text={text(number)} />
        ))}
        {chips.length === 0 && texts.nothing}
      </div>
      <ul className={classes.rows}>
        {shown.map(({ kind, record, plate, until, validity }) => (
          <li key={`${kind.slug} ${record.id}`} className={classes.row}>
            <div>
              <ExpiryBadge validity={validity} />
            </div>
            <div>
              {words.kinds[kind.slug].one}
              <HolderSays until={record.holder_until} />
            </div>
            <div>{plate !== null && <NumberText value={plate} />}</div>
            <div className={classes.date}>{officeDate(until)}</div>
            <div className={classes.acts}>
              {citizen.permissions.edit && <RenewButton kind={kind} record={record} />}
              {citizen.permissions.message && <NotifyButton kind={kind} record={record} citizen={citizen} />}
            </div>
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {texts.showAll(lines.length)}
        </Button>
      )}
    </Paper>
  );
}

interface Line {
  kind: AnyKind;
  record: DocumentRecord;
  /** The registration number of a vehicle's document. */
  plate: string | null;
  until: string;
  validity: Validity;
}

type Details = Answer<'GET /citizens/{id}/all-details'>;

/** The documents that have an end and that no later one has replaced, soonest first. */
function linesOf(citizen: Details): Line[] {
  const line = (kind: AnyKind, record: DocumentRecord, plate: string | null): Line[] => {
    const until = fieldText(record, kind.until);
    if (until === null || record.superseded) return [];
    return [{ kind, record, plate, until, validity: documentValidity(kind, record) }];
  };
  const own = citizenKinds.flatMap(kind =>
    citizen[kind.collection].flatMap(record => line(kind, record, null)),
  );
  const ofVehicles = citizen.vehicles.flatMap(vehicle =>
    vehicleKinds.flatMap(kind =>
      vehicle[kind.collection].flatMap(record => line(kind, record, vehicle.registration_no)),
    ),
  );
  return [...own, ...ofVehicles].sort((one, other) => (one.until < other.until ? -1 : 1));
}

/** How many documents that vehicles of their types usually have are not recorded. */
function missingOf(citizen: Details): number {
  return citizen.vehicles.reduce(
    (sum, vehicle) =>
      sum +
      vehicleKinds.filter(
        kind => vehicle[kind.collection].length === 0 && (!kind.transportOnly || isTransport(vehicle.type)),
      ).length,
    0,
  );
}
