import type { Round } from '@novalink/engine';
import { anticipatedReels } from '../../parts/reels/anticipation';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { rollingMs } from '../../parts/reels/pace';
import { showRound } from '../../parts/reels/show-round';
import { shownStep } from '../../parts/reels/shown-step';
import { stillReels } from '../../parts/game-screen/game-screen';
import type { GameScreenState } from '../../parts/game-screen/game-state';
import { watchedState } from '../../parts/game-screen/watched-state';

/** The state of the reels of a replay. */
export type ReplayState = Pick<GameScreenState, 'scene' | 'step' | 'freeSpins' | 'result' | 'busy' | 'bet'>;

interface Needs {
  readonly mathematics: Mathematics;
  /** The round computed from the reported stops. */
  readonly round: Round;
  /** In minor units. */
  readonly bet: number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isStill: () => boolean;
}

/** Plays a finished round on the reels. Can be repeated. */
export const createReplayPlayer = ({ mathematics, round, bet, pause, isStill }: Needs) => {
  const start = stillReels(mathematics);
  const { state, change, watch } = watchedState<ReplayState>({ scene: start, busy: false, bet });
  const steps = round.steps.map((step) => ({
    ...shownStep(step, bet, mathematics),
    at: step,
    anticipated: anticipatedReels(mathematics.model, step),
  }));
  const win = steps.reduce((sum, step) => sum + step.coins, 0);
  const result = { bet, win, capped: round.capped, isCredited: false };
  let skip: () => void = () => undefined;

  const roll = () => {
    const { turn, to } = state().scene;
    const still = { from: to, to, landings: [], anticipated: [] };
    change({
      busy: true,
      scene: { ...still, turn: turn + 1, movement: 'rolling' },
      step: undefined,
      freeSpins: undefined,
      result: undefined,
    });
  };

  return {
    state,
    watch,
    async play(): Promise<void> {
      if (state().busy) return;
      roll();
      await pause(rollingMs);
      const showing = showRound(steps, { scene: () => state().scene, change, pause, isStill });
      ({ skip } = showing);
      await showing.ended;
      change({ busy: false, result });
    },
    /** Skips the remaining free spins and shows their result. */
    skip: () => skip(),
  };
};
