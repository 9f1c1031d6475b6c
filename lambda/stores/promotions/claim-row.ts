import { marshall } from '@aws-sdk/util-dynamodb';
import { array, nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { claimStatuses } from '#domain/dashboards/claim-counts';
import {
  claimHistoryPartition,
  dueClaimLanes,
  dueClaimsPartition,
  promotionClaimKey,
  promotionClaimsPartition,
} from '#domain/keys/promotions';
import { summaryLane } from '#domain/play/summary-lane';
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
  /** A claim without a status was paid when it was made. */
  status: optional(picklist(claimStatuses), 'COMPLETED'),
  /** Of a claim in progress, ISO 8601: when it expires at the earliest. */
  dueAt: optional(string()),
  /** Minor units that were moved to the main purse in the end. */
  released: nullish(string(), null),
  endedAt: nullish(string(), null),
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
    ...(claim.dueAt !== undefined && dueKeys(claim.id, claim.dueAt)),
  });

/** Keys of the index that finds claims in progress when their time is over. */
export const dueKeys = (claimId: string, dueAt: string) => ({
  gsi3pk: dueClaimsPartition(summaryLane(claimId) % dueClaimLanes),
  gsi3sk: `${dueAt}#${claimId}`,
});
