import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { fileSize } from '../../ui/fileSize.ts';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';

/** A warning for each disk of the server that is full or nearly so. */
export function DiskWarnings() {
  const words = useWords();
  const texts = words.exports;
  const disks = useQuery({
    queryKey: ['disks'],
    queryFn: ({ signal }) => call('GET /admin/disks', { signal }),
  });
  return (disks.data ?? [])
    .filter(({ state }) => state !== 'ok')
    .map(({ setting, folder, free, state }) => (
      <p key={folder} className={`${plain.alert} ${plain.above}`} data-tone="soon" role="alert">
        {(state === 'full' ? texts.diskFull : texts.diskLow)(`${folder} (${setting})`, fileSize(free, words))}
      </p>
    ));
}
