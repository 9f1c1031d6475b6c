import { coinLabels } from '../../../parts/reels/coin-labels';
import { mathematicsOf } from '../../../parts/reels/game-mathematics';
import { namesIn } from '../../../parts/reels/play-labels';
import type { PlayedRound } from '../play-requests';
import { brandId, coinServer } from '../../../parts/rounds/testing/coin-server';
import type { RoundRequest } from '../coin-round-client';
import { createCoinGameSession } from '../coin-game-session';

/** A storage that survives the page, for tests. */
export const noneKept = () => {
  let held: RoundRequest | undefined;
  return {
    read: () => held,
    write: (request: RoundRequest | undefined) => {
      held = request;
    },
  };
};

/**
 * A player at a game. The clock skips every pause; `meddle` can change requests and responses between page
 * and server.
 */
export const startGameSession = async ({
  meddle = (play: () => PlayedRound) => play(),
  server = coinServer(),
  hash = (reported: string) => reported,
  checkedMinutesAgo = 0,
  kept = noneKept(),
} = {}) => {
  const game = server.game();
  let now = 10_000_000;
  let requests = server.rounds.length;
  const asked: { readonly bet: string; readonly requestId: string; readonly sessionId: string }[] = [];
  const counted: (readonly [bet: number, win: number])[] = [];
  const gameSession = createCoinGameSession({
    mathematics: mathematicsOf(game.rules),
    labels: { ...coinLabels('Play coins', 2), nameOf: namesIn(game.rules.symbols) },
    startSession: async () => {
      const session = server.start({ brandId, gameId: game.id, coin: 'GOLD' });
      return Promise.resolve({ ...session, mathModelHash: hash(session.mathModelHash) });
    },
    playRound: async (request) => {
      asked.push(request);
      return Promise.resolve().then(() => meddle(() => server.play({ brandId, ...request })));
    },
    newRequestId: () => `request-number-${(requests += 1)}`,
    keptRequest: kept,
    clock: {
      now: () => now,
      pause: (milliseconds) => {
        now += milliseconds;
        return Promise.resolve();
      },
    },
    isStill: () => false,
    balance: 0,
    realityCheckMinutes: 15,
    visit: {
      startedAt: now - 45 * 60_000,
      checked: now - checkedMinutesAgo * 60_000,
      sums: { staked: 500, won: 200 },
      onPlayed: (bet, win) => counted.push([bet, win]),
      onChecked: () => undefined,
    },
  });
  await gameSession.open();
  return { gameSession, server, asked, counted, time: () => now };
};
