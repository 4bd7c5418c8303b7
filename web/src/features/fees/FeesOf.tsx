import type { FeeLine } from '@rto-desk/contract/endpoints/fees';
import { officeDate } from '@rto-desk/contract/expiry';
import type { Service } from '@rto-desk/contract/services';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type ReactNode, useEffect, useState } from 'react';
import { type Answer, call } from '../../api/call.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import prose from '../../ui/prose.module.css';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './fees.module.css';

interface Props {
  service: Service;
  /** The vehicle that it is for, where that is known. */
  vehicle?: number | null | undefined;
  action?: ((line: FeeLine) => ReactNode) | undefined;
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const rupees = (amount: string) => `₹\u00a0${indian.format(Number(amount))}`;

/** What a service costs by law, as a help: each fee with its source, those for late applications apart. */
export function FeesOf({ service, vehicle = null, action }: Props) {
  const words = usePublicWords();
  const texts = words.fees;
  const [answer, setAnswer] = useState<Answer<'GET /fees'> | 'failed' | null>(null);
  const { language } = words;
  // Screens of visitors have no query cache. The server answers in the language that is shown, so a change asks again.
  useEffect(() => {
    const leaving = new AbortController();
    const query = { service, ...(vehicle !== null && { vehicle_id: vehicle }) };
    call('GET /fees', { query, signal: leaving.signal }).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer('failed');
    });
    return () => leaving.abort();
  }, [service, vehicle, language]);
  if (answer === null) return null;
  if (answer === 'failed') return <ErrorNote text={texts.loadFailed} />;
  const { lines, total, as_of } = answer;
  const [due, late] = [lines.filter(line => !line.late), lines.filter(line => line.late)];
  return (
    <section className={classes.fees} aria-label={`${texts.title}: ${words.services.names[service]}`}>
      <strong>{words.services.names[service]}</strong>
      {lines.length === 0 && <p>{texts.none}</p>}
      <FeeLines lines={due} action={action} />
      {total !== null && (
        <p className={classes.line}>
          <strong>{texts.total}</strong>
          <strong>{rupees(total)}</strong>
        </p>
      )}
      {late.length > 0 && (
        <>
          <p>{texts.ifLate}</p>
          <FeeLines lines={late} action={action} />
        </>
      )}
      <p className={prose.note}>{texts.asOf(officeDate(as_of))}</p>
    </section>
  );
}

function FeeLines({ lines, action }: { lines: readonly FeeLine[] } & Pick<Props, 'action'>) {
  const words = usePublicWords();
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {lines.map(line => (
        <li key={`${line.code} ${line.since ?? ''}`}>
          <span className={classes.line}>
            <span>{line.what}</span>
            <span className={classes.sum}>
              {sumOf(line, words)} {action?.(line)}
            </span>
          </span>
          <small className={prose.note}>
            <TruncatedText text={originOf(line, words)} />
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The amount or percentage, and for each of what: `₹ 150 per class`. */
function sumOf({ amount, percent, percent_of, per }: FeeLine, { fees: texts }: PublicWords): string {
  const units: Readonly<Record<string, string>> = texts.units;
  const each = per === 'once' ? '' : ` ${units[per] ?? per}`;
  if (amount !== null) return `${rupees(amount)}${each}`;
  if (percent === null) return texts.unknown;
  return texts.percent(String(Number(percent)), units[percent_of ?? ''] ?? percent_of ?? '') + each;
}

/** For which vehicles, with what reservation, and where it stands written. */
function originOf({ only_for, note, source, since }: FeeLine, { fees: texts }: PublicWords): string {
  const vehicles =
    only_for === null
      ? []
      : [
          only_for.types.join(', '),
          only_for.transport && (only_for.transport === 'yes' ? texts.transport : texts.notTransport),
          (only_for.age_from !== null || only_for.age_to !== null) &&
            texts.ages(only_for.age_from ?? 0, only_for.age_to),
        ];
  const origin = source === null ? texts.ask : texts.accordingTo(source);
  const parts = [...vehicles, note, origin, since !== null && texts.since(officeDate(since))];
  return parts.filter(Boolean).join('; ');
}
