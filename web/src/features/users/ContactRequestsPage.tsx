import type { ContactRequest } from '@rto-desk/contract/endpoints/users';
import { plainList } from '@rto-desk/contract/list';
import type { UsersTexts } from '@rto-desk/contract/words/en/users';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { contactRequests, refreshUsers } from './queries.ts';

/** What staff ask to be changed of what signs in, for an admin to do with one press. */
export function ContactRequestsPage() {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const client = useQueryClient();
  const { query, goTo } = useList(plainList);
  const list = useQuery(contactRequests(query));
  const [decided, setDecided] = useState<Decided | null>(null);
  const decide = useAct({
    act: ({ request: { id }, what }: Decided) =>
      call(`POST /admin/contact-requests/{id}/${what}`, { params: { id } }),
    done: (_, { what }) => (what === 'approve' ? texts.approved : texts.refused),
    failed: texts.handleFailed,
    refresh: () => {
      setDecided(null);
      void refreshUsers(client);
    },
  });
  return (
    <Page title={texts.contactRequests}>
      <PagedTable
        label={texts.contactRequests}
        list={list}
        columns={columns(words, texts)}
        empty={texts.noContactRequests}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={request =>
          request.status === 'open' && (
            <>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={texts.actOn(texts.approve, request.user.name)}
                onClick={() => setDecided({ request, what: 'approve' })}
              >
                {texts.approve}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.actOn(texts.refuse, request.user.name)}
                onClick={() => setDecided({ request, what: 'refuse' })}
              >
                {texts.refuse}
              </Button>
            </>
          )
        }
      />
      <Confirm
        opened={decided !== null}
        question={decided === null ? '' : questionOf(decided, texts)}
        action={texts[decided?.what ?? 'approve']}
        busy={decide.busy}
        onConfirm={() => decided !== null && decide.act(decided)}
        onClose={() => setDecided(null)}
      />
    </Page>
  );
}

interface Decided {
  request: ContactRequest;
  what: 'approve' | 'refuse';
}

function questionOf({ request, what }: Decided, texts: UsersTexts): string {
  const { name } = request.user;
  return what === 'approve' ? texts.confirmApprove(name, loginOf(request)) : texts.confirmRefuse(name);
}

/** What is to sign in. */
function loginOf(request: Pick<ContactRequest, 'phone' | 'email'> | null): string {
  return [request?.phone, request?.email].filter(Boolean).join(', ');
}

function columns(words: Words, texts: UsersTexts): Column<ContactRequest>[] {
  return [
    {
      key: 'user',
      label: texts.nameAndMobile,
      as: 'heading',
      cell: ({ user }) => (
        <>
          <div>{user.name}</div>
          <p className={prose.hint}>{loginOf(user)}</p>
        </>
      ),
    },
    { key: 'new', label: texts.requestedLogin, cell: request => loginOf(request) },
    { key: 'proof', label: texts.proofSeen, cell: request => request.proof },
    {
      key: 'asked',
      label: texts.askedBy,
      cell: request => (
        <>
          {request.created_by ?? words.general.none}
          <p className={prose.hint}>
            <MomentText moment={request.created_at} />
          </p>
        </>
      ),
    },
    {
      key: 'status',
      label: words.ownData.filter,
      cell: request => (
        <>
          {texts.contactRequestStatuses[request.status]}
          {request.handled_by !== null && <p className={prose.hint}>{request.handled_by}</p>}
        </>
      ),
    },
  ];
}
