import type { OwnRequest } from '@rto-desk/contract/endpoints/requests';
import { today } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import prose from '../../ui/prose.module.css';
import { relativeDay } from '../../ui/relativeDay.ts';
import texts from '../../ui/texts.module.css';
import type { SubmissionStatus } from './StatusBadge.tsx';

interface Submission {
  reference: string;
  created_at: string;
}

/** As staff see it. */
export interface Handled extends Submission {
  status: SubmissionStatus;
  status_changed_by: string | null;
  status_changed_at: string | null;
}

/**
 * The reference and the day, with which each row of requests and inquiries begins; the reference opens its own page where
 * there is one.
 * @param waits whether a row waits for staff; how long it has is told beside the day
 */
export function referenceColumn<Row extends Submission>(
  words: Words,
  pageOf?: (row: Row) => string,
  waits: (row: Row) => boolean = () => false,
): Column<Row> {
  return {
    key: 'reference',
    label: words.fields.reference,
    as: 'heading',
    cell: row => (
      <>
        <div>
          {pageOf === undefined ? (
            row.reference
          ) : (
            <Link className={prose.quiet} to={pageOf(row)}>
              {row.reference}
            </Link>
          )}
        </div>
        <div className={`${prose.hint} ${texts.date}`}>
          <MomentText moment={row.created_at} />
          {waits(row) && ` (${relativeDay(today(new Date(row.created_at)), words)})`}
        </div>
      </>
    ),
  };
}

/** Who has said when how far it has come. */
export function StatusChange({ of }: { of: Handled }) {
  const { status_changed_by, status_changed_at } = of;
  if (status_changed_by === null || status_changed_at === null) return null;
  return (
    <p className={prose.hint}>
      {status_changed_by}, <MomentText moment={status_changed_at} />
    </p>
  );
}

/** What was asked for, by the names that people know. */
export function servicesColumn(words: Words): Column<OwnRequest> {
  return {
    key: 'services',
    label: words.requests.asked,
    cell: row => (
      <>
        {row.services.length > 0 && (
          <div>{row.services.map(service => words.services.names[service]).join(', ')}</div>
        )}
        <p className={prose.hint}>
          {[words.services.categories[row.category], row.query].filter(Boolean).join(' · ')}
        </p>
      </>
    ),
  };
}
