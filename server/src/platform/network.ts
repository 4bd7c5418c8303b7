import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that attempts from an address are counted under: the address itself, or the /64 of IPv6, because a host
 * has a whole /64. IPv4 addresses in IPv6 notation count as IPv4.
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

/** The network in which a person may get another address the next time: the /24 of IPv4, the /64 of IPv6. */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? `${network.slice(0, network.lastIndexOf('.'))}.0/24` : network;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The WHATWG URL parser normalises an IPv6 address: hexadecimal, with the longest run of zeros left out.
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
