import type { Context } from '@aws-appsync/utils';
import type { QueryGetGameCertificateArgs } from '#domain/generated/types';
import { testRunKey, testRunModelKey, testRunResultKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import type { Certified } from './read-offered-game';
import type { RunRow } from './run-row';

type OfRun<Result> = Context<QueryGetGameCertificateArgs, Certified, { result: string }, undefined, Result>;
type Rows = RunRow | { readonly mathModel: string } | { readonly result: string };

/** Reads the run that certified the live version. The previous step has found its id. */
export function request(ctx: OfRun<undefined>) {
  const id = ctx.prev.result;
  return readRows(ctx, [testRunKey(id), testRunModelKey(id), testRunResultKey(id)], false);
}

/** Returns what is needed to repeat the run, without the user who started it. */
export function response(ctx: OfRun<BatchRead<Rows>>) {
  const [row, model, kept] = rowsRead(ctx);
  const { title, live } = ctx.stash;
  const run = row as RunRow | null | undefined;
  if (!run || !model || !kept || !live) return refuse('run.missing');
  return {
    runId: run.id,
    gameId: ctx.args.gameId,
    versionId: live.versionId,
    title,
    semver: live.semver,
    mathModel: (model as { mathModel: string }).mathModel,
    mathModelHash: run.mathModelHash,
    mode: run.mode,
    seed: run.seed,
    rounds: run.rounds,
    declaredRtp: run.declaredRtp,
    declaredMaxWinX: run.declaredMaxWinX,
    engine: run.engine,
    ruleSet: run.ruleSet,
    status: run.status,
    checks: run.checks ?? [],
    result: (kept as { result: string }).result,
    resultHash: run.resultHash,
    endedAt: run.endedAt,
  };
}
