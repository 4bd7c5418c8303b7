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

/** When the desk last made a good backup by itself, with a warning where that is too long ago. */
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

function stateOf({ good }: Last, words: Words): string {
  if (good === null) return words.exports.noBackup;
  const day = officeDate(today(new Date(good.finished_at)));
  return words.exports.lastBackup(day, fileSize(good.bytes, words));
}

function warningOf({ scheduled, good, failed_at }: Last, words: Words): string | null {
  if (!scheduled) return words.exports.backupsOff;
  if (failed_at !== null) return words.exports.backupTryFailed(officeDate(today(new Date(failed_at))));
  const isOld = good !== null && Date.now() - Date.parse(good.finished_at) > OLD;
  return isOld ? words.exports.backupOld : null;
}
