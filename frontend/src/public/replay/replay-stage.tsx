import '../../parts/game-screen/table.css';
import '../../parts/game-screen/frames.css';
import { RotateCcw, SkipForward } from 'lucide-react';
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import type { Round } from '@novalink/engine';
import { frameOf } from '../../parts/game-look/game-frame';
import { useGameLook } from '../../parts/game-look/use-game-look';
import { amountOf, coinLabels } from '../../parts/reels/coin-labels';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { namesIn, winLabel } from '../../parts/reels/play-labels';
import { ReelStage } from '../../parts/reels/reel-stage';
import { pageClock } from '../../parts/game-screen/page-clock';
import { RoundOverlay } from '../../parts/game-screen/round-overlay';
import { Button } from '../../ui/button';
import { wantsStillness } from '../../ui/use-stillness';
import type { ShownReplay } from './read-replay';
import { createReplayPlayer, type ReplayState } from './replay-player';

interface ReplayStageProps {
  readonly replay: ShownReplay;
  readonly mathematics: Mathematics;
  readonly round: Round;
}

/** The reels of the game. They play the round once automatically, unless the user prefers reduced motion. */
export const ReplayStage = ({ replay, mathematics, round }: ReplayStageProps) => {
  const { player, state } = usePlayer({ replay, mathematics, round });
  const { gameTitle, thumbnailKey, images, rules, coinName, decimals } = replay;
  const game = { title: gameTitle, thumbnailKey, images, rules };
  const { background, palette } = useGameLook(game);
  const labels = { ...coinLabels(coinName, decimals), nameOf: namesIn(rules.symbols) };
  const { reels, rows } = mathematics.model.grid;
  const isFree = state.freeSpins !== undefined && state.result === undefined;
  return (
    <section
      aria-label={`Round of ${gameTitle}`}
      data-theme="casino"
      data-game-table=""
      data-frame={frameOf(gameTitle)}
      data-free={isFree ? '' : undefined}
      style={palette?.variables}
      className="game-table"
    >
      {background !== undefined && <img src={background} alt="" className="game-backdrop" />}
      <div className="game-stage">
        <div className="game-reels" style={{ '--reels': reels, '--rows': rows } as CSSProperties}>
          <ReelStage mathematics={mathematics} gameSymbols={rules.symbols} state={state}>
            <RoundOverlay state={state} labels={labels} />
          </ReelStage>
        </div>
      </div>
      <div className="game-outcome">
        <p aria-live="polite" className="game-headline text-text">
          {headline(state, labels.coins)}
        </p>
        {state.result !== undefined && state.step !== undefined && state.step.wins.length > 0 && (
          <ul aria-label="Wins of the last spin" className="game-wins">
            {state.step.wins.slice(0, mostListed).map((win) => (
              <li key={`${win.kind} ${win.of} ${win.number ?? ''}`}>{winLabel(win, labels)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2 p-4">
        <Button busy={state.busy} onClick={() => void player.play()}>
          <RotateCcw aria-hidden className="size-5" />
          Play replay
        </Button>
        {isFree && (
          <Button look="quiet" onClick={player.skip}>
            <SkipForward aria-hidden className="size-5" />
            Skip to the result
          </Button>
        )}
      </div>
    </section>
  );
};

const mostListed = 3;

const usePlayer = ({ replay, mathematics, round }: ReplayStageProps) => {
  const [player] = useState(() =>
    createReplayPlayer({
      mathematics,
      round,
      bet: amountOf(replay.bet),
      pause: pageClock.pause,
      isStill: wantsStillness,
    }),
  );
  useEffect(() => {
    if (!wantsStillness()) void player.play();
  }, [player]);
  return { player, state: useSyncExternalStore(player.watch, player.state) };
};

const headline = ({ result, scene, step }: ReplayState, coins: (amount: number) => string): string => {
  if (result) return result.win === 0 ? 'No win.' : `The round won ${coins(result.win)}.`;
  if (scene.movement !== 'stopped') return 'Spinning…';
  if (step === undefined) return 'Press “Play replay” to see the round.';
  return step.coins > 0 ? `This spin pays ${coins(step.coins)}.` : 'This spin pays nothing.';
};
