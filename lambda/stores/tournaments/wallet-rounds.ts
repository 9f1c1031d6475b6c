import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, walletPartition } from '#domain/keys';
import type { PlayedRound } from '#domain/tournaments/qualification';
import type { StatedMovement, WalletName } from '@novalink/ledger';
import { parseStated } from '#lambda/stores/coins/ledger-rows';

export interface JournalNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

export interface WalletRoundNeeds extends JournalNeeds {
  /** Reads the number of a wallet's movements consistently. */
  readonly movements: (wallet: WalletName) => Promise<number>;
}

/** The rounds of a wallet since a time in ISO 8601, newest first. */
export type WalletRounds = (wallet: WalletName, since: string) => Promise<readonly PlayedRound[]>;

export interface RoundsAfter {
  /** Newest first. */
  readonly rounds: readonly PlayedRound[];
  /** The number of the wallet's last movement: later rounds have larger numbers. */
  readonly last: number;
}

/** The rounds of a wallet with a number above `after`, and since a time in ISO 8601. */
export type WalletRoundsAfter = (
  wallet: WalletName,
  from: { readonly since: string; readonly after: number },
) => Promise<RoundsAfter>;

/** The index of a wallet's movements does not contain the last ones yet. Retry. */
export class JournalBehind extends Error {
  constructor({ playerId }: WalletName) {
    super(`The index of the movements of ${playerId} is not up to date.`);
    this.name = 'JournalBehind';
  }
}

/** All rounds since a time: see `walletRoundsAfter`. */
export function walletRounds(needs: WalletRoundNeeds): WalletRounds {
  const roundsAfter = walletRoundsAfter(needs);
  return async (wallet, since) => (await roundsAfter(wallet, { since, after: 0 })).rounds;
}

/**
 * Reads rounds from the journal. Movements of a wallet are numbered without gaps: a gap, or an end before the
 * wallet's last movement, means that the index is behind. Throws `JournalBehind` so that the caller retries.
 */
export function walletRoundsAfter({ movements, ...journal }: WalletRoundNeeds): WalletRoundsAfter {
  return async (wallet, { since, after }) => {
    const last = await movements(wallet);
    if (last <= after) return { rounds: [], last };
    const wins = new Map<string | null, StatedMovement>();
    const rounds: PlayedRound[] = [];
    let next: number | undefined;
    for await (const { Items = [] } of newestFirst(journal, wallet)) {
      for (const item of Items) {
        const movement = parseStated(item);
        if (next === undefined ? movement.seq < last : movement.seq !== next) throw new JournalBehind(wallet);
        next = movement.seq - 1;
        if (movement.at < since || movement.seq <= after) return { rounds, last };
        if (movement.kind === 'WIN') wins.set(movement.reference, movement);
        if (movement.kind === 'BET') rounds.push(roundOf(movement, wins.get(movement.reference)));
      }
    }
    if (next === undefined ? last > 0 : next > 0) throw new JournalBehind(wallet);
    return { rounds, last };
  };
}

/** At most `most` rounds of a wallet since a time in ISO 8601, the newest ones. */
export type RecentRounds = (
  wallet: WalletName,
  asked: { readonly since: string; readonly most: number },
) => Promise<{
  /** Newest first. */
  readonly rounds: readonly PlayedRound[];
  /** Whether there are older rounds since that time that were left out. */
  readonly isCut: boolean;
}>;

/** Movements in one page: about 150 KB. */
const pageSize = 250;

/**
 * Reads rounds for estimates. The most recent rounds can be missing, because the index is eventually
 * consistent.
 */
export const recentRounds =
  (journal: JournalNeeds): RecentRounds =>
  async (wallet, { since, most }) => {
    const wins = new Map<string | null, StatedMovement>();
    const rounds: PlayedRound[] = [];
    for await (const { Items = [] } of newestFirst(journal, wallet, pageSize)) {
      for (const item of Items) {
        const movement = parseStated(item);
        if (movement.at < since) return { rounds, isCut: false };
        if (movement.kind === 'WIN') wins.set(movement.reference, movement);
        if (movement.kind !== 'BET') continue;
        if (rounds.length === most) return { rounds, isCut: true };
        rounds.push(roundOf(movement, wins.get(movement.reference)));
      }
    }
    return { rounds, isCut: false };
  };

const newestFirst = ({ dynamodb, journalTable }: JournalNeeds, wallet: WalletName, Limit?: number) =>
  paginateQuery(
    { client: dynamodb },
    {
      TableName: journalTable,
      IndexName: journalIndexes.byWallet.indexName,
      KeyConditionExpression: `${journalIndexes.byWallet.partitionKey} = :wallet`,
      ExpressionAttributeValues: marshall({
        ':wallet': walletPartition(wallet.brandId, wallet.playerId, wallet.coin, wallet.purse),
      }),
      ScanIndexForward: false,
      ...(Limit !== undefined && { Limit }),
    },
  );

/** A bet and its win, which have the same time. */
function roundOf(
  { seq, at, amount, coin, purse, play }: StatedMovement,
  win: StatedMovement | undefined,
): PlayedRound {
  const moment = Date.parse(at);
  return {
    ...{ seq, at: moment, closedAt: win ? Date.parse(win.at) : moment },
    ...{ bet: -amount, win: win?.amount ?? 0n, coin, purse, gameId: play?.gameId ?? '' },
  };
}
