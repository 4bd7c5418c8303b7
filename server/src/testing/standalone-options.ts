import type { AppOptions } from '../app.ts';
import { callLimits } from '../platform/http/load-shedding.ts';

/** Options of a server that only a test or a benchmark reaches. */
export const standaloneOptions: AppOptions = {
  corsOrigins: [],
  trustedProxies: [],
  overTls: false,
  webhook: null,
  metrics: null,
  pages: null,
  log: { level: 'silent' },
  // A test runs in the same process, and keeps the event loop busy itself.
  callLimits: { ...callLimits, areShared: false, loopDelay: null },
};
