import type { PlayedGame } from '../games/played-game';
import { practiceCoins } from '../reels/coin-labels';
import type { Mathematics } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-labels';
import { BetChooser } from '../game-screen/bet-chooser';
import { RealityCheckDialog } from '../game-screen/reality-check-dialog';
import { GameFrame } from '../game-screen/game-frame';
import type { RoundClientNeeds } from './round-client';
import { FairnessPanel } from './fairness-panel';
import { isLocked, type GameSessionState } from './game-session-state';
import { practiceNote, SpinOrStartAgain } from './spin-or-start-again';
import { TroubleNotice } from './trouble-notice';
import { useGameSession } from './use-game-session';

interface PlayScreenProps {
  readonly game: PlayedGame;
  /** The requests that start a session and play a round. Later values are ignored. */
  readonly requests: RoundClientNeeds;
  /** Whether it is a preview of a version that may not be live. */
  readonly isPreview?: boolean;
  readonly mathematics: Mathematics;
  readonly look?: 'table' | 'whole';
  readonly onLeave: () => void;
  readonly onOutdated: () => void;
}

/** The game screen with reels, purse and controls, and the verification of its rounds below. */
export const PlayScreen = ({
  game,
  requests,
  isPreview = false,
  mathematics,
  look = 'whole',
  onLeave,
  onOutdated,
}: PlayScreenProps) => {
  const { gameSession, state } = useGameSession(game, mathematics, requests);
  const [smallestBet = 0] = game.live.betLevels;
  const labels = { ...practiceCoins, nameOf: namesIn(game.rules.symbols) };
  return (
    <div className="grid gap-6">
      <GameFrame
        label={`${game.title}, played for fun`}
        isNarrow={look === 'table'}
        game={game}
        mathematics={mathematics}
        labels={labels}
        minAge={18}
        state={state}
        readiness={readinessOf(state)}
        startedAt={gameSession.startedAt}
        onSkip={gameSession.skip}
        onLeave={onLeave}
        controls={
          <>
            <BetChooser
              levels={game.live.betLevels}
              bet={state.bet}
              labels={labels}
              isLocked={isLocked(state)}
              onChange={gameSession.chooseBet}
            />
            <SpinOrStartAgain
              state={state}
              smallestBet={smallestBet}
              onSpin={() => void gameSession.spin()}
              onStartAgain={gameSession.startAgain}
            />
          </>
        }
        note={practiceNote(state, smallestBet)}
        trouble={
          <TroubleNotice
            trouble={state.trouble}
            isPreview={isPreview}
            onTryAgain={gameSession.tryAgain}
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
      {look === 'whole' && (
        <FairnessPanel
          state={state}
          mathematics={mathematics}
          gameTitle={game.title}
          onSeed={gameSession.chooseSeed}
        />
      )}
    </div>
  );
};

const readinessOf = ({ trouble, next }: GameSessionState) => {
  if (trouble !== undefined) return 'stopped';
  return next === undefined ? 'preparing' : 'ready';
};
