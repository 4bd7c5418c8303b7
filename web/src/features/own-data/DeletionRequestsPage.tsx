import type { DeletionRequest } from '@rto-desk/contract/endpoints/own-data';
import { declineFields, deletionList, deletionStatuses } from '@rto-desk/contract/own-data';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { Select } from '../../inputs/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { deletionRequests, refreshRequests } from './queries.ts';

/** Who wants their account deleted, for admins to do it or to say why not. */
export function DeletionRequestsPage() {
  const words = useWords();
  const texts = words.ownData;
  const client = useQueryClient();
  const { query, change, goTo } = useList(deletionList);
  const list = useQuery(deletionRequests(query));
  const [dialog, setDialog] = useState<{ request: DeletionRequest; action: 'done' | 'decline' } | null>(null);
  const close = () => setDialog(null);
  const carryOut = useAct({
    act: ({ id }: DeletionRequest) => call('POST /admin/deletion-requests/{id}/done', { params: { id } }),
    done: texts.carriedOut,
    failed: texts.failed,
    refresh: () => {
      close();
      void refreshRequests(client);
    },
  });
  return (
    <Page
      title={texts.requests}
      actions={
        <Select
          label={texts.filter}
          value={query.status ?? ''}
          options={[
            { value: '', label: texts.all },
            ...deletionStatuses.map(value => ({ value, label: texts.statuses[value] })),
          ]}
          onChange={event =>
            change({ status: deletionStatuses.find(known => known === event.currentTarget.value) })
          }
        />
      }
    >
      <PagedTable
        label={texts.requests}
        list={list}
        columns={columns(words)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={request =>
          request.status === 'pending' && (
            <>
              <Button
                size="compact-sm"
                variant="light"
                color="red"
                aria-label={texts.actOn(texts.carryOut, request.name)}
                onClick={() => setDialog({ request, action: 'done' })}
              >
                {texts.carryOut}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.actOn(texts.decline, request.name)}
                onClick={() => setDialog({ request, action: 'decline' })}
              >
                {texts.decline}
              </Button>
            </>
          )
        }
      />
      <Confirm
        opened={dialog?.action === 'done'}
        question={texts.confirmCarryOut(dialog?.request.name ?? '')}
        action={texts.carryOut}
        busy={carryOut.busy}
        onConfirm={() => dialog !== null && carryOut.act(dialog.request)}
        onClose={close}
      />
      <FormDialog opened={dialog?.action === 'decline'} onClose={close} title={texts.declineTitle}>
        {dialog !== null && <DeclineForm id={dialog.request.id} onDone={close} />}
      </FormDialog>
    </Page>
  );
}

function DeclineForm({ id, onDone }: { id: number; onDone: () => void }) {
  const words = useWords();
  const texts = words.ownData;
  const client = useQueryClient();
  return (
    <RecordForm
      fields={declineFields}
      initial={blank}
      failure={texts.failed}
      save={async body => {
        await call('POST /admin/deletion-requests/{id}/decline', { params: { id }, body });
        toast.success(texts.declinedToast);
        onDone();
        void refreshRequests(client);
      }}
    >
      {form => <FieldInput form={form} name="answer" first />}
    </RecordForm>
  );
}

function columns(words: Words): Column<DeletionRequest>[] {
  const texts = words.ownData;
  return [
    {
      key: 'name',
      label: texts.person,
      as: 'heading',
      cell: request => (
        <>
          <div>{request.name || words.general.none}</div>
          {request.phone !== '' && (
            <a className={`${prose.quiet} ${prose.tiny}`} href={`tel:+91${request.phone}`}>
              {request.phone}
            </a>
          )}
        </>
      ),
    },
    {
      key: 'asked',
      label: texts.asking,
      cell: request => <MomentText moment={request.created_at} />,
    },
    { key: 'reason', label: texts.said, cell: request => request.reason ?? words.general.none },
    {
      key: 'status',
      label: texts.filter,
      cell: request => (
        <>
          {texts.statuses[request.status]}
          {request.handled_by !== null && <p className={prose.hint}>{request.handled_by}</p>}
          {request.answer !== null && <p className={prose.tiny}>{request.answer}</p>}
        </>
      ),
    },
  ];
}
