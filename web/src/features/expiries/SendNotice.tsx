import { Text } from '@mantine/core';
import { today } from '@rto-desk/contract/expiry';
import { type ExpiryNotice, expiryNotice } from '@rto-desk/contract/words/notice';
import { call } from '../../api/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { Sending } from '../messages/Sending.tsx';

/** A document whose owner is to be told. */
export interface NoticeOf extends ExpiryNotice {
  type: string;
  record_id: number;
  owner_mobile: string;
}

/** Asks before a notice goes out, and shows the text as its reader will see it. */
export function SendNotice({ of, onClose }: { of: NoticeOf | null; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog opened={of !== null} onClose={onClose} title={words.expiries.sendTitle}>
      {of !== null && (
        <Sending
          text={expiryNotice(of, today())}
          ready
          action={words.expiries.send}
          failure={words.messages.noticeFailed}
          send={again => {
            const { type, record_id, owner_mobile, identifier, expiry_date } = of;
            return call('POST /reports/expiries/send-notification', {
              body: { type, record_id, owner_mobile, identifier, expiry_date, again },
            });
          }}
          onClose={onClose}
        >
          <Text>{words.expiries.sendQuestion(of.owner_name, of.owner_mobile)}</Text>
        </Sending>
      )}
    </Dialog>
  );
}
