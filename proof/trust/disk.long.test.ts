import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postmasterOf } from '../../server/src/platform/database/embedded/test-support.ts';
import { times } from '../../server/src/testing/long.ts';
import type { Run } from '../../server/src/testing/process.ts';
import { allThere, type DurableWrite, startOn, write } from './durable-writes.ts';

/* Tries what only root can: a disk of one's own that loses its power (`full-disk` fills others). */
const CUTS = hasDisks() ? times({ short: 0, long: 0, trust: 20 }) : 0;
const SIZE = 1_200 * 1024 * 1024;

describe.runIf(CUTS > 0)('a disk', { timeout: 600_000 }, () => {
  let base: string;
  let mount: string;
  let running: Run | undefined;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'rto-desk-disk-'));
    mount = join(base, 'mount');
    mkdirSync(mount);
    const image = join(base, 'image');
    writeFileSync(image, '');
    truncateSync(image, SIZE);
    execFileSync('mkfs.ext4', ['-q', image]);
    execFileSync('mount', ['-o', 'loop', image, mount]);
  });
  afterEach(async () => {
    running?.child.kill('SIGTERM');
    await running?.ended;
    execFileSync('umount', [mount]);
    rmSync(base, { recursive: true, force: true });
  });

  test('a disk that loses power keeps every acknowledged write', async () => {
    const kept: DurableWrite[] = [];
    const folder = join(mount, 'data');
    for (let cut = 0; cut <= CUTS; cut += 1) {
      const started = await startOn(folder);
      running = started.running;
      await allThere(started.address, started.client, kept);
      if (cut === CUTS) break;
      const writing = Array.from({ length: 4 }, () => write(started.client, kept));
      const enough = kept.length + 8 + ((cut * 5) % 17);
      await expect.poll(() => kept.length, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(enough);
      const database = postmasterOf(join(folder, 'postgres'));
      // From here on nothing reaches the disk; what was not written through is gone.
      execFileSync('xfs_io', ['-x', '-c', 'shutdown', mount]);
      const acknowledged = kept.length;
      running.child.kill('SIGKILL');
      process.kill(database, 'SIGKILL');
      await running.ended;
      await Promise.all(writing);
      expect(kept.length, 'what a dead disk acknowledges').toBeLessThanOrEqual(acknowledged + 4);
      await expect.poll(unmounted, { timeout: 30_000 }).toBe(true);
      execFileSync('mount', ['-o', 'loop', join(base, 'image'), mount]);
    }
    console.log(`power cut: ${kept.length} acknowledged writes, ${CUTS} cuts, 0 lost`);
  });

  function unmounted(): boolean {
    try {
      execFileSync('umount', [mount], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }
});

/** A disk of one's own to cut the power of takes root, a loop device and xfs_io (Debian: xfsprogs). */
function hasDisks(): boolean {
  return process.getuid?.() === 0 && existsSync('/dev/loop-control') && existsSync('/usr/sbin/xfs_io');
}
