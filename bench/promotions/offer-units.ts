import { mission } from '#domain/promotions/presets';
import {
  dollars,
  forgotten,
  medianOf,
  settled,
  shown,
  unitsOf,
  type ObservedEngine,
  type Units,
} from '../observed-units';
import { countedRounds, presetBase, type PromotionPlayer, type PromotionVenue } from './promotion-venue';
import type { Metric } from '../run';

const rounds = 100;
/** Without a promotion. */
const plainRounds = 25;
const brands = ['plain', 'promoted'] as const;
type Brand = (typeof brands)[number];

interface PlayedRound {
  readonly brand: Brand;
  readonly isWin: boolean;
  readonly units: Units;
}

/** Units of rounds with and without a promotion that counts them, and of the list of offers, which does the counting. */
export async function offerUnits(venue: PromotionVenue, engine: ObservedEngine): Promise<Metric[]> {
  const [plain, promoted] = [await venue.openBrand(), await venue.openBrand()];
  await venue.publish(
    promoted.id,
    'MISSION',
    mission(presetBase('Mission', '1000000'), {
      ...{ amount: '100', perPeriod: 'ONCE', tasks: [countedRounds(rounds)] },
    }),
  );
  const players = { plain: await venue.newPlayer(plain.id), promoted: await venue.newPlayer(promoted.id) };
  // The first round writes rows that are there afterwards.
  for (const player of Object.values(players)) await player.playAtOnce();
  await settled(engine);
  const played: PlayedRound[] = [];
  for (let round = 1; round < rounds; round += 1) {
    // They take turns, so that what a process remembers is as old for both.
    for (const brand of round < plainRounds ? brands : (['promoted'] as const)) {
      const { answer: isWin, ...units } = await unitsOf(engine, () => players[brand].playAtOnce());
      played.push({ brand, isWin, units });
    }
  }
  const [without, counted] = [roundUnits(played, 'plain'), roundUnits(played, 'promoted')];
  const list = (player: PromotionPlayer) => unitsOf(engine, () => player.listOffers());
  await forgotten(engine);
  const [empty, first] = [await list(players.plain), await list(players.promoted)];
  if (first.answer[0]?.status !== 'CLAIMABLE') throw new Error('Not all rounds were counted.');
  await forgotten(engine);
  const again = await list(players.promoted);
  return [
    {
      name: 'units that a published promotion adds to a round',
      value: `${shown(counted.lost.writes - without.lost.writes)} write`,
      beside: `${shown(counted.lost.reads - without.lost.reads)} read; a lost round has ${inWords(counted.lost)} with and ${inWords(without.lost)} without, a won one ${inWords(counted.won)} and ${inWords(without.won)}`,
    },
    {
      name: `units of listOffers after ${rounds} rounds`,
      value: `${shown(first.reads)} read`,
      beside: `${shown(first.writes)} write, ${dollars(first)} for a million; a counter that each round updates would have ${rounds} write, ${dollars({ reads: 0, writes: rounds })}`,
    },
    {
      name: 'units of listOffers without a new round',
      value: `${shown(again.reads)} read`,
      beside: `${shown(again.writes)} write, ${dollars(again)} for a million; ${shown(empty.reads)} read, ${dollars(empty)} in a brand without promotions`,
    },
  ];
}

function roundUnits(played: readonly PlayedRound[], of: Brand) {
  const median = (isWin: boolean) =>
    medianOf(played.flatMap((round) => (round.brand === of && round.isWin === isWin ? round.units : [])));
  const lost = median(false);
  if (!lost) throw new Error('All rounds won.');
  return { lost, won: median(true) };
}

/** About one round in 15 wins. */
const inWords = (units: Units | undefined) =>
  units ? `${shown(units.writes)} write and ${shown(units.reads)} read` : 'unknown (none won)';
