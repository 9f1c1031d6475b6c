import type { ReplyKind } from '@novalink/wallet-contract';
import type { CoinRound } from '#domain/generated/types';
import type { Needs } from '#lambda/functions/play-launched/needs';
import { Refusal } from '#lambda/runtime/refusal';
import { outcomeOf } from '#lambda/services/seamless/round-ports';
import type { SeamlessRoundRow } from '#lambda/stores/play/seamless-round-row';

/**
 * A round as its player sees it, also while the win is outstanding. Throws the refusal of a bet that does not count, and
 * `wallet.unknown` while that is not known.
 */
export function presentRound(needs: Pick<Needs, 'seeds' | 'versions'>) {
  return async (row: SeamlessRoundRow, userId: string): Promise<CoinRound> => {
    const { id, state, coin, game: gameId, bet, balance = 0n, win = 0n, of } = row;
    if (state === 'REFUSED') throw refusalOf(row.problem);
    if (state === 'ROLLING_BACK' || state === 'ROLLED_BACK') throw new Refusal('wallet.unavailable');
    if (state === 'BETTING' || state === 'PLAYED') throw new Refusal('wallet.unknown');
    const { brandId, requestId, versionId, mathModelHash, serverSeedHash, clientSeed, nonce, at } = of;
    const outcome = await outcomeOf(needs, row);
    // Until the wallet has confirmed the win, its last balance is the one after the bet.
    const expected = state === 'PAYING' ? balance + win : balance;
    return {
      ...{ id, requestId, brandId, userId, gameId, versionId, mathModelHash, coin, bet: `${bet}` },
      ...outcome,
      ...{ serverSeedHash, clientSeed, nonce, purse: 'EXTERNAL', balance: `${expected}` },
      ...{ claim: null, standings: null, at },
    };
  };
}

const refusals: Partial<Readonly<Record<ReplyKind, ConstructorParameters<typeof Refusal>[0]>>> = {
  INSUFFICIENT_FUNDS: 'wallet.insufficient',
  INVALID_TOKEN: 'launch.expired',
  TOKEN_EXPIRED: 'launch.expired',
  NOT_SENT: 'wallet.unavailable',
  RATE_LIMITED: 'wallet.unavailable',
  INVALID_SIGNATURE: 'wallet.unavailable',
};

const refusalOf = (problem: ReplyKind | undefined): Refusal =>
  new Refusal((problem && refusals[problem]) ?? 'wallet.refused');
