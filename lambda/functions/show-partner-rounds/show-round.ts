import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getRound, getRoundReplay } from '#domain/generated/novalink-api';
import { routes } from '#domain/routes';
import {
  betOfRound,
  presentRound,
  roundName,
  winOf,
} from '#lambda/functions/show-partner-rounds/present-round';
import type { Needs } from '#lambda/functions/show-partner-rounds/needs';
import { notFound } from '#lambda/services/api-keys/asked-brand';
import type { Partner } from '#lambda/services/api-keys/signed-answer';

/** A round of one of the company's brands. */
export const showRound =
  (needs: Needs) =>
  async ({ id }: ApiRequest<typeof getRound>, partner: Partner): Promise<ApiAnswer<typeof getRound>> => {
    const { brandId, playerId, roundId, at } = await ownRound(needs, id, partner);
    const movements = await needs.movements.at(brandId, playerId, at);
    const bet = movements.map(betOfRound).find((found) => found?.reference === roundId);
    if (!bet) throw notFound('round');
    return presentRound(bet, winOf(bet, movements));
  };

/** The replay of a round that its player shares. */
export const showReplay =
  (needs: Needs) =>
  async (
    { id }: ApiRequest<typeof getRoundReplay>,
    partner: Partner,
  ): Promise<ApiAnswer<typeof getRoundReplay>> => {
    const { brandId, playerId, roundId } = await ownRound(needs, id, partner);
    const entry = (await needs.shared.read(brandId, playerId))?.shared.find(
      (one) => one.roundId === roundId && one.expiresAt * 1000 > needs.clock().getTime(),
    );
    if (!entry) throw notFound('replay');
    return {
      id: entry.replayId,
      path: routes.Replay.path.replace(':replayId', entry.replayId),
      expiresAt: new Date(entry.expiresAt * 1000).toISOString(),
    };
  };

async function ownRound({ ownsBrand }: Needs, id: string, { companyId }: Partner) {
  const named = roundName(id);
  if (!named || !(await ownsBrand(companyId, named.brandId))) throw notFound('round');
  return named;
}
