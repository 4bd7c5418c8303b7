import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { SendMessageForm } from '../messages/SendMessageForm.tsx';

/** A document whose owner is to be told. */
export interface NoticeOf {
  type: string;
  record_id: number;
  owner_name: string;
  owner_mobile: string;
  /** The document's number, or the vehicle's where the kind has none. */
  identifier: string;
  /** The field of the end that it is about; null of the only one. */
  end: string | null;
  /** `YYYY-MM-DD`. */
  expiry_date: string;
}

/** Asks before a notice goes out, and shows what the server will send. */
export function SendNotice({ of, onClose }: { of: NoticeOf | null; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog opened={of !== null} onClose={onClose} title={words.expiries.sendTitle} help="/help/notices">
      {of !== null && <Notice of={of} onClose={onClose} />}
    </Dialog>
  );
}

function Notice({ of, onClose }: { of: NoticeOf; onClose: () => void }) {
  const words = useWords();
  const { type, record_id, owner_name, owner_mobile, identifier, end, expiry_date } = of;
  const preview = useQuery({
    queryKey: ['notice', type, record_id, end, expiry_date],
    queryFn: ({ signal }) =>
      call('GET /reports/expiries/notification', { query: { type, record_id, end, expiry_date }, signal }),
    // The settings that it is made of may have changed since it was looked at last.
    gcTime: 0,
  });
  if (preview.error) {
    return (
      <LoadFailure
        error={preview.error}
        failure={words.expiries.previewFailed}
        retry={() => void preview.refetch()}
      />
    );
  }
  if (preview.data === undefined) return <Pending height={240} />;
  const { text, template } = preview.data;
  return (
    <SendMessageForm
      text={template === null ? text : template.parameters.join('\n')}
      textIs={template === null ? undefined : words.expiries.byTemplate(template.name)}
      ready
      action={words.expiries.send}
      failure={words.messages.noticeFailed}
      send={confirmed =>
        call('POST /reports/expiries/send-notification', {
          body: { type, record_id, owner_mobile, identifier, end, expiry_date, ...confirmed },
        })
      }
      onClose={onClose}
    >
      <p>{words.expiries.sendQuestion(owner_name, owner_mobile)}</p>
    </SendMessageForm>
  );
}
