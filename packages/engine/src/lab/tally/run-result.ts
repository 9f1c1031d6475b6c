import { canonicalJson, type Json } from '#engine/slots/model/canonical-json';
import type { MathModel } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { sha256, toHex } from '#engine/slots/play/sha256';
import { utf8 } from '#engine/slots/play/utf8';
import { chunkRounds, histogramBounds, labEngine, type RunJob } from '../simulate/run-format';
import type { RunTally } from './run-tally';

/**
 * The result of a run as integers. Two runs of the same job have the same result, with the same canonical
 * JSON. Amounts are credits; values that can exceed 2 ^ 53 are decimal digits.
 */
export interface RunResult {
  readonly schema: 'novalink.result/2';
  readonly engine: string;
  readonly mathModelHash: string;
  readonly mode: string;
  readonly seed: string;
  readonly rounds: number;
  /** The cost of one round. */
  readonly cost: number;
  readonly won: string;
  /** The sum of the squared wins of rounds. */
  readonly squares: string;
  /** The number of base spins that won anything, and of rounds that won anything, including free spins. */
  readonly spinHits: number;
  readonly roundHits: number;
  /** The number of rounds that won more than the cost, and that won something but less than the cost. */
  readonly above: number;
  readonly below: number;
  /** Credits by source; their sum is `won`. */
  readonly lines: string;
  readonly scatters: string;
  readonly features: string;
  readonly triggered: readonly number[];
  readonly freeSpins: number;
  readonly capped: number;
  /** The largest win of a round, and how many rounds had it. */
  readonly highest: number;
  readonly highestTimes: number;
  /** The smallest wins that at least 50 % and 99 % of the rounds do not exceed. */
  readonly median: number;
  readonly p99: number;
  readonly longestLosing: number;
  /** The number of rounds by win in costs: no win, then from each of `histogramBounds` to the next. */
  readonly histogram: readonly number[];
  /**
   * At most 60 points, evenly distributed on a logarithmic scale: the number of rounds, and the credits won
   * until then.
   */
  readonly convergence: readonly (readonly [number, string])[];
  /** SHA-256 of `credits:rounds` for every distinct win, ascending, separated by commas. */
  readonly winsHash: string;
}

/** The result of `ruleset/1`: its `hits` count rounds, and base spins are not counted. */
export interface FirstResult extends Omit<RunResult, 'schema' | 'spinHits' | 'roundHits'> {
  readonly schema: 'novalink.result/1';
  readonly hits: number;
}

/** A result in the current or an earlier version. */
export type AnyResult = RunResult | FirstResult;

/**
 * Converts a result to `novalink.result/1`, so that earlier certificates can be compared with a repeated run.
 */
export function firstResult(result: AnyResult): FirstResult {
  if (result.schema === 'novalink.result/1') return result;
  const { spinHits: _, roundHits: hits, ...same } = result;
  return { ...same, schema: 'novalink.result/1', hits };
}

export const roundHitsOf = (result: AnyResult): number =>
  result.schema === 'novalink.result/1' ? result.hits : result.roundHits;

const points = 60;

/** Throws a RangeError unless the tally contains all chunks of the job. */
export function resultOf(model: MathModel, job: RunJob, tally: RunTally): RunResult {
  if (tally.firstChunk !== 0 || tally.rounds !== job.rounds)
    throw new RangeError(`${tally.rounds} rounds from chunk ${tally.firstChunk} on are not the whole run.`);
  const { cost } = modeOf(model, job.mode);
  const { lines, scatters, features, wins } = tally;
  const [highest = 0, highestTimes = 0] = [...wins].at(-1) ?? [];
  const among = (is: (credits: number) => boolean) => countOf(wins, is);
  const roundHits = among((credits) => credits > 0);
  return {
    schema: 'novalink.result/2',
    engine: labEngine,
    mathModelHash: job.mathModelHash,
    mode: job.mode,
    seed: job.seed,
    rounds: job.rounds,
    cost,
    won: `${lines + scatters + features}`,
    squares: `${squaresOf(wins)}`,
    spinHits: roundHits - tally.freeHits,
    roundHits,
    above: among((credits) => credits > cost),
    below: among((credits) => credits > 0 && credits < cost),
    lines: `${lines}`,
    scatters: `${scatters}`,
    features: `${features}`,
    triggered: tally.triggered,
    freeSpins: tally.freeSpins,
    capped: tally.capped,
    highest,
    highestTimes,
    median: quantile(wins, job.rounds, 50),
    p99: quantile(wins, job.rounds, 99),
    longestLosing: tally.losing.longest,
    histogram: histogramOf(wins, cost),
    convergence: convergenceOf(job, tally.wonByChunk),
    winsHash: hashOf([...wins].map(([credits, count]) => `${credits}:${count}`).join(',')),
  };
}

/** SHA-256 of the canonical JSON, 64 hexadecimal digits. */
export const resultHash = (result: AnyResult): string => hashOf(canonicalJson(result as unknown as Json));

const hashOf = (text: string) => toHex(sha256(utf8(text)));

function countOf(wins: ReadonlyMap<number, number>, is: (credits: number) => boolean): number {
  let total = 0;
  for (const [credits, count] of wins) if (is(credits)) total += count;
  return total;
}

function squaresOf(wins: ReadonlyMap<number, number>): bigint {
  let total = 0n;
  for (const [credits, count] of wins) total += BigInt(credits) ** 2n * BigInt(count);
  return total;
}

function quantile(wins: ReadonlyMap<number, number>, rounds: number, percent: number): number {
  let seen = 0;
  for (const [credits, count] of wins) {
    seen += count;
    if (seen * 100 >= rounds * percent) return credits;
  }
  return 0;
}

/** The bins have integer bounds, so no division is needed. */
export function histogramOf(wins: ReadonlyMap<number, number>, cost: number): number[] {
  const bins = new Array<number>(histogramBounds.length + 1).fill(0);
  for (const [credits, count] of wins) {
    const bin = credits === 0 ? 0 : histogramBounds.filter((bound) => credits >= bound * cost).length;
    bins[bin] = (bins[bin] ?? 0) + count;
  }
  return bins;
}

/** Each point is at the end of a chunk. */
function convergenceOf({ rounds }: RunJob, wonByChunk: readonly number[]): [number, string][] {
  const chunks = wonByChunk.length;
  const ends = Array.from({ length: points }, (_, point) => Math.round(chunks ** (point / (points - 1))));
  const wanted = new Set(ends);
  const found: [number, string][] = [];
  let won = 0n;
  wonByChunk.forEach((credits, chunk) => {
    won += BigInt(credits);
    if (wanted.has(chunk + 1)) found.push([Math.min((chunk + 1) * chunkRounds, rounds), `${won}`]);
  });
  return found;
}
