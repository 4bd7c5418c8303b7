import type { Desk } from '../../desk.ts';
import { withSnapshot } from '../../platform/database/snapshot.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/stream.ts';
import { fileMoment } from '../../platform/office-moment.ts';
import { tell } from '../history/tell.ts';
import { lastBackup } from './daily.ts';
import { dump } from './dump.ts';

export function backupRoutes(desk: Desk): Route[] {
  return [
    implement('GET /database-backups/download', async ({ reply }) => {
      const now = new Date();
      const file = { name: `backup-${fileMoment(now)}.sql`, type: 'application/sql; charset=utf-8' };
      await tell(desk.db, { action: 'backed_up', title: file.name });
      await withSnapshot(desk.pool, snapshot => sendFile(reply, file, dump(snapshot, now)));
      return '';
    }),
    implement('GET /admin/backups/last', () => lastBackup(desk)),
  ];
}
