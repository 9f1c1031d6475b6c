import { casinoStatuses } from '../../platform/labels/casino-labels';
import type { CasinoStatus } from '#domain/generated/types';
import type { CasinoChoice } from './list-casinos';

export const statusOptions = Object.entries(casinoStatuses).map(
  ([status, { text }]) => [status as CasinoStatus, text] as const,
);

/** What the address asks for; what it does not know it leaves out. */
export const casinoChoiceIn = (search: URLSearchParams): CasinoChoice => ({
  status: statusOptions.find(([known]) => known === search.get('status'))?.[0],
  companyId: search.get('company') ?? undefined,
});

/** Nothing is left out. */
export const everyCasino = casinoChoiceIn(new URLSearchParams());

/** The same for an address. */
export const searchFor = ({ status, companyId }: CasinoChoice): Record<string, string> => ({
  ...(status && { status }),
  ...(companyId !== undefined && { company: companyId }),
});
