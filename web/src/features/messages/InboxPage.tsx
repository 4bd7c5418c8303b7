import type { InboundMessage } from '@rto-desk/contract/endpoints/inbox';
import { INBOX_DAYS, inboxList } from '@rto-desk/contract/inbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { Switch } from '../../inputs/Checkbox.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useList } from '../../ui/useList.ts';
import { inboxTexts, usePageTexts } from '../../words/pageTexts.ts';
import { inboxColumns } from './inboxColumns.tsx';
import { inboxPage, refreshInbox } from './queries.ts';

const AnswerForm = lazyComponent(async () => (await import('./AnswerForm.tsx')).AnswerForm);

/** What people have written to the office, with those whose number it is. */
export function InboxPage() {
  const words = usePageTexts(inboxTexts);
  const client = useQueryClient();
  const { query, change, goTo } = useList(inboxList);
  const [shown, setShown] = useDraft(query);
  const list = useQuery(inboxPage(query));
  const [answered, setAnswered] = useState<InboundMessage | null>(null);
  const markRead = useAct({
    act: ({ id }: InboundMessage) => call('POST /inbox/{id}/read', { params: { id } }),
    failed: words.saveFailed,
    refresh: () => refreshInbox(client),
  });
  const close = () => setAnswered(null);
  return (
    <Page
      title={words.title}
      actions={
        <Switch
          label={words.onlyUnread}
          checked={shown.unread ?? false}
          onChange={event => {
            const unread = event.currentTarget.checked || undefined;
            setShown({ ...shown, unread });
            change({ unread });
          }}
        />
      }
    >
      <PagedTable
        label={words.title}
        list={list}
        columns={inboxColumns(words)}
        empty={query.unread ? words.emptyUnread : words.empty}
        failure={words.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={row => (
          <>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={words.actOn(words.answer, row.name ?? row.mobile)}
              onClick={() => setAnswered(row)}
            >
              {words.answer}
            </Button>
            {row.read_at === null && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.actOn(words.markRead, row.name ?? row.mobile)}
                onClick={() => markRead.act(row)}
              >
                {words.markRead}
              </Button>
            )}
          </>
        )}
      />
      <p className={`${prose.hint} ${layout.above}`}>{words.kept(INBOX_DAYS)}</p>
      <FormDialog
        opened={answered !== null}
        onClose={close}
        title={answered && words.answerTo(answered.name ?? answered.mobile)}
        help="/help/notices"
      >
        {answered !== null && <AnswerForm to={answered} onClose={close} />}
      </FormDialog>
    </Page>
  );
}
