import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getRoundReplay as operation } from '#domain/generated/novalink-api';
import { routes } from '#domain/routes';
import type { Clock } from '#lambda/runtime/clock';
import { notFound } from '#lambda/services/api-keys/asked-brand';
import { ownRound } from '#lambda/services/api-keys/round-name';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { SharedRoundStore } from '#lambda/stores/play/shared-round-store';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly shared: Pick<SharedRoundStore, 'read'>;
  readonly clock: Clock;
}

/** The replay of a round that its player shares. */
export const findPartnerReplay =
  ({ ownsBrand, shared, clock }: Needs) =>
  async ({ id }: ApiRequest<typeof operation>, partner: Partner): Promise<ApiAnswer<typeof operation>> => {
    const { brandId, playerId, roundId } = await ownRound(ownsBrand, id, partner);
    const entry = (await shared.read(brandId, playerId))?.shared.find(
      (one) => one.roundId === roundId && one.expiresAt * 1000 > clock().getTime(),
    );
    if (!entry) throw notFound('replay');
    return {
      id: entry.replayId,
      path: routes.Replay.path.replace(':replayId', entry.replayId),
      expiresAt: new Date(entry.expiresAt * 1000).toISOString(),
    };
  };
