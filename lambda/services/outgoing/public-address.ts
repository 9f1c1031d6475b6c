import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Blocks of https://www.iana.org/assignments/iana-ipv4-special-registry/ that are not on the public internet, and
 * multicast. 169.254.0.0/16 has the metadata service of AWS.
 */
const reservedIpv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reservedIpv4.addSubnet(network, prefix, 'ipv4');

/** Global unicast. Addresses that contain an IPv4 address are outside of it, except Teredo and 6to4. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

const reservedIpv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedIpv6.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to a server on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reservedIpv4.check(address, 'ipv4');
  return isIPv6(address) && globalIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopbackAddress = (address: string): boolean =>
  loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
