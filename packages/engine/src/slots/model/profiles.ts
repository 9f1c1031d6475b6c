/** The limits that depend on the market for which a game is made, as decimals. */
export interface Profile {
  readonly leastRtp: string;
  readonly mostRtp: string;
  /** The minimum share of base spins that win anything. */
  readonly leastHit: string;
}

/** A model that declares no profile has the first one. Changed limits need a new name, because certificates contain it. */
export const profiles = {
  STANDARD: { leastRtp: '0.90', mostRtp: '0.98', leastHit: '0.05' },
  /** For markets that license machines of casinos, where a theoretical payout of 75 % is a common minimum. */
  LAND_BASED: { leastRtp: '0.75', mostRtp: '0.98', leastHit: '0.02' },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;
export const profileNames = Object.keys(profiles) as readonly ProfileName[];
