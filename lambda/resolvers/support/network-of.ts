import type { AppSyncIdentityIAM, Context } from '@aws-appsync/utils';

const digits = '0123456789abcdef.:';
/** A prime. Each group contains about a million addresses of IPv4, so its number identifies nobody. */
const groups = 4093;

/**
 * A group of IP addresses with the caller's address. The last address in the list is the one that AppSync saw; callers can add
 * others before it by a header. Providers assign many addresses of IPv6 to one customer, so only the first 48 bits count.
 */
export function networkOf({ identity }: Pick<Context, 'identity'>): number {
  const { sourceIp = [] } = (identity ?? {}) as Partial<AppSyncIdentityIAM>;
  const address = sourceIp[sourceIp.length - 1] ?? '';
  const parts = address.toLowerCase().split(':');
  const last = parts[parts.length - 1] ?? '';
  const counted = last.includes('.') ? last : parts.slice(0, 3).join(':');
  let group = 0;
  for (const digit of counted.split('')) group = (group * 31 + digits.indexOf(digit) + 1) % groups;
  return group;
}
