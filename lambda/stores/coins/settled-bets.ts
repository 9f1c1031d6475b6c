import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, walletPartition, walletSort } from '#domain/keys';
import type { StatedMovement, WalletName } from '@novalink/ledger';
import { parseStated } from '#lambda/stores/coins/ledger-rows';

/** A bet and its win, if any. */
export interface SettledBet {
  readonly bet: StatedMovement;
  readonly win: StatedMovement | undefined;
}

export interface SettledBetPage {
  /** Newest first. */
  readonly bets: readonly SettledBet[];
  /** True if there are no older bets. */
  readonly isEnd: boolean;
}

export interface BetSearch {
  readonly wallet: WalletName;
  /** Returns only bets with a lower `seq` in the wallet; undefined starts with the newest. */
  readonly before: number | undefined;
  /** ISO 8601; older bets are excluded. */
  readonly since: string;
  readonly limit: number;
}

export interface SettledBetStore {
  find(search: BetSearch): Promise<SettledBetPage>;
}

export interface SettledBetNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

/** Larger than the number of movements of any wallet. */
const afterEvery = 10 ** 12 - 1;

/** Movements to read per bet. Most rounds have no win, so that most movements of a page are bets. */
const movementsPerBet = 1.5;

/** The bets of a wallet, read from the journal's index, which can be a moment behind. */
export function settledBetStore({ dynamodb, journalTable }: SettledBetNeeds): SettledBetStore {
  const pageBefore = async ({ brandId, playerId, coin, purse }: WalletName, seq: number, Limit: number) => {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName: journalTable,
        IndexName: journalIndexes.byWallet.indexName,
        KeyConditionExpression: '#wallet = :wallet AND #seq < :seq',
        ExpressionAttributeNames: {
          '#wallet': journalIndexes.byWallet.partitionKey,
          '#seq': journalIndexes.byWallet.sortKey,
        },
        ExpressionAttributeValues: marshall({
          ':wallet': walletPartition(brandId, playerId, coin, purse),
          ':seq': walletSort(seq),
        }),
        ScanIndexForward: false,
        Limit,
      }),
    );
    const movements = Items.map((row) => parseStated(row));
    return { movements, isLast: LastEvaluatedKey === undefined };
  };
  return {
    find: async ({ wallet, before, since, limit }) => {
      const wins = new Map<string | null, StatedMovement>();
      const bets: SettledBet[] = [];
      let seq = before ?? afterEvery;
      for (;;) {
        const { movements, isLast } = await pageBefore(wallet, seq, Math.ceil(limit * movementsPerBet));
        for (const movement of movements) {
          seq = movement.seq;
          if (movement.at < since) return { bets, isEnd: true };
          if (movement.kind === 'WIN') wins.set(movement.reference, movement);
          if (movement.kind !== 'BET') continue;
          if (bets.length === limit) return { bets, isEnd: false };
          bets.push({ bet: movement, win: wins.get(movement.reference) });
        }
        if (isLast) return { bets, isEnd: true };
      }
    },
  };
}
