import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getRound as operation } from '#domain/generated/novalink-api';
import { betOfRound, presentRound, winOf } from '#lambda/functions/show-partner-rounds/present-round';
import type { Needs } from '#lambda/functions/show-partner-rounds/needs';
import { notFound } from '#lambda/services/api-keys/asked-brand';
import { ownRound } from '#lambda/services/api-keys/round-name';
import type { Partner } from '#lambda/services/api-keys/signed-answer';

/** A round of one of the company's brands. */
export const showRound =
  ({ ownsBrand, movements }: Needs) =>
  async ({ id }: ApiRequest<typeof operation>, partner: Partner): Promise<ApiAnswer<typeof operation>> => {
    const { brandId, playerId, roundId, at } = await ownRound(ownsBrand, id, partner);
    const found = await movements.at(brandId, playerId, at);
    const bet = found.map(betOfRound).find((one) => one?.reference === roundId);
    if (!bet) throw notFound('round');
    return presentRound(bet, await winOf(movements, bet, found));
  };
