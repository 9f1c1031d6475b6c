import { knownRtp } from '#domain/lab/exact/figure';
import { judgeRun } from '#domain/lab/verdict/judge-run';
import { chunkPlayer } from '#domain/lab/simulate/play-chunks';
import { chunkCount, labEngine, type RunJob } from '#domain/lab/simulate/run-format';
import { resultHash, resultOf } from '#domain/lab/tally/run-result';
import { joinTallies } from '#domain/lab/tally/run-tally';
import { canonicalJson, type Json } from '#domain/slots/model/canonical-json';
import type { MathModel } from '#domain/slots/model/math-model';
import { modelHash } from '#domain/slots/model/model-hash';
import { diamonds } from '#domain/slots/testing/ground-truths';
import type { ShownRun } from '../run-requests';
import { runningRun } from './running-run';

const json = (value: unknown) => canonicalJson(value as Json);

/**
 * A run as the server returns it, from an actual simulation, so that a repeated run gives the same numbers.
 */
export const playedRun = (id: string, wanted: Partial<RunJob> = {}, model: MathModel = diamonds) => {
  const job = {
    mathModelHash: modelHash(model),
    mode: 'base',
    seed: '5e'.repeat(32),
    rounds: 20_000,
    ...wanted,
  };
  const play = chunkPlayer(model, job);
  const tally = joinTallies(Array.from({ length: chunkCount(job) }, (_, chunk) => play(chunk)));
  const result = resultOf(model, job, tally);
  const declaration = { declaredRtp: model.declared.rtp, declaredMaxWinX: model.declared.maxWinX };
  const { status, checks, metrics, exact, ruleSet } = judgeRun(model, declaration, result);
  const run: ShownRun = {
    ...runningRun(id),
    ...job,
    ...declaration,
    name: model.name,
    status,
    shardsDone: 1,
    engine: labEngine,
    ruleSet,
    rtp: knownRtp(exact.metrics.rtp) ?? null,
    spinHit: metrics.spinHit ?? null,
    roundHit: metrics.roundHit,
    rtpFraction: exact.metrics.fraction ?? null,
    ...{ rtpLow: exact.metrics.rtp.least, rtpHigh: exact.metrics.rtp.most },
    sd: metrics.sd,
    volatility: metrics.volatility,
    simulatedRtp: metrics.rtp,
    halfWidth: metrics.halfWidth,
    checks: checks.map((check) => ({ roundsNeeded: null, ...check })),
    resultHash: resultHash(result),
    endedAt: '2026-11-20T09:01:00Z',
  };
  return { run, evidence: { mathModel: json(model), result: json(result) } };
};
