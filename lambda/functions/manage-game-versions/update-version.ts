import { missingOfVersion } from '#domain/games/missing-of-version';
import type { Caller } from '#lambda/runtime/caller';
import { checkFit } from '#lambda/functions/manage-game-versions/check-fit';
import { checkedModel } from '#lambda/functions/manage-game-versions/checked-model';
import { featuresOf } from '#lambda/functions/manage-game-versions/features-of';
import type { Needs } from '#lambda/functions/manage-game-versions/needs';
import { keptModel, ownVersion } from '#lambda/functions/manage-game-versions/own-version';
import type { InputOf } from '#lambda/functions/manage-game-versions/request';
import { versionEvent } from '#lambda/functions/manage-game-versions/version-event';
import type { GameVersionRow } from '#lambda/stores/games/game-version-row';

/** If the math changes, a tested version becomes a DRAFT again, as if it had never been tested. */
export const updateVersion =
  ({ versions, clock }: Needs) =>
  async (caller: Caller, input: InputOf<'updateGameVersion'>): Promise<GameVersionRow> => {
    const { gameId, id, expectedVersion, mathModel: json, ...given } = input;
    const before = await ownVersion(versions, caller, input, ['DRAFT', 'TESTED']);
    const checked = checkedModel(json ?? (await keptModel(versions, before)));
    const { mathModel, mathModelHash } = checked;
    const betLevels = given.betLevels ?? before.betLevels;
    const symbols = given.symbols ?? before.symbols;
    checkFit(checked, { betLevels, symbols });
    const rulesText = given.rulesText === undefined ? before.rulesText : (given.rulesText ?? '');
    const now = clock();
    const after = {
      ...before,
      mathModelHash,
      features: featuresOf(checked.model),
      declaredRtp: given.declaredRtp ?? before.declaredRtp,
      declaredMaxWinX: given.declaredMaxWinX ?? before.declaredMaxWinX,
      betLevels,
      minBet: Math.min(...betLevels),
      maxBet: Math.max(...betLevels),
      rulesText,
      changelog: given.changelog === undefined ? before.changelog : given.changelog,
      symbols,
      missing: missingOfVersion({ rulesText, symbols }, checked.model),
      version: expectedVersion + 1,
      updatedAt: now.toISOString(),
    };
    const version = sameMathematics(before, after) ? after : asDraft(after);
    const model = mathModelHash === before.mathModelHash ? {} : { model: { mathModel, mathModelHash } };
    const changes = { ...given, mathModelHash };
    const audit = versionEvent(now, { action: 'VERSION_UPDATED', actor: caller.sub, version, changes });
    await versions.replace({ caller, version, audit, ...model });
    return version;
  };

/** The properties that a test run evaluates. */
const sameMathematics = (one: GameVersionRow, other: GameVersionRow) =>
  one.mathModelHash === other.mathModelHash &&
  one.declaredRtp === other.declaredRtp &&
  one.declaredMaxWinX === other.declaredMaxWinX;

function asDraft({ certifiedRunId, volatility, ...version }: GameVersionRow) {
  return { ...version, status: 'DRAFT' as const };
}
