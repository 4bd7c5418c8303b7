import type { EndOnRecord } from '@rto-desk/contract/endpoints/on-record';
import { validityOf } from '@rto-desk/contract/expiry';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { endName } from '@rto-desk/contract/words/type-name';
import { Link } from 'react-router';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import prose from '../../ui/prose.module.css';
import { rowId } from '../../ui/rows.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './jobs.module.css';

interface Props {
  slug: KindSlug;
  /** What is on record, of this kind and others. */
  ends: readonly EndOnRecord[];
}

/** Until when a kind of document is valid by what is on record, each of its ends the way to it; or that nothing is. */
export function OnRecord({ slug, ends }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const own = ends.filter(end => end.slug === slug);
  if (own.length === 0) return <div className={classes.record}>{texts.notOnRecord}</div>;
  return own.map(({ record_id, citizen_id, end, expiry_date, origin, holder_until }) => {
    const name = endName(kindOf(slug), end, words);
    return (
      <div key={`${record_id} ${end}`} className={classes.record}>
        {name === null ? texts.onRecord : `${texts.onRecord} (${name})`}{' '}
        <Link className={prose.quiet} to={`/citizens/${citizen_id}?tab=all#${rowId(slug, record_id)}`}>
          <DateText date={expiry_date} hint />
        </Link>{' '}
        <ExpiryBadge validity={validityOf(expiry_date, false)} /> <OriginBadge origin={origin} />
        <DeclaredRenewal until={holder_until} />
      </div>
    );
  });
}
