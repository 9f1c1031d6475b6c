import type { CoinLabels } from './coin-labels';
import type { FreeSpins } from './scene';

interface FreeSpinsCardProps {
  readonly freeSpins: FreeSpins;
  /** The number of free spins that the shown step has awarded. */
  readonly added: number;
  readonly labels: CoinLabels;
}

/** A card over the reels: free spins begin, more were awarded, or their total win. */
export const FreeSpinsCard = ({ freeSpins, added, labels }: FreeSpinsCardProps) => {
  const { card, awarded, won, multiplier } = freeSpins;
  if (card === undefined) return null;
  if (card === 'summary')
    return (
      <div aria-hidden className="game-card">
        <p className="game-card-line">Free spins have paid</p>
        {/* Not counted up, because the total is shown below the reels during the free spins. */}
        <p className="game-card-figure">{labels.coins(won)}</p>
        <p className="game-card-line">{awarded} free spins played</p>
      </div>
    );
  return (
    <div aria-hidden className="game-card">
      <p className="game-card-figure">{card === 'intro' ? awarded : `+${added}`}</p>
      <p className="game-card-name">{card === 'intro' ? 'Free spins' : 'More free spins'}</p>
      {multiplier > 1 && <p className="game-card-line">Every win × {multiplier}</p>}
    </div>
  );
};
