import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { fileSize } from './fileSize.ts';
import layout from './layout.module.css';
import prose from './prose.module.css';
import type { Download } from './useDownload.ts';

/** How much of a file has come, and a button to give it up; nothing while none is on its way. */
export function DownloadProgress({ label, running }: { label: string; running: Download }) {
  const words = useWords();
  if (running.bytes === null) return null;
  return (
    <div className={layout.tight} role="status">
      <div className={layout.between}>
        <p className={prose.small}>
          {label} {fileSize(running.bytes, words)}
        </p>
        <Button size="compact-sm" variant="default" onClick={running.cancel}>
          {words.general.cancel}
        </Button>
      </div>
      {/* How long it will be is not known before its end. */}
      <progress aria-label={label} />
    </div>
  );
}
