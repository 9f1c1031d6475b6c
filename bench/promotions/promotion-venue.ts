import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Promotion, PromotionOffer, PromotionType } from '#domain/generated/types';
import { playKey } from '#domain/keys';
import type { PresetBase } from '#domain/promotions/presets';
import type { Condition, PromotionRules } from '#domain/promotions/rules';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '../../test/authorization/environment/ask-graphql';
import { signedIn } from '../../test/authorization/environment/sign-in';
import type { Stage } from '../../test/authorization/environment/running-stage';
import { newUser } from '../../test/authorization/personas/personas';
import { openVenue, type SeatedPlayer } from '../../test/scale/played-venue';

/** A player of a brand, by the public endpoints. */
export interface PromotionPlayer extends SeatedPlayer {
  /** Plays a round without waiting for the end of the previous spin. Returns whether it won anything. */
  playAtOnce(): Promise<boolean>;
  listOffers(): Promise<readonly Pick<PromotionOffer, 'promotionId' | 'status'>[]>;
  /** The code of the refusal; undefined for a claim that was paid. */
  claim(promotionId: string, requestId?: string): Promise<string | undefined>;
}

export type PromotionVenue = Awaited<ReturnType<typeof promotionVenue>>;

/** Brands with promotions and players. */
export async function promotionVenue(stage: Stage) {
  const venue = await openVenue(stage);
  await newUser(stage, 'bench@novalink.test', []);
  await stage.grantAdmin('bench@novalink.test');
  const { accessToken: manager } = await signedIn(stage, 'bench@novalink.test');
  const ask = async <Answer>(token: string, query: string, variables: object = {}): Promise<Answer> => {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0] as Answer;
  };
  let players = 0;
  return {
    openBrand: () => venue.openBrand(),
    async publish(brandId: string, type: PromotionType, rules: PromotionRules): Promise<string> {
      const { id, version } = await ask<Promotion>(
        manager,
        'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { id version } }',
        { input: { brandId, type, rules: JSON.stringify(rules), requestId: ulid(new Date()) } },
      );
      await ask(manager, 'mutation ($input: PromotionInput!) { publishPromotion(input: $input) { id } }', {
        input: { id, expectedVersion: version },
      });
      return id;
    },
    readPromotion: (id: string) =>
      ask<Pick<Promotion, 'remaining' | 'claims'>>(
        manager,
        `{ getPromotion(id: "${id}") { remaining claims } }`,
      ),
    async newPlayer(brandId: string): Promise<PromotionPlayer> {
      const player = await venue.seat(brandId, `player-${(players += 1)}@novalink.test`);
      const { token } = player;
      const forgetLast = new UpdateItemCommand({
        TableName: stage.tables.play,
        Key: marshall(playKey(brandId, player.playerId)),
        UpdateExpression: 'REMOVE lastRoundAt',
      });
      return {
        ...player,
        playAtOnce: async () => {
          await stage.dynamodb.send(forgetLast);
          return player.playRound();
        },
        listOffers: () => ask(token, `{ listOffers(brandId: "${brandId}") { promotionId status } }`),
        claim: async (promotionId, requestId = ulid(new Date())) => {
          const query =
            'mutation ($input: ClaimPromotionInput!) { claimPromotion(input: $input) { id amount } }';
          const variables = { input: { brandId, promotionId, requestId } };
          const { errors } = await askGraphql(stage.graphql, { token }, { query, variables });
          return errors.length === 0 ? undefined : (errors[0]?.errorType ?? errors[0]?.message);
        },
      };
    },
  };
}

/** Since a minute, without an end. Amounts are minor units. */
export const presetBase = (name: string, budget: string): PresetBase => ({
  ...{ promotionId: '', version: 1, brandId: '', name, coin: 'GOLD', decimals: 2 },
  ...{ termsText: 'One reward for each player.', budget, maxClaims: null, endsAt: null },
  startsAt: new Date(Date.now() - 60_000).toISOString(),
});

/** So many rounds of any game. */
export const countedRounds = (rounds: number): Condition => ({
  ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: `${rounds}` },
  ...{ within: { kind: 'PERIOD' }, gameIds: null },
});
