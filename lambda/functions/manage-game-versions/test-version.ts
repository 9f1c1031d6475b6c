import type { TestRun } from '#domain/generated/types';
import type { Caller } from '#lambda/caller';
import { checkedModel } from '#lambda/functions/manage-game-versions/checked-model';
import { exactRun } from '#lambda/functions/manage-game-versions/exact-run';
import type { Needs } from '#lambda/functions/manage-game-versions/needs';
import { keptModel, ownVersion } from '#lambda/functions/manage-game-versions/own-version';
import type { InputOf } from '#lambda/functions/manage-game-versions/request';
import { versionEvent } from '#lambda/functions/manage-game-versions/version-event';
import type { GameVersionRow } from '#lambda/stores/game-version-row';
import { ulid } from '#lambda/ulid';

/** Runs the model over every outcome and keeps what that found; a version that passes is TESTED. */
export const testVersion =
  ({ versions, clock }: Needs) =>
  async (caller: Caller, input: InputOf<'testGameVersion'>): Promise<GameVersionRow> => {
    const before = await ownVersion(versions, caller, input, ['DRAFT']);
    const { model, mathModelHash } = checkedModel(await keptModel(versions, before));
    if (mathModelHash !== before.mathModelHash) throw new Error(`The model of ${before.id} is another one.`);
    const found = exactRun(model, before);
    const now = clock();
    const run: TestRun = {
      ...found,
      id: ulid(now),
      gameId: before.gameId,
      versionId: before.id,
      kind: 'EXACT',
      mathModelHash,
      actor: caller.sub,
      createdAt: now.toISOString(),
    };
    const { status, rtp, volatility } = run;
    const version = {
      ...before,
      ...(status === 'PASSED' ? { status: 'TESTED' as const, certifiedRunId: run.id, volatility } : {}),
      lastRunId: run.id,
      version: before.version + 1,
      updatedAt: run.createdAt,
    };
    const changes = { runId: run.id, status, rtp, mathModelHash };
    const audit = versionEvent(now, { action: 'VERSION_TESTED', actor: caller.sub, version, changes });
    await versions.replace({ caller, version, audit, run });
    return version;
  };
