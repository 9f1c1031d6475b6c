export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH';

/** The volatility class for the standard deviation of a round's win in costs. */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < 3) return 'LOW';
  if (deviation < 6) return 'MEDIUM';
  return deviation < 12 ? 'HIGH' : 'VERY_HIGH';
}
