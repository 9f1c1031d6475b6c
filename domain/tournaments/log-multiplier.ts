/** The precision of `estimate`: its error is far below one. */
const precision = 53;

/**
 * round(100 · log2(win / bet + 1)) as an exact integer; halves are rounded up. `Math.log2` can differ in its
 * last bit between machines, so it is only used for an estimate, which is corrected with integers.
 */
export function logMultiplier(bet: bigint, win: bigint): bigint {
  if (bet <= 0n) throw new RangeError('The bet must be positive.');
  if (win < 0n) throw new RangeError('The win must not be negative.');
  const total = (win + bet) ** 200n;
  const unit = bet ** 200n;
  // The result k is the largest one with 2^((k − 0.5) / 100) ≤ (win + bet) / bet.
  const isReached = (k: number): boolean => total >= unit << BigInt(2 * k - 1);
  let k = Math.max(0, Math.round(100 * log2Of(win + bet) - 100 * log2Of(bet)));
  while (k > 0 && !isReached(k)) k -= 1;
  while (isReached(k + 1)) k += 1;
  return BigInt(k);
}

/** An estimate of log2 for integers of any size. */
function log2Of(value: bigint): number {
  const bits = value.toString(2).length;
  const shift = Math.max(0, bits - precision);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}
