import { Minus, Plus } from 'lucide-react';
import type { CoinWords } from '../reels/coin-words';

interface BetChooserProps {
  /** Ascending. */
  readonly levels: readonly number[];
  readonly bet: number;
  readonly words: CoinWords;
  /** A round is on its way, or has not been answered. */
  readonly isLocked: boolean;
  readonly onChange: (bet: number) => void;
}

export const BetChooser = ({ levels, bet, words, isLocked, onChange }: BetChooserProps) => {
  const at = levels.indexOf(bet);
  const step = (label: string, Icon: typeof Plus, level: number | undefined) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLocked || level === undefined}
      onClick={() => level !== undefined && !isLocked && onChange(level)}
      className="grid size-12 place-items-center rounded-xl border border-edge bg-surface hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
  return (
    <div role="group" aria-label="Bet" className="flex items-center gap-1 sm:gap-2">
      {step('Lower the bet', Minus, levels[at - 1])}
      <p className="min-w-14 sm:min-w-20 text-center">
        <span className="block text-xs font-medium tracking-wide text-muted uppercase">Bet</span>
        <output className="text-xl font-bold">{words.coins(bet)}</output>
      </p>
      {step('Raise the bet', Plus, levels[at + 1])}
    </div>
  );
};
