import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { callLimits } from './platform/http/load-shedding.ts';
import type { MetricsOptions } from './platform/http/metrics.ts';
import type { Services } from './services.ts';

/** Calls are being answered. */
export interface Serving {
  /** Where, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Takes on no more calls, and resolves when those that run are answered. */
  stop(): Promise<void>;
}

/** Serves API and pages on a desk, and its metrics where they are measured. */
export async function serveCalls(
  config: Config,
  services: Services,
  metrics: MetricsOptions | null,
): Promise<Serving> {
  const app = await createApp(services, {
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    overTls: config.appUrl?.startsWith('https:') ?? false,
    webhook: config.webhook,
    metrics,
    pages: builtPages(),
    log: { level: config.logLevel },
    callLimits: { ...callLimits, areShared: config.rateLimits },
  });
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, stop: () => app.close() };
}

/** The pages beside the server, or null when they are served by something else, as in development. */
function builtPages(): string | null {
  const folder = join(import.meta.dirname, '../../web/dist');
  return existsSync(join(folder, 'screens.json')) ? folder : null;
}
