import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '../../platform/platform';
import { promotionsKey, type ShownPromotion } from './list-promotions';

/** What every step of a promotion sends and reads again. */
export const useSteps = ({ id, version }: ShownPromotion) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return {
    api,
    input: { id, expectedVersion: version },
    reread: () => queries.invalidateQueries({ queryKey: promotionsKey }),
  };
};
