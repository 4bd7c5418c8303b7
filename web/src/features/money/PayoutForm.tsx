import { payoutFields } from '@rto-desk/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshMoney } from './queries.ts';

interface Props {
  /** The client that gets a refund. */
  of?: { client_id: number };
  onClose: () => void;
}

/** Pays out money, or puts cash into the drawer. */
export function PayoutForm({ of, onClose }: Props) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const kinds: Readonly<Record<string, string>> = texts.payoutKinds;
  const modes: Readonly<Record<string, string>> = texts.modes;
  return (
    <FormDialog onClose={onClose} title={texts.payOut} help="/help/day-book">
      <RecordForm
        fields={payoutFields}
        initial={{ mode: 'cash', ...(of !== undefined && { kind: 'refund' }) }}
        failure={texts.saveFailed}
        action={texts.payOut}
        refresh={() => refreshMoney(queries)}
        save={async values => {
          const { number } = await call('POST /payouts', { body: { ...values, ...of } });
          toast.success(texts.paidOut(number));
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
              first
            />
            <div className={layout.two}>
              <FieldInput form={form} name="amount" label={texts.amount} />
              <FieldInput
                form={form}
                name="mode"
                label={texts.mode}
                choiceLabel={option => modes[option] ?? option}
              />
            </div>
            <FieldInput form={form} name="what" label={texts.what} />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
