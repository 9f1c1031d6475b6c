import {
  certificateText,
  certifiedTournament,
  checkTournamentCertificate,
} from '#domain/tournaments/certificate';
import type { PlayedRound } from '#domain/tournaments/qualification';
import type { TournamentRules } from '#domain/tournaments/rules';
import type { EnteredPlay } from '#domain/tournaments/settlement';
import type { Metric } from './run';
import { scoredRoundMetrics } from './scored-round';
import { leaderboardLag } from './tournament-lag';

const entrants = 10_000;
const roundsEach = 100;

const startsAt = Date.parse('2026-11-20T18:00:00.000Z');
const gameId = '01KAJ3ZV8N4Q6T9XWCB2R5M7AA';
const rules: TournamentRules = {
  schema: 'novalink.tournament-rules/1',
  tournamentId: '01KAJ3ZV8N4Q6T9XWCB2R5M7TN',
  brandId: '01KAJ3ZV8N4Q6T9XWCB2R5M7BR',
  ...{ name: 'Friday Sprint', coin: 'GLD', decimals: 2, gameIds: [gameId] },
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(startsAt + 7_200_000).toISOString(),
  ...{ entryMode: 'AUTO', buyIn: null, minEntrants: 1, maxEntrants: null, minBet: '100', maxRounds: null },
  scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
  prizes: { kind: 'FIXED', ranges: [{ rankFrom: 1, rankTo: 100, amount: '5000' }] },
};

/** The settlement of a large tournament, the cost of a scored round, and the delay of leaderboards. */
export async function tournamentMetrics(): Promise<Metric[]> {
  const play = Array.from({ length: entrants }, (_none, entrant) => enteredPlay(entrant));
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const plain = millisecondsOf(() => plainRanking(play));
  let text = '';
  let certificate = certifiedTournament(rules, []);
  const settled = millisecondsOf(() => {
    certificate = certifiedTournament(rules, play);
    text = certificateText(certificate);
  });
  const heap = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const checked = millisecondsOf(() => {
    const differences = checkTournamentCertificate(certificate);
    if (differences.length > 0) throw new Error('The certificate is wrong.');
  });
  return [
    {
      name: 'settlement of 10,000 entrants with 1 M rounds',
      value: `${(settled / plain).toFixed(1)} ×`,
      beside: `a plain sum and sort of the same rounds; ${(settled / 1000).toFixed(1)} s, ${heap.toFixed(0)} MB of heap, a file of ${(text.length / 2 ** 20).toFixed(0)} MB`,
    },
    {
      name: 'verification of its certificate',
      value: `${(checked / settled).toFixed(2)} ×`,
      beside: `the settlement; ${(checked / 1000).toFixed(1)} s`,
    },
    ...(await scoredRoundMetrics()),
    ...(await leaderboardLag()),
  ];
}

/** Deterministic, so that runs are comparable. */
function enteredPlay(entrant: number): EnteredPlay {
  const rounds = Array.from({ length: roundsEach }, (_none, round): PlayedRound => {
    const at = startsAt + round * 3000 + (entrant % 3000);
    const drawn = (entrant * 7919 + round * 104_729) % 1000;
    return {
      ...{ seq: round + 1, at, closedAt: at, bet: 100n, win: BigInt(drawn < 700 ? 0 : drawn) },
      ...{ coin: 'GLD', purse: 'MAIN', gameId },
    };
  });
  const id = `entry-${String(entrant).padStart(20, '0')}`;
  return { entry: { id, admittedAt: startsAt - 1, stoppedAt: null }, isBarred: false, rounds };
}

/** The simplest computation without a proof: a sorted sum for each entrant. */
function plainRanking(play: readonly EnteredPlay[]): readonly [string, number][] {
  return play
    .map(({ entry, rounds }): [string, number] => [
      entry.id,
      rounds.reduce((sum, { bet, win }) => sum + Number(win) / Number(bet), 0),
    ])
    .sort(([, one], [, other]) => other - one);
}

function millisecondsOf(run: () => unknown): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}
