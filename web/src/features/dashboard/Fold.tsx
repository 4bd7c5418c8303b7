import type { Upcoming } from '@rto-desk/contract/endpoints/dashboard';
import { validityOf } from '@rto-desk/contract/expiry';
import { type ReactNode, useState } from 'react';
import { NumberText } from '../../ui/NumberText.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DashboardPage.module.css';

interface Props {
  /** The registration number of a vehicle; null of a person's licences. */
  plate: string | null;
  /** Whose it is, and what. */
  about: string;
  /** Its current documents. */
  papers: readonly Upcoming[];
  /** How many of its documents are not recorded; null where that is not known. */
  missing: number | null;
  /** Whether it is open from the start. */
  open: boolean;
  children: ReactNode;
}

/** A vehicle, or the licences of a person, with one badge for all its documents, which it unfolds. */
export function Fold({ plate, about, papers, missing, open, children }: Props) {
  const words = useWords();
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className={`${classes.card} ${classes.fold}`}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>
          {plate === null ? words.dashboard.licences : <NumberText value={plate} />}{' '}
          <small className={classes.holder}>{about}</small>
        </h3>
        <State papers={papers} missing={missing} />
      </summary>
      {isOpen && children}
    </details>
  );
}

/** What matters most: what has expired, what soon will, what is not recorded; else that all is valid, where that is known. */
function State({ papers, missing }: Pick<Props, 'papers' | 'missing'>) {
  const { citizens, documents } = useWords();
  const count = (state: 'expired' | 'soon') =>
    papers.filter(({ expiry_date }) => validityOf(expiry_date, false).state === state).length;
  const expired = count('expired');
  if (expired > 0) return <ToneBadge tone="bad" text={citizens.summary.expired(expired)} />;
  if (count('soon') > 0) return <ToneBadge tone="soon" text={documents.validity.soon} />;
  if (missing === null) return null;
  if (missing > 0) return <ToneBadge tone="past" text={`${citizens.summary.missing}: ${missing}`} />;
  return <ToneBadge tone="good" text={documents.validity.valid} />;
}
