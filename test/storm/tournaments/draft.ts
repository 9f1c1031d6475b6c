import { ulid } from '#lambda/runtime/ulid';
import type { PlannedTournament } from './plan';
import { worldStart } from '#test/storm/play-world';
import type { World, WorldFunctions } from './world';

const minute = 60_000;
export const startsAt = worldStart + 30 * minute;
export const runningFrom = startsAt + 5 * minute;
const endsAt = worldStart + 90 * minute;
/** A time after the settlement is due. */
export const settledFrom = endsAt + 3 * minute;

/** Creates a planned tournament. Returns its id. */
export async function newDraft(
  { brandId, gameId, clock, tournamentIds }: World,
  { manage }: WorldFunctions,
  { entryMode, buyIn, scoring, prizes, minEntrants, maxEntrants }: PlannedTournament,
): Promise<string> {
  const isPool = prizes.kind === 'POOL' && entryMode === 'BUY_IN';
  const amounts = prizes.kind === 'FIXED' ? prizes.ranks : prizes.ranks.map((share) => share * 9);
  const rules = {
    ...{ name: 'Friday Sprint', coin: 'GOLD', gameIds: [gameId], entryMode, minBet: '1' },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    maxEntrants: entryMode === 'AUTO' ? null : maxEntrants,
    minEntrants: entryMode === 'AUTO' ? 1 : minEntrants,
    buyIn: entryMode === 'BUY_IN' ? `${buyIn}` : null,
    scoring: { model: scoring, ...(scoring === 'BEST_STREAK' && { fromX100: 200 }) },
    prizeKind: isPool ? 'POOL' : 'FIXED',
    prizes: (isPool ? prizes.ranks : amounts)
      .slice(0, maxEntrants ?? Infinity)
      .map((worth, place, { length }) => ({
        ...{ rankFrom: place + 1, rankTo: place + 1 },
        ...(isPool
          ? { share: length < prizes.ranks.length ? 10_000 / length : worth * 100 }
          : { amount: `${worth}` }),
      })),
  };
  const made = await manage('createTournament', { brandId, rules, requestId: ulid(clock.now()) });
  if (typeof made !== 'object' || !('rulesHash' in made))
    throw new Error(`The draft was refused: ${JSON.stringify(made)}`);
  tournamentIds.add(made.id);
  return made.id;
}
