import type { DayBook, DayBookLine } from '@rto-desk/contract/endpoints/day-book';
import { cashFields, countedFields } from '@rto-desk/contract/money';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshMoney } from './queries.ts';

const CancelMoney = lazyComponent(async () => (await import('./CancelMoney.tsx')).CancelMoney);
const PayoutForm = lazyComponent(async () => (await import('./PayoutForm.tsx')).PayoutForm);

/** What is done in a dialog: a line is cancelled. */
export type OpenedDialog = 'payout' | 'close' | 'reopen' | 'cash' | DayBookLine;

/** What cancelling a line is called. */
export const cancelLabel = ({ line }: DayBookLine, texts: MoneyScreensTexts) =>
  line === 'receipt' ? texts.cancelReceipt : texts.cancelPayout;

/** Pays out, closes or reopens a day, sets the first cash, or cancels a line. */
export function DayBookDialogs({
  opened,
  book,
  onClose,
}: {
  opened: OpenedDialog;
  book: DayBook;
  onClose: () => void;
}) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const { on, branch_id } = book;
  const done = (said: string) => {
    toast.success(said);
    onClose();
  };
  if (opened === 'payout') return <PayoutForm onClose={onClose} />;
  if (opened === 'reopen') {
    return (
      <CancelMoney
        title={texts.reopenDay}
        action={texts.reopenDay}
        done={texts.dayReopened}
        act={reason => call('POST /day-book/{on}/reopen', { params: { on }, body: { reason, branch_id } })}
        onClose={onClose}
      />
    );
  }
  if (typeof opened === 'object') {
    const { id, line, number } = opened;
    const label = cancelLabel(opened, texts);
    return (
      <CancelMoney
        title={texts.actOn(label, number)}
        action={label}
        explain={texts.cancelExplain}
        done={texts.cancelled}
        act={reason =>
          line === 'receipt'
            ? call('POST /receipts/{id}/cancel', { params: { id }, body: { reason } })
            : call('POST /payouts/{id}/cancel', { params: { id }, body: { reason } })
        }
        onClose={onClose}
      />
    );
  }
  const closes = opened === 'close';
  return (
    <FormDialog
      onClose={onClose}
      title={closes ? texts.closeDay : texts.setCash}
      help="/help/day-book"
      width="26rem"
    >
      {closes ? (
        <RecordForm
          fields={countedFields}
          initial={blank}
          failure={texts.saveFailed}
          action={texts.closeDay}
          refresh={() => refreshMoney(queries)}
          save={async ({ counted }) => {
            await call('POST /day-book/{on}/close', { params: { on }, body: { counted, branch_id } });
            done(texts.dayClosed);
          }}
        >
          {form => (
            <FieldInput
              form={form}
              name="counted"
              label={texts.counted}
              description={texts.closeExplain}
              first
            />
          )}
        </RecordForm>
      ) : (
        <RecordForm
          fields={cashFields}
          initial={blank}
          failure={texts.saveFailed}
          refresh={() => refreshMoney(queries)}
          save={async ({ amount }) => {
            await call('PUT /day-book/opening', { body: { amount, branch_id } });
            done(texts.saved);
          }}
        >
          {form => <FieldInput form={form} name="amount" label={texts.cashAtStart} first />}
        </RecordForm>
      )}
    </FormDialog>
  );
}
