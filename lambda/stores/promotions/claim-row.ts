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
import { promotionTypes } from '#domain/promotions/presets';

const draw = object({
  sector: number(),
  /** The sectors of the prize wheel at the time of the draw. */
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
  /** A claim without a status was paid immediately. */
  status: optional(picklist(claimStatuses), 'COMPLETED'),
  /** The earliest time at which a claim in progress expires, in ISO 8601. */
  dueAt: optional(string()),
  /** Minor units that were moved to the main purse at the end. */
  released: nullish(string(), null),
  endedAt: nullish(string(), null),
});

/** A reward that a player collected. It does not contain the player's user id. */
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

/** Index keys by which expired claims in progress are found. */
export const dueKeys = (claimId: string, dueAt: string) => ({
  gsi3pk: dueClaimsPartition(summaryLane(claimId) % dueClaimLanes),
  gsi3sk: `${dueAt}#${claimId}`,
});
