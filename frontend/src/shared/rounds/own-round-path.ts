import { useLocation } from 'react-router-dom';
import type { AskedRow } from '../../ui/table/use-opened';
import { brandPath } from '../brand/brand-context';

const start = '#round-';
const tab = '?tab=rounds';

/** Where the details of one of the person's own rounds are. */
export const ownRoundPath = (brandId: string, roundId: string): string =>
  `${brandPath('BrandAccount', brandId)}${tab}${start}${roundId}`;

/** The round that the address asks for; another `visit` asks for it again. */
export const useAskedRound = (): AskedRow => {
  const { hash, key } = useLocation();
  return { id: hash.startsWith(start) ? hash.slice(start.length) : undefined, visit: key };
};
