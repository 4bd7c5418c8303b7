import type { AppOptions } from '../app.ts';

/** Options of a server that only a test or a benchmark reaches. */
export const standaloneOptions: AppOptions = {
  corsOrigins: [],
  trustedProxies: [],
  overTls: false,
  webhook: null,
  metrics: null,
  pages: null,
  log: { level: 'silent' },
};
