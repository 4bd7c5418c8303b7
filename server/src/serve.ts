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
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw explainListenError(error, config);
  });
  return { address, stop: () => app.close() };
}

/** Names the setting that keeps the server from listening. Other errors stay as they are. */
function explainListenError(error: unknown, { host, port }: Config): unknown {
  const sentence = (code: unknown): string | null => {
    switch (code) {
      case 'EADDRINUSE':
        return `The port is in use by another program: stop that, or set another PORT than ${port}.`;
      case 'EACCES':
        return `PORT: this account may not listen on port ${port}. Set one above 1023, and let a reverse proxy listen on 80 and 443.`;
      case 'EADDRNOTAVAIL':
      case 'EINVAL':
        return `HOST: ${host} is not an address of this machine. Set one that is, 127.0.0.1 or 0.0.0.0.`;
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `HOST: the name ${host} is not known here. Set an address of this machine, 127.0.0.1 or 0.0.0.0.`;
      default:
        return null;
    }
  };
  const explained = error instanceof Error && 'code' in error ? sentence(error.code) : null;
  return explained === null ? error : new Error(explained, { cause: error });
}

/** The pages beside the server, or null when they are served by something else, as in development. */
function builtPages(): string | null {
  const folder = join(import.meta.dirname, '../../web/dist');
  return existsSync(join(folder, 'screens.json')) ? folder : null;
}
