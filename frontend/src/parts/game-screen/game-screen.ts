import { limits } from '#domain/limits';
import type { Round } from '@novalink/engine';
import type { Mathematics } from '../reels/game-mathematics';
import { anticipatedReels } from '../reels/anticipation';
import { rollingMs } from '../reels/pace';
import { type GameLabels, roundLabel } from '../reels/play-labels';
import type { ReelsPosition, Scene } from '../reels/scene';
import { showRound } from '../reels/show-round';
import { shownStep } from '../reels/shown-step';
import type { GameScreenState } from './game-state';
import type { WatchedState } from './watched-state';

export interface GameScreenClock {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

interface Needs {
  readonly store: Pick<WatchedState<GameScreenState>, 'state' | 'change'>;
  readonly mathematics: Mathematics;
  readonly labels: GameLabels;
  readonly clock: GameScreenClock;
  readonly isStill: () => boolean;
  readonly realityCheckMinutes: () => number;
  /** The start of play, and the time of the last reality check. */
  readonly startedAt: number;
  readonly checked: number;
}

/** The result of a round, if one was played, and the balance after it. */
export interface PlayedOut {
  readonly round: Round | undefined;
  readonly balance: number;
}

export interface Spin {
  readonly bet: number;
  /** The part of the bet that the balance pays; 0 if a reward pays it. */
  readonly paid: number;
  /** The part of the bet that counts as the player's bet; 0 for a free round. */
  readonly staked: number;
}

const minuteMs = 60_000;

/** The reels before the first round. */
export const stillReels = ({ model, mode }: Mathematics): Scene => {
  const start: ReelsPosition = { reelSet: mode.reelSet, stops: Array<number>(model.grid.reels).fill(0) };
  return { turn: 0, movement: 'stopped', from: start, to: start, landings: [], anticipated: [] };
};

/** Spins the reels with the pace of play, and shows the reality check when it is due. */
export const createGameScreen = (needs: Needs) => {
  const { mathematics, labels, clock, isStill, startedAt } = needs;
  const { state, change } = needs.store;
  let checkedAt = needs.checked;
  let skip: () => void = () => undefined;

  /** Shows the reality check if it is due. Returns whether it was shown. */
  const checkReality = (): boolean => {
    const now = clock.now();
    if (now - checkedAt < needs.realityCheckMinutes() * minuteMs) return false;
    const { staked, won } = state();
    change({ realityCheck: { minutes: Math.floor((now - startedAt) / minuteMs), staked, won } });
    return true;
  };

  const roll = () => {
    const { turn, to } = state().scene;
    const scene = {
      turn: turn + 1,
      movement: 'rolling',
      from: to,
      to,
      landings: [],
      anticipated: [],
    } as const;
    change({ scene, step: undefined, freeSpins: undefined });
  };

  const show = async ({ bet, staked: ownBet }: Spin, round: Round, balance: number): Promise<void> => {
    const steps = round.steps.map((step) => ({
      ...shownStep(step, bet, mathematics),
      at: step,
      anticipated: anticipatedReels(mathematics.model, step),
    }));
    const showing = showRound(steps, { scene: () => state().scene, change, pause: clock.pause, isStill });
    ({ skip } = showing);
    await showing.ended;
    const win = steps.reduce((sum, step) => sum + step.coins, 0);
    const { staked, won, balance: before } = state();
    change({
      balance,
      staked: staked + ownBet,
      won: won + win,
      result: { bet, win, capped: round.capped, isCredited: balance === before + win },
      said: roundLabel({ bet, win, balance, steps, capped: round.capped }, labels),
    });
  };

  return {
    checkReality,
    /**
     * One spin of the reels, at least as long as the spin cycle. Without a round, they stop immediately at
     * their previous position.
     */
    async spin(spin: Spin, play: () => Promise<PlayedOut>): Promise<void> {
      const begun = clock.now();
      change({ busy: true, balance: state().balance - spin.paid, result: undefined });
      roll();
      const [{ round, balance }] = await Promise.all([play(), clock.pause(rollingMs)]);
      if (round) {
        await show(spin, round, balance);
        await clock.pause(Math.max(0, begun + limits.demo.spinCycleMilliseconds - clock.now()));
      } else change({ balance, scene: { ...state().scene, movement: 'stopped' } });
      change({ busy: false });
      checkReality();
    },
    /** Skips the remaining free spins and shows their result. */
    skip: () => skip(),
    /** After a reality check: schedules the next one after the same interval. */
    goOn: (): void => {
      checkedAt = clock.now();
      change({ realityCheck: undefined });
    },
  };
};
