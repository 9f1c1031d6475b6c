import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, walletPartition } from '#domain/keys';
import type { PlayedRound } from '#domain/tournaments/qualification';
import type { PostedMovement } from '#domain/wallet/movement';
import type { WalletName } from '#domain/wallet/ports';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

export interface WalletRoundNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
  /** The number of a wallet's movements, read consistently. */
  readonly movements: (wallet: WalletName) => Promise<number>;
}

/** The rounds of a wallet since a time in ISO 8601, newest first. */
export type WalletRounds = (wallet: WalletName, since: string) => Promise<readonly PlayedRound[]>;

/**
 * Reads rounds from the journal. Movements of a wallet are numbered without gaps: a gap, or an end before the wallet's last
 * movement, means that the index is behind, and is thrown so that the caller tries again.
 */
export function walletRounds({ dynamodb, journalTable, movements }: WalletRoundNeeds): WalletRounds {
  const newestFirst = (wallet: WalletName) =>
    paginateQuery(
      { client: dynamodb },
      {
        TableName: journalTable,
        IndexName: journalIndexes.byWallet,
        KeyConditionExpression: `${journalIndexes.byWallet}pk = :wallet`,
        ExpressionAttributeValues: marshall({
          ':wallet': walletPartition(wallet.brandId, wallet.playerId, wallet.coin, wallet.purse),
        }),
        ScanIndexForward: false,
      },
    );
  return async (wallet, since) => {
    const last = await movements(wallet);
    const wins = new Map<string | null, PostedMovement>();
    const rounds: PlayedRound[] = [];
    let next: number | undefined;
    for await (const { Items = [] } of newestFirst(wallet)) {
      for (const item of Items) {
        const movement = parseMovement(item);
        if (movement.state !== 'POSTED') continue;
        if (next === undefined ? movement.seq < last : movement.seq !== next) throw behind(wallet);
        next = movement.seq - 1;
        if (movement.at < since) return rounds;
        if (movement.kind === 'WIN') wins.set(movement.reference, movement);
        if (movement.kind === 'BET') rounds.push(roundOf(movement, wins.get(movement.reference)));
      }
    }
    if (next === undefined ? last > 0 : next > 0) throw behind(wallet);
    return rounds;
  };
}

/** A bet and what it won, which are posted at one moment. */
function roundOf(
  { seq, at, amount, coin, purse, play }: PostedMovement,
  win: PostedMovement | undefined,
): PlayedRound {
  const moment = Date.parse(at);
  return {
    ...{ seq, at: moment, closedAt: win ? Date.parse(win.at) : moment },
    ...{ bet: -amount, win: win?.amount ?? 0n, coin, purse, gameId: play?.gameId ?? '' },
  };
}

const behind = ({ playerId }: WalletName) => new Error(`The list of the movements of ${playerId} is behind.`);
