import type { NumberSeries } from '@rto-desk/contract/endpoints/series';
import { seriesFields } from '@rto-desk/contract/series';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { numberSeriesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { numberSeries } from './queries.ts';

/** Prefix and digits of a series. */
export function SeriesForm({ series, onClose }: { series: NumberSeries; onClose: () => void }) {
  const texts = usePageTexts(numberSeriesTexts);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: numberSeries.queryKey });
  return (
    <FormDialog
      onClose={onClose}
      title={texts.actOn(texts.change, texts.names[series.series])}
      help="/help/admins"
      width="26rem"
    >
      <RecordForm
        fields={seriesFields}
        initial={series}
        failure={texts.saveFailed}
        onTaken={refresh}
        refresh={refresh}
        save={async (values, updated_at) => {
          const params = { series: series.series };
          await call('PUT /admin/series/{series}', { params, body: { ...values, updated_at } });
          toast.success(texts.saved);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name="prefix" first />
            <FieldInput form={form} name="digits" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
