import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '../../platform/platform';
import { promotionsKey, type ShownPromotion } from './list-promotions';

/** The common input of all actions of a promotion, and the queries to read again after them. */
export const useSteps = ({ id, version }: ShownPromotion) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return {
    api,
    input: { id, expectedVersion: version },
    reread: () => queries.invalidateQueries({ queryKey: promotionsKey }),
  };
};
