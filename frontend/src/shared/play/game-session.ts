import { limits } from '#domain/limits';
import { Refused } from '../../platform/api/errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import {
  createGameScreen,
  type PlayedOut,
  stillReels,
  type GameScreenClock,
} from '../game-screen/game-screen';
import { watchedState } from '../game-screen/watched-state';
import { checkRound, type PlayedRound } from './check-round';
import { createRoundClient, type RoundClientNeeds, Outdated } from './round-client';
import { canSpin, isLocked, keptRounds, type GameSessionState, type Trouble } from './game-session-state';

interface Needs extends RoundClientNeeds {
  readonly mathematics: Mathematics;
  readonly betLevels: readonly number[];
  readonly labels: GameLabels;
  readonly clock: GameScreenClock;
  readonly isStill: () => boolean;
  readonly clientSeed: string;
}

/** One person at one game: the dealer, the purse, and what the reels show. */
export const createGameSession = (needs: Needs) => {
  const { mathematics, clock } = needs;
  const roundClient = createRoundClient(needs, mathematics.hash);
  const store = watchedState<GameSessionState>({
    scene: stillReels(mathematics),
    busy: false,
    balance: limits.demo.practiceBalance,
    staked: 0,
    won: 0,
    bet: needs.betLevels[0] ?? 0,
    clientSeed: needs.clientSeed,
    rounds: [],
    said: '',
  });
  const { state, change, watch } = store;
  const satDown = clock.now();
  const gameScreen = createGameScreen({
    ...needs,
    store,
    realityCheckMinutes: () => limits.demo.realityCheckMinutes,
    satDown,
    checked: satDown,
  });
  const fail = (fault: unknown) =>
    change({ trouble: troubleOf(fault, roundClient.isAsking()), next: roundClient.next() });

  const open = async (): Promise<void> => {
    change({ trouble: undefined });
    await roundClient.open().then(() => change({ next: roundClient.next() }), fail);
  };

  /** An answer that comes out of its seed; any other ends the sitting. */
  const take = (played: PlayedRound, balance: number): PlayedOut => {
    const { holds, items, round } = checkRound(played, mathematics);
    change({ rounds: [played, ...state().rounds].slice(0, keptRounds), next: roundClient.next() });
    if (!holds) {
      change({ trouble: { kind: 'disagreement', items: items.filter(({ equal }) => !equal) } });
      return { round: undefined, balance };
    }
    const { bet } = played.agreed;
    return { round, balance: balance - bet + coinsOf(round.credits, bet, mathematics.mode) };
  };

  const spin = async (): Promise<void> => {
    if (!canSpin(state()) || gameScreen.checkReality()) return;
    const { bet, balance, clientSeed } = state();
    change({ trouble: undefined });
    const faults: unknown[] = [];
    await gameScreen.spin({ bet, paid: bet, staked: bet }, async () => {
      try {
        return take(await roundClient.play(bet, clientSeed), balance);
      } catch (error) {
        faults.push(error);
        return { round: undefined, balance };
      }
    });
    // Not before the reels stop, because the user can press the offered button at once.
    faults.forEach(fail);
  };

  const isFree = () => !isLocked(state());
  return {
    state,
    watch,
    satDown,
    /** Starts the session, which returns the commitment before the first round. */
    open,
    spin,
    /** After trouble: the session again, or the very round that was not answered. */
    tryAgain: () => (state().next === undefined ? open() : spin()),
    goOn: gameScreen.goOn,
    skip: gameScreen.skip,
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
