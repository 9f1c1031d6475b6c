import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Launch, LaunchCoin } from '#domain/generated/types';
import { pageClock } from '../../parts/game-screen/page-clock';
import type { PlayedGame } from '../../parts/games/played-game';
import { coinLabels } from '../../parts/reels/coin-labels';
import { type Mathematics, mathematicsOf } from '../../parts/reels/game-mathematics';
import { type GameLabels, namesIn } from '../../parts/reels/play-labels';
import { newRequestId } from '../../platform/api/request-ids';
import { usePlatform } from '../../platform/platform';
import { wantsStillness } from '../../ui/use-stillness';
import { CoinGameFrame } from '../game/coin-game-frame';
import { createCoinGameSession } from '../game/coin-game-session';
import { keptRequest } from '../game/kept-request';
import { launchedSession } from './launched-coin-requests';

interface LaunchedCoinPlayerProps {
  readonly game: PlayedGame;
  readonly launch: Pick<Launch, 'sessionId' | 'minAge'>;
  readonly coin: LaunchCoin;
  readonly secret: string;
  readonly onLeave: () => void;
  readonly onOutdated: () => void;
}

/** The game screen with coins in the wallet of an operator. */
export const LaunchedCoinPlayer = (props: LaunchedCoinPlayerProps) => {
  const mathematics = useMemo(() => mathematicsOf(props.game.rules), [props.game.rules]);
  return <LaunchedCoinScreen key={mathematics.hash} {...props} mathematics={mathematics} />;
};

type ScreenProps = LaunchedCoinPlayerProps & { readonly mathematics: Mathematics };

const LaunchedCoinScreen = ({ game, launch, coin, secret, mathematics, ...on }: ScreenProps) => {
  const labels = useMemo(
    () => ({ ...coinLabels('Play coins', coin.decimals), nameOf: namesIn(game.rules.symbols) }),
    [coin.decimals, game.rules.symbols],
  );
  const { gameSession, state } = useLaunchedSession(launch.sessionId, secret, mathematics, labels);
  return (
    <CoinGameFrame
      {...on}
      game={game}
      mathematics={mathematics}
      labels={labels}
      minAge={launch.minAge}
      coinName={coin.name}
      gameSession={gameSession}
      state={state}
    />
  );
};

function useLaunchedSession(sessionId: string, secret: string, mathematics: Mathematics, labels: GameLabels) {
  const { api } = usePlatform();
  const [gameSession] = useState(() => {
    const startedAt = pageClock.now();
    return createCoinGameSession({
      ...{ mathematics, labels, newRequestId, clock: pageClock, isStill: wantsStillness },
      balance: 0,
      realityCheckMinutes: untilKnown,
      visit: {
        ...{ startedAt, checked: startedAt, sums: { staked: 0, won: 0 } },
        onPlayed: () => undefined,
        onChecked: () => undefined,
      },
      keptRequest: keptRequest(tabStorage, `novalink.launched.${sessionId}`),
      ...launchedSession(api, secret),
    });
  });
  useEffect(() => void gameSession.open(), [gameSession]);
  return { gameSession, state: useSyncExternalStore(gameSession.watch, gameSession.state) };
}

/** Minutes to the reality check, until the session has its own. */
const untilKnown = 30;

/** Access throws an error in frames whose storage the browser blocks; `keptRequest` then keeps nothing. */
const tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
