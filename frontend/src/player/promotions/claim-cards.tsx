import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { ClaimCard } from './claim-card';
import type { ShownClaim } from '../../parts/promotions/list-claims';

interface ClaimCardsProps {
  readonly brandId: string;
  readonly claims: readonly ShownClaim[];
}

/** Rewards in progress side by side, one below the other on a phone. */
export const ClaimCards = ({ brandId, claims }: ClaimCardsProps) => {
  const titles = useGameTitles(brandId);
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {claims.map(
        ({ progress, ...claim }) =>
          progress && (
            <li key={claim.id} className="min-w-0">
              <ClaimCard brandId={brandId} claim={{ ...claim, progress }} titles={titles} />
            </li>
          ),
      )}
    </ul>
  );
};
