const windowsMilliseconds = [3_600_000, 86_400_000, 40 * 86_400_000];

/**
 * Returns the latest due time that is not after `until`. `first` is a due time before or at `until`. Tries short
 * periods before `until` first, because a year can have half a million due times.
 */
export function latestDue(first: Date, until: Date, nextAfter: (after: Date) => Date | undefined): Date {
  let latest = first;
  for (const window of windowsMilliseconds) {
    const from = nextAfter(new Date(Math.max(first.getTime() - 1, until.getTime() - window)));
    if (from === undefined || from > until) continue;
    latest = from;
    break;
  }
  for (let next = nextAfter(latest); next !== undefined && next <= until; next = nextAfter(latest))
    latest = next;
  return latest;
}
