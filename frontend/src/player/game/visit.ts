/** The sums of bets and wins of one kind of coin, in minor units. */
export interface Sums {
  readonly staked: number;
  readonly won: number;
}

/** The time of play in a brand, across games and sessions; times in ms since 1970. */
interface Visit {
  readonly begunAt: number;
  /** The time of the last reality check. */
  readonly checkedAt: number;
  readonly playedAt: number;
  readonly sums: Readonly<Record<string, Sums>>;
}

interface Needs {
  /** Storage that lasts as long as the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The key of this player in this brand. */
  readonly key: string;
  readonly now: () => number;
}

/** After this pause, a new visit starts. */
const breakMs = 60 * 60_000;
const nothing: Sums = { staked: 0, won: 0 };

/** The current visit of the player, or a new one. Leaving a game does not restart the time of play. */
export const openVisit = ({ storage, key, now }: Needs) => {
  const begin = now();
  const kept = read(storage, key);
  let visit: Visit =
    kept !== undefined && begin - kept.playedAt < breakMs
      ? kept
      : { begunAt: begin, checkedAt: begin, playedAt: begin, sums: {} };
  const keep = (changes: Partial<Visit>) => {
    visit = { ...visit, ...changes };
    write(storage, key, visit);
  };
  const sumsOf = (coin: string): Sums => visit.sums[coin] ?? nothing;
  return {
    begunAt: visit.begunAt,
    checkedAt: visit.checkedAt,
    sumsOf,
    played: (coin: string, bet: number, win: number): void => {
      const { staked, won } = sumsOf(coin);
      keep({ playedAt: now(), sums: { ...visit.sums, [coin]: { staked: staked + bet, won: won + win } } });
    },
    checked: (): void => keep({ checkedAt: now() }),
  };
};

const read = (storage: Needs['storage'], key: string): Visit | undefined => {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as Visit | null) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (storage: Needs['storage'], key: string, visit: Visit): void => {
  try {
    storage.setItem(key, JSON.stringify(visit));
  } catch {
    // Without browser storage, the visit lasts as long as the game screen.
  }
};
