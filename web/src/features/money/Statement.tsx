import type { Client, ClientStatement } from '@rto-desk/contract/endpoints/clients';
import { isCalendarDate, officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { download } from '../../api/download.ts';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { usePageSize } from '../../ui/usePageSize.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './money.module.css';
import { statementOf } from './queries.ts';

const PAPER = 'size: a4; margin: 14mm 12mm; @bottom-right { content: counter(page); font-size: 8pt }';

/** The statement of a client for some days, on screen, as a sheet and on A4. */
export function Statement({ client }: { client: Client }) {
  const texts = usePageTexts(moneyScreensTexts);
  const [params, setParams] = useSearchParams();
  usePageSize(PAPER);
  const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))];
  const days = { ...(from && { from }), ...(to && { to }) };
  const found = useQuery(statementOf(client.id, days));
  const change = (next: { from?: string; to?: string }) =>
    setParams({ statement: '1', ...days, ...next }, { replace: true });
  const sheet = useAct({
    act: () => download(`/clients/${client.id}/statement.xlsx`, { query: days }),
    failed: texts.loadFailed,
  });
  return (
    <Page
      title={texts.actOn(texts.statement, client.name)}
      back={{ to: `/clients/${client.id}`, label: client.name }}
      actions={
        <>
          <PrintButton label={texts.print} />
          <Button variant="default" loading={sheet.busy} onClick={() => sheet.act()}>
            {texts.xlsx}
          </Button>
        </>
      }
    >
      <div className={classes.choice}>
        <DateInput
          label={texts.from}
          value={from ?? ''}
          past
          onChange={day => (day === '' || isCalendarDate(day)) && change({ from: day })}
        />
        <DateInput
          label={texts.to}
          value={to ?? today()}
          past
          onChange={day => isCalendarDate(day) && change({ to: day })}
        />
      </div>
      {found.data === undefined ? (
        <PendingPart found={found} failure={texts.loadFailed} height={320} />
      ) : (
        <Lines statement={found.data} />
      )}
    </Page>
  );
}

const dayIn = (text: string | null) => (text !== null && isCalendarDate(text) ? text : undefined);

function Lines({ statement }: { statement: ClientStatement }) {
  const words = useWords();
  const texts = usePageTexts(moneyScreensTexts);
  const { client } = statement;
  return (
    <div className={layout.stack}>
      <Facts
        facts={[
          [
            texts.day,
            statement.from === null
              ? officeDate(statement.to)
              : `${officeDate(statement.from)} – ${officeDate(statement.to)}`,
          ],
          [words.fields.mobile, client.mobile],
          [texts.address, client.address, 'wide'],
          [words.fields.gstin, client.gstin],
          [texts.opening, <MoneyText key="opening" amount={statement.opening} />],
        ]}
      />
      <DataTable
        label={texts.statement}
        rows={statement.lines.map((line, at) => ({ ...line, at }))}
        rowKey={line => line.at}
        empty={texts.noLines}
        columns={[
          { key: 'day', label: texts.day, cell: line => <DateText date={line.on} /> },
          {
            key: 'what',
            label: texts.what,
            as: 'heading',
            cell: line => (
              <>
                {[texts.lines[line.kind], line.number].filter(Boolean).join(' ')}
                <p className={prose.hint}>{line.what}</p>
              </>
            ),
          },
          {
            key: 'charged',
            label: texts.charged,
            as: 'end',
            cell: line => line.charged && <MoneyText amount={line.charged} />,
          },
          {
            key: 'received',
            label: texts.received,
            as: 'end',
            cell: line => line.received && <MoneyText amount={line.received} />,
          },
          {
            key: 'balance',
            label: texts.balance,
            as: 'end',
            cell: line => <MoneyText amount={line.balance} />,
          },
        ]}
      />
      {statement.more && <p className={prose.note}>{texts.more}</p>}
      <Facts
        facts={[
          [texts.charged, <MoneyText key="charged" amount={statement.charged} />],
          [texts.received, <MoneyText key="received" amount={statement.received} />],
          [
            texts.closing,
            <strong key="closing">
              <MoneyText amount={statement.closing} />
            </strong>,
          ],
        ]}
      />
    </div>
  );
}
