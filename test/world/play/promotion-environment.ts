import type {
  Promotion,
  PromotionClaim,
  PromotionClaimConnection,
  PromotionOffer,
  PromotionType,
} from '#domain/generated/types';
import type { PresetBase } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { ulid } from '#lambda/runtime/ulid';
import { playEnvironment, type PlayingPlayer, type PlayEnvironment } from '#test/world/play/play-environment';

const dayMs = 24 * 60 * 60_000;
const promotionFields =
  'id type status version rulesHash rules budget remaining claims cancelReason submittedBy rejectReason';
const offerFields =
  'promotionId status amount closesAt opensAt serverSeedHash progress { value atLeast } rulesHash';
const claimFields =
  'id promotionId period amount rulesHash draw { sector sectors wheelHash serverSeedHash serverSeed clientSeed nonce }';

interface Sending {
  /** The token of the sender; by default the manager's. */
  readonly token?: string;
  readonly fields?: string;
  readonly type?: string;
}

/** The requests of managers and players about promotions, to the public endpoints. */
export async function promotionEnvironment(domain: string) {
  const stage: PlayEnvironment = await playEnvironment(domain);
  const { ask, manager, now } = stage;
  const requestIdNow = () => ulid(now());

  const mutate = <Answer = Promotion>(
    field: string,
    input: object,
    { token = manager, fields = promotionFields, type = 'PromotionInput' }: Sending = {},
  ) =>
    ask<Answer>(
      token,
      `mutation ($input: ${type}!) { ${field}(input: $input) ${fields === '' ? '' : `{ ${fields} }`} }`,
      { input },
    );
  const create = (brandId: string, rules: PromotionRules, more: object = {}, token = manager) =>
    mutate(
      'createPromotion',
      { brandId, type: 'DAILY_GRANT', rules: JSON.stringify(rules), requestId: requestIdNow(), ...more },
      { token, type: 'CreatePromotionInput' },
    );
  const step = (field: string, { id, version }: Pick<Promotion, 'id' | 'version'>, token = manager) =>
    mutate(field, { id, expectedVersion: version }, { token });
  const offers = ({ token, brandId }: PlayingPlayer) =>
    ask<PromotionOffer[]>(token, `{ listOffers(brandId: "${brandId}") { ${offerFields} } }`);
  const claim = (player: PlayingPlayer, input: object) =>
    mutate<PromotionClaim>(
      'claimPromotion',
      { brandId: player.brandId, requestId: requestIdNow(), ...input },
      { token: player.token, fields: claimFields, type: 'ClaimPromotionInput' },
    );
  return {
    ...stage,
    /** Advances the clock. Promotions need only the latest of the hundreds of due times of each schedule in a day. */
    advance: (duration: string) => stage.advance(duration, 'latest'),
    requestIdNow,
    /** The values that all presets need. The promotion started a minute ago and ends in 60 days. */
    base: (changes: Partial<PresetBase> = {}): PresetBase => ({
      ...{ promotionId: '', version: 1, brandId: '', name: 'Harbour coins', coin: 'GOLD', decimals: 2 },
      ...{ termsText: 'One reward for each player.', budget: '10000', maxClaims: null },
      startsAt: new Date(now().getTime() - 60_000).toISOString(),
      endsAt: new Date(now().getTime() + 60 * dayMs).toISOString(),
      ...changes,
    }),
    mutate,
    create,
    step,
    publish: async (brandId: string, rules: PromotionRules, type: PromotionType = 'DAILY_GRANT') =>
      step('publishPromotion', await create(brandId, rules, { type })),
    readPromotion: (id: string, token = manager) =>
      ask<Promotion>(token, `{ getPromotion(id: "${id}") { ${promotionFields} } }`),
    offers,
    offerOf: async (player: PlayingPlayer, id: string) =>
      (await offers(player)).find(({ promotionId }) => promotionId === id),
    claim,
    collect: (player: PlayingPlayer, { id: promotionId }: Pick<Promotion, 'id'>) =>
      claim(player, { promotionId }),
    /** The rewards that the player collected, newest first. */
    listed: ({ token, brandId }: PlayingPlayer) =>
      ask<PromotionClaimConnection>(
        token,
        `{ listClaims(brandId: "${brandId}") { items { ${claimFields} } } }`,
      ),
  };
}

export type PromotionEnvironment = Awaited<ReturnType<typeof promotionEnvironment>>;
