import { officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { fileSize } from '../../ui/fileSize.ts';
import layout from '../../ui/layout.module.css';
import { exportsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

/** A warning where the database has gone back to an older state and nothing is saved. */
export function DatabaseWarning() {
  const texts = usePageTexts(exportsTexts);
  const ready = useQuery({
    queryKey: ['readiness'],
    // Not a call of the API: it answers even where all calls that save are refused.
    queryFn: async ({ signal }): Promise<{ database?: string }> =>
      (await fetch('/readyz', { signal })).json(),
  });
  if (ready.data?.database !== 'behind') return null;
  return (
    <p className={`${layout.alert} ${layout.above}`} role="alert">
      {texts.databaseBehind}
    </p>
  );
}

/** A warning for each disk of the server that is full or nearly so. */
export function DiskWarnings() {
  const words = useWords();
  const texts = usePageTexts(exportsTexts);
  const disks = useQuery({
    queryKey: ['disks'],
    queryFn: ({ signal }) => call('GET /admin/disks', { signal }),
  });
  return (disks.data ?? [])
    .filter(({ state }) => state !== 'ok')
    .map(({ setting, folder, free, state }) => (
      <p key={folder} className={`${layout.alert} ${layout.above}`} data-tone="soon" role="alert">
        {(state === 'full' ? texts.diskFull : texts.diskLow)(`${folder} (${setting})`, fileSize(free, words))}
      </p>
    ));
}

/** What was noticed of the server within a week: a wrong clock, a proxy that is not trusted. */
export function ServerWarnings() {
  const texts = usePageTexts(exportsTexts);
  const found = useQuery({
    queryKey: ['server-warnings'],
    queryFn: ({ signal }) => call('GET /admin/server-warnings', { signal }),
  });
  return (found.data ?? []).map(({ warning, seen_at, address }) => (
    <p key={warning} className={`${layout.alert} ${layout.above}`} data-tone="soon" role="alert">
      {warning === 'clock'
        ? texts.clockWrong(officeDate(today(new Date(seen_at))))
        : texts.proxyUntrusted(address ?? '')}
    </p>
  ));
}
