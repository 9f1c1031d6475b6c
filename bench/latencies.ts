/** The latencies of consecutive calls in milliseconds, after a warm-up that is not counted. */
export async function latencies(
  { warmUp, times }: { readonly warmUp: number; readonly times: number },
  ask: (count: number) => Promise<unknown>,
  /** Runs before each measurement and is not counted. */
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly p50: number; readonly p99: number }> {
  const taken: number[] = [];
  for (let count = 0; count < warmUp + times; count += 1) {
    await prepare();
    const sent = performance.now();
    await ask(count);
    if (count >= warmUp) taken.push(performance.now() - sent);
  }
  return quantiles(taken);
}

export function quantiles(taken: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = [...taken].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
