import type { MovementKind } from '#ledger/post/ledger-types';
import type { MovementRequest, MovementRequests } from '#ledger/post/movement';
import type { Chance } from './chance';

/** A request that must take effect once. */
export interface Wish {
  readonly request: MovementRequest;
  /** The win of a bet, posted in the same transaction. */
  readonly win: MovementRequest | undefined;
  /**
   * Whether it is a bet or a buy-in. These write rows of the player alongside and require that the player is not
   * suspended.
   */
  readonly plays: boolean;
  /** For a release: the credit of the main purse, which is posted after the debit of the reward's purse. */
  readonly then?: MovementRequest;
}

interface Sort {
  readonly kind: MovementKind;
  readonly sign: 1 | -1;
  readonly counter: MovementRequest['counter'];
}

const sorts: readonly [Sort, ...Sort[]] = [
  { kind: 'GRANT', sign: 1, counter: 'TREASURY' },
  { kind: 'WITHDRAWAL', sign: -1, counter: 'TREASURY' },
  { kind: 'BET', sign: -1, counter: 'HOUSE' },
  { kind: 'BET', sign: -1, counter: 'HOUSE' },
  { kind: 'WIN', sign: 1, counter: 'HOUSE' },
  { kind: 'BUY_IN', sign: -1, counter: 'TREASURY' },
  { kind: 'PRIZE', sign: 1, counter: 'TREASURY' },
  { kind: 'REWARD', sign: 1, counter: 'TREASURY' },
  { kind: 'RELEASE', sign: -1, counter: 'HOUSE' },
];

export const users = ['ann', 'bob'] as const;

/**
 * Requests in the order in which the clients get them. Of every eight, one repeats an earlier request and one reuses
 * an earlier key with a different body.
 */
export function script(chance: Chance, length: number): Wish[] {
  const wishes: Wish[] = [];
  for (let number = 0; number < length; number += 1) {
    const earlier = chance.one(wishes);
    const ofEight = chance.whole(1, 8);
    if (earlier && ofEight === 1) wishes.push(earlier);
    else if (earlier && ofEight === 2) wishes.push(withOtherBody(earlier));
    else wishes.push(freshWish(chance, number, wishes));
  }
  return wishes;
}

function freshWish(chance: Chance, number: number, earlier: readonly Wish[]): Wish {
  const playerId = chance.one(users);
  const { kind, sign, counter } = chance.one(sorts);
  const amount = sign * chance.whole(1, sign > 0 ? 30 : 25);
  const plays = kind === 'BET' || kind === 'BUY_IN';
  const request: MovementRequest = {
    key: `${kind}#brand#${playerId}#${number}`,
    kind,
    brandId: 'brand',
    playerId,
    coin: 'GEM',
    purse: kind === 'RELEASE' || (!plays && chance.happens(0.15)) ? 'PROMO' : 'MAIN',
    amount: BigInt(amount),
    actor: playerId,
    reason: null,
    reference: null,
    requestHash: `${kind} ${amount}`,
    counter,
    ...(kind === 'GRANT' && { ceiling: 60n }),
  };
  return {
    request,
    win: kind === 'BET' && chance.happens(0.5) ? winOf(chance, request, earlier) : undefined,
    plays,
    ...(kind === 'RELEASE' && { then: creditOf(request) }),
  };
}

/** The key of the credit that belongs to the debit of a release. */
export const creditKey = (debitKey: string): string => `${debitKey}#MAIN`;

const creditOf = (debit: MovementRequest): MovementRequest => ({
  ...debit,
  key: creditKey(debit.key),
  purse: 'MAIN',
  amount: -debit.amount,
  actor: 'system',
});

/** In one of ten cases, the win reuses the key of another bet's win. */
function winOf(chance: Chance, bet: MovementRequest, earlier: readonly Wish[]): MovementRequest {
  const amount = chance.whole(1, 60);
  const other = chance.happens(0.1)
    ? chance.one(earlier.flatMap(({ win }) => (win ? [win] : [])))
    : undefined;
  return {
    ...bet,
    kind: 'WIN',
    key: other?.key ?? `WIN of ${bet.key}`,
    amount: BigInt(amount),
    actor: 'system',
    requestHash: `${bet.key} wins ${amount}`,
  };
}

/** A release always has the same body, because its amount is stored in a row. */
const withOtherBody = (wish: Wish): Wish => (wish.then ? wish : changed(wish));

const changed = ({ request, win, plays }: Wish): Wish => ({
  request: { ...request, amount: request.amount * 2n, requestHash: `${request.requestHash} twice` },
  win: win && { ...win, requestHash: `${win.requestHash} twice` },
  plays,
});

/** All movements that a request posts, in order. */
export const requestsOf = ({ request, win }: Pick<Wish, 'request' | 'win'>): MovementRequests =>
  win ? [request, win] : [request];
