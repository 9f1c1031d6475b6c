import type { ReactNode } from 'react';
import { GameFrame, type GameFrameProps } from '../../parts/game-screen/game-frame';
import { RealityCheckDialog } from '../../parts/game-screen/reality-check-dialog';
import { betNote, CoinControls } from './coin-controls';
import type { createCoinGameSession } from './coin-game-session';
import { type CoinGameSessionState, readinessOf } from './coin-game-session-state';
import { CoinTrouble } from './coin-trouble';

type Passed = 'game' | 'mathematics' | 'labels' | 'minAge' | 'tools' | 'aside' | 'onLeave';

interface CoinGameFrameProps extends Pick<GameFrameProps, Passed> {
  readonly coinName: string;
  readonly gameSession: ReturnType<typeof createCoinGameSession>;
  readonly state: CoinGameSessionState;
  /** The selection of coins, if there is more than one kind. */
  readonly coinChoice?: ReactNode;
  /** Undefined in pages of operators, which have no other pages of the brand. */
  readonly brandId?: string;
  readonly onOutdated: () => void;
}

/** The game screen of a session with coins. */
export const CoinGameFrame = (props: CoinGameFrameProps) => {
  const { coinName, gameSession, state, coinChoice, brandId, onOutdated, ...frame } = props;
  const { game, labels, onLeave } = frame;
  return (
    <>
      <GameFrame
        {...frame}
        label={`${game.title}, played with ${coinName}`}
        state={state}
        readiness={readinessOf(state)}
        startedAt={gameSession.startedAt}
        onSkip={gameSession.skip}
        controls={
          <CoinControls
            state={state}
            labels={labels}
            coinChoice={coinChoice}
            onBet={gameSession.chooseBet}
            onSpin={gameSession.spin}
          />
        }
        note={betNote(state, labels)}
        trouble={
          <CoinTrouble
            trouble={state.trouble}
            brandId={brandId}
            onTryAgain={gameSession.tryAgain}
            onNewSession={gameSession.open}
            onOutdated={onOutdated}
          />
        }
      />
      <RealityCheckDialog
        check={state.realityCheck}
        labels={labels}
        onGoOn={gameSession.goOn}
        onLeave={onLeave}
      />
    </>
  );
};
