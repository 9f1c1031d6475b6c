import { guard } from '#domain/guard';
import { type Declaration, declarationOf } from '@novalink/engine/lab';
import type { Caller } from '#lambda/runtime/caller';
import { faultlessModel, type FaultlessModel } from '#lambda/services/games/faultless-model';
import type { StartInput } from '#lambda/functions/manage-test-runs/request';
import { Refusal } from '#lambda/runtime/refusal';
import type { GameVersionReads } from '#lambda/stores/games/game-version-reads';
import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';

/** A model, its declared values, and the version that it belongs to. */
export interface ModelToRun extends FaultlessModel, Declaration {
  readonly of: Pick<TestRunRow, 'gameId' | 'gameOwner' | 'versionId' | 'semver'>;
}

/** Refuses a model that is invalid, missing or of another provider. Admins can run the model of any game. */
export async function modelToRun(
  versions: GameVersionReads,
  caller: Caller,
  { gameId, versionId, mathModel }: StartInput,
): Promise<ModelToRun> {
  if (gameId && versionId) return versionToRun(versions, caller, gameId, versionId);
  if (!mathModel) throw new Refusal('input.required', { field: 'mathModel' });
  const found = faultlessModel(mathModel);
  return { ...found, ...declarationOf(found.model), of: {} };
}

async function versionToRun(
  versions: GameVersionReads,
  { sub, isAdmin }: Caller,
  gameId: string,
  versionId: string,
): Promise<ModelToRun> {
  const game = await versions.game(gameId);
  if (!game || !guard('game.owner', isAdmin || game.owner === sub)) throw new Refusal('game.missing');
  const [version, kept] = await Promise.all([
    versions.version(gameId, versionId),
    versions.model(gameId, versionId),
  ]);
  if (!version) throw new Refusal('version.missing');
  if (kept === undefined) throw new Error(`The version ${versionId} has no model.`);
  const found = faultlessModel(kept);
  // The model was changed between the two reads.
  if (found.mathModelHash !== version.mathModelHash) throw new Refusal('write.collided');
  const { declaredRtp, declaredMaxWinX, semver } = version;
  return { ...found, declaredRtp, declaredMaxWinX, of: { gameId, gameOwner: game.owner, versionId, semver } };
}
