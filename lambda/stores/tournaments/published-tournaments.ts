import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, string } from 'valibot';
import { runningTournamentsKey } from '#domain/keys/tournaments';
import type { TournamentRules } from '#domain/tournaments/rules';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The published tournaments of a brand that are not settled yet. */
export interface PublishedTournaments {
  readonly tournaments: readonly TournamentRules[];
  /** Number of writes; 0 before the first. */
  readonly version: number;
}

export const noPublished: PublishedTournaments = { tournaments: [], version: 0 };

const schema = object({ tournaments: array(string()), version: number() });

/** Parses the list. Frozen rules are stored as text. */
export function parsePublished(row: unknown): PublishedTournaments {
  const { tournaments, version } = parse(schema, row);
  return { tournaments: tournaments.map((rules) => JSON.parse(rules) as TournamentRules), version };
}

export const readPublished = async (
  needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  brandId: string,
): Promise<PublishedTournaments> =>
  (await readRow(needs, runningTournamentsKey(brandId), parsePublished)) ?? noPublished;

/** For a transaction: replaces the list that was read. */
export function publishedPut(
  TableName: string,
  brandId: string,
  { version }: PublishedTournaments,
  tournaments: readonly TournamentRules[],
): GuardedItem {
  const write: TransactWriteItem = {
    Put: {
      TableName,
      Item: marshall({
        ...runningTournamentsKey(brandId),
        tournaments: tournaments.map((rules) => JSON.stringify(rules)),
        version: version + 1,
      }),
      ...ifUnchanged(version),
    },
  };
  return { write, otherwise: new Refusal('write.collided') };
}
