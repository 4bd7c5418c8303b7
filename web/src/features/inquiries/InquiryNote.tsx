import { inquiryNotes } from '@rto-desk/contract/document-inquiry';
import type { InquiryDetails } from '@rto-desk/contract/endpoints/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { inquiryChanged } from './queries.ts';

const fields = { notes: inquiryNotes };

/** What the office writes down for itself with an inquiry. */
export function InquiryNote({ inquiry }: { inquiry: InquiryDetails }) {
  const texts = useWords().jobs.inquiry;
  const client = useQueryClient();
  const [begun, setBegun] = useState(inquiry);
  const params = { id: inquiry.id };
  // Another status is no other note: only who changes the note meanwhile is in the way.
  const current = inquiry.notes === begun.notes ? inquiry.updated_at : begun.updated_at;
  return (
    <RecordForm
      key={begun.updated_at}
      fields={fields}
      initial={{ notes: begun.notes, updated_at: begun.updated_at }}
      failure={texts.noteFailed}
      save={async (values, seen) => {
        const body = { ...values, updated_at: seen === begun.updated_at ? current : seen };
        setBegun(await call('PATCH /admin/document-inquiries/{id}', { params, body }));
        toast.success(texts.noteSaved);
        await inquiryChanged(client, inquiry.id);
      }}
    >
      {form => <FieldInput form={form} name="notes" />}
    </RecordForm>
  );
}
