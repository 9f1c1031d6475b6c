import { amountOf } from '../../parts/reels/coin-labels';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import type { GameLabels } from '../../parts/reels/play-labels';
import { VerificationError, replayRound } from '../../parts/rounds/replay-round';
import {
  createGameScreen,
  type PlayedOut,
  stillReels,
  type GameScreenClock,
} from '../../parts/game-screen/game-screen';
import { watchedState } from '../../parts/game-screen/watched-state';
import { Refused } from '../../platform/api/errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import { isUnknown } from '../../platform/api/use-sure-request';
import { createCoinRoundClient, type RoundClientNeeds } from './coin-round-client';
import {
  canSpin,
  type CoinGameSessionState,
  isLocked,
  isOfTheBet,
  paymentOf,
  type Trouble,
} from './coin-game-session-state';
import { endedReward, type GameReward, rewardsAfter } from './game-rewards';
import type { OpenedSession, PlayedRound } from './play-requests';
import type { Sums } from './visit';

interface Needs extends RoundClientNeeds {
  readonly mathematics: Mathematics;
  readonly labels: GameLabels;
  readonly clock: GameScreenClock;
  readonly isStill: () => boolean;
  readonly balance: number;
  /** The brand's value, until a session provides its own. */
  readonly realityCheckMinutes: number;
  /** The current visit, with times of the page's clock. */
  readonly visit: {
    readonly startedAt: number;
    readonly checked: number;
    readonly sums: Sums;
    readonly onPlayed: (bet: number, win: number) => void;
    readonly onChecked: () => void;
  };
}

/**
 * A player at one game with one kind of coins: the client of the server, the purse, and the state of the
 * reels.
 */
export const createCoinGameSession = (needs: Needs) => {
  const { mathematics, visit } = needs;
  const roundClient = createCoinRoundClient(needs);
  const store = watchedState<CoinGameSessionState>({
    scene: stillReels(mathematics),
    busy: false,
    balance: needs.balance,
    ...visit.sums,
    bet: 0,
    rewards: [],
    said: '',
  });
  const { state, change, watch } = store;
  const { startedAt, checked } = visit;
  const realityCheckMinutes = () => state().session?.realityCheckMinutes ?? needs.realityCheckMinutes;
  const gameScreen = createGameScreen({ ...needs, store, realityCheckMinutes, startedAt, checked });

  const fail = (error: unknown) => {
    if (error instanceof Refused && endsSession.has(error.code)) change({ session: undefined });
    change({ trouble: troubleOf(error, roundClient.isAsking()) });
  };

  const open = async (): Promise<void> => {
    change({ trouble: undefined });
    try {
      startGameSession(await roundClient.open());
      if (roundClient.isAsking()) await settleLast();
    } catch (error) {
      fail(error);
    }
  };

  /**
   * Requests the result of a round whose response an earlier page did not get. Its session has ended, so a
   * round that was not played is refused, and no bet is placed without a press of a button.
   */
  const settleLast = async (): Promise<void> => {
    try {
      const { bet, win } = await roundClient.play(0);
      visit.onPlayed(amountOf(bet), amountOf(win));
      const [paid, won] = [bet, win].map((amount) => needs.labels.coins(amountOf(amount)));
      change({
        trouble: { kind: 'settled', text: `You bet ${paid} and won ${won}. Your balance includes it.` },
      });
    } catch (error) {
      if (roundClient.isAsking() || isExpired(error)) fail(error);
    }
  };

  const startGameSession = (session: OpenedSession): void => {
    const { expiresAt, seeds } = session;
    const betLevels = session.betLevels.map(amountOf);
    const [smallest] = betLevels;
    change({ balance: amountOf(session.balance), seeds });
    if (session.mathModelHash !== mathematics.hash) change({ trouble: { kind: 'outdated' } });
    else if (smallest === undefined) fail(new Refused('play.bet-not-offered'));
    else
      change({
        session: { betLevels, expiresAt, realityCheckMinutes: session.realityCheckMinutes },
        bet: betLevels.includes(state().bet) ? state().bet : smallest,
      });
  };

  /** The server's amounts apply, even for a round that cannot be shown. */
  const take = (round: PlayedRound, before: number): PlayedOut => {
    const { serverSeedHash, clientSeed, nonce, claim } = round;
    const held = round.purse === 'PROMO' ? before : amountOf(round.balance);
    const balance = held + amountOf(claim?.released ?? '0');
    change({
      seeds: { serverSeedHash, clientSeed, nonce: nonce + 1 },
      rewards: rewardsAfter(state().rewards, round),
    });
    visit.onPlayed(claim?.isFreeRound ? 0 : amountOf(round.bet), amountOf(round.win));
    try {
      return { round: replayRound(round, mathematics), balance };
    } catch (error) {
      fail(error);
      return { round: undefined, balance };
    }
  };

  const spin = async (): Promise<void> => {
    if (!canSpin(state()) || gameScreen.checkReality()) return;
    const { bet, balance } = state();
    const { isFree, paid = bet } = paymentOf(state());
    change({ trouble: undefined });
    const faults: unknown[] = [];
    const { rewards } = state();
    const played: PlayedRound[] = [];
    await gameScreen.spin({ bet, paid, staked: isFree ? 0 : bet }, async () => {
      try {
        const answer = await roundClient.play(bet);
        played.push(answer);
        return take(answer, balance);
      } catch (error) {
        faults.push(error);
        return { round: undefined, balance: balanceIn(error) ?? balance };
      }
    });
    // Only after the reels have stopped, because the user can press the offered button immediately.
    faults.forEach(fail);
    for (const lastRound of played) change({ lastRound, endedReward: endedReward(rewards, lastRound) });
  };

  return {
    state,
    watch,
    startedAt,
    /** Starts a session, the first or a new one. */
    open,
    spin,
    /** After an error: starts the session again, or repeats the request of the round without a response. */
    tryAgain: () => (state().session === undefined ? open() : spin()),
    goOn: (): void => {
      visit.onChecked();
      gameScreen.goOn();
    },
    skip: gameScreen.skip,
    /** Takes the rewards that were read. */
    takeRewards: (rewards: readonly GameReward[]): void => change({ rewards }),
    /** Takes a balance that changed outside of a round, for example through a buy-in. */
    takeBalance: (balance: number): void => {
      if (!state().busy) change({ balance });
    },
    chooseBet: (bet: number): void => {
      if (isLocked(state())) return;
      change({ bet, ...(isOfTheBet(state().trouble) && { trouble: undefined }) });
    },
  };
};

const isExpired = (error: unknown) => error instanceof Refused && error.code === 'request.expired';

const endsSession: ReadonlySet<string> = new Set(['session.ended', 'session.missing']);

/** The wallet's balance in a refusal for insufficient coins. */
const balanceIn = (error: unknown): number | undefined => {
  if (!(error instanceof Refused) || error.code !== 'wallet.insufficient') return undefined;
  const { balance } = error.parameters;
  return balance === undefined ? undefined : amountOf(String(balance));
};

const troubleOf = (error: unknown, isAsking: boolean): Trouble => {
  if (error instanceof VerificationError) return { kind: 'unverified', text: error.message };
  const text = sentenceFor(error);
  if (error instanceof Refused && !isAsking && !isUnknown(error))
    return { kind: 'refused', code: error.code, text };
  return { kind: 'retry', text, isAsking };
};
