import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { officeDate } from '@rto-desk/contract/expiry';
import type { RegisterTexts } from '@rto-desk/contract/words/en/register';
import type { Words } from '@rto-desk/contract/words/words';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import classes from './register.module.css';

/** Their number and date, as far as they are known. */
export function theirs({ their_number, their_date }: RegisterEntry, texts: RegisterTexts): string {
  if (their_number === null) return their_date === null ? '' : officeDate(their_date);
  return their_date === null
    ? texts.theirNumber(their_number)
    : texts.theirs(their_number, officeDate(their_date));
}

/** How an entry stands. */
function StateBadge({ state, texts }: { state: RegisterEntry['state']; texts: RegisterTexts }) {
  const tones = { open: 'soon', closed: 'good', cancelled: 'past' } as const;
  return <ToneBadge tone={tones[state]} text={texts.states[state]} />;
}

export function entryColumns(words: Words, texts: RegisterTexts): Column<RegisterEntry>[] {
  return [
    {
      key: 'number',
      label: words.fields.number,
      as: 'heading',
      cell: entry => (
        <>
          <span className={entry.state === 'cancelled' ? classes.struck : undefined}>{entry.number}</span>
          <p className={prose.hint}>
            {texts.directions[entry.direction]} · <DateText date={entry.received_on ?? entry.entered_on} />
          </p>
        </>
      ),
    },
    {
      key: 'party',
      label: words.fields.party,
      as: 'long',
      cell: entry => (
        <>
          {entry.erased_on === null ? entry.party : texts.erased(officeDate(entry.erased_on))}
          <p className={prose.hint}>{theirs(entry, texts)}</p>
        </>
      ),
    },
    {
      key: 'subject',
      label: words.fields.subject,
      as: 'long',
      cell: entry => (
        <>
          {entry.subject}
          <p className={prose.hint} translate="no">
            {entry.vehicle !== null && (
              <Link className={prose.quiet} to={`/citizens/${entry.vehicle.citizen_id}?tab=vehicles`}>
                {entry.vehicle.registration_no}
              </Link>
            )}{' '}
            {entry.job !== null && (
              <Link className={prose.quiet} to={`/jobs/${entry.job.id}`}>
                {entry.job.number}
              </Link>
            )}
          </p>
        </>
      ),
    },
    {
      key: 'linked',
      label: texts.replies,
      cell: entry => (
        <>
          {entry.answers !== null && (
            <div>
              {texts.answers}: {entry.answers.number}
            </div>
          )}
          {entry.replies.map(reply => reply.number).join(', ') ||
            (entry.answers === null && words.general.none)}
        </>
      ),
    },
    {
      key: 'state',
      label: words.fields.status,
      cell: entry => (
        <>
          <StateBadge state={entry.state} texts={texts} />
          <p className={prose.hint}>
            {entry.cancel_reason ?? entry.disposal ?? entry.assigned_to?.name ?? texts.nobody}
          </p>
        </>
      ),
    },
  ];
}
