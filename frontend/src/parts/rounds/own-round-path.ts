import { useLocation } from 'react-router-dom';
import { brandPath } from '../brand/brand-context';

const start = '#round-';

/** Where the details of one of the person's own rounds are. */
export const ownRoundPath = (brandId: string, roundId: string): string =>
  `${brandPath('BrandAccount', brandId)}${start}${roundId}`;

/** The round that the address asks for; another `visit` asks for it again. */
export const useAskedRound = (): { readonly id: string | undefined; readonly visit: string } => {
  const { hash, key } = useLocation();
  return { id: hash.startsWith(start) ? hash.slice(start.length) : undefined, visit: key };
};
