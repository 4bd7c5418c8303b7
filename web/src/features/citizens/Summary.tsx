import { officeDate, type Validity } from '@rto-desk/contract/expiry';
import { citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
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
import { currentLines } from '../documents/currentLines.ts';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import type { DocumentLine } from '../documents/DocumentLines.tsx';
import { documentValidity, fieldText } from '../documents/documentValues.ts';
import type { Holder } from '../documents/holder.ts';
import classes from './citizens.module.css';

/** This many are shown until somebody asks for all. */
const FEW = 6;

/** What of a citizen expires, soonest first: the question that most who come have. */
export function Summary({ citizenId, holder }: { citizenId: number; holder: Holder }) {
  const words = useWords();
  const texts = words.citizens.summary;
  const details = useQuery(allDetails(citizenId));
  const [all, setAll] = useState(false);
  // What cannot be loaded is told where the details themselves are shown.
  if (details.data === undefined) return details.error ? null : <Pending height={120} />;
  const ends = endsOf(details.data);
  const count = (state: Validity['state']) => ends.filter(({ validity }) => validity.state === state).length;
  const chips = (
    [
      ['bad', count('expired'), texts.expired],
      ['soon', count('soon'), texts.soon],
      ['good', count('valid'), texts.valid],
      ['past', missingOf(details.data), texts.missing],
    ] satisfies [Tone, number, (count: number) => string][]
  ).filter(([, number]) => number > 0);
  const shown = all ? ends : ends.slice(0, FEW);
  return (
    <section className={classes.summary} aria-label={texts.title}>
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
              <DocumentActions
                kind={kind}
                record={record}
                holder={holder}
                plate={plate}
                main={['renew', 'paper', 'send']}
                menu={[]}
              />
            </div>
          </li>
        ))}
      </ul>
      {ends.length > shown.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {texts.showAll(ends.length)}
        </Button>
      )}
    </section>
  );
}

interface End extends DocumentLine {
  /** The registration number of a vehicle's document. */
  plate: string | null;
  until: string;
  validity: Validity;
}

type Details = Answer<'GET /citizens/{id}/all-details'>;

/**
 * The documents that have an end and that no later one has replaced, soonest first. An expired licence whose holder has
 * one that ends later (a learner licence from before the driving licence) keeps nobody from driving and comes last.
 */
function endsOf(citizen: Details): End[] {
  const endOf = (plate: string | null) => (line: DocumentLine) => {
    const until = fieldText(line.record, line.kind.until);
    return until === null
      ? []
      : [{ ...line, plate, until, validity: documentValidity(line.kind, line.record) }];
  };
  const own = currentLines(citizenKinds, citizen).flatMap(endOf(null)).sort(bySoonest);
  const present = own.at(-1)?.until ?? '';
  const isPast = ({ validity, until }: End) => validity.state === 'expired' && until < present;
  const ofVehicles = citizen.vehicles.flatMap(vehicle =>
    currentLines(vehicleKinds, vehicle).flatMap(endOf(vehicle.registration_no)),
  );
  const pressing = own.filter(line => !isPast(line));
  return [...[...pressing, ...ofVehicles].sort(bySoonest), ...own.filter(isPast)];
}

const bySoonest = (one: End, other: End) => (one.until < other.until ? -1 : 1);

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
