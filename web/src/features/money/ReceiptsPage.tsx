import { isCalendarDate } from '@rto-desk/contract/expiry';
import { moneyStates, paymentModes } from '@rto-desk/contract/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterForm } from '../../ui/FilterForm.tsx';
import filters from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { useList } from '../../ui/useList.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { receiptsPage, shownReceipts } from './queries.ts';
import { receiptColumns } from './receiptColumns.tsx';

const TakeMoney = lazyComponent(async () => (await import('./TakeMoney.tsx')).TakeMoney);
const ReceiptPrint = lazyComponent(async () => (await import('./ReceiptPrint.tsx')).ReceiptPrint);

/** The receipts, newest first; with `receipt` in the address one of them as it prints. */
export function ReceiptsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  if (!user?.desk.money_on) return <NotFoundPage />;
  return params.has('receipt') ? <ReceiptPrint id={Number(params.get('receipt'))} /> : <Receipts />;
}

function Receipts() {
  const texts = usePageTexts(moneyScreensTexts);
  const navigate = useNavigate();
  const { query, change, goTo } = useList(shownReceipts);
  const { draft, type, choose, hold } = useFilters(query, change);
  const [taking, setTaking] = useState(false);
  const list = useQuery(receiptsPage(query));
  const day = (name: 'from' | 'to') => (
    <DateInput
      label={texts[name]}
      value={draft[name] ?? ''}
      past
      onChange={value => (value === '' || isCalendarDate(value) ? type : hold)({ [name]: value })}
    />
  );
  return (
    <Page
      title={texts.receipts}
      actions={
        <Button data-page-key="+" onClick={() => setTaking(true)}>
          {texts.takeMoney}
        </Button>
      }
    >
      <div className={layout.list}>
        <FilterForm
          label={texts.searchReceipts}
          text={draft.q}
          onText={q => type({ q })}
          onSearch={() => choose({ q: draft.q })}
        >
          <div className={filters.filters}>
            <Select
              label={texts.mode}
              value={query.mode ?? ''}
              options={[
                { value: '', label: texts.all },
                ...paymentModes.map(value => ({ value, label: texts.modes[value] })),
              ]}
              onChange={event =>
                choose({ mode: paymentModes.find(mode => mode === event.currentTarget.value) })
              }
            />
            <Select
              label={texts.receipt}
              value={query.state ?? ''}
              options={[
                { value: '', label: texts.all },
                ...moneyStates.map(value => ({ value, label: texts.states[value] })),
              ]}
              onChange={event =>
                choose({ state: moneyStates.find(state => state === event.currentTarget.value) })
              }
            />
            {day('from')}
            {day('to')}
          </div>
        </FilterForm>
        <PagedTable
          label={texts.receipts}
          list={list}
          columns={receiptColumns(texts)}
          empty={texts.noReceipts}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
        />
      </div>
      {taking && (
        <TakeMoney
          payer={null}
          onClose={() => setTaking(false)}
          onTaken={receipt => void navigate(`/receipts?receipt=${receipt}`)}
        />
      )}
    </Page>
  );
}
