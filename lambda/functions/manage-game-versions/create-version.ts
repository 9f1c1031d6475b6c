import { missingOfVersion } from '#domain/games/missing-of-version';
import type { Caller } from '#lambda/runtime/caller';
import { checkFit } from '#lambda/functions/manage-game-versions/check-fit';
import { checkedModel } from '#lambda/functions/manage-game-versions/checked-model';
import { featuresOf } from '#lambda/functions/manage-game-versions/features-of';
import type { Needs } from '#lambda/functions/manage-game-versions/needs';
import { ownGame } from '#lambda/functions/manage-game-versions/own-version';
import type { InputOf } from '#lambda/functions/manage-game-versions/request';
import { versionEvent } from '#lambda/functions/manage-game-versions/version-event';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';

/** Creates a DRAFT version of a slot game. The caller must own the game, and the company must be approved. */
export const createVersion =
  ({ versions, clock }: Needs) =>
  async (
    caller: Caller,
    { gameId, mathModel: json, changelog = null, rulesText: rules, ...given }: InputOf<'createGameVersion'>,
  ) => {
    const game = await ownGame(versions, caller, gameId);
    if (game.type !== 'SLOT') throw new Refusal('game.no-mathematics');
    const status = await versions.companyStatus(game.companyId);
    if (status !== 'APPROVED') throw new Refusal('company.not-approved', { status: status ?? 'CLOSED' });
    const checked = checkedModel(json);
    const { model, mathModel, mathModelHash } = checked;
    const features = featuresOf(model);
    checkFit(checked, given);
    const now = clock();
    const rulesText = rules ?? '';
    const version = {
      ...given,
      rulesText,
      missing: missingOfVersion({ ...given, rulesText }, model),
      changelog,
      id: ulid(now),
      gameId,
      companyId: game.companyId,
      owner: game.owner,
      mathModelHash,
      features,
      minBet: Math.min(...given.betLevels),
      maxBet: Math.max(...given.betLevels),
      status: 'DRAFT' as const,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    };
    const changes = { ...given, rulesText, changelog, mathModelHash };
    const audit = versionEvent(now, { action: 'VERSION_CREATED', actor: caller.sub, version, changes });
    await versions.create({ caller, version, model: { mathModel, mathModelHash }, audit });
    return version;
  };
