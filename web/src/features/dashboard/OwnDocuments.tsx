import type { Upcoming } from '@rto-desk/contract/endpoints/dashboard';
import { validityOf } from '@rto-desk/contract/expiry';
import { kindOfType } from '@rto-desk/contract/kinds/index';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge, toneOf } from '../../ui/ExpiryBadge.tsx';
import { groupNumber } from '../../ui/groupNumber.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { relativeDay } from '../../ui/relativeDay.ts';
import { useWords } from '../../words/useWords.ts';
import { vehiclesByFirstExpiry } from '../documents/currentLines.ts';
import { renewalRequest } from '../documents/documentValues.ts';
import { missingOf } from '../documents/upcomingExpiries.ts';
import classes from './DashboardPage.module.css';
import { Fold } from './Fold.tsx';
import { DASHBOARD } from './queries.ts';

const OwnVehicle = lazyComponent(async () => (await import('./OwnVehicle.tsx')).OwnVehicle);
const VehicleDialog = lazyComponent(
  async () => (await import('../vehicles/VehicleDialog.tsx')).VehicleDialog,
);

/** So many of the documents that press are named before all else. */
const PRESSING = 3;

interface Props {
  /** The user's own profile. */
  citizen: number | null;
  /** The current documents of all that one keeps, soonest first. */
  documents: readonly Upcoming[];
  /** How many vehicles the user keeps. */
  vehicles: number;
  /** All of one's own profile; undefined where its vehicles have a grid of their own. */
  own: Answer<'GET /citizens/{id}/all-details'> | undefined;
}

/**
 * A sentence on all that one keeps with what presses, then what there is, folded, by vehicle: the one that is due first stands
 * first. One's own vehicles tell what is not recorded of them as well.
 */
export function OwnDocuments({ citizen, documents, vehicles, own }: Props) {
  const words = useWords();
  const ownerOf = ({ citizen_id, vehicle_no }: Upcoming) => `${citizen_id} ${vehicle_no ?? ''}`;
  const isOwn = (paper: Upcoming) =>
    own !== undefined && paper.citizen_id === own.id && paper.vehicle_no !== null;
  const owners = [...new Set(documents.filter(paper => !isOwn(paper)).map(ownerOf))];
  const here = vehiclesByFirstExpiry(own?.vehicles.filter(({ noc }) => noc === null) ?? []);
  const isOnly = here.length + owners.length === 1;
  return (
    <>
      {documents.length > 0 || vehicles > 0 ? (
        <Verdict documents={documents} missing={own === undefined ? 0 : missingOf(own).length} />
      ) : (
        <Empty citizen={citizen} />
      )}
      {here.length + owners.length > 0 && (
        <section>
          <h2>{words.services.tasks.papers}</h2>
          {own &&
            here.map(vehicle => (
              <Fold
                key={vehicle.id}
                plate={vehicle.registration_no}
                about={[own.name, vehicle.make_model].filter(Boolean).join(' · ')}
                papers={documents.filter(
                  paper => isOwn(paper) && paper.vehicle_no === vehicle.registration_no,
                )}
                missing={missingOf({ vehicles: [vehicle] }).length}
                open={isOnly}
              >
                <OwnVehicle vehicle={vehicle} holder={own.name} />
              </Fold>
            ))}
          {owners.map(owner => {
            const papers = documents.filter(one => ownerOf(one) === owner);
            const [first] = papers;
            return (
              first && (
                <Fold
                  key={owner}
                  plate={first.vehicle_no}
                  about={first.citizen_name}
                  papers={papers}
                  missing={first.vehicle_no === null ? 0 : null}
                  open={isOnly}
                >
                  <Papers papers={papers} />
                </Fold>
              )
            );
          })}
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
  const texts = words.dashboard.verdict;
  const states = documents.map(({ expiry_date }) => validityOf(expiry_date, false).state);
  const expired = states.filter(state => state === 'expired').length;
  const next = documents[states.indexOf('soon')];
  const tone = expired > 0 ? 'bad' : next || missing > 0 ? 'soon' : 'good';
  // What ends next or has ended last comes first: what ended years ago is seldom renewed.
  const pressing = documents
    .filter(({ holder_until }, at) => states[at] !== 'valid' && holder_until === null)
    .reverse()
    .slice(0, PRESSING);
  return (
    <section className={classes.card}>
      <div className={classes.verdict} data-tone={tone}>
        {expired > 0 && <span>{texts.expired(expired)}</span>}
        {next && (
          <span>
            {texts.soon(
              [typeName(next.type, words, next.end), ...groupNumber(next.vehicle_no ?? '')]
                .filter(Boolean)
                .join(' '),
              relativeDay(next.expiry_date, words),
            )}
          </span>
        )}
        {missing > 0 && <span>{texts.missing(missing)}</span>}
        {tone === 'good' && texts.good}
      </div>
      {pressing.length > 0 && (
        <ul className={`${classes.rows} ${classes.pressing}`}>
          {pressing.map((paper, at) => (
            <Pressing
              key={`${paper.url} ${paper.identifier} ${paper.end}`}
              paper={paper}
              isFirst={at === 0}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A document that has expired or soon will, and the way to ask for its renewal. */
function Pressing({ paper, isFirst }: { paper: Upcoming; isFirst: boolean }) {
  const words = useWords();
  const texts = words.expiries;
  const { type, identifier, end, expiry_date, url, vehicle_no } = paper;
  const kind = kindOfType(type);
  const name = [typeName(type, words, end), identifier].filter(Boolean).join(' ');
  return (
    <li className={classes.paper}>
      <Link to={url}>
        <span>{typeName(type, words, end)}</span>{' '}
        <small>
          <NumberText value={vehicle_no ?? identifier} isPlate={vehicle_no !== null} />{' '}
          <DateText date={expiry_date} hint tone={toneOf(validityOf(expiry_date, false))} />
        </small>
      </Link>
      {kind && (
        <ButtonLink
          to={renewalRequest(kind, name, vehicle_no, words)}
          size="compact-sm"
          variant={isFirst ? 'filled' : 'subtle'}
          aria-label={texts.applyOf(name)}
        >
          {texts.apply}
        </ButtonLink>
      )}
    </li>
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
    <div className={`${classes.card} ${classes.verdict}`} data-tone="info">
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
function Papers({ papers }: { papers: readonly Upcoming[] }) {
  const words = useWords();
  return (
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
  );
}
