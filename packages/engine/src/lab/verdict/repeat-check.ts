import type { MathModel } from '#engine/slots/model/math-model';
import { chunkState } from '../simulate/chunk-seed';
import { ruleSet, type Check, type RuleSet } from './check';
import { check } from './evidence';
import { chunkCount, roundsOfChunk, type RunJob } from '../simulate/run-format';
import { firstResult, resultHash, resultOf, type RunResult } from '../tally/run-result';
import { joinTallies, tallyOfChunk, type RunTally } from '../tally/run-tally';
import { simulator } from '../simulate/simulate-chunk';
import { textsOf } from './texts/texts-of';

/**
 * The number of steps that a simulator with little memory can store, so that it fills its tables again and
 * again. At least the stops of two reels.
 */
const tinyRoom = 4096;
/** The number of rounds that it plays, because it is slow. */
const tinyRounds = 8192;

/**
 * D1: plays the first two chunks again with two new simulators in opposite orders, and their beginning with a
 * simulator with very little memory. All must give the same bytes and the credits that the run reports. The
 * rest of a run is repeated when its certificate is verified.
 */
export function checkRepeats(model: MathModel, result: RunResult, rules: RuleSet = ruleSet): Check {
  const chunks = Array.from({ length: Math.min(2, chunkCount(result)) }, (_, chunk) => chunk);
  const beginning = { ...result, rounds: Math.min(result.rounds, tinyRounds) };
  const one = played(model, result, chunks);
  const isSame =
    resultHash(one) === resultHash(played(model, result, [...chunks].reverse())) &&
    resultHash(played(model, beginning, [0])) === resultHash(played(model, beginning, [0], tinyRoom));
  const texts = textsOf(rules).D1;
  const d1 = check('D1', texts.limit, resultHash(rules === 'ruleset/1' ? firstResult(one) : one));
  if (!isSame) return d1.reported(false, texts.otherResult);
  if (!isWithin(one, result)) return d1.reported(false, texts.otherThanReported);
  return d1.reported(true, one.rounds < result.rounds ? texts.beginning(one.rounds) : texts.whole);
}

function played(model: MathModel, job: RunJob, order: readonly number[], room?: number): RunResult {
  const play = simulator(model, job.mode, room);
  const tallies = order.map((chunk): RunTally =>
    tallyOfChunk(chunk, play(chunkState(job, chunk), roundsOfChunk(job, chunk))),
  );
  const tally = joinTallies(tallies);
  return resultOf(model, { ...job, rounds: tally.rounds }, tally);
}

/** Whether a result equals that of the run, or of its beginning as far as the run reports it. */
function isWithin(beginning: RunResult, run: RunResult): boolean {
  if (beginning.rounds === run.rounds) return resultHash(beginning) === resultHash(run);
  const reported = new Map(run.convergence);
  return beginning.convergence.every(([rounds, won]) => reported.get(rounds) === won);
}
