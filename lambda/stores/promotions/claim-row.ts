import { marshall } from '@aws-sdk/util-dynamodb';
import { array, nullish, number, object, parse, picklist, string, type InferOutput } from 'valibot';
import { claimHistoryPartition, promotionClaimKey, promotionClaimsPartition } from '#domain/keys/promotions';
import { promotionTypes } from '#lambda/stores/promotions/promotion-row';

const draw = object({
  sector: number(),
  /** At the time of the draw. */
  sectors: array(object({ label: string(), weight: number(), amount: string() })),
  wheelHash: string(),
  serverSeedHash: string(),
  clientSeed: string(),
  nonce: number(),
});

const schema = object({
  /** A ULID. */
  id: string(),
  brandId: string(),
  playerId: string(),
  promotionId: string(),
  period: string(),
  requestId: string(),
  type: picklist(promotionTypes),
  name: string(),
  coin: string(),
  decimals: number(),
  /** Minor units, as digits. */
  amount: string(),
  draw: nullish(draw, null),
  rulesHash: string(),
  createdAt: string(),
});

/** A reward that a player collected. Whom the player signs in as is not kept here. */
export type ClaimRow = Readonly<InferOutput<typeof schema>>;

export const parseClaim = (row: unknown): ClaimRow => parse(schema, row);

export const claimItem = (claim: ClaimRow) =>
  marshall({
    ...promotionClaimKey(claim.brandId, claim.playerId, claim),
    ...claim,
    gsi1pk: promotionClaimsPartition(claim.promotionId),
    gsi1sk: claim.id,
    gsi2pk: claimHistoryPartition(claim.brandId, claim.playerId),
    gsi2sk: claim.id,
  });
