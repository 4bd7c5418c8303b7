import type { LastBackup as Last } from '@rto-desk/contract/endpoints/backup';
import { now, officeDate, today } from '@rto-desk/contract/expiry';
import type { ExportsTexts } from '@rto-desk/contract/words/en/exports';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { fileSize } from '../../ui/fileSize.ts';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { exportsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

/** From when on an admin should look into it, in milliseconds. */
const OLD = 2 * 86_400_000;

/** When the last good backup was made, with a warning where that is too long ago, or a later one failed or has gone. */
export function LastBackup() {
  const words = useWords();
  const texts = usePageTexts(exportsTexts);
  const last = useQuery({
    queryKey: ['last-backup'],
    queryFn: ({ signal }) => call('GET /admin/backups/last', { signal }),
  });
  if (last.data === undefined) return null;
  const warning = warningOf(last.data, texts);
  return (
    <>
      <p className={prose.small}>{stateOf(last.data, texts, words)}</p>
      {last.data.copies !== null && <p className={prose.small}>{copyOf(last.data.copies, texts)}</p>}
      {warning !== null && (
        <p className={`${layout.alert} ${layout.above}`} data-tone="soon" role="alert">
          {warning}
        </p>
      )}
    </>
  );
}

function stateOf({ good, gone_at }: Last, texts: ExportsTexts, words: Words): string {
  if (good === null) return gone_at === null ? texts.noBackup : texts.noBackupLeft;
  const [day, size] = [dayOf(good.finished_at), fileSize(good.bytes, words)];
  return good.machine === null
    ? texts.lastBackup(day, size)
    : texts.lastBackupElsewhere(day, size, good.machine);
}

function copyOf({ copied_at }: NonNullable<Last['copies']>, texts: ExportsTexts): string {
  return copied_at === null ? texts.noCopy : texts.lastCopy(dayOf(copied_at));
}

function warningOf(
  { scheduled, good, gone_at, failed_at, copies }: Last,
  texts: ExportsTexts,
): string | null {
  if (!scheduled) return texts.backupsOff;
  if (failed_at !== null) return texts.backupTryFailed(dayOf(failed_at));
  if (gone_at !== null) return texts.backupGone(dayOf(gone_at));
  if (copies !== null && copies.failed_at !== null) return texts.copyFailed(dayOf(copies.failed_at));
  const isOld = good !== null && now().getTime() - Date.parse(good.finished_at) > OLD;
  return isOld ? texts.backupOld : null;
}

function dayOf(moment: string): string {
  return officeDate(today(new Date(moment)));
}
