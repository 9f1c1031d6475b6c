import type { CheckedModel } from '#lambda/functions/manage-game-versions/checked-model';
import { Refusal } from '#lambda/runtime/refusal';
import type { GameVersionRow } from '#lambda/stores/games/game-version-row';

/** Int of GraphQL has 32 bits. https://spec.graphql.org/October2021/#sec-Int */
const largestInt = 2 ** 31 - 1;

/**
 * Checks that every bet pays whole coins within 32 bits, and that symbols match the model without duplicates.
 */
export function checkFit(
  { model, cost }: CheckedModel,
  { betLevels, symbols }: Pick<GameVersionRow, 'betLevels' | 'symbols'>,
): void {
  const unfit = betLevels.findIndex((bet) => bet % cost !== 0 || bet * model.maxWinX > largestInt);
  if (unfit !== -1) throw new Refusal('input.invalid', { field: `betLevels.${unfit}` });
  const gameSymbols = symbols.map(({ symbol }) => symbol);
  const isKnown = (face: string) => model.symbols.some(({ id }) => id === face);
  const strange = gameSymbols.findIndex(
    (face, index) => !isKnown(face) || gameSymbols.indexOf(face) !== index,
  );
  if (strange !== -1) throw new Refusal('input.invalid', { field: `symbols.${strange}.symbol` });
}
