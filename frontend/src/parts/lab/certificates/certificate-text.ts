import type { GameCertificate, TestRun } from '#domain/generated/types';
import {
  type AnyResult,
  type Certificate,
  certificateJson,
  certificateSchemaOf,
  type Check,
  type RuleSet,
} from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import type { ShownRun } from '../run-requests';

/** The model and the result of a run as text, as the server stores them. */
export type RunEvidence = Pick<TestRun, 'mathModel' | 'result'>;

/** The certificate file of a judged run; undefined for other runs. */
export const certificateOfRun = (run: ShownRun, evidence: RunEvidence): string | undefined => {
  const { status, resultHash } = run;
  if (status !== 'PASSED' && status !== 'FAILED' && status !== 'INCONCLUSIVE') return undefined;
  if (evidence.result === null || resultHash === null) return undefined;
  return certificateJson({
    ...certified({ ...run, ...evidence, status, resultHash, result: evidence.result }),
    runId: run.id,
    ...(run.gameId !== null && { gameId: run.gameId }),
    ...(run.versionId !== null && { versionId: run.versionId }),
    ...(run.semver !== null && { semver: run.semver }),
    ...(run.endedAt !== null && { endedAt: run.endedAt }),
  });
};

/** The certificate file of a live game. */
export const certificateOfGame = (proof: GameCertificate): string => {
  const { runId, gameId, versionId, semver, title, endedAt } = proof;
  return certificateJson({ ...certified(proof), runId, gameId, versionId, semver, title, endedAt });
};

type Certified = Pick<
  GameCertificate,
  | 'engine'
  | 'ruleSet'
  | 'mathModel'
  | 'mathModelHash'
  | 'mode'
  | 'seed'
  | 'rounds'
  | 'declaredRtp'
  | 'declaredMaxWinX'
  | 'status'
  | 'checks'
  | 'result'
  | 'resultHash'
>;

/** The certificate as the server returned it. Verification checks all of it. */
const certified = (reported: Certified): Certificate => ({
  schema: certificateSchemaOf(reported.ruleSet as RuleSet),
  engine: reported.engine,
  ruleSet: reported.ruleSet as RuleSet,
  mathModel: JSON.parse(reported.mathModel) as MathModel,
  mathModelHash: reported.mathModelHash,
  mode: reported.mode,
  seed: reported.seed,
  rounds: reported.rounds,
  declaredRtp: reported.declaredRtp,
  declaredMaxWinX: reported.declaredMaxWinX,
  status: reported.status as Certificate['status'],
  checks: reported.checks.map(({ rule, limit, value, applies, pass, why, roundsNeeded }) => ({
    rule: rule as Check['rule'],
    limit,
    value,
    applies,
    pass,
    why,
    ...(typeof roundsNeeded === 'number' && { roundsNeeded }),
  })),
  result: JSON.parse(reported.result) as AnyResult,
  resultHash: reported.resultHash,
});
