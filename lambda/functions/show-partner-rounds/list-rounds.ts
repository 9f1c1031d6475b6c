import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { listRounds as operation } from '#domain/generated/novalink-api';
import { betOfRound, presentRound, winOf } from '#lambda/functions/show-partner-rounds/present-round';
import type { Needs } from '#lambda/functions/show-partner-rounds/needs';
import { checkBrand, checkRange } from '#lambda/services/api-keys/asked-brand';
import { listCursor } from '#lambda/services/api-keys/list-cursor';
import { placeFrom, placeText } from '#lambda/services/api-keys/movement-place';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import type { ListedMovement } from '#lambda/stores/coins/brand-movements';

/** Most rounds have no win, so most movements are bets. */
const movementsPerRound = 2;
/** The movements that are read for the rounds of one player: about 600 KB of the index. */
const movementsForPlayer = 1000;

/** The rounds of a brand of the company, oldest first. */
export const listRounds =
  ({ ownsBrand, movements, clock }: Needs) =>
  async (
    { brand, from, to, user, limit, cursor }: ApiRequest<typeof operation>,
    partner: Partner,
  ): Promise<ApiAnswer<typeof operation>> => {
    checkRange({ from, to }, clock());
    const cursors = listCursor(['rounds', partner.companyId, brand, from, to, user]);
    const after = cursor === undefined ? undefined : placeFrom(cursors.placeOf(cursor), { from, to });
    await checkBrand(ownsBrand, brand, partner);
    const read = await movements.page({
      ...{ brandId: brand, from, to, after, playerId: user },
      limit: user === undefined ? limit * movementsPerRound : movementsForPlayer,
    });
    const bets = read.rows.flatMap((row) => {
      const bet = betOfRound(row.movement);
      return bet && (user === undefined || bet.playerId === user) ? [{ row, bet }] : [];
    });
    const shown = bets.slice(0, limit);
    const items = shown.map(async ({ bet }) => {
      // The win follows all bets of the same time, so it can be on the next page.
      const near = isReadTo(read.rows, bet.at)
        ? read.rows.map(({ movement }) => movement)
        : await movements.at(brand, bet.playerId, bet.at);
      return presentRound(bet, await winOf(movements, bet, near));
    });
    const next = bets.length > limit ? shown.at(-1)?.row : read.next;
    return { items: await Promise.all(items), nextCursor: next ? cursors.of(placeText(next)) : null };
  };

/** Whether there are rows after all movements of a time. */
const isReadTo = (rows: readonly ListedMovement[], at: string) => (rows.at(-1)?.movement.at ?? '') > at;
