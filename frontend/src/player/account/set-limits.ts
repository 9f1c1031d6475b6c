import { useQueryClient } from '@tanstack/react-query';
import type { SetPlayLimitsInput } from '#domain/generated/types';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const setPlayLimits = operation(/* GraphQL */ `
  mutation SetPlayLimits($input: SetPlayLimitsInput!) {
    setPlayLimits(input: $input) {
      userId
      pendingLimits {
        limits {
          dailyLoss
          weeklyLoss
          monthlyLoss
          sessionMinutes
        }
        from
      }
    }
  }
`);

/** Sets limits. Returns whether some of them take effect later. */
export const useSetLimits = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return async (input: SetPlayLimitsInput): Promise<{ readonly waits: boolean }> => {
    const { pendingLimits } = (await api.send(setPlayLimits, { input })).setPlayLimits;
    await readBrandAgain(queries, input.brandId);
    return { waits: pendingLimits !== null };
  };
};
