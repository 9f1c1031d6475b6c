import { util, type Context } from '@aws-appsync/utils';
import type { MutationCreateSupportRequestArgs } from '#domain/generated/types';
import { ownSupportPartition, ownSupportSort, supportCountKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { guestOf } from '../guest-of';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type TransactItem } from '../transaction';
import { networkOf } from './network-of';

type Asked = Pick<
  Context<MutationCreateSupportRequestArgs>,
  'args' | 'identity' | 'env' | 'request' | 'error'
>;

const { perHour } = limits.support;

/**
 * The sender's attributes in the row of a request. Guests have to enter an address; users must not, because their
 * account has one.
 */
export function senderOf(ctx: Asked, id: string) {
  const { email } = ctx.args.input;
  if (guestOf(ctx) !== '') {
    if (!email) refuse('input.required', { field: 'email' });
    return {};
  }
  const { sub } = callerOf(ctx);
  if (email) refuse('input.not-writable', { field: 'email' });
  return { sub, gsi1pk: ownSupportPartition(sub), gsi1sk: ownSupportSort(id) };
}

interface Count {
  readonly who: string;
  readonly limit: number;
  readonly of: 'own' | 'network' | 'guests';
}

/**
 * The hourly counters of a sender. A script can get any number of identities, so guests of a group of IP addresses share one,
 * and all guests share another that only a script with many addresses can exhaust.
 */
export function countsOf(ctx: Asked): readonly Count[] {
  const guest = guestOf(ctx);
  if (guest === '') return [{ who: `SUB#${callerOf(ctx).sub}`, limit: perHour.user, of: 'own' }];
  return [
    { who: `GUEST#${guest}`, limit: perHour.guest, of: 'own' },
    { who: `NETWORK#${networkOf(ctx)}`, limit: perHour.network, of: 'network' },
    { who: 'GUESTS', limit: perHour.allGuests, of: 'guests' },
  ];
}

/** Increments a counter of the current hour. The write fails at the limit. */
export function counted(ctx: Asked, { who, limit }: Count): TransactItem {
  const hour = util.time.nowISO8601().slice(0, 13);
  const expiresAt = util.time.nowEpochSeconds() + 2 * 60 * 60;
  const below = { lt: { count: limit } };
  return update(mainTable(ctx), supportCountKey(who, hour), { expiresAt }, below, { count: 1 });
}
