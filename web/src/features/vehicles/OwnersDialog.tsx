import type { Owner } from '@rto-desk/contract/endpoints/transfers';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { recordsKey, refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

/** Who has and had a vehicle; an admin takes its last transfer back here. */
export function OwnersDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const words = useWords();
  const texts = words.transfers;
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [undone, setUndone] = useState<number | null>(null);
  const { id, registration_no, updated_at } = vehicle;
  const list = useQuery({
    queryKey: recordsKey('owners', id, page),
    queryFn: ({ signal }) => call('GET /vehicles/{id}/owners', { params: { id }, query: { page }, signal }),
  });
  const undo = useAct({
    act: (transfer: number) =>
      call('POST /transfers/{id}/undo', { params: { id: transfer }, body: { updated_at } }),
    done: ({ message }) => message,
    failed: texts.undoFailed,
    refresh: () => {
      // A refusal means that the vehicle has been changed meanwhile.
      onClose();
      return refreshRecords(client);
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.documents.of(texts.owners, registration_no)}
      help="/help/sold"
    >
      <PagedTable<Owner>
        label={texts.owners}
        list={list}
        rowKey={({ transfer_id }) => transfer_id ?? 0}
        columns={[
          {
            key: 'owner',
            label: words.expiries.ownerName,
            as: 'heading',
            cell: ({ citizen }) =>
              citizen === null ? (
                texts.outOfReach
              ) : (
                <Link className={prose.quiet} to={`/citizens/${citizen.id}`}>
                  {citizen.name}
                </Link>
              ),
          },
          { key: 'from', label: texts.since, cell: ({ from }) => <DateText date={from} /> },
          {
            key: 'until',
            label: texts.until,
            cell: ({ until }) => (until === null ? texts.present : <DateText date={until} />),
          },
          {
            key: 'kind',
            label: words.fields.kind,
            cell: ({ kind, remarks }) =>
              [kind && texts.kinds[kind], remarks].filter(Boolean).join(': ') || '—',
          },
        ]}
        actions={({ undoable }) =>
          undoable !== null && (
            <Button size="compact-sm" variant="default" onClick={() => setUndone(undoable)}>
              {texts.undo}
            </Button>
          )
        }
        empty={texts.owners}
        failure={texts.ownersFailed}
        onPage={setPage}
      />
      <Confirm
        opened={undone !== null}
        question={texts.undoQuestion}
        action={texts.undo}
        busy={undo.busy}
        onConfirm={() => undone !== null && undo.act(undone)}
        onClose={() => setUndone(null)}
      />
    </Dialog>
  );
}
