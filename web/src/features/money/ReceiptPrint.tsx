import { amountInWords } from '@rto-desk/contract/amount-in-words';
import type { MoneyReceipt } from '@rto-desk/contract/endpoints/money';
import { officeDate } from '@rto-desk/contract/expiry';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { QrCode } from '../../ui/QrCode.tsx';
import { useAct } from '../../ui/useAct.ts';
import { usePageSize } from '../../ui/usePageSize.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { CancelMoney } from './CancelMoney.tsx';
import classes from './money.module.css';
import { oneReceipt, refreshMoney } from './queries.ts';
import { paise, sumOf } from './sums.ts';

/** Stands beside the English title, since payers read Hindi first. */
const HINDI_TITLE = 'रसीद';
const papers = ['a5', 'roll'] as const;
const pages = { a5: 'size: a5; margin: 10mm', roll: 'size: 80mm 200mm; margin: 3mm' };

/** A receipt as it is printed, on A5 or on the roll of a small printer. */
export function ReceiptPrint({ id }: { id: number }) {
  const texts = usePageTexts(moneyScreensTexts);
  const found = useQuery(oneReceipt(id));
  if (found.data !== undefined) return <Shown receipt={found.data} />;
  return (
    <Page title={texts.receipt} back={{ to: '/receipts', label: texts.receipts }}>
      <PendingPart found={found} failure={texts.loadFailed} height={320} />
    </Page>
  );
}

function Shown({ receipt }: { receipt: MoneyReceipt }) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [cancelling, setCancelling] = useState(false);
  const paper = papers.find(one => one === params.get('paper')) ?? 'a5';
  usePageSize(pages[paper]);
  const { id, number, updated_at } = receipt;
  const isValid = receipt.state === 'valid';
  const refresh = () => refreshMoney(queries);
  const send = useAct({
    act: () => call('POST /receipts/{id}/send', { params: { id } }),
    done: texts.sent,
    failed: texts.saveFailed,
    refresh,
  });
  const allocate = useAct({
    act: () =>
      call('POST /receipts/{id}/allocate', { params: { id }, body: { allocate: 'oldest', updated_at } }),
    done: texts.allocated,
    failed: texts.saveFailed,
    refresh,
  });
  const title = number === null ? texts.receivedBefore : texts.actOn(texts.receipt, number);
  return (
    <Page
      title={title}
      ownHead
      back={{ to: '/receipts', label: texts.receipts }}
      actions={
        <>
          <PrintButton label={texts.print} />
          <Button
            variant="default"
            loading={send.busy}
            disabled={receipt.not_sendable !== null}
            onClick={() => send.act()}
          >
            {texts.send}
          </Button>
          {isValid && paise(receipt.advance) > 0 && paise(receipt.owed.due) > 0 && (
            <Button variant="default" loading={allocate.busy} onClick={() => allocate.act()}>
              {texts.allocateRest}
            </Button>
          )}
          {isValid && number !== null && user?.role === 'admin' && (
            <Button variant="default" color="red" onClick={() => setCancelling(true)}>
              {texts.cancelReceipt}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.choice}>
        <RadioGroup
          label={texts.paper}
          value={paper}
          options={papers.map(value => ({ value, label: texts.papers[value] }))}
          onChange={next => setParams({ receipt: String(id), paper: next }, { replace: true })}
        />
        {receipt.not_sendable !== null && <p className={prose.note}>{receipt.not_sendable}</p>}
        {receipt.warnings.map(warning => (
          <ErrorNote key={warning} text={warning} />
        ))}
      </div>
      <PrintedPage receipt={receipt} paper={paper} texts={texts} />
      {cancelling && (
        <CancelMoney
          title={texts.actOn(texts.cancelReceipt, number ?? '')}
          action={texts.cancelReceipt}
          explain={texts.cancelExplain}
          done={texts.cancelled}
          updatedAt={updated_at}
          act={(reason, seen) =>
            call('POST /receipts/{id}/cancel', { params: { id }, body: { reason, updated_at: seen } })
          }
          onClose={() => setCancelling(false)}
        />
      )}
    </Page>
  );
}

interface PageProps {
  receipt: MoneyReceipt;
  paper: (typeof papers)[number];
  texts: MoneyScreensTexts;
}

function PrintedPage({ receipt, paper, texts }: PageProps) {
  const words = useWords();
  const { number, payer, mode, reference, allocations, amount, owed } = receipt;
  const facts: (readonly [string, string | null])[] = [
    [texts.number, number],
    [texts.day, officeDate(receipt.received_on)],
    [texts.from_whom, [payer.name, payer.mobile].filter(Boolean).join(', ')],
    [words.fields.gstin, receipt.gstin],
  ];
  const tracked = allocations.find(({ job }) => job !== null)?.job ?? undefined;
  const paidBy = [mode && texts.modes[mode], reference].filter(Boolean).join(' ');
  return (
    <article className={classes.paper} data-paper={paper}>
      <OfficeNames office={receipt.office} />
      <h2>
        {texts.receipt} {words.language === 'en' && <span lang="hi">{HINDI_TITLE}</span>}
      </h2>
      {receipt.state === 'cancelled' && (
        <p className={classes.mark}>
          {texts.cancelledMark} {receipt.cancelled_on && officeDate(receipt.cancelled_on)}
        </p>
      )}
      <dl>
        {facts
          .filter(([, fact]) => fact !== null && fact !== '')
          .map(([label, fact]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ))}
      </dl>
      {allocations.map(allocation => (
        <ForJob key={allocation.job?.id ?? 0} allocation={allocation} texts={texts} />
      ))}
      <table>
        <tbody>
          <Sum label={[texts.now, paidBy].filter(Boolean).join(', ')} amount={amount} strong />
          {paise(receipt.advance) > 0 && <Sum label={texts.kept} amount={receipt.advance} />}
          <Sum label={texts.stillOwed} amount={owed.due} strong />
        </tbody>
      </table>
      <p>
        <strong lang="en">{upperFirst(amountInWords(amount, 'en'))}</strong>
        <br />
        <span lang="hi">{amountInWords(amount, 'hi')}</span>
      </p>
      <div className={classes.foot}>
        {tracked !== undefined && (
          <figure>
            <QrCode text={trackingAddress(tracked.reference)} label={words.jobs.slip.code} />
            <figcaption>
              {tracked.reference}
              <br />
              {words.jobs.slip.scan}
            </figcaption>
          </figure>
        )}
        <p className={classes.signature}>{texts.signature}</p>
      </div>
    </article>
  );
}

/** The names of the office in both languages, as far as they are set. */
function OfficeNames({ office: { name_en, name_hi } }: { office: MoneyReceipt['office'] }) {
  if (name_en === null && name_hi === null) return null;
  return (
    <p className={classes.office}>
      {name_en !== null && <strong lang="en">{name_en}</strong>}
      {name_hi !== null && <span lang="hi">{name_hi}</span>}
    </p>
  );
}

/** Opens tracking with the reference alone. */
const trackingAddress = (reference: string) =>
  `${window.location.origin}/track?${new URLSearchParams({ reference })}`;

/** What is charged for a job, government fees apart, and what was received for it. */
function ForJob({
  allocation,
  texts,
}: {
  allocation: MoneyReceipt['allocations'][number];
  texts: MoneyScreensTexts;
}) {
  const words = useWords();
  const { job, charges, received_earlier } = allocation;
  const government = charges.filter(({ kind }) => kind === 'government');
  const own = charges.filter(({ kind }) => kind === 'service' || kind === 'other');
  const waived = charges.filter(({ kind }) => kind === 'waived');
  const total = sumOf([...government, ...own].map(charge => charge.amount));
  const services = job?.services.map(service => words.services.names[service]).join(', ');
  return (
    <table>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            {job === null
              ? texts.broughtForward
              : [job.number, services, job.registration_no].filter(Boolean).join(' · ')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Group label={texts.onBehalf} charges={government} />
        <Group label={texts.ourCharges} charges={own} />
        {waived.length > 0 && (
          <Sum label={texts.waived} amount={`-${sumOf(waived.map(charge => charge.amount))}`} />
        )}
        {charges.length > 0 && <Sum label={texts.total} amount={minus(total, waived)} strong />}
        {paise(received_earlier) > 0 && <Sum label={texts.earlier} amount={received_earlier} />}
        <Sum label={texts.now} amount={allocation.amount} />
        <Sum label={texts.toPay} amount={allocation.due} />
      </tbody>
    </table>
  );
}

type PrintedCharges = MoneyReceipt['allocations'][number]['charges'];

const minus = (total: string, waived: PrintedCharges) =>
  sumOf([total, ...waived.map(charge => `-${charge.amount}`)]);

function Group({ label, charges }: { label: string; charges: PrintedCharges }) {
  if (charges.length === 0) return null;
  return (
    <>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {label}
        </th>
      </tr>
      {charges.map(({ what, amount }, at) => (
        <Sum key={at} label={what} amount={amount} />
      ))}
    </>
  );
}

function Sum({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) {
  const money = <MoneyText amount={amount} />;
  return (
    <tr>
      <td>{strong ? <strong>{label}</strong> : label}</td>
      <td>{strong ? <strong>{money}</strong> : money}</td>
    </tr>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
