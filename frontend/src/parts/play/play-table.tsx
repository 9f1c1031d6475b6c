import type { PlayedGame } from '../games/played-game';
import { practiceCoins } from '../reels/coin-words';
import type { Mathematics } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-words';
import { BetChooser } from '../table/bet-chooser';
import { RealityCheckDialog } from '../table/reality-check-dialog';
import { TableFrame } from '../table/table-frame';
import type { DealerNeeds } from './dealer';
import { FairnessPanel } from './fairness-panel';
import { isLocked, type SittingState } from './sitting-state';
import { SpinOrStartAgain } from './spin-or-start-again';
import { TroubleNotice } from './trouble-notice';
import { useSitting } from './use-sitting';
import * as messages from './messages';

interface PlayTableProps {
  readonly game: PlayedGame;
  /** How the session starts and plays; the first ones given are kept. */
  readonly requests: DealerNeeds;
  /** Whether a version is played that need not be live. */
  readonly isPreview?: boolean;
  readonly mathematics: Mathematics;
  readonly look?: 'table' | 'whole';
  readonly onLeave: () => void;
  readonly onOutdated: () => void;
}

/** Everything of a sitting at a game: reels, purse and controls, and below them what makes it checkable. */
export const PlayTable = ({
  game,
  requests,
  isPreview = false,
  mathematics,
  look = 'whole',
  onLeave,
  onOutdated,
}: PlayTableProps) => {
  const { sitting, state } = useSitting(game, mathematics, requests);
  const words = { ...practiceCoins, nameOf: namesIn(game.rules.symbols) };
  return (
    <div className="grid gap-6">
      <TableFrame
        label={messages.playedForFun(game.title)}
        isNarrow={look === 'table'}
        game={game}
        mathematics={mathematics}
        words={words}
        minAge={18}
        state={state}
        readiness={readinessOf(state)}
        satDown={sitting.satDown}
        onSkip={sitting.skip}
        onLeave={onLeave}
        controls={
          <>
            <BetChooser
              levels={game.live.betLevels}
              bet={state.bet}
              words={words}
              isLocked={isLocked(state)}
              onChange={sitting.chooseBet}
            />
            <SpinOrStartAgain
              state={state}
              smallestBet={game.live.betLevels[0] ?? 0}
              onSpin={() => void sitting.spin()}
              onStartAgain={sitting.startAgain}
            />
          </>
        }
        trouble={
          <TroubleNotice
            trouble={state.trouble}
            isPreview={isPreview}
            onTryAgain={sitting.tryAgain}
            onOutdated={onOutdated}
          />
        }
      />
      <RealityCheckDialog check={state.realityCheck} words={words} onGoOn={sitting.goOn} onLeave={onLeave} />
      {look === 'whole' && (
        <FairnessPanel
          state={state}
          mathematics={mathematics}
          gameTitle={game.title}
          onSeed={sitting.chooseSeed}
        />
      )}
    </div>
  );
};

const readinessOf = ({ trouble, next }: SittingState) => {
  if (trouble !== undefined) return 'stopped';
  return next === undefined ? 'preparing' : 'ready';
};
