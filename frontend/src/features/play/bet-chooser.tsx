import { Minus, Plus } from 'lucide-react';
import { coins } from './play-words';
import type { SittingState } from './sitting-state';

interface BetChooserProps {
  /** Ascending. */
  readonly levels: readonly number[];
  readonly state: Pick<SittingState, 'bet' | 'busy' | 'trouble'>;
  readonly onChange: (bet: number) => void;
}

export const BetChooser = ({ levels, state: { bet, busy, trouble }, onChange }: BetChooserProps) => {
  const at = levels.indexOf(bet);
  const isLocked = busy || (trouble?.kind === 'retry' && trouble.isAsking);
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
        <output className="text-xl font-bold">{coins(bet)}</output>
      </p>
      {step('Raise the bet', Plus, levels[at + 1])}
    </div>
  );
};
