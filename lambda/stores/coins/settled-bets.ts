import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, walletPartition, walletSort } from '#domain/keys';
import type { PostedMovement } from '#domain/wallet/movement';
import type { WalletName } from '#domain/wallet/ports';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

/** A bet with what was won, if anything was. */
export interface SettledBet {
  readonly bet: PostedMovement;
  readonly win: PostedMovement | undefined;
}

export interface SettledBetPage {
  /** Newest first. */
  readonly bets: readonly SettledBet[];
  /** Whether there are no older ones. */
  readonly isEnd: boolean;
}

export interface BetSearch {
  readonly wallet: WalletName;
  /** Only bets before this one, by its number in the wallet; undefined: from the newest on. */
  readonly before: number | undefined;
  /** ISO 8601: older ones are left out. */
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

/** No wallet has as many movements. */
const afterEvery = 10 ** 12 - 1;

/** Most rounds win nothing, and a page of movements is seldom without a bet. */
const movementsPerBet = 1.5;

/** The bets of a wallet as the journal lists them, which may be a moment behind. */
export function settledBetStore({ dynamodb, journalTable }: SettledBetNeeds): SettledBetStore {
  const pageBefore = async ({ brandId, playerId, coin, purse }: WalletName, seq: number, Limit: number) => {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName: journalTable,
        IndexName: journalIndexes.byWallet,
        KeyConditionExpression: '#wallet = :wallet AND #seq < :seq',
        ExpressionAttributeNames: {
          '#wallet': `${journalIndexes.byWallet}pk`,
          '#seq': `${journalIndexes.byWallet}sk`,
        },
        ExpressionAttributeValues: marshall({
          ':wallet': walletPartition(brandId, playerId, coin, purse),
          ':seq': walletSort(seq),
        }),
        ScanIndexForward: false,
        Limit,
      }),
    );
    const movements = Items.map((row) => parseMovement(row)).filter(({ state }) => state === 'POSTED');
    return { movements: movements as readonly PostedMovement[], isLast: LastEvaluatedKey === undefined };
  };
  return {
    find: async ({ wallet, before, since, limit }) => {
      const wins = new Map<string | null, PostedMovement>();
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
