import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { suggestion } from '@rto-desk/contract/fields';
import { jobFields } from '@rto-desk/contract/job';
import type { Service } from '@rto-desk/contract/services';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ServicesInput, servicesIn } from '../../forms/ServicesInput.tsx';
import { blank, type FieldsForm } from '../../forms/useFieldsForm.ts';
import { useSession } from '../../session/useSession.ts';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { jobName } from './jobColumns.tsx';
import { givenBy, jobChanged, jobOptions, refreshJobs } from './queries.ts';

interface Props {
  /** The job that is changed, or null for one that is taken in at the counter. */
  job: Job | null;
  /** The citizen of a new job, where known. */
  start?: { citizen_id: number | null; vehicle_id: number | null };
  onClose: () => void;
  onSaved: (job: Job) => void;
}

const none: readonly Service[] = [];

/** Creates a job at the counter, or edits one. */
export function JobForm({ job, start, onClose, onSaved }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const client = useQueryClient();
  const options = useQuery(jobOptions);
  const [services, setServices] = useState(job?.services ?? none);
  const [servicesError, setServicesError] = useState<string | null>(null);
  const { fee, paid, ...others } = jobFields;
  const { user } = useSession();
  // While money is in use, both are sums of charges and receipts.
  const hasFees = options.data?.fees_on === true && !user?.desk.money_on;
  const { notes, ...atCounter } = others;
  const fields = { ...atCounter, ...(job !== null && { notes }), ...(hasFees && { fee, paid }) };
  const [begunWith] = useState(services);
  return (
    <FormDialog
      onClose={onClose}
      title={job === null ? texts.add : texts.actOn(words.general.edit, jobName(job))}
      help="/help/job"
    >
      {job !== null && options.isPending ? (
        <Pending height={320} />
      ) : (
        <RecordForm
          fields={fields}
          initial={job ?? blank}
          failure={texts.saveFailed}
          alsoDirty={services !== begunWith}
          onRefused={errors => setServicesError(errors.services?.join(' ') ?? null)}
          save={async (values, updated_at) => {
            setServicesError(null);
            const body = { ...values, services: [...services] };
            const saved =
              job === null
                ? await call('POST /jobs', { body: { ...body, ...start } })
                : await call('PATCH /jobs/{id}', { params: { id: job.id }, body: { ...body, updated_at } });
            toast.success(texts.saved);
            jobChanged(client, saved);
            onSaved(saved);
          }}
          onTaken={() => refreshJobs(client)}
        >
          {form => (
            <>
              <div className={layout.two}>
                <FieldInput form={form} name="contact_phone" first />
                <FieldInput form={form} name="contact_name" />
              </div>
              <FieldInput
                form={form}
                name="category"
                choiceLabel={option => categoryNames(words.services)[option] ?? option}
                onText={category => {
                  form.set('category', category);
                  setServices(none);
                }}
              />
              <ServicesInput
                among={servicesIn(form.texts.category)}
                value={services}
                onChange={setServices}
                error={servicesError}
              />
              <FieldInput form={form} name="query" />
              <div className={layout.two}>
                {Object.keys(fields)
                  .filter(name => !placed.includes(name))
                  .map(name =>
                    name === 'given_by' ? (
                      <GivenBy key={name} form={form} />
                    ) : (
                      <FieldInput key={name} form={form} name={name} />
                    ),
                  )}
              </div>
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}

/** The referrer, with suggestions of earlier ones. */
function GivenBy({ form }: { form: FieldsForm }) {
  const typed = form.texts.given_by?.trim() ?? '';
  const { data = [] } = useQuery(givenBy(typed));
  return <FieldInput form={form} name="given_by" field={suggestion(data, jobFields.given_by.max)} />;
}

/** The fields that are placed separately in the form. */
const placed = ['contact_name', 'contact_phone', 'category', 'query'];

const categoryNames = (texts: { categories: Readonly<Record<string, string>> }) => texts.categories;
