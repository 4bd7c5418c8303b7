import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { allDetails } from '../../api/allDetails.ts';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { currentLines, detailKinds } from '../documents/currentLines.ts';
import { DocumentLines } from '../documents/DocumentLines.tsx';
import classes from './jobs.module.css';

interface Props extends Pick<JobRow, 'vehicle' | 'category'> {
  citizen: { id: number; name: string };
}

/** What the office has on record of whom a job is about, and until when it is valid: licences, or the documents of the vehicle. */
export function DocumentsOnRecord({ citizen, vehicle, category }: Props) {
  const texts = useWords().jobs;
  const details = useQuery(allDetails(citizen.id));
  if (details.data === undefined) return details.error ? null : <Pending height={120} />;
  const licences = category === 'vehicle' ? [] : currentLines(citizenKinds, details.data);
  const vehicles = details.data.vehicles.filter(({ id, noc }) =>
    vehicle === null ? noc === null && category !== 'dl' : id === vehicle.id,
  );
  const parts = [
    { of: citizen.name, lines: licences },
    ...vehicles.map(one => ({ of: one.registration_no, lines: currentLines(detailKinds, one) })),
  ].filter(({ lines }) => lines.length > 0);
  return (
    <section className={classes.part}>
      <h2>{texts.record}</h2>
      {parts.length === 0 && <p>{texts.recordNone}</p>}
      {parts.map(({ of, lines }) => (
        <div key={of}>
          <h3>{of}</h3>
          <DocumentLines lines={lines} of={of} />
        </div>
      ))}
    </section>
  );
}
