import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DownloadProgress } from '../../ui/DownloadProgress.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { exportsTexts, usePageTexts } from '../../words/pageTexts.ts';

/** Fetches the whole database as SQL, after asking; how much has come is shown until it is there. */
export function BackupButton() {
  const texts = usePageTexts(exportsTexts);
  const running = useDownload();
  const [asking, setAsking] = useState(false);
  const busy = running.bytes !== null;
  const close = () => {
    running.cancel();
    setAsking(false);
  };
  const start = async () => {
    try {
      await running.start('/database-backups/download', () => toast.success(texts.backupStarted));
    } catch (error) {
      toast.failure(error instanceof ApiError ? texts.backupFailed : texts.backupBrokeOff);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.backup}
      </Button>
      <Dialog opened={asking} onClose={close} title={texts.backupTitle} closeOnClickOutside={!busy}>
        <div className={layout.stack}>
          <p>{texts.confirmBackup}</p>
          <DownloadProgress label={texts.coming} running={running} />
          {!busy && (
            <DialogFooter onCancel={close}>
              <Button onClick={() => void start()} data-autofocus>
                {texts.continue}
              </Button>
            </DialogFooter>
          )}
        </div>
      </Dialog>
    </>
  );
}
