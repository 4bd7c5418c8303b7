import { Alert, Text } from '@mantine/core';
import type { LastBackup as Last } from '@rto-desk/contract/endpoints/backup';
import { officeDate, today } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { fileSize } from '../../ui/fileSize.ts';
import { useWords } from '../../words/useWords.ts';

/** From when on an admin should look into it, in milliseconds. */
const OLD = 2 * 86_400_000;

/** When the last good backup was made, with a warning where that is too long ago, or a later one failed or has gone. */
export function LastBackup() {
  const words = useWords();
  const last = useQuery({
    queryKey: ['last-backup'],
    queryFn: ({ signal }) => call('GET /admin/backups/last', { signal }),
  });
  if (last.data === undefined) return null;
  const warning = warningOf(last.data, words);
  return (
    <>
      <Text size="sm">{stateOf(last.data, words)}</Text>
      {warning !== null && (
        <Alert color="yellow" mt="xs">
          {warning}
        </Alert>
      )}
    </>
  );
}

function stateOf({ good, gone_at }: Last, words: Words): string {
  if (good === null) return gone_at === null ? words.exports.noBackup : words.exports.noBackupLeft;
  const [day, size] = [dayOf(good.finished_at), fileSize(good.bytes, words)];
  return good.machine === null
    ? words.exports.lastBackup(day, size)
    : words.exports.lastBackupElsewhere(day, size, good.machine);
}

function warningOf({ scheduled, good, gone_at, failed_at }: Last, words: Words): string | null {
  if (!scheduled) return words.exports.backupsOff;
  if (failed_at !== null) return words.exports.backupTryFailed(dayOf(failed_at));
  if (gone_at !== null) return words.exports.backupGone(dayOf(gone_at));
  const isOld = good !== null && Date.now() - Date.parse(good.finished_at) > OLD;
  return isOld ? words.exports.backupOld : null;
}

function dayOf(moment: string): string {
  return officeDate(today(new Date(moment)));
}
