import type { Upcoming } from '@rto-desk/contract/endpoints/dashboard';
import { validityOf } from '@rto-desk/contract/expiry';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { relativeDay } from '../../ui/relativeDay.ts';
import { useWords } from '../../words/useWords.ts';
import { missingOf } from '../citizens/upcomingExpiries.ts';
import classes from './DashboardPage.module.css';
import { DASHBOARD, upcoming } from './queries.ts';

const OwnVehicles = lazyComponent(async () => (await import('./OwnVehicles.tsx')).OwnVehicles);
const VehicleDialog = lazyComponent(
  async () => (await import('../vehicles/VehicleDialog.tsx')).VehicleDialog,
);

/** More vehicles than these have a grid of their own. */
const MANY = 20;

interface Props {
  /** The user's own profile. */
  citizen: number | null;
  /** How many vehicles the user keeps; undefined while that is not known. */
  vehicles: number | undefined;
}

/**
 * A sentence on all that one keeps, and what of it expires, by vehicle: the one that is due first stands first. One's own
 * vehicles tell what is not recorded of them as well.
 */
export function OwnDocuments({ citizen, vehicles }: Props) {
  const dashboard = useWords().dashboard;
  const found = useQuery(upcoming);
  const own = useQuery({
    ...allDetails(citizen ?? 0),
    enabled: citizen !== null && vehicles !== undefined && vehicles > 0 && vehicles <= MANY,
  }).data;
  if (found.data === undefined) {
    return <PendingPart found={found} failure={dashboard.loadFailed} height={480} />;
  }
  const { documents } = found.data;
  const ownerOf = ({ citizen_id, vehicle_no }: Upcoming) => `${citizen_id} ${vehicle_no ?? ''}`;
  const isOwn = (paper: Upcoming) =>
    own !== undefined && paper.citizen_id === own.id && paper.vehicle_no !== null;
  const owners = [...new Set(documents.filter(paper => !isOwn(paper)).map(ownerOf))];
  return (
    <>
      {documents.length > 0 || vehicles ? (
        <Verdict documents={documents} missing={own === undefined ? 0 : missingOf(own).length} />
      ) : (
        vehicles === 0 && <Empty citizen={citizen} />
      )}
      {(owners.length > 0 || own?.vehicles.some(({ noc }) => noc === null)) && (
        <section>
          <h2>{dashboard.upcoming}</h2>
          <div className={classes.vehicles}>
            {own && <OwnVehicles of={own} />}
            {owners.map(owner => (
              <Owner key={owner} papers={documents.filter(one => ownerOf(one) === owner)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface VerdictProps {
  documents: readonly Upcoming[];
  /** How many documents of one's own vehicles are not recorded. */
  missing: number;
}

function Verdict({ documents, missing }: VerdictProps) {
  const words = useWords();
  const dashboard = words.dashboard;
  const texts = dashboard.verdict;
  const states = documents.map(({ expiry_date }) => validityOf(expiry_date, false).state);
  const expired = states.filter(state => state === 'expired').length;
  const next = documents[states.indexOf('soon')];
  const tone = expired > 0 ? 'bad' : next || missing > 0 ? 'soon' : 'good';
  return (
    <div className={classes.verdict} data-tone={tone}>
      {expired > 0 && <span>{texts.expired(expired)}</span>}
      {next && (
        <span>
          {texts.soon(
            [typeName(next.type, words, next.end), next.vehicle_no].filter(Boolean).join(' '),
            relativeDay(next.expiry_date, words),
          )}
        </span>
      )}
      {missing > 0 && <span>{texts.missing(missing)}</span>}
      {tone === 'good' && texts.good}
    </div>
  );
}

/** What one begins with. */
function Empty({ citizen }: { citizen: number | null }) {
  const { verdict } = useWords().dashboard;
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    void client.invalidateQueries({ queryKey: [DASHBOARD] });
  };
  return (
    <div className={classes.verdict} data-tone="info">
      <span>{verdict.empty}</span>
      {citizen !== null && (
        <>
          <Button onClick={() => setAdding(true)}>{verdict.addVehicle}</Button>
          {adding && <VehicleDialog opened citizenId={citizen} vehicle={null} onClose={close} />}
          <ButtonLink to={`/citizens/${citizen}?tab=dl`} variant="default">
            {verdict.addLicence}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The documents of a vehicle, or the licences of a person. */
function Owner({ papers }: { papers: readonly Upcoming[] }) {
  const words = useWords();
  const dashboard = words.dashboard;
  const [first] = papers;
  if (first === undefined) return null;
  return (
    <div className={classes.part}>
      <h3>
        {first.vehicle_no === null ? dashboard.licences : <NumberText value={first.vehicle_no} />}{' '}
        <span className={classes.holder}>{first.citizen_name}</span>
      </h3>
      <ul className={classes.rows}>
        {papers.map(({ type, identifier, end, expiry_date, holder_until, url, vehicle_no }) => (
          <li key={`${type} ${identifier} ${end} ${expiry_date}`}>
            <Link to={url} className={classes.paper}>
              <div>
                <span>{typeName(type, words, end)}</span>{' '}
                <small>
                  {vehicle_no === null && (
                    <>
                      <NumberText value={identifier} isPlate={false} /> ·{' '}
                    </>
                  )}
                  <DateText date={expiry_date} hint />
                </small>
                <DeclaredRenewal until={holder_until} />
              </div>
              <ExpiryBadge validity={validityOf(expiry_date, false)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
