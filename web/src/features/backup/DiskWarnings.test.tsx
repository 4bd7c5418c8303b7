// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DiskWarnings } from './Warnings.tsx';

const server = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(cleanup);

it('names each disk that is full or low, with what is left, and no other', async () => {
  const disk = (folder: string, megabytes: number, state: string) => ({
    setting: folder === '/srv/data' ? 'DATA_DIR' : 'BACKUP_DIR',
    folder,
    free: megabytes * 1024 * 1024,
    state,
  });
  server.mockResolvedValueOnce(
    Response.json([
      disk('/srv/data', 150, 'full'),
      disk('/mnt/backups', 800, 'low'),
      disk('/mnt/other', 90_000, 'ok'),
    ]),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DiskWarnings />
    </QueryClientProvider>,
  );
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'The disk that holds /srv/data (DATA_DIR) is full: 150.0 MB left. Nothing is saved there until you free some space.',
    'The disk that holds /mnt/backups (BACKUP_DIR) has only 800.0 MB left. Free some space: below 200 MB nothing is saved.',
  ]);
});
