import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { nullable, number, object, parse, string, type InferOutput } from 'valibot';
import { revealedSeedKey } from '#domain/keys';
import { keptUntil } from '#lambda/stores/play/kept-until';

const schema = object({
  serverSeed: string(),
  serverSeedHash: string(),
  /** Number of rounds drawn from it. */
  rounds: number(),
  /** The client seed of these rounds; null if a restore of the tables lost it. */
  playedClientSeed: nullable(string()),
  /** The requested client seed; null keeps the previous one. */
  clientSeed: nullable(string()),
  at: string(),
});

/** A server seed that a rotation has revealed. */
export type RevealedSeed = Readonly<InferOutput<typeof schema>>;

export const parseRevealedSeed = (row: unknown): RevealedSeed => parse(schema, row);

export const revealedSeedItem = (
  { brandId, playerId }: { readonly brandId: string; readonly playerId: string },
  revealed: RevealedSeed,
) =>
  marshall({
    ...revealed,
    expiresAt: keptUntil(revealed.at),
    ...revealedSeedKey(brandId, playerId, revealed.serverSeedHash),
  }) satisfies NonNullable<TransactWriteItem['Put']>['Item'];
