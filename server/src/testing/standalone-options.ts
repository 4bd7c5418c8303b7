import type { AppOptions } from '../app.ts';

/** Of a server that nobody but a test or a measurement reaches. */
export const standaloneOptions: AppOptions = {
  corsOrigins: [],
  trustedProxies: [],
  overTls: false,
  webhook: null,
  pages: null,
  log: { level: 'silent' },
};
