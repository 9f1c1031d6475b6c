import './reels.css';
import './wins.css';
import { type ReactNode, useMemo, useEffect, useState } from 'react';
import type { SymbolFace as Face } from '#domain/generated/types';
import { entryOf, type MathModel } from '@novalink/engine';
import { useStillness } from '../../ui/use-stillness';
import { useBlurredSymbols } from './blurred-symbols';
import type { Mathematics } from './game-mathematics';
import { usePictureScales } from './picture-scale';
import { namesIn, windowLabel } from './play-labels';
import { Reel } from './reel';
import { windowCells } from './reel-cells';
import type { ReelsPosition, Scene } from './scene';
import type { ShownStep, ShownWin } from './shown-step';
import { WinOverlay } from './win-overlay';
import { isGain } from './win-tier';
import { winMs } from './pace';

interface ReelStageProps {
  readonly mathematics: Mathematics;
  readonly gameSymbols: readonly Face[];
  readonly state: {
    readonly scene: Scene;
    readonly step?: ShownStep | undefined;
    readonly bet: number;
  };
  /** The overlay on the reels. */
  readonly children?: ReactNode;
}

/** The reels of any model, and the wins on them. */
export const ReelStage = (props: ReelStageProps) => {
  const { mathematics, gameSymbols, state, children } = props;
  const { model } = mathematics;
  const { scene, step, bet } = state;
  const { reels, rows } = model.grid;
  const isStill = useStillness();
  const blurred = useBlurredSymbols(gameSymbols);
  const scales = usePictureScales(gameSymbols);
  const celebrates = step !== undefined && isGain(bet, step.coins);
  const shown = useShownWins(step?.wins ?? noWins, celebrates && !isStill);
  // Rendered again only if something has changed, because a spin has hundreds of elements.
  const columns = useMemo(() => {
    const lit = new Set(shown.flatMap(({ cells }) => cells.map(({ reel, row }) => `${reel} ${row}`)));
    const lookOf = (reel: number) => (row: number) => {
      if (!celebrates) return 'plain';
      return lit.has(`${reel} ${row}`) ? 'lit' : 'dim';
    };
    return Array.from({ length: reels }, (_, reel) => (
      <Reel
        key={reel}
        index={reel}
        rows={rows}
        from={positionOf(model, scene.from, reel)}
        to={positionOf(model, scene.to, reel)}
        scene={scene}
        isStill={isStill}
        pictures={{ gameSymbols, blurred, scales }}
        lookOf={lookOf(reel)}
      />
    ));
  }, [model, reels, rows, scene, shown, celebrates, isStill, gameSymbols, blurred, scales]);
  const window = Array.from({ length: reels }, (_, reel) =>
    windowCells(positionOf(model, scene.to, reel), rows),
  );
  return (
    <div className="reel-frame">
      <div
        role="img"
        aria-label={scene.movement === 'stopped' ? windowLabel(window, namesIn(gameSymbols)) : 'Spinning'}
        className="reel-window"
      >
        <div className="grid" style={{ gridTemplateColumns: `repeat(${reels}, minmax(0, 1fr))` }}>
          {columns}
        </div>
        <div aria-hidden className="reel-shade" />
        <WinOverlay reels={reels} rows={rows} wins={shown} celebrates={celebrates} />
      </div>
      {children}
    </div>
  );
};

const noWins: readonly ShownWin[] = [];

const positionOf = ({ reelSets }: MathModel, { reelSet, stops }: ReelsPosition, reel: number) => ({
  strip: entryOf(reelSets, reelSet)?.[reel] ?? [],
  stop: stops[reel] ?? 0,
});

const none = { wins: [] as readonly ShownWin[], index: 0 };

/** The wins to show now: one after the other, or all at once without motion. */
const useShownWins = (wins: readonly ShownWin[], takeTurns: boolean): readonly ShownWin[] => {
  const [shown, setShown] = useState(none);
  const index = shown.wins === wins ? shown.index : 0;
  const alternates = takeTurns && wins.length > 1;
  useEffect(() => {
    if (!alternates) return undefined;
    const timer = setInterval(
      () =>
        setShown((before) => ({ wins, index: before.wins === wins ? (before.index + 1) % wins.length : 1 })),
      winMs,
    );
    return () => clearInterval(timer);
  }, [alternates, wins]);
  return alternates ? wins.slice(index, index + 1) : wins;
};
