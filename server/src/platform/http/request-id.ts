import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** What an id of somebody else's may be: nothing that could pass for something else in a log. */
const GIVEN = /^[\w-]{1,64}$/;

/**
 * What calls are called in the log, in answers and in reports of errors: as a trusted proxy calls them
 * (`X-Request-Id`), so that its log and ours can be read together; otherwise by a random id.
 * @param trustedProxies addresses or subnets
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address = '') =>
    isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && GIVEN.test(given) && isTrusted(socket.remoteAddress);
    return isUsable ? given : randomUUID();
  };
}
