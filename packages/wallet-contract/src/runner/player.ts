import type { AnswerOf, RequestOf, WalletCall } from '#wallet/contract/calls';
import type { ReplyKind } from '#wallet/contract/read-reply';
import { walletCalls } from '#wallet/generated/wallet-api';
import { Mismatch } from './mismatch';
import type { Exchange, TestWallet } from './test-wallet';

type Bet = RequestOf<'bet'>;
type Win = RequestOf<'win'>;
/** Without `requestId`, which each attempt has its own. */
type Draft<Request> = Omit<Request, 'requestId'>;

/** A user of the wallet with a session, and the requests about them. */
export interface Player {
  readonly user: string;
  readonly token: string;
  readonly bet: (amount: string, more?: Partial<Bet>) => Draft<Bet>;
  /** A win in the round of a bet. */
  readonly win: (round: RoundOf, amount: string, more?: Partial<Win>) => Draft<Win>;
  readonly rollback: (...bets: readonly [RoundOf, ...RoundOf[]]) => Draft<RequestOf<'rollback'>>;
  readonly close: (round: RoundOf) => Draft<RequestOf<'close'>>;
  readonly balance: () => Draft<RequestOf<'balance'>>;
}

export interface RoundOf {
  readonly roundId: string;
  readonly txId: string;
}

/** Creates a user with a balance. */
export const newPlayer = (wallet: TestWallet, balance: string): Promise<Player> =>
  session(wallet, { balance });

/** A session of a new user or of one who exists. */
export async function session(
  wallet: TestWallet,
  more: Partial<RequestOf<'devSession'>> = {},
): Promise<Player> {
  const draft = { ...wallet.place, balance: '0', ...more };
  const { token, user } = ok(await wallet.send('devSession', draft));
  return playerOf(wallet, user, token);
}

function playerOf({ ids, place: { coin, game } }: TestWallet, user: string, token: string): Player {
  return {
    ...{ user, token },
    bet: (amount, more = {}) => ({
      ...{ token, user, coin, txId: ids.next(), roundId: ids.next() },
      ...{ game, gameVersion: '1.0.0', amount, roundClosed: false },
      ...more,
    }),
    win: ({ roundId }, amount, more = {}) => ({
      ...{ user, coin, txId: ids.next(), roundId, amount, roundClosed: false, kind: 'ROUND' },
      ...more,
    }),
    rollback: (...bets) => ({
      ...{ user, coin, roundId: bets[0].roundId },
      txIds: bets.map(({ txId }) => txId),
    }),
    close: ({ roundId }) => ({ user, roundId }),
    balance: () => ({ token, user, coin }),
  };
}

/** The answer. Throws a mismatch if the call was not done. */
export function ok<Call extends WalletCall>(exchange: Exchange<Call>): AnswerOf<Call> {
  if (exchange.answer !== undefined) return exchange.answer;
  throw unexpected(exchange, '200 and the answer of the contract');
}

/** Throws a mismatch if the call was not refused with one of these errors. */
export function refused(exchange: Exchange, ...codes: readonly [ReplyKind, ...ReplyKind[]]): void {
  if (!codes.includes(exchange.kind)) throw unexpected(exchange, codes.join(' or '));
}

/** Throws a mismatch if the balance differs. */
export async function balanceIs(wallet: TestWallet, player: Player, expected: string): Promise<void> {
  const { balance } = ok(await wallet.send('balance', player.balance()));
  if (balance !== expected) throw new Mismatch(`The balance is ${balance}, expected ${expected}.`);
}

/** Throws a mismatch if two values differ. */
export function same(found: unknown, expected: unknown, name: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Mismatch(`${name}: ${one}, expected ${other}.`);
}

export function unexpected({ call, kind, problem, reply, text }: Exchange, expected: string): Mismatch {
  const status = 'status' in reply ? `${reply.status} ` : '';
  const reason = problem === undefined ? `(${kind})` : `(${problem})`;
  return new Mismatch(`${walletCalls[call].path} answered ${status}${text} ${reason}, expected ${expected}.`);
}
