import type { ReactNode } from 'react';
import type { CoinLabels } from '../../parts/reels/coin-labels';
import { amountOf } from '../../parts/reels/coin-labels';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import type { GameReward } from './game-rewards';

interface GameRewardListProps {
  readonly rewards: readonly GameReward[];
  readonly labels: CoinLabels;
  /** The selected bet, and the available bets of the session, in minor units. */
  readonly bet: number;
  readonly betLevels: readonly number[];
  readonly isLocked: boolean;
  readonly onBet: (bet: number) => void;
}

/** The rewards in progress that rounds count for, with their free rounds at this game. */
export const GameRewardList = (props: GameRewardListProps) => (
  <section aria-label="Rewards in progress" className="rounded-xl border border-line bg-surface p-4">
    <ul className="grid gap-4 sm:grid-cols-2">
      {props.rewards.map((reward) => (
        <li key={reward.claimId} className="grid min-w-0 content-start gap-1.5 text-sm">
          <p className="font-semibold wrap-anywhere text-heading">{reward.name}</p>
          <Progress reward={reward} {...props} />
        </li>
      ))}
    </ul>
  </section>
);

const Progress = ({
  reward: { name, progress, freeRounds },
  labels,
  bet,
  betLevels,
  isLocked,
  onBet,
}: GameRewardListProps & { readonly reward: GameReward }): ReactNode => {
  if (freeRounds)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>
          {freeRounds.left === 1
            ? `1 free round with a bet of ${labels.coins(freeRounds.bet)}`
            : `${freeRounds.left} free rounds with a bet of ${labels.coins(freeRounds.bet)}`}
        </p>
        {bet !== freeRounds.bet && betLevels.includes(freeRounds.bet) && (
          <Button look="quiet" disabled={isLocked} onClick={() => onBet(freeRounds.bet)}>
            Use this bet
          </Button>
        )}
      </div>
    );
  if (progress.freeRounds && progress.freeRounds.left > 0)
    return (
      <p className="text-muted">
        {progress.freeRounds.left === 1
          ? '1 free round at another game'
          : `${progress.freeRounds.left} free rounds at another game`}
      </p>
    );
  const step = progress.steps.at(-1);
  if (!step) return null;
  const [done, target] = [amountOf(step.done), amountOf(step.target)];
  return (
    <>
      <ProgressBar label={`Bets for ${name}`} value={Math.min(done, target)} max={target} />
      <p className="text-muted tabular-nums">
        Bets of {labels.coins(done)} of {labels.coins(target)} are made
      </p>
    </>
  );
};
