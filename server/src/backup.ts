import { resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from './config.ts';
import { sentenceOf } from './failure.ts';
import { writeArchive } from './features/backup/archive.ts';
import { say } from './say.ts';
import { openForTools } from './start.ts';

/** `npm run backup [-- FOLDER]`: database and documents into one file, while the desk runs or not. */
try {
  const config = readConfig(process.env);
  const folder = resolve(process.argv[2] ?? config.backups?.folder ?? 'backups');
  const { connection, storage, close } = await openForTools(config, { alsoRunning: true });
  const pool = new pg.Pool({ ...connection, max: 2 });
  const { file, bytes } = await writeArchive({ pool, storage }, folder);
  await pool.end();
  await close();
  say(`Written: ${resolve(folder, file)} (${Math.ceil(bytes / 1024)} kB)`);
  process.exit(0);
} catch (error) {
  say(sentenceOf(error));
  process.exit(1);
}
