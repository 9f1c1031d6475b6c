import { useQueryClient } from '@tanstack/react-query';
import type { Movement, MoveCoinsInput } from '#domain/generated/types';
import { playersKey } from '../../parts/brand/list-players';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { useSureRequest } from '../../platform/api/use-sure-request';
import { dayStatementKey } from './list-day';

export type Direction = 'give' | 'take';
type Moved = Pick<Movement, 'key' | 'balance'>;

const grantCoins = operation(/* GraphQL */ `
  mutation GrantCoins($input: MoveCoinsInput!) {
    grantCoins(input: $input) {
      key
      balance
    }
  }
`);
const withdrawCoins = operation(/* GraphQL */ `
  mutation WithdrawCoins($input: MoveCoinsInput!) {
    withdrawCoins(input: $input) {
      key
      balance
    }
  }
`);

/** A manual movement that must happen once. */
export interface HandMove {
  readonly direction: Direction;
  readonly input: Omit<MoveCoinsInput, 'requestId'>;
}

/** Grants or withdraws coins. The same request is sent again until its outcome is known. */
export const useMoveCoins = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useSureRequest(async ({ direction, input }: HandMove, requestId): Promise<Moved> => {
    const asked = { input: { ...input, requestId } };
    const moved =
      direction === 'give'
        ? (await api.send(grantCoins, asked)).grantCoins
        : (await api.send(withdrawCoins, asked)).withdrawCoins;
    // Not awaited: the form is ready for the next movement before the new balance is shown.
    void Promise.all([
      readBrandAgain(queries, input.brandId),
      queries.invalidateQueries({ queryKey: dayStatementKey }),
      queries.invalidateQueries({ queryKey: playersKey }),
    ]);
    return moved;
  });
};
