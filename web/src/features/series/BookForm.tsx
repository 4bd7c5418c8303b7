import { nextFields, skipFields } from '@rto-desk/contract/series';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { toast } from '../../ui/toast.ts';
import { numberSeriesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { numberSeries } from './queries.ts';
import type { BookRow } from './SeriesPage.tsx';

interface Props {
  of: BookRow;
  name: string;
  what: 'next' | 'skip';
  onClose: () => void;
}

/** Where a book that was begun on paper goes on, or which of its numbers exist on paper alone. */
export function BookForm({ of: { series, book }, name, what, onClose }: Props) {
  const texts = usePageTexts(numberSeriesTexts);
  const client = useQueryClient();
  const params = { series: series.series };
  const branch_id = book.branch?.id ?? null;
  const done = () => {
    toast.success(texts.saved);
    void client.invalidateQueries({ queryKey: numberSeries.queryKey });
    onClose();
  };
  const title = texts.actOn(what === 'next' ? texts.setNext : texts.skip, name);
  return (
    <FormDialog onClose={onClose} title={title} help="/help/admins" width="26rem">
      {what === 'next' ? (
        <RecordForm
          fields={nextFields}
          initial={blank}
          failure={texts.saveFailed}
          save={async values => {
            await call('PUT /admin/series/{series}/next', { params, body: { ...values, branch_id } });
            done();
          }}
        >
          {form => <FieldInput form={form} name="next" description={texts.nextExplain} first />}
        </RecordForm>
      ) : (
        <RecordForm
          fields={skipFields}
          initial={blank}
          failure={texts.saveFailed}
          action={texts.skip}
          save={async values => {
            await call('POST /admin/series/{series}/skip', { params, body: { ...values, branch_id } });
            done();
          }}
        >
          {form => (
            <>
              <FieldInput form={form} name="to" description={texts.skipExplain} first />
              <FieldInput form={form} name="reason" />
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}
