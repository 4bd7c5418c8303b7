import type { FeeLine } from '@rto-desk/contract/endpoints/fees';
import type { Job } from '@rto-desk/contract/endpoints/jobs';
import type { Charge, JobCharges } from '@rto-desk/contract/endpoints/money';
import { chargeFields } from '@rto-desk/contract/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { ShowFees } from '../fees/ShowFees.tsx';
import { chargesOf, refreshMoney } from './queries.ts';

const TakeMoney = lazyComponent(async () => (await import('./TakeMoney.tsx')).TakeMoney);

type Draft = { kind: Charge['kind']; what?: string; amount?: string };

/** What is charged for a job, what was received and what is due, with "Receive payment". */
export function JobMoney({ job }: { job: Job }) {
  const texts = usePageTexts(moneyScreensTexts);
  const found = useQuery(chargesOf(job.id));
  if (found.data === undefined) {
    return <PendingPart found={found} failure={texts.loadFailed} height={160} />;
  }
  return <Shown job={job} money={found.data} />;
}

function Shown({ job, money }: { job: Job; money: JobCharges }) {
  const words = useWords();
  const texts = usePageTexts(moneyScreensTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [editing, setEditing] = useState<Charge | Draft | null>(null);
  const [removing, setRemoving] = useState<Charge | null>(null);
  const [taking, setTaking] = useState(false);
  const remove = useAct({
    act: (charge: Charge) => call('DELETE /charges/{id}', { params: { id: charge.id } }),
    done: ({ message }) => message,
    failed: texts.saveFailed,
    refresh: () => {
      setRemoving(null);
      refreshMoney(queries);
    },
  });
  return (
    <div className={layout.stack}>
      <h2>{texts.charges}</h2>
      <DataTable
        label={texts.charges}
        rows={money.data}
        rowKey={charge => charge.id}
        empty={texts.noCharges}
        columns={[
          {
            key: 'what',
            label: texts.what,
            as: 'heading',
            cell: charge => (
              <>
                {charge.what}
                <p className={prose.hint}>
                  {texts.kinds[charge.kind]} · <DateText date={charge.charged_on} />
                  {charge.reason !== null && ` · ${charge.reason}`}
                </p>
              </>
            ),
          },
          {
            key: 'amount',
            label: texts.amount,
            as: 'end',
            cell: ({ kind, amount }) => <MoneyText amount={kind === 'waived' ? `-${amount}` : amount} />,
          },
        ]}
        actions={charge => (
          <ActionMenu
            label="⋯"
            name={texts.actOn(words.general.actions, charge.what)}
            actions={[
              { label: words.general.edit, onChoose: () => setEditing(charge) },
              { label: texts.deleteCharge, color: 'red', apart: true, onChoose: () => setRemoving(charge) },
            ]}
          />
        )}
      />
      <Facts
        facts={[
          [texts.payer, payerLink(money)],
          [texts.charged, <MoneyText key="charged" amount={money.charged} />],
          [texts.waived, money.waived !== '0.00' && <MoneyText key="waived" amount={money.waived} />],
          [texts.received, <MoneyText key="received" amount={money.allocated} />],
          [
            texts.due,
            <strong key="due">
              <MoneyText amount={money.due} />
            </strong>,
          ],
        ]}
      />
      {money.received.length > 0 && (
        <ul>
          {money.received.map(({ receipt_id, number, on, amount, cancelled }) => (
            <li key={`${receipt_id} ${amount}`}>
              {number === null ? (
                texts.receivedBefore
              ) : (
                <Link className={prose.quiet} to={`/receipts?receipt=${receipt_id}`}>
                  {number}
                </Link>
              )}{' '}
              · <DateText date={on} /> · <MoneyText amount={amount} />
              {cancelled && ` · ${texts.cancelledMark}`}
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        <Button variant="default" onClick={() => setTaking(true)}>
          {texts.takeMoney}
        </Button>
        <Button variant="default" onClick={() => setEditing({ kind: 'service' })}>
          {texts.addCharge}
        </Button>
        <Button variant="default" onClick={() => setEditing({ kind: 'waived', what: texts.waived })}>
          {texts.waive}
        </Button>
      </div>
      <ShowFees
        services={job.services}
        vehicle={job.vehicle?.id}
        action={line => <AddFee line={line} charged={money.data} onTake={setEditing} />}
      />
      {editing !== null && <ChargeForm job={job.id} charge={editing} onClose={() => setEditing(null)} />}
      <Confirm
        opened={removing !== null}
        question={texts.deleteAsk(removing?.what ?? '')}
        action={texts.deleteCharge}
        busy={remove.busy}
        onConfirm={() => removing !== null && remove.act(removing)}
        onClose={() => setRemoving(null)}
      />
      {taking && (
        <TakeMoney
          payer={{ job_id: job.id }}
          onClose={() => setTaking(false)}
          onTaken={receipt => void navigate(`/receipts?receipt=${receipt}`)}
        />
      )}
    </div>
  );
}

function payerLink({ payer }: JobCharges) {
  const to =
    payer.client_id !== null
      ? `/clients/${payer.client_id}`
      : payer.citizen_id !== null
        ? `/citizens/${payer.citizen_id}`
        : null;
  if (to === null) return payer.name;
  return (
    <Link className={prose.quiet} to={to}>
      {payer.name}
    </Link>
  );
}

interface AddFeeProps {
  line: FeeLine;
  charged: readonly Charge[];
  onTake: (draft: Draft) => void;
}

/** Takes a fee by law over into a charge, where it has an amount and is not charged yet. */
function AddFee({ line: { kind, what, amount }, charged, onTake }: AddFeeProps) {
  const texts = usePageTexts(moneyScreensTexts);
  if (amount === null || charged.some(charge => charge.what === what)) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={texts.actOn(texts.takeOver, what)}
      onClick={() => onTake({ kind, what, amount })}
    >
      {texts.takeOver}
    </Button>
  );
}

interface FormProps {
  job: number;
  /** The charge that is changed, or what a new one begins with. */
  charge: Charge | Draft;
  onClose: () => void;
}

/** Charges something for a job, waives some of it, or changes a charge. */
function ChargeForm({ job, charge, onClose }: FormProps) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const isNew = !('id' in charge);
  return (
    <FormDialog
      onClose={onClose}
      title={!isNew ? texts.editCharge : charge.kind === 'waived' ? texts.waive : texts.addCharge}
      help="/help/money"
    >
      <RecordForm
        fields={chargeFields}
        initial={charge}
        failure={texts.saveFailed}
        refresh={() => refreshMoney(queries)}
        save={async (values, updated_at) => {
          // Only what is waived has a reason.
          const body = { ...values, reason: values.kind === 'waived' ? values.reason : null };
          if (isNew) await call('POST /jobs/{id}/charges', { params: { id: job }, body });
          else
            await call('PATCH /charges/{id}', { params: { id: charge.id }, body: { ...body, updated_at } });
          toast.success(texts.saved);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput
              form={form}
              name="kind"
              label={texts.kind}
              choiceLabel={option => kinds[option] ?? option}
            />
            <FieldInput form={form} name="what" label={texts.what} first />
            <FieldInput form={form} name="amount" label={texts.amount} />
            {form.texts.kind === 'waived' && <FieldInput form={form} name="reason" label={texts.reason} />}
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
