import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { storeWarning } from '../warnings.ts';

/** What a caller's own id may contain: nothing that could pass for another part of a log line. */
const GIVEN = /^[\w-]{1,64}$/;

/** Whether an address is that of a trusted proxy; they are given as addresses or subnets. */
export function trustOf(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address = '') => isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * What calls are called in the log, in answers and in reports of errors: as a trusted proxy calls them
 * (`X-Request-Id`), so that its log and ours can be read together; otherwise by a random id.
 */
export function requestIds(
  isTrusted: (address: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && GIVEN.test(given) && isTrusted(socket.remoteAddress);
    return isUsable ? given : randomUUID();
  };
}

/**
 * Warns once, in the log and on the admins' page, where calls come through a proxy that is not trusted: all visitors then seem
 * to have its address, and share one limit.
 */
export function warnOfProxy(
  app: FastifyInstance,
  db: Queryable,
  isTrusted: (address: string | undefined) => boolean,
): void {
  let isNoted = false;
  app.addHook('onRequest', async ({ headers, socket }) => {
    const address = socket.remoteAddress;
    if (isNoted || headers['x-forwarded-for'] === undefined || isTrusted(address)) return;
    isNoted = true;
    app.log.warn(
      { proxy: address },
      'Calls come through a proxy that is not trusted: all visitors share one limit. Set TRUST_PROXY to its address.',
    );
    // Without the database the next such call tries again, and no call waits for it.
    storeWarning(db, 'proxy', address ?? '').catch(() => {
      isNoted = false;
    });
  });
}
