import { limits } from '#domain/limits';
import { Refused } from '../../platform/api/faults';
import { sentenceFor } from '../../platform/api/error-sentences';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import type { GameWords } from '../reels/play-words';
import { createTable, type PlayedOut, standingReels, type TableClock } from '../table/table';
import { watchedState } from '../table/watched-state';
import { checkRound, type PlayedRound } from './check-round';
import { createDealer, type DealerNeeds, Outdated } from './dealer';
import { canSpin, isLocked, keptRounds, type SittingState, type Trouble } from './sitting-state';

interface Needs extends DealerNeeds {
  readonly mathematics: Mathematics;
  readonly betLevels: readonly number[];
  readonly words: GameWords;
  readonly clock: TableClock;
  readonly isStill: () => boolean;
  readonly clientSeed: string;
}

/** One person at one game: the dealer, the purse, and what the reels show. */
export const createSitting = (needs: Needs) => {
  const { mathematics, clock } = needs;
  const dealer = createDealer(needs, mathematics.hash);
  const store = watchedState<SittingState>({
    scene: standingReels(mathematics),
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
  const table = createTable({
    ...needs,
    store,
    realityCheckMinutes: () => limits.demo.realityCheckMinutes,
    satDown,
    checked: satDown,
  });
  const fail = (fault: unknown) =>
    change({ trouble: troubleOf(fault, dealer.isAsking()), next: dealer.next() });

  const open = async (): Promise<void> => {
    change({ trouble: undefined });
    await dealer.open().then(() => change({ next: dealer.next() }), fail);
  };

  /** An answer that comes out of its seed; any other ends the sitting. */
  const take = (played: PlayedRound, balance: number): PlayedOut => {
    const { holds, items, round } = checkRound(played, mathematics);
    change({ rounds: [played, ...state().rounds].slice(0, keptRounds), next: dealer.next() });
    if (!holds) {
      change({ trouble: { kind: 'disagreement', items: items.filter(({ equal }) => !equal) } });
      return { round: undefined, balance };
    }
    const { bet } = played.agreed;
    return { round, balance: balance - bet + coinsOf(round.credits, bet, mathematics.mode) };
  };

  const spin = async (): Promise<void> => {
    if (!canSpin(state()) || table.checkReality()) return;
    const { bet, balance, clientSeed } = state();
    change({ trouble: undefined });
    const faults: unknown[] = [];
    await table.spin(bet, async () => {
      try {
        return take(await dealer.play(bet, clientSeed), balance);
      } catch (fault) {
        faults.push(fault);
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
    goOn: table.goOn,
    skip: table.skip,
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
