import { useLocation } from 'react-router-dom';
import type { AskedRow } from '../../ui/table/use-opened';
import { brandPath } from '../brand/brand-context';

const start = '#round-';
const tab = '?tab=rounds';

/** The path of the details of one of the player's own rounds. */
export const ownRoundPath = (brandId: string, roundId: string): string =>
  `${brandPath('BrandAccount', brandId)}${tab}${start}${roundId}`;

/** The round in the URL; another `visit` opens it again. */
export const useAskedRound = (): AskedRow => {
  const { hash, key } = useLocation();
  return { id: hash.startsWith(start) ? hash.slice(start.length) : undefined, visit: key };
};
