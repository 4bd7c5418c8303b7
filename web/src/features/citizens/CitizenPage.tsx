import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { allDetails } from '../../api/allDetails.ts';
import { useSession } from '../../session/useSession.ts';
import { Count } from '../../ui/Count.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import type { Holder } from '../documents/holder.ts';
import { documentsPage } from '../documents/queries.ts';
import { noticeOf } from '../expiries/noticeOf.ts';
import type { NoticeOf } from '../expiries/SendNotice.tsx';
import { vehiclesPage } from '../vehicles/queries.ts';
import { VehicleDialog } from '../vehicles/VehicleDialog.tsx';
import { CitizenActions } from './CitizenActions.tsx';
import { CitizenAside, CitizenLine } from './CitizenHeader.tsx';
import classes from './citizens.module.css';
import { DocumentsCard } from './DocumentsCard.tsx';
import { CITIZEN_LIST, oneCitizen } from './queries.ts';
import { useCitizenTab } from './useCitizenTab.ts';

const AllDetails = lazyComponent(async () => (await import('./AllDetails.tsx')).AllDetails);
const CitizenHistory = lazyComponent(
  async () => (await import('../history/CitizenHistory.tsx')).CitizenHistory,
);
const CitizenMoney = lazyComponent(async () => (await import('../money/CitizenMoney.tsx')).CitizenMoney);
const CitizenMessages = lazyComponent(
  async () => (await import('../messages/CitizenMessages.tsx')).CitizenMessages,
);
const DocumentList = lazyComponent(async () => (await import('../documents/DocumentList.tsx')).DocumentList);
const JobsOf = lazyComponent(async () => (await import('../jobs/JobsOf.tsx')).JobsOf);
const LettersOf = lazyComponent(async () => (await import('../letters/LettersOf.tsx')).LettersOf);
const PrivacyOf = lazyComponent(async () => (await import('../privacy/PrivacyOf.tsx')).PrivacyOf);
const SendNotice = lazyComponent(async () => (await import('../expiries/SendNotice.tsx')).SendNotice);
const VehicleList = lazyComponent(async () => (await import('../vehicles/VehicleList.tsx')).VehicleList);

/** One citizen: who it is, and their licences, vehicles and documents in tabs. */
export function CitizenPage() {
  const words = useWords();
  const { user } = useSession();
  const id = Number(useParams().id);
  const found = useQuery(oneCitizen(id));
  useRefreshFailure(found, words.citizens.loadDetailsFailed);
  usePrefetchedRecords(id);
  const { tab, page, chooseTab, choosePage } = useCitizenTab();
  /** What is being added: of a kind of licence, or a vehicle. */
  const [adding, setAdding] = useState<string | null>(null);
  const [notice, setNotice] = useState<NoticeOf | null>(null);
  const details = useQuery(allDetails(id));
  const citizen = found.data;
  const back = { to: CITIZEN_LIST, label: words.citizens.backToList };

  // The documents stand above all else: it comes with them, so that nothing moves.
  if (citizen === undefined || details.isPending) {
    const into = found.error instanceof ApiError ? found.error.options.merged_into : undefined;
    if (typeof into === 'number') return <Navigate replace to={`/citizens/${into}`} />;
    return (
      <Page title={words.citizens.citizen} back={back}>
        <PendingPart found={found} failure={words.citizens.loadDetailsFailed} height={600} />
      </Page>
    );
  }
  const holder: Holder = {
    name: citizen.name,
    onSend: citizen.permissions.message
      ? (kind, record, end) => setNotice(noticeOf(kind, record, citizen, end))
      : undefined,
  };
  const tabs = tabsOf(citizen, words, user?.desk.money_on === true);
  // An address may name one that is for staff alone.
  const open = (tabs.find(({ name }) => name === tab) ?? tabs[0])?.name ?? tab;
  const kind = citizenKinds.find(({ slug }) => slug === open);
  const add = (what: string) => {
    chooseTab(what);
    setAdding(what);
  };
  return (
    <Page
      title={citizen.name}
      back={back}
      facts={<CitizenLine citizen={citizen} />}
      actions={<CitizenActions citizen={citizen} onAdd={add} />}
    >
      <div className={classes.layout}>
        <div className={classes.records}>
          <DocumentsCard citizenId={id} holder={holder} canAdd={citizen.permissions.edit} />
          <Tabs label={words.citizens.tabs} tabs={tabs} value={open} onChange={chooseTab} inOneLine>
            {kind !== undefined && (
              <>
                <DocumentList
                  key={kind.slug}
                  kind={kind}
                  ownerId={id}
                  holder={holder}
                  plate={null}
                  page={page}
                  onPage={choosePage}
                  onAdd={() => setAdding(kind.slug)}
                />
                <DocumentFormDialog
                  opened={adding === kind.slug}
                  kind={kind}
                  ownerId={id}
                  record={null}
                  onClose={() => setAdding(null)}
                />
              </>
            )}
            {open === 'vehicles' && (
              <>
                <VehicleList
                  citizenId={id}
                  holder={holder}
                  page={page}
                  onPage={choosePage}
                  onAdd={() => setAdding('vehicles')}
                />
                <VehicleDialog
                  opened={adding === 'vehicles'}
                  citizenId={id}
                  vehicle={null}
                  onClose={() => setAdding(null)}
                />
              </>
            )}
            {open === 'all' && <AllDetails citizen={citizen} holder={holder} onManage={chooseTab} />}
            {open === 'jobs' && <JobsOf of={{ citizen_id: id }} />}
            {open === 'money' && <CitizenMoney id={id} />}
            {open === 'letters' && <LettersOf of="citizen" id={id} />}
            {open === 'messages' && <CitizenMessages citizenId={id} page={page} onPage={choosePage} />}
            {open === 'privacy' && <PrivacyOf citizen={citizen} />}
            {open === 'history' && <CitizenHistory citizenId={id} page={page} onPage={choosePage} />}
          </Tabs>
        </div>
        <CitizenAside citizen={citizen} />
      </div>
      {notice !== null && <SendNotice of={notice} onClose={() => setNotice(null)} />}
    </Page>
  );
}

/** Licences, vehicles and all of it; for staff also what the office does for them. */
function tabsOf(citizen: Citizen, words: Words, hasMoney: boolean): { name: string; label: ReactNode }[] {
  const counted = (name: string, label: string, count: number) => ({
    name,
    label: (
      <>
        {label} <Count of={count} />
      </>
    ),
  });
  return [
    ...citizenKinds.map(kind =>
      counted(kind.slug, words.kinds[kind.slug].many, citizen[`${kind.collection}_count`]),
    ),
    counted('vehicles', words.vehicles.many, citizen.vehicles_count),
    { name: 'all', label: words.citizens.allDetails },
    ...(citizen.permissions.message
      ? [
          { name: 'jobs', label: words.general.nav.jobs },
          ...(hasMoney ? [{ name: 'money', label: words.general.nav.receipts }] : []),
          { name: 'letters', label: words.general.nav.letters },
          { name: 'messages', label: words.messages.title },
          { name: 'privacy', label: words.ownData.privacy },
          { name: 'history', label: words.citizens.history },
        ]
      : []),
  ];
}

/** Everything that the tabs show is asked for at once, so that going through them does not wait. */
function usePrefetchedRecords(id: number): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const kind of citizenKinds) void client.prefetchQuery(documentsPage(kind, id, 1));
    void client.prefetchQuery(vehiclesPage(id, 1));
    void client.prefetchQuery(allDetails(id));
  }, [client, id]);
}
