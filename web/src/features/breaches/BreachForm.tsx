import { breachFields } from '@rto-desk/contract/breach';
import type { Breach } from '@rto-desk/contract/endpoints/breaches';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { breachesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshBreaches } from './queries.ts';

interface Props {
  /** The breach that is changed, or null for a new one. */
  breach: Breach | null;
  onClose: () => void;
}

/** Enters a breach, or completes what is known of one. */
export function BreachForm({ breach, onClose }: Props) {
  const texts = usePageTexts(breachesTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [noticed, setNoticed] = useState(() => inputMoment(breach?.noticed_at));
  return (
    <FormDialog onClose={onClose} title={breach === null ? texts.add : texts.edit} width="34rem">
      <RecordForm
        fields={breachFields}
        initial={breach ?? blank}
        failure={texts.failed}
        save={async (values, updated_at) => {
          const isMoved = breach !== null && noticed !== inputMoment(breach.noticed_at);
          if (breach === null) {
            const body = { ...values, noticed_at: momentInIndia(noticed) };
            const { id } = await call('POST /admin/breaches', { body });
            await navigate(`/admin/breaches?id=${id}`);
          } else {
            const params = { id: breach.id };
            const body = { ...values, ...(isMoved && { noticed_at: momentInIndia(noticed) }), updated_at };
            await call('PATCH /admin/breaches/{id}', { params, body });
          }
          toast.success(texts.saved);
          refreshBreaches(client);
          onClose();
        }}
      >
        {form => (
          <>
            {breach?.board_told_at == null && (
              <TextInput
                label={texts.noticed}
                description={texts.noticedWhy}
                name="noticed_at"
                type="datetime-local"
                required
                value={noticed}
                max={inputMoment()}
                error={form.error('noticed_at')}
                onChange={event => setNoticed(event.currentTarget.value)}
              />
            )}
            <FieldInput form={form} name="nature" label={texts.nature} description={texts.natureWhy} first />
            <FieldInput form={form} name="extent" label={texts.extent} />
            <FieldInput form={form} name="place" label={texts.place} />
            <FieldInput form={form} name="consequences" label={texts.consequences} />
            <FieldInput form={form} name="measures" label={texts.measures} />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}

/** The minute of a moment in India, by default of now, as an input has it: `2026-11-26T14:05`. */
export function inputMoment(moment?: string): string {
  const at = moment === undefined ? Date.now() : Date.parse(moment);
  return new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 16);
}

/** A moment as an input has it, in India; what is none stays, for the server to refuse. */
export function momentInIndia(typed: string): string {
  return typed === '' ? '' : `${typed}:00+05:30`;
}
