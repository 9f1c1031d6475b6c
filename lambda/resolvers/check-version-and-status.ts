import { refuse } from './refuse';

/** Refuses a row whose version differs from the one the caller has seen, or whose status is not in the list. */
export function checkVersionAndStatus<Status extends string>(
  noun: 'company' | 'compliance' | 'game' | 'version' | 'casino' | 'brand' | 'support' | 'rtp-alert',
  { version, status }: { readonly version: number; readonly status: Status },
  expectedVersion: number,
  from: readonly Status[],
): void {
  if (version !== expectedVersion) refuse(`${noun}.stale`, { version });
  if (!from.includes(status)) refuse(`${noun}.wrong-status`, { status });
}
