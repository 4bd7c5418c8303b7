import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an address stands for where attempts are counted: itself, or of IPv6 the /64, since whoever has one address of
 * it has them all. IPv4 addresses written as IPv6 are the same as any other way.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map(group => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The network in which whoever signs in from an address may get another one the next time: of IPv4 the /24, of IPv6
 * the /64.
 */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // An address of the web is written in one way alone: in hexadecimal, the longest run of zeros left out.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map(part =>
    part
      .split(':')
      .filter(group => group !== '')
      .map(group => Number.parseInt(group, 16)),
  );
  const left = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => 0), ...after];
}
