import type { Allocate, Dues, PayerIds } from '@rto-desk/contract/endpoints/money';
import { receiptFields } from '@rto-desk/contract/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import layout from '../../ui/layout.module.css';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { toast } from '../../ui/toast.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { duesOf, refreshMoney } from './queries.ts';
import { isTooMuchCash, paise, rupees } from './sums.ts';

interface Props {
  /** Who pays, or null where that is chosen first. */
  payer: PayerIds | null;
  onClose: () => void;
  /** Called with the new receipt. */
  onTaken: (receipt: number) => void;
}

const ways = ['oldest', 'jobs', 'none'] as const;

/** Takes money from a client, a citizen or the payer of a job. */
export function TakeMoney({ payer, onClose, onTaken }: Props) {
  const texts = usePageTexts(moneyScreensTexts);
  const [chosen, setChosen] = useState(payer);
  return (
    <FormDialog onClose={onClose} title={texts.takeMoney} help="/help/money">
      {chosen === null ? (
        <ChoosePayer onChoose={setChosen} />
      ) : (
        <Loaded payer={chosen} onClose={onClose} onTaken={onTaken} />
      )}
    </FormDialog>
  );
}

function Loaded(props: Props & { payer: PayerIds }) {
  const texts = usePageTexts(moneyScreensTexts);
  const dues = useQuery({ ...duesOf(props.payer), staleTime: 0 });
  return dues.data === undefined ? (
    <PendingPart found={dues} failure={texts.loadFailed} height={320} />
  ) : (
    <ReceiptForm {...props} dues={dues.data} />
  );
}

function ReceiptForm({ payer, dues, onClose, onTaken }: Props & { payer: PayerIds; dues: Dues }) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const { lines, owed } = dues;
  const [way, setWay] = useState<(typeof ways)[number]>(lines.length === 0 ? 'none' : 'oldest');
  const [amounts, setAmounts] = useState<Readonly<Record<number, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const modes: Readonly<Record<string, string>> = texts.modes;
  const allocate: Allocate | undefined =
    way === 'oldest'
      ? 'oldest'
      : way === 'none'
        ? undefined
        : lines.flatMap(({ job }, at) =>
            paise(amounts[at]) > 0 ? [{ job_id: job?.id ?? null, amount: rupees(paise(amounts[at])) }] : [],
          );
  // What is suggested is what is owed less what the payer has paid already.
  const suggested = paise(owed.balance) > 0 ? owed.balance : '';
  return (
    <RecordForm
      fields={receiptFields}
      initial={{ amount: suggested, mode: 'cash' }}
      failure={texts.saveFailed}
      action={texts.takeMoney}
      alsoDirty={Object.keys(amounts).length > 0}
      onRefused={errors => setRefusal(errors.allocate?.join(' ') ?? null)}
      refresh={() => refreshMoney(queries)}
      save={async values => {
        setRefusal(null);
        const body = { ...values, ...payer, ...(allocate !== undefined && { allocate }) };
        const receipt = await call('POST /receipts', { body });
        toast.success(texts.taken(receipt.number ?? ''));
        for (const warning of receipt.warnings) toast.failure(warning);
        onClose();
        onTaken(receipt.id);
      }}
    >
      {form => (
        <>
          <p>
            <strong>{dues.payer.name}</strong> · {texts.due}: <MoneyText amount={owed.due} /> ·{' '}
            {texts.advance}: <MoneyText amount={owed.advance} />
          </p>
          <div className={layout.two}>
            <FieldInput form={form} name="amount" label={texts.amount} first />
            <FieldInput
              form={form}
              name="mode"
              label={texts.mode}
              choiceLabel={option => modes[option] ?? option}
            />
          </div>
          <FieldInput
            form={form}
            name="reference"
            label={texts.reference}
            description={texts.referenceExplain}
          />
          <ErrorNote
            text={
              isTooMuchCash(form.texts.mode ?? '', form.texts.amount ?? '', dues.cash_today)
                ? texts.muchCash
                : null
            }
          />
          {lines.length > 0 && (
            <RadioGroup
              label={texts.allocate}
              value={way}
              options={ways.map(value => ({ value, label: texts.allocations[value] }))}
              onChange={setWay}
            />
          )}
          {way === 'jobs' &&
            lines.map(({ job, what, due }, at) => (
              <TextInput
                key={job?.id ?? 0}
                label={texts.amountFor([job?.number ?? texts.broughtForward, what].join(', '))}
                description={<MoneyText amount={due} />}
                inputMode="decimal"
                sign="₹"
                maxLength={10}
                value={amounts[at] ?? ''}
                onChange={event => setAmounts({ ...amounts, [at]: event.currentTarget.value })}
              />
            ))}
          <ErrorNote text={refusal} />
        </>
      )}
    </RecordForm>
  );
}

/** Finds a client or a citizen by name. */
function ChoosePayer({ onChoose }: { onChoose: (payer: PayerIds) => void }) {
  const texts = usePageTexts(moneyScreensTexts);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const found = useQuery({
    queryKey: ['money', 'payers', q],
    enabled: q !== '',
    queryFn: async ({ signal }) => {
      const [clients, citizens] = await Promise.all([
        call('GET /clients', { query: { q, page: 1, per_page: 15 }, signal }),
        call('GET /citizens', { query: { q, page: 1, per_page: 10 }, signal }),
      ]);
      return [
        ...clients.data.map(({ id, name }) => ({ name, of: texts.client, payer: { client_id: id } })),
        ...citizens.data.map(({ id, name }) => ({ name, of: texts.citizen, payer: { citizen_id: id } })),
      ];
    },
  });
  return (
    <form
      className={layout.stack}
      onSubmit={event => {
        event.preventDefault();
        setQ(typed.trim());
      }}
    >
      <TextInput
        label={texts.choosePayer}
        type="search"
        maxLength={100}
        value={typed}
        data-autofocus
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <div className={layout.stack}>
        {found.data?.map(({ name, of, payer }) => (
          <Button key={JSON.stringify(payer)} variant="default" onClick={() => onChoose(payer)}>
            {name} · {of}
          </Button>
        ))}
        {found.data?.length === 0 && <p>{texts.noPayer}</p>}
        {q !== '' && found.data === undefined && (
          <PendingPart found={found} failure={texts.loadFailed} height={64} />
        )}
      </div>
    </form>
  );
}
