import { refuse } from './refuse';

/** Refuses a row that is not at the version the caller has seen, or not in one of the statuses. */
export function checkVersionAndStatus<Status extends string>(
  noun: 'company' | 'compliance' | 'game' | 'version' | 'casino' | 'brand' | 'support' | 'rtp-alert',
  { version, status }: { readonly version: number; readonly status: Status },
  expectedVersion: number,
  from: readonly Status[],
): void {
  if (version !== expectedVersion) refuse(`${noun}.stale`, { version });
  if (!from.includes(status)) refuse(`${noun}.wrong-status`, { status });
}
