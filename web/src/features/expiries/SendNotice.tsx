import { Button, Group, Stack, Text } from '@mantine/core';
import type { ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { today } from '@rto-desk/contract/expiry';
import { expiryNotice, whatsAppLink } from '@rto-desk/contract/words/notice';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './expiries.module.css';

/** Asks before a notice goes out, and shows the text as its reader will see it. */
export function SendNotice({ row, onClose }: { row: ExpiryRow | null; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog opened={row !== null} onClose={onClose} title={words.expiries.sendTitle}>
      {row !== null && <Notice row={row} onClose={onClose} />}
    </Dialog>
  );
}

function Notice({ row, onClose }: { row: ExpiryRow; onClose: () => void }) {
  const words = useWords();
  const text = expiryNotice(row, today());
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(words.general.copied);
  };
  return (
    <Stack>
      <Text>{words.expiries.sendQuestion(row.owner_name, row.owner_mobile)}</Text>
      <pre className={classes.notice}>{text}</pre>
      <Text size="sm" c="dimmed">
        {words.expiries.sendManually}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.general.cancel}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {words.expiries.copyText}
        </Button>
        <Button
          component="a"
          href={whatsAppLink(row.owner_mobile, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          {words.expiries.openWhatsApp}
        </Button>
      </Group>
    </Stack>
  );
}
