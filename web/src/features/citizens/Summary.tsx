import { officeDate, type Validity } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allDetails } from '../../api/allDetails.ts';
import { Button } from '../../ui/Button.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { endSuffix } from '../documents/documentValues.ts';
import type { Holder } from '../documents/holder.ts';
import classes from './citizens.module.css';
import { missingOf, upcomingExpiries } from './upcomingExpiries.ts';

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
  const ends = upcomingExpiries(details.data);
  const count = (state: Validity['state']) => ends.filter(({ end }) => end.validity.state === state).length;
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
        {shown.map(({ kind, record, plate, end }) => (
          <li key={`${kind.slug} ${record.id} ${end.end}`} className={classes.row}>
            <div>
              <ExpiryBadge validity={end.validity} />
            </div>
            <div>
              {words.kinds[kind.slug].one}
              {endSuffix(kind, record, end.end, words)}
              <DeclaredRenewal until={end.holder_until} />
            </div>
            <div>{plate !== null && <NumberText value={plate} />}</div>
            <div className={classes.date}>{officeDate(end.date)}</div>
            <div className={classes.acts}>
              <DocumentActions
                kind={kind}
                record={record}
                end={end.end}
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
