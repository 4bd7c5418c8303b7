import type { JobServiceSettings } from '@rto-desk/contract/endpoints/job-settings';
import { integer, required } from '@rto-desk/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshJobSettings } from './queries.ts';
import { ServiceDocumentsInput } from './ServiceDocumentsInput.tsx';
import { asLines, differ, lineErrors, noErrors, serviceDocumentsOf } from './serviceDocuments.ts';

const fields = { days: integer(0, 365, required) };

interface Props {
  settings: JobServiceSettings;
  /** What the service is called. */
  name: string;
  onClose: () => void;
}

/** The days of a service and its documents, the list as a whole. */
export function ServiceForm({ settings, name, onClose }: Props) {
  const texts = usePageTexts(jobSettingsTexts);
  const client = useQueryClient();
  const [lines, setLines] = useState(() => asLines(settings.papers));
  const [errors, setErrors] = useState(noErrors);
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <FormDialog onClose={onClose} title={name} width="44rem">
      <RecordForm
        fields={fields}
        initial={{ days: settings.days, updated_at: settings.updated_at }}
        failure={texts.saveFailed}
        alsoDirty={differ(lines, settings.papers)}
        onRefused={errors => setRefused(errors.papers?.join(' ') ?? null)}
        onTaken={onClose}
        check={(_, words) => {
          const wrong = lineErrors(lines, words);
          setErrors(wrong);
          return wrong;
        }}
        save={async ({ days }, updated_at) => {
          setRefused(null);
          await call('PUT /admin/job-services/{service}', {
            params: { service: settings.service },
            body: { days, papers: serviceDocumentsOf(lines), updated_at },
          });
          toast.success(texts.saved);
          onClose();
        }}
        refresh={() => refreshJobSettings(client)}
      >
        {form => (
          <>
            <FieldInput form={form} name="days" first />
            <ServiceDocumentsInput lines={lines} errors={errors} refused={refused} onChange={setLines} />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
