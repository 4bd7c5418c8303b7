import { isStaff } from '@rto-desk/contract/access';
import type { FleetEnd } from '@rto-desk/contract/endpoints/fleet';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { fleetList } from '@rto-desk/contract/vehicle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { download } from '../../api/download.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useTicks } from '../../ui/useTicks.ts';
import { fleetTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { oneCitizen } from '../citizens/queries.ts';
import classes from './fleet.module.css';
import { fleetColumns } from './fleetColumns.tsx';
import { fleetPage, type VehicleEnd } from './queries.ts';

const RenewTicked = lazyComponent(async () => (await import('./RenewTicked.tsx')).RenewTicked);
const NotifyAll = lazyComponent(async () => (await import('../expiries/NotifyAll.tsx')).NotifyAll);

/** The most documents that are told of at once. */
const MAX_NOTIFIED = 100;

const keyOf = ({ slug, record_id, end }: FleetEnd) => `${slug} ${record_id} ${end ?? ''}`;

/** A citizen's vehicles with what of each ends when, the nearest end first; what is ticked is renewed or told of. */
export function FleetPage() {
  const words = useWords();
  const texts = usePageTexts(fleetTexts);
  const id = Number(useParams().id);
  const { user } = useSession();
  const { query, change, goTo } = useList(fleetList);
  const citizen = useQuery(oneCitizen(id));
  const list = useQuery(fleetPage(id, query));
  const [act, setAct] = useState<'renew' | 'tell' | null>(null);
  const rows = list.data?.data;
  const ends = rows?.flatMap(({ ends, ...vehicle }) => ends.map((end): VehicleEnd => ({ ...end, vehicle })));
  const { ticked, isTicked, tick, tickAll } = useTicks<FleetEnd>(ends, keyOf);
  const chosen = (ends ?? []).filter(isTicked);
  const vehicleIds = [...new Set(chosen.map(({ vehicle }) => vehicle.id))];
  const isOffice = user !== null && isStaff(user.role);
  const save = useAct({
    act: (kind: 'csv' | 'xlsx') =>
      download(`/citizens/${id}/fleet.${kind}`, { query: query.left ? { left: '1' } : {} }),
    failed: texts.exportFailed,
  });
  useEffect(() => {
    document.documentElement.dataset.paper = 'fleet';
    return () => {
      delete document.documentElement.dataset.paper;
    };
  }, []);
  const close = () => {
    setAct(null);
    tickAll(false);
  };
  const back = { to: `/citizens/${id}?tab=vehicles`, label: words.expiries.backToCitizen };
  if (citizen.data === undefined) {
    return (
      <Page title={texts.title('…')} back={back}>
        <PendingPart found={citizen} failure={texts.loadFailed} height={420} />
      </Page>
    );
  }
  const { name } = citizen.data;
  return (
    <Page
      title={texts.title(name)}
      back={back}
      actions={
        <div className={classes.actions}>
          {ticked.length > 0 && (
            <>
              <span aria-live="polite">{texts.ticked(ticked.length)}</span>
              <Button onClick={() => setAct('renew')}>{isOffice ? texts.renew : texts.keepNew}</Button>
              {isOffice && (
                <Button
                  variant="default"
                  disabled={ticked.length > MAX_NOTIFIED}
                  title={ticked.length > MAX_NOTIFIED ? texts.mostTold(MAX_NOTIFIED) : undefined}
                  onClick={() => setAct('tell')}
                >
                  {texts.tell}
                </Button>
              )}
              {isOffice && (
                <ButtonLink variant="default" to={`/letters?new=vehicle&ids=${vehicleIds.join(',')}`}>
                  {words.vehicles.writeLetter}
                </ButtonLink>
              )}
            </>
          )}
          <Checkbox
            label={words.fields.left}
            checked={query.left ?? false}
            onChange={event => change({ left: event.currentTarget.checked })}
          />
          <Button variant="default" onClick={() => save.act('xlsx')}>
            {texts.xlsx}
          </Button>
          <Button variant="default" onClick={() => save.act('csv')}>
            {texts.csv}
          </Button>
          <Button variant="default" data-page-key="p" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      }
    >
      <div className={`${layout.list} ${classes.grid}`}>
        <PagedTable
          label={texts.title(name)}
          list={list}
          columns={fleetColumns({ rows: rows ?? [], words, texts, isTicked, tick })}
          empty={query.left ? texts.noneLeft : texts.empty}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
        />
      </div>
      {act === 'renew' && <RenewTicked ends={chosen} onClose={close} />}
      {act === 'tell' && (
        <NotifyAll
          opened
          filters={{}}
          documents={chosen.map(end => ({ ...end, type: kindOf(end.slug).type }))}
          onClose={close}
        />
      )}
    </Page>
  );
}
