import type { BookLine } from '@rto-desk/contract/endpoints/register';
import { isCalendarDate, officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { directions } from '@rto-desk/contract/register';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { usePageSize } from '../../ui/usePageSize.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { theirs } from './entryColumns.tsx';
import { bookLines } from './queries.ts';
import classes from './register.module.css';

const periods = ['day', 'month'] as const;
/** A4 across, with the number of the page at its foot. */
const PAPER =
  'size: a4 landscape; margin: 12mm 10mm 14mm; @bottom-right { content: counter(page); font-size: 8pt }';

/** The register of a day or a month as the bound book has it. */
export function BookPage() {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const [params, setParams] = useSearchParams();
  usePageSize(PAPER);
  const direction = directions.find(one => one === params.get('print')) ?? 'in';
  const period = periods.find(one => one === params.get('period')) ?? 'month';
  const chosen = params.get('day') ?? '';
  const day = isCalendarDate(chosen) ? chosen : today();
  const [from, to] = period === 'day' ? [day, day] : monthOf(day);
  const lines = useQuery(bookLines(direction, from, to));
  const change = (next: Record<string, string>) =>
    setParams({ print: direction, period, day, ...next }, { replace: true });
  const title = texts.book(texts.directions[direction]);
  return (
    <Page
      title={title}
      actions={
        <>
          <Link className={`${prose.quiet} ${classes.back}`} to={`/register-entries?direction=${direction}`}>
            <ArrowLeft size={16} aria-hidden /> {texts.title}
          </Link>
          <PrintButton label={texts.print} />
        </>
      }
    >
      <div className={classes.choice}>
        <Select
          label={words.fields.direction}
          value={direction}
          options={directions.map(value => ({ value, label: texts.directions[value] }))}
          onChange={event => change({ print: event.currentTarget.value })}
        />
        <Select
          label={texts.period}
          value={period}
          options={periods.map(value => ({ value, label: texts.periods[value] }))}
          onChange={event => change({ period: event.currentTarget.value })}
        />
        <DateInput
          label={texts.periods.day}
          value={day}
          past
          onChange={next => isCalendarDate(next) && change({ day: next })}
        />
      </div>
      {lines.data !== undefined ? (
        <Book
          lines={lines.data}
          isInward={direction === 'in'}
          days={texts.of(officeDate(from), officeDate(to))}
        />
      ) : (
        <PendingPart found={lines} failure={texts.loadFailed} height={320} />
      )}
    </Page>
  );
}

/** The first and the last day of the month of a day. */
function monthOf(day: string): [string, string] {
  const first = `${day.slice(0, 7)}-01`;
  return [first, addPeriod(addPeriod(first, { months: 1 }), { days: -1 })];
}

/** The lines under the columns of the bound book. */
function Book({ lines, isInward, days }: { lines: readonly BookLine[]; isInward: boolean; days: string }) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  if (lines.length === 0) return <p>{texts.nothingToPrint}</p>;
  const columns = isInward
    ? [
        texts.fromWhom,
        texts.theirNumberAndDate,
        words.fields.subject,
        texts.markedTo,
        texts.fileNo,
        words.fields.disposal,
      ]
    : [texts.toWhom, words.fields.subject, texts.fileNo, texts.howSent, texts.replyReceived];
  return (
    <div className={classes.book}>
      <table>
        <caption>{days}</caption>
        <thead>
          <tr>
            {[texts.serial, texts.enteredOn, ...columns].map(heading => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Line key={line.number} line={line} isInward={isInward} columns={columns.length} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, isInward, columns }: { line: BookLine; isInward: boolean; columns: number }) {
  const texts = usePageTexts(registerTexts);
  const { number, day, entry, skip_reason } = line;
  const isVoid = entry === null || entry.state === 'cancelled';
  const head = (
    <>
      <td>{isVoid ? <s>{number}</s> : number}</td>
      <td>{officeDate(entry?.received_on ?? day)}</td>
    </>
  );
  if (entry === null) {
    return (
      <tr>
        {head}
        <td colSpan={columns}>{texts.skipped(skip_reason ?? '')}</td>
      </tr>
    );
  }
  const party = entry.erased_on === null ? entry.party : texts.erased(officeDate(entry.erased_on));
  const file = entry.job?.number ?? entry.vehicle?.registration_no ?? '';
  const end =
    entry.state === 'cancelled'
      ? `${texts.states.cancelled}: ${entry.cancel_reason ?? ''}`
      : (entry.disposal ?? (entry.state === 'closed' ? texts.states.closed : ''));
  const replies = entry.replies.map(reply => `${reply.number}, ${officeDate(reply.entered_on)}`).join('; ');
  const mode = entry.mode === null ? '' : texts.modes[entry.mode];
  const cells = isInward
    ? [party, theirs(entry, texts), entry.subject, entry.assigned_to?.name ?? '', file, end]
    : [party, entry.subject, file, mode, entry.state === 'cancelled' ? end : replies];
  return (
    <tr className={isVoid ? classes.struck : undefined}>
      {head}
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
