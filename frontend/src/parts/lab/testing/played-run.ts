import { knownRtp } from '@novalink/engine/exact';
import {
  chunkCount,
  chunkPlayer,
  joinTallies,
  judgeRun,
  labEngine,
  resultHash,
  resultOf,
  type RunJob,
} from '@novalink/engine/lab';
import { canonicalJson, type Json } from '@novalink/engine/hash';
import { type MathModel, modelHash } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
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
