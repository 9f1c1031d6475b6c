import { casinoStatuses } from '../../platform/labels/casino-labels';
import type { CasinoStatus } from '#domain/generated/types';
import type { CasinoChoice } from './list-casinos';

export const statusOptions = Object.entries(casinoStatuses).map(
  ([status, { text }]) => [status as CasinoStatus, text] as const,
);

/** The filter in the URL; unknown values are ignored. */
export const casinoChoiceIn = (search: URLSearchParams): CasinoChoice => ({
  status: statusOptions.find(([known]) => known === search.get('status'))?.[0],
  companyId: search.get('company') ?? undefined,
});

/** The filter without restrictions. */
export const everyCasino = casinoChoiceIn(new URLSearchParams());

/** The query parameters of a filter. */
export const searchFor = ({ status, companyId }: CasinoChoice): Record<string, string> => ({
  ...(status && { status }),
  ...(companyId !== undefined && { company: companyId }),
});
