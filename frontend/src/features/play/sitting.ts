import { limits } from '#domain/limits';
import { Refused } from '../../platform/faults';
import { sentenceFor } from '../../platform/messages';
import { checkRound, type PlayedRound } from './check-round';
import { createDealer, type DealerNeeds, Outdated } from './dealer';
import type { Mathematics } from './game-mathematics';
import { rollingMs, spinMotion } from './pace';
import { type NameOf, roundWords } from './play-words';
import { showRound } from './show-round';
import { type ShownStep, shownStep } from './shown-step';
import { canSpin, keptRounds, type ReelsPosition, type SittingState, type Trouble } from './sitting-state';

interface Needs extends DealerNeeds {
  readonly mathematics: Mathematics;
  readonly betLevels: readonly number[];
  readonly nameOf: NameOf;
  readonly clock: { readonly now: () => number; readonly pause: (milliseconds: number) => Promise<void> };
  readonly isStill: () => boolean;
  readonly clientSeed: string;
}

const minuteMs = 60_000;

/** One person at one game: the dealer, the purse, and what the reels show. */
export const createSitting = (needs: Needs) => {
  const { mathematics, clock, isStill, nameOf } = needs;
  const { model, mode, hash } = mathematics;
  const dealer = createDealer(needs, hash);
  const watchers = new Set<() => void>();
  const start: ReelsPosition = { reelSet: mode.reelSet, stops: Array<number>(model.grid.reels).fill(0) };
  const satDown = clock.now();
  let lastCheck = satDown;
  let skip: () => void = () => undefined;
  let state: SittingState = {
    scene: { turn: 0, movement: 'standing', from: start, to: start, motion: spinMotion },
    busy: false,
    balance: limits.demo.practiceBalance,
    staked: 0,
    won: 0,
    bet: needs.betLevels[0] ?? 0,
    clientSeed: needs.clientSeed,
    rounds: [],
    said: '',
  };
  const change = (changes: Partial<SittingState>) => {
    state = { ...state, ...changes };
    for (const tell of watchers) tell();
  };
  const fail = (fault: unknown) =>
    change({ trouble: troubleOf(fault, dealer.isAsking()), next: dealer.next() });

  const open = async (): Promise<void> => {
    change({ trouble: undefined });
    await dealer.open().then(() => change({ next: dealer.next() }), fail);
  };

  const spin = async (): Promise<void> => {
    if (!canSpin(state)) return;
    if (checkReality()) return;
    const { bet, balance, clientSeed } = state;
    const begun = clock.now();
    change({ busy: true, balance: balance - bet, result: undefined, trouble: undefined });
    roll();
    const giveBack = (fault: unknown) => {
      change({ balance });
      fail(fault);
    };
    const asked = dealer.play(bet, clientSeed).catch(giveBack);
    const [played] = await Promise.all([asked, clock.pause(rollingMs)]);
    // An answer that cannot be worked out at all must not leave the reels turning.
    if (played) await take(played).catch(giveBack);
    if (state.scene.movement !== 'standing') change({ scene: { ...state.scene, movement: 'standing' } });
    await clock.pause(Math.max(0, begun + limits.demo.spinCycleMilliseconds - clock.now()));
    change({ busy: false });
    checkReality();
  };

  /** Whether it is time to tell the person how they stand. */
  const checkReality = (): boolean => {
    const now = clock.now();
    if (now - lastCheck < limits.demo.realityCheckMinutes * minuteMs) return false;
    const { staked, won } = state;
    change({ realityCheck: { minutes: Math.floor((now - satDown) / minuteMs), staked, won } });
    return true;
  };

  const roll = () => {
    const { turn, to } = state.scene;
    const scene = { turn: turn + 1, movement: 'rolling', from: to, to, motion: spinMotion } as const;
    change({ scene, step: undefined, freeSpins: undefined });
  };

  /** Shows an answer that comes out of its seed; any other ends the sitting. */
  const take = async (played: PlayedRound): Promise<void> => {
    const { holds, items, round } = checkRound(played, mathematics);
    change({ rounds: [played, ...state.rounds].slice(0, keptRounds), next: dealer.next() });
    if (!holds) {
      change({ trouble: { kind: 'disagreement', items: items.filter(({ equal }) => !equal) } });
      return;
    }
    const { bet } = played.agreed;
    const steps = round.steps.map((step) => ({ ...shownStep(step, bet, mathematics), at: step }));
    const showing = showRound(steps, { scene: () => state.scene, change, pause: clock.pause, isStill });
    ({ skip } = showing);
    await showing.ended;
    finish(bet, steps, round.capped);
  };

  const finish = (bet: number, steps: readonly ShownStep[], capped: boolean): void => {
    const win = steps.reduce((sum, step) => sum + step.coins, 0);
    const balance = state.balance + win;
    change({
      balance,
      staked: state.staked + bet,
      won: state.won + win,
      result: { bet, win, capped },
      said: roundWords({ bet, win, balance, steps, capped }, nameOf),
    });
  };

  /** What was asked for and not answered stays as it was asked. */
  const isFree = () => !state.busy && !dealer.isAsking();
  return {
    state: (): SittingState => state,
    watch: (changed: () => void): (() => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    /** Asks for the session whose commitment stands before the first round. */
    open,
    spin,
    /** After trouble: the session again, or the very round that was not answered. */
    tryAgain: () => (state.next === undefined ? open() : spin()),
    /** After a reality check: the next one is due in as long again. */
    goOn: (): void => {
      lastCheck = clock.now();
      change({ realityCheck: undefined });
    },
    /** Ends the showing of free spins at their result. */
    skip: () => skip(),
    chooseBet: (bet: number): void => {
      if (isFree()) change({ bet });
    },
    chooseSeed: (clientSeed: string): void => {
      if (isFree()) change({ clientSeed });
    },
    /** Fills the purse again, which never happens by itself; what was staked and won stays counted. */
    startAgain: (): void => {
      if (isFree()) change({ balance: limits.demo.practiceBalance, result: undefined });
    },
  };
};

const troubleOf = (fault: unknown, isAsking: boolean): Trouble => {
  if (fault instanceof Outdated) return { kind: 'outdated' };
  if (fault instanceof Refused && fault.code === 'game.missing') return { kind: 'withdrawn' };
  return { kind: 'retry', text: sentenceFor(fault), isAsking };
};
