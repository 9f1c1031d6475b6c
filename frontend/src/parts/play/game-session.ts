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

/** A player at one game: the client of the server, the purse, and the state of the reels. */
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
  const startedAt = clock.now();
  const gameScreen = createGameScreen({
    ...needs,
    store,
    realityCheckMinutes: () => limits.demo.realityCheckMinutes,
    startedAt,
    checked: startedAt,
  });
  const fail = (error: unknown) =>
    change({ trouble: troubleOf(error, roundClient.isAsking()), next: roundClient.next() });

  const open = async (): Promise<void> => {
    change({ trouble: undefined });
    await roundClient.open().then(() => change({ next: roundClient.next() }), fail);
  };

  /** Accepts a response that follows from its seed; any other response ends the session. */
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
    // Only after the reels have stopped, because the user can press the offered button immediately.
    faults.forEach(fail);
  };

  const isFree = () => !isLocked(state());
  return {
    state,
    watch,
    startedAt,
    /** Starts the session, which returns the commitment before the first round. */
    open,
    spin,
    /** After an error: starts the session again, or repeats the request of the round without a response. */
    tryAgain: () => (state().next === undefined ? open() : spin()),
    goOn: gameScreen.goOn,
    skip: gameScreen.skip,
    chooseBet: (bet: number): void => {
      if (isFree()) change({ bet });
    },
    chooseSeed: (clientSeed: string): void => {
      if (isFree()) change({ clientSeed });
    },
    /**
     * Refills the practice balance, which never happens automatically. The sums of bets and wins continue.
     */
    startAgain: (): void => {
      if (isFree()) change({ balance: limits.demo.practiceBalance, result: undefined });
    },
  };
};

const troubleOf = (error: unknown, isAsking: boolean): Trouble => {
  if (error instanceof Outdated) return { kind: 'outdated' };
  if (error instanceof Refused && error.code === 'game.missing') return { kind: 'withdrawn' };
  return { kind: 'retry', text: sentenceFor(error), isAsking };
};
