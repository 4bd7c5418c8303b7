import { withSnapshot } from '../../platform/database/snapshot.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { fileMoment } from '../../platform/india-time.ts';
import { warnings } from '../../platform/warnings.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { lastBackup } from './daily.ts';
import { dump } from './dump.ts';
import { ENCRYPTED, encrypt } from './encrypted.ts';

export function backupRoutes(services: Services): Route[] {
  return [
    implement('GET /database-backups/download', async ({ reply }) => {
      const now = new Date();
      const passphrase = services.backupPassphrase;
      const name = `backup-${fileMoment(now)}.sql`;
      const file =
        passphrase === null
          ? { name, type: 'application/sql; charset=utf-8' }
          : { name: name + ENCRYPTED, type: 'application/octet-stream' };
      await recordEvent(services.db, { action: 'backed_up', title: file.name });
      await withSnapshot(services.pool, snapshot => {
        const backup = dump(snapshot, now);
        return sendFile(reply, file, passphrase === null ? backup : encrypt(backup, passphrase));
      });
      return '';
    }),
    implement('GET /admin/disks', () => services.disks.look()),
    implement('GET /admin/server-warnings', () => warnings(services.db)),
    implement('GET /admin/backups/last', () => lastBackup(services)),
  ];
}
