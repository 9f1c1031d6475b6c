import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { CoinLabels } from '../reels/coin-labels';
import { useGameKey } from './use-game-key';

interface BetChooserProps {
  /** Ascending. */
  readonly levels: readonly number[];
  readonly bet: number;
  readonly labels: CoinLabels;
  /** A round is running or has no response yet. */
  readonly isLocked: boolean;
  readonly onChange: (bet: number) => void;
}

const betKeys = ['raise-bet', 'lower-bet'] as const;

/**
 * The bet and the buttons to change it. The arrow keys also change it while the focus is on the game screen.
 */
export const BetChooser = ({ levels, bet, labels, isLocked, onChange }: BetChooserProps) => {
  const group = useRef<HTMLDivElement>(null);
  const at = levels.indexOf(bet);
  const choose = (level: number | undefined) => level !== undefined && !isLocked && onChange(level);
  useGameKey(betKeys, (command) => choose(levels[command === 'raise-bet' ? at + 1 : at - 1]), group);
  const step = (label: string, keys: string, Icon: typeof Plus, level: number | undefined) => (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isLocked || level === undefined}
      onClick={() => choose(level)}
      className="grid size-12 place-items-center rounded-full border border-edge bg-surface hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
  return (
    <div ref={group} role="group" aria-label="Bet" className="game-bet">
      {step('Lower the bet', 'ArrowDown ArrowLeft', Minus, levels[at - 1])}
      <p className="min-w-14 text-center sm:min-w-20">
        <span className="block text-xs font-medium tracking-wide text-muted uppercase">Bet</span>
        <output className="text-xl font-bold">{labels.coins(bet)}</output>
      </p>
      {step('Raise the bet', 'ArrowUp ArrowRight', Plus, levels[at + 1])}
    </div>
  );
};
