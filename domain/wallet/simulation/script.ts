import type { MovementKind } from '../../generated/types';
import type { MovementRequest } from '../movement';
import type { Chance } from './chance';

/** What a client wants to happen once. */
export interface Wish {
  readonly request: MovementRequest;
  /** A bet: it writes its round and the player's seeds alongside, and asks that the player is not suspended. */
  readonly plays: boolean;
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
];

export const users = ['ann', 'bob'] as const;

/** Wishes in the order in which they are handed to the clients: of eight, one was made before and one is another's key. */
export function script(chance: Chance, length: number): Wish[] {
  const wishes: Wish[] = [];
  for (let number = 0; number < length; number += 1) {
    const earlier = chance.one(wishes);
    const ofEight = chance.whole(1, 8);
    if (earlier && ofEight === 1) wishes.push(earlier);
    else if (earlier && ofEight === 2) wishes.push(withOtherBody(earlier));
    else wishes.push(freshWish(chance, number));
  }
  return wishes;
}

function freshWish(chance: Chance, number: number): Wish {
  const userId = chance.one(users);
  const { kind, sign, counter } = chance.one(sorts);
  const amount = sign * chance.whole(1, sign > 0 ? 30 : 25);
  const plays = kind === 'BET';
  const request: MovementRequest = {
    key: `${kind}#brand#${userId}#${number}`,
    kind,
    brandId: 'brand',
    userId,
    coin: 'GEM',
    purse: !plays && chance.happens(0.15) ? 'PROMO' : 'MAIN',
    amount: BigInt(amount),
    actor: userId,
    reason: null,
    reference: null,
    requestHash: `${kind} ${amount}`,
    counter,
    ...(kind === 'GRANT' && { ceiling: 60n }),
  };
  return { request, plays };
}

const withOtherBody = ({ request, plays }: Wish): Wish => ({
  request: { ...request, amount: request.amount * 2n, requestHash: `${request.requestHash} twice` },
  plays,
});
