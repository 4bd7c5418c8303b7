import type { PrivacyRequest } from '@rto-desk/contract/endpoints/privacy-requests';
import { officeDate } from '@rto-desk/contract/expiry';
import { privacyAnswerFields, privacyRequestList, privacyStates } from '@rto-desk/contract/privacy-request';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { privacyRequests, refreshPrivacyRequests } from './queries.ts';

/** What people ask about their data, for admins to answer. */
export function PrivacyRequestsPage() {
  const words = useWords();
  const texts = words.privacyRequests;
  const { query, change, goTo } = useList(privacyRequestList);
  const list = useQuery(privacyRequests(query));
  const [answering, setAnswering] = useState<PrivacyRequest | null>(null);
  const close = () => setAnswering(null);
  return (
    <Page
      title={texts.title}
      actions={
        <Select
          label={texts.state}
          value={query.state ?? ''}
          options={[
            { value: '', label: texts.all },
            ...privacyStates.map(value => ({ value, label: texts.states[value] })),
          ]}
          onChange={event =>
            change({ state: privacyStates.find(known => known === event.currentTarget.value) })
          }
        />
      }
    >
      <PagedTable
        label={texts.title}
        list={list}
        columns={columns(words)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={request =>
          request.state === 'open' && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={texts.answerOf(request.name)}
              onClick={() => setAnswering(request)}
            >
              {texts.answer}
            </Button>
          )
        }
      />
      {answering !== null && (
        <FormDialog onClose={close} title={texts.answerOf(answering.name)} width="30rem">
          <AnswerForm request={answering} onDone={close} />
        </FormDialog>
      )}
    </Page>
  );
}

function AnswerForm({ request, onDone }: { request: PrivacyRequest; onDone: () => void }) {
  const texts = useWords().privacyRequests;
  const client = useQueryClient();
  return (
    <RecordForm
      fields={privacyAnswerFields}
      initial={{ updated_at: request.updated_at }}
      failure={texts.failed}
      action={texts.answer}
      save={async (values, updated_at) => {
        const params = { id: request.id };
        await call('POST /privacy-requests/{id}/answer', { params, body: { ...values, updated_at } });
        toast.success(texts.answered);
        refreshPrivacyRequests(client);
        onDone();
      }}
    >
      {form => (
        <>
          <p className={prose.small}>
            <strong>{texts.kinds[request.kind]}</strong>: {request.text}
          </p>
          <FieldInput form={form} name="answer" description={texts.answerWhy} first />
        </>
      )}
    </RecordForm>
  );
}

function columns(words: Words): Column<PrivacyRequest>[] {
  const texts = words.privacyRequests;
  return [
    {
      key: 'name',
      label: texts.person,
      as: 'heading',
      cell: ({ name, citizen_id, entered_by }) => (
        <>
          {citizen_id === null ? (
            name || words.general.none
          ) : (
            <Link to={`/citizens/${citizen_id}`}>{name || words.general.none}</Link>
          )}
          {entered_by !== null && <p className={prose.hint}>{texts.enteredBy(entered_by)}</p>}
        </>
      ),
    },
    {
      key: 'request',
      label: texts.request,
      cell: ({ kind, text }) => (
        <>
          <strong>{texts.kinds[kind]}</strong>
          <p>{text}</p>
        </>
      ),
    },
    {
      key: 'requested',
      label: texts.requestedOn,
      cell: ({ created_at }) => <MomentText moment={created_at} />,
    },
    { key: 'due', label: texts.due, cell: ({ due_on }) => officeDate(due_on) },
    {
      key: 'state',
      label: texts.state,
      cell: ({ state, answer, answered_by }) => (
        <>
          {texts.states[state]}
          {answered_by !== null && <p className={prose.hint}>{answered_by}</p>}
          {answer !== null && <p className={prose.tiny}>{answer}</p>}
        </>
      ),
    },
  ];
}
