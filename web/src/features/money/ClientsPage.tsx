import type { Client, Owed } from '@rto-desk/contract/endpoints/clients';
import { clientList } from '@rto-desk/contract/money';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FilterForm } from '../../ui/FilterForm.tsx';
import filters from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useFilters } from '../../ui/useFilters.ts';
import { useList } from '../../ui/useList.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { clientsPage } from './queries.ts';

const ClientForm = lazyComponent(async () => (await import('./ClientForm.tsx')).ClientForm);

/** The clients with what they owe, by the age of what is owed. */
export function ClientsPage() {
  const { user } = useSession();
  return user?.desk.money_on ? <Clients /> : <NotFoundPage />;
}

function Clients() {
  const texts = usePageTexts(moneyScreensTexts);
  const { query, change, goTo } = useList(clientList);
  const { draft, type, choose } = useFilters(query, change);
  const [adding, setAdding] = useState(false);
  const list = useQuery(clientsPage(query));
  const totals = list.data?.totals;
  return (
    <Page
      title={texts.clients}
      actions={
        <Button
          leftSection={<Plus size={16} aria-hidden />}
          data-page-key="+"
          onClick={() => setAdding(true)}
        >
          {texts.addClient}
        </Button>
      }
    >
      <div className={layout.list}>
        <FilterForm
          label={texts.searchClients}
          text={draft.q}
          onText={q => type({ q })}
          onSearch={() => choose({ q: draft.q })}
        >
          <div className={filters.filters}>
            <div className={filters.beside}>
              <Checkbox
                label={texts.owingOnly}
                checked={query.owing ?? false}
                onChange={event => change({ owing: event.currentTarget.checked || undefined })}
              />
              <Checkbox
                label={texts.closedOnly}
                checked={query.closed ?? false}
                onChange={event => change({ closed: event.currentTarget.checked || undefined })}
              />
            </div>
          </div>
        </FilterForm>
        {totals && <OwedFacts owed={totals} />}
        <PagedTable
          label={texts.clients}
          list={list}
          columns={columns(texts, query.owing ?? false)}
          empty={texts.noClients}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
        />
      </div>
      {adding && <ClientForm client={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}

const ages = ['days_30', 'days_60', 'days_90', 'older'] as const;

/** What is owed by its age, with the advance and the balance. */
export function OwedFacts({ owed }: { owed: Owed }) {
  const texts = usePageTexts(moneyScreensTexts);
  return (
    <Facts
      facts={[
        ...ages.map(age => [texts.ages[age], <MoneyText key={age} amount={owed[age]} />] as const),
        [texts.due, <MoneyText key="due" amount={owed.due} />],
        [texts.advance, <MoneyText key="advance" amount={owed.advance} />],
        [
          texts.balance,
          <strong key="balance">
            <MoneyText amount={owed.balance} />
          </strong>,
        ],
      ]}
    />
  );
}

function columns(texts: MoneyScreensTexts, byAge: boolean): Column<Client>[] {
  const sum = (key: keyof Owed, label: string): Column<Client> => ({
    ...{ key, label, as: 'end' },
    cell: ({ owed }) => <MoneyText amount={owed[key]} />,
  });
  return [
    {
      key: 'name',
      label: texts.client,
      as: 'heading',
      cell: client => (
        <>
          <Link className={prose.quiet} to={`/clients/${client.id}`}>
            {client.name}
          </Link>
          <p className={prose.hint}>
            {client.mobile !== null && <MobileText mobile={client.mobile} />}
            {client.closed && ` ${texts.closed}`}
          </p>
        </>
      ),
    },
    ...(byAge ? ages.map(age => sum(age, texts.ages[age])) : [sum('due', texts.due)]),
    sum('advance', texts.advance),
    sum('balance', texts.balance),
  ];
}
