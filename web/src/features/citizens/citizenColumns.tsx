import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { Words } from '@rto-desk/contract/words/words';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { hindiWithin } from '../../words/hindiWithin.ts';
import { shownValue } from '../../words/shownValue.ts';
import classes from './citizens.module.css';

/** The columns of the citizens list; `first` is the number of its first row among all. */
export function citizenColumns(words: Words, first: number): Column<Citizen>[] {
  return [
    {
      key: 'row',
      label: words.documents.rowNumber,
      as: 'end',
      wideOnly: true,
      cell: (_, at) => first + at,
    },
    {
      key: 'name',
      label: words.citizens.nameAndFather,
      as: 'heading',
      cell: citizen => (
        <>
          <Link
            className={prose.quiet}
            to={`/citizens/${citizen.id}`}
            lang={hindiWithin(citizen.name, words.language)}
          >
            {citizen.name}
          </Link>
          <p className={prose.hint} lang={hindiWithin(citizen.father_name, words.language)}>
            {citizen.father_name}
          </p>
          <UnverifiedKeeperBadge by={citizen.kept_by} branch={citizen.verified_by_branch} />
        </>
      ),
    },
    {
      key: 'type',
      label: words.citizens.profileType,
      cell: citizen =>
        citizen.is_primary_profile_for_user ? (
          <ToneBadge tone="info" text={words.citizens.badgeUser} />
        ) : (
          <>
            {words.citizens.citizen}
            <p className={`${prose.hint} ${classes.created}`}>
              <CreatedBy name={citizen.creator?.name ?? null} moment={citizen.created_at} words={words} />
            </p>
          </>
        ),
    },
    {
      key: 'contact',
      label: words.citizens.mobileAndEmail,
      cell: citizen => (
        <>
          <div>
            <MobileText mobile={citizen.mobile} />
          </div>
          <p className={prose.hint}>{citizen.email !== null && <EmailText address={citizen.email} />}</p>
        </>
      ),
    },
    {
      key: 'dob',
      label: words.citizens.dob,
      cell: citizen => (citizen.dob === null ? words.general.none : <DateText date={citizen.dob} />),
    },
    {
      key: 'address',
      label: words.fields.address,
      as: 'long',
      cell: citizen => placeOf(citizen, words) || words.general.none,
    },
    {
      key: 'counts',
      label: words.citizens.counts,
      as: 'end',
      cell: citizen =>
        words.citizens.countsOf(
          citizen.learner_licenses_count,
          citizen.driving_licenses_count,
          citizen.vehicles_count,
        ),
    },
  ];
}

/** Where a citizen lives, in one line. */
function placeOf({ address, city, state }: Citizen, words: Words): string {
  const place = [city, state].map(part => part && shownValue(part, words));
  return [address, ...place].filter(Boolean).join(', ');
}

/** Who made the profile, where they are still known, and when, the day in one piece at the end of a line. */
function CreatedBy({ name, moment, words }: { name: string | null; moment: string; words: Words }) {
  // No name holds this.
  const day = '\0';
  const [before, after] = words.citizens.createdBy(name, day).split(day);
  return (
    <>
      {before}
      <MomentText moment={moment} />
      {after}
    </>
  );
}
