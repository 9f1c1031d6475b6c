import { startCloud } from 'cdk-local-cloud';
import { playInTabs } from '../test/world/play/play-in-tabs';
import { recordRounds } from '../test/world/play/record-rounds';
import type { StartCloud } from '../test/world/play/observed-stage';
import { costOf } from '../tools/scale/rounds/cost';
import { recipesOf, winShare, withoutMarks, type RecordedRounds } from '../tools/scale/rounds/recipes';
import { storedDollarsPerMillion } from '../tools/scale/prices';
import { bytesPerRound } from '../tools/scale/rounds/stored-bytes';
import { sharedKeys } from '../tools/scale/rounds/hot-keys';
import { replay, type Crowd, type ReplayResult } from '../tools/scale/rounds/replay';
import { dollarMetrics } from './round-dollars';
import type { Metric } from './run';

const recorded = 60;
const roundEveryMs = 3000;

/** One game, so that all players read the same row. */
const crowds: readonly (readonly [string, Pick<Crowd, 'players' | 'brands'>])[] = [
  ['1,000 players of one brand', { players: 1000, brands: 1 }],
  ['10,000 players of one brand', { players: 10_000, brands: 1 }],
  ['100,000 players of one brand', { players: 100_000, brands: 1 }],
  ['100,000 players of 1,000 brands', { players: 100_000, brands: 1000 }],
];

/**
 * The cost of a round and its hot keys. Rounds are recorded on the tables of the local cloud and replayed for
 * many players against a model of DynamoDB's partitions that has the same throughput and reports keys that
 * cannot be split.
 */
export async function scaleMetrics(): Promise<Metric[]> {
  const rounds = await recordRounds(recorded, inMemory);
  const recipes = recipesOf(rounds);
  const ofKeys = withoutMarks(recipes);
  const { readUnits, writeUnits, dollarsPerMillion } = costOf(recipes);
  const hot = crowds.map(([name, crowd]): Metric => {
    const result = replay({
      recipes: ofKeys,
      ...crowd,
      games: 1,
      roundEveryMs,
      warmUpSeconds: 4,
      seconds: 1,
      callMs: 15,
      seed: 1,
      model: { transactionMs: 10, quota: { read: Infinity, write: Infinity } },
      store: { warm: { read: 600_000, write: 600_000 }, burstSeconds: 0.1, splitAfterMs: 50 },
    });
    const share = (100 * result.refusedRounds) / result.rounds;
    return { name, value: `${share.toFixed(1)} % refused`, beside: hotKeysOf(result) };
  });
  const limits = sharedKeys(ofKeys)
    .slice(0, 6)
    .map(({ name, unitsPerRound, roundsPerSecond }): Metric => ({
      name: `Players until ${name}`.slice(0, 60),
      value: Math.floor((roundsPerSecond * roundEveryMs) / 1000).toLocaleString('en'),
      beside: `${unitsPerRound.toFixed(2)} units a round on one partition, a round every ${roundEveryMs / 1000} s`,
    }));
  return [
    {
      name: `Units of a round, mean of ${recorded}`,
      value: `${readUnits.toFixed(1)} read`,
      beside: `${writeUnits.toFixed(1)} write units; $${dollarsPerMillion.toFixed(2)} per million rounds, nothing shared in batches`,
    },
    ...storedMetrics(rounds),
    ...(await dollarMetrics(recipes, rounds.counting, roundEveryMs)),
    ...limits,
    ...hot,
    ...(await tabMetrics()),
  ];
}

const inMemory: StartCloud = (options) =>
  startCloud({ ...options, data: 'memory', port: 0, log: () => undefined });

/** The cost of a player with many tabs, most of whose rounds are refused. */
const tabMetrics = async (): Promise<Metric[]> =>
  (await playInTabs([1, 10, 50], inMemory)).map(({ tabs, asked, played, writeUnits }) => ({
    name: `One player in ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}`,
    value: `${((100 * (asked - played)) / asked).toFixed(0)} % refused`,
    beside: `${(writeUnits / played).toFixed(1)} write units for each round that was played`,
  }));

/** The bytes that a round stores permanently or until they expire, by place. */
function storedMetrics({ storedBytes, rounds }: RecordedRounds): Metric[] {
  const perRound = [...bytesPerRound(storedBytes, rounds, winShare)].sort(
    ([, one], [, other]) => other - one,
  );
  const total = perRound.reduce((sum, [, bytes]) => sum + bytes, 0);
  const shown = (bytes: number) => `${Math.round(bytes).toLocaleString('en')} bytes`;
  const dollars = (bytes: number) => `$${storedDollarsPerMillion(bytes).toFixed(2)} a year per million`;
  return [
    {
      name: 'Stored per round, 100 bytes an item and entry included',
      value: shown(total),
      beside: dollars(total),
    },
    ...perRound.map(([name, bytes]): Metric => ({
      name: `Stored per round: ${name}`,
      value: shown(bytes),
      beside: `${dollars(bytes)}${name.endsWith(' BLOCKS') ? '; one player’s blocks, whole ones take 64 bytes a movement' : ''}${name.endsWith(' COUNTERS') ? '; of a day, not of a round' : ''}`,
    })),
  ];
}

function hotKeysOf({ hotKeys, hotFollowUpKeys, followUps, refusedFollowUps }: ReplayResult): string {
  const [hottest] = [...hotKeys].sort((one, other) => other.refused - one.refused);
  const late = `${((100 * refusedFollowUps) / Math.max(1, followUps)).toFixed(1)} % of chain writes late`;
  const keys = [hottest, hotFollowUpKeys[0]].flatMap((key) => (key ? [key.name] : []));
  return [late, ...keys].join('; ');
}
