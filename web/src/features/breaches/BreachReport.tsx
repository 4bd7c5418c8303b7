import { MAX_NOTIFIED } from '@rto-desk/contract/breach';
import type { BreachPerson, BreachReport as Report } from '@rto-desk/contract/endpoints/breaches';
import type { BreachesTexts } from '@rto-desk/contract/words/en/breaches';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { MobileText } from '../../ui/MobileText.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { breachesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { BoardBadge } from './BreachesPage.tsx';
import { BreachForm } from './BreachForm.tsx';
import { PersonsForm } from './PersonsForm.tsx';
import { breachPersons, breachReport, refreshBreaches } from './queries.ts';

/** The report of a breach, which prints, with whom it concerns and what is left to do. */
export function BreachReport({ id }: { id: number }) {
  const texts = usePageTexts(breachesTexts);
  const found = useQuery(breachReport(id));
  const back = { to: '/admin/breaches', label: texts.back };
  if (found.data === undefined) {
    return (
      <Page title={texts.report} back={back}>
        <PendingPart found={found} failure={texts.loadFailed} height={480} />
      </Page>
    );
  }
  return (
    <Page title={texts.report} back={back} actions={<Acts report={found.data} />}>
      <div className={layout.stack}>
        <Told report={found.data} />
        <Persons id={id} />
      </div>
    </Page>
  );
}

function Acts({ report }: { report: Report }) {
  const texts = usePageTexts(breachesTexts);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'edit' | 'persons' | 'notify' | 'board' | null>(null);
  const close = () => setDialog(null);
  const notify = useAct({
    act: (whom: 'persons' | 'board') =>
      call('POST /admin/breaches/{id}/notify', { params: { id: report.id }, body: { whom } }),
    done: ({ queued, left }, whom) => (whom === 'board' ? texts.boardNoted : texts.queued(queued, left)),
    failed: texts.failed,
    refresh: () => {
      close();
      refreshBreaches(client);
    },
  });
  return (
    <div className={layout.row}>
      <Button variant="default" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="default" onClick={() => setDialog('edit')}>
        {texts.edit}
      </Button>
      <Button variant="default" onClick={() => setDialog('persons')}>
        {texts.addPersons}
      </Button>
      {report.persons > report.notified && (
        <Button variant="default" onClick={() => setDialog('notify')}>
          {texts.notify}
        </Button>
      )}
      {report.board_told_at === null && <Button onClick={() => setDialog('board')}>{texts.noteBoard}</Button>}
      {dialog === 'edit' && <BreachForm breach={report} onClose={close} />}
      {dialog === 'persons' && <PersonsForm id={report.id} onClose={close} />}
      <Confirm
        opened={dialog === 'notify'}
        question={texts.askNotify(MAX_NOTIFIED)}
        action={texts.notify}
        busy={notify.busy}
        onConfirm={() => notify.act('persons')}
        onClose={close}
      />
      <Confirm
        opened={dialog === 'board'}
        question={texts.askBoard}
        action={texts.noteBoard}
        busy={notify.busy}
        onConfirm={() => notify.act('board')}
        onClose={close}
      />
    </div>
  );
}

/** What the report says. */
function Told({ report }: { report: Report }) {
  const texts = usePageTexts(breachesTexts);
  const { contact_name, contact_phone, contact_email } = report.contact;
  const contact = [contact_name, contact_phone, contact_email].filter(Boolean).join(', ');
  return (
    <section className={layout.panel} aria-label={texts.report}>
      <Facts
        facts={[
          [texts.noticed, <MomentText key="noticed" moment={report.noticed_at} time />],
          [
            texts.board,
            <span key="board" className={layout.line}>
              <BoardBadge breach={report} />
              <MomentText moment={report.board_told_at ?? report.board_due_at} time />
              {report.board_told_by}
            </span>,
          ],
          [texts.nature, report.nature, 'wide'],
          [texts.extent, report.extent, 'wide'],
          [texts.place, report.place, 'wide'],
          [texts.consequences, report.consequences, 'wide'],
          [texts.measures, report.measures, 'wide'],
          [texts.persons, texts.notifiedOf(report.notified, report.persons)],
          [texts.withoutMobile, report.without_mobile === 0 ? null : report.without_mobile],
          [texts.contact, contact || texts.noContact],
        ]}
      />
      {report.searches.length > 0 && (
        <ul className={prose.small} aria-label={texts.searches}>
          {report.searches.map(({ at, account, search, found }) => (
            <li key={at}>
              {search.account_id ? (
                <>
                  {texts.byAccount(account ?? texts.goneAccount)}:{' '}
                  <MomentText moment={search.from ?? at} time /> –{' '}
                  <MomentText moment={search.to ?? at} time />
                </>
              ) : (
                texts.byFilter
              )}
              . {texts.found(found)}
            </li>
          ))}
        </ul>
      )}
      <p className={prose.note}>{report.not_recorded}</p>
    </section>
  );
}

function Persons({ id }: { id: number }) {
  const words = useWords();
  const texts = usePageTexts(breachesTexts);
  const [page, setPage] = useState(1);
  const list = useQuery(breachPersons(id, page));
  return (
    <PagedTable
      label={texts.persons}
      list={list}
      columns={columns(words, texts)}
      empty={texts.noPersons}
      failure={texts.loadFailed}
      rowKey={byId}
      onPage={setPage}
    />
  );
}

function columns(words: Words, texts: BreachesTexts): Column<BreachPerson>[] {
  return [
    {
      key: 'name',
      label: words.fields.name,
      as: 'heading',
      cell: ({ citizen_id, name }) =>
        citizen_id === null ? texts.deleted : <Link to={`/citizens/${citizen_id}`}>{name}</Link>,
    },
    {
      key: 'mobile',
      label: words.fields.mobile,
      cell: ({ mobile }) => mobile !== null && <MobileText mobile={mobile} />,
    },
    {
      key: 'notified',
      label: texts.notifiedAt,
      cell: ({ notified_at }) => notified_at !== null && <MomentText moment={notified_at} time />,
    },
  ];
}
