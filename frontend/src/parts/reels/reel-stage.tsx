import './reels.css';
import type { ReactNode } from 'react';
import type { SymbolFace as Face } from '#domain/generated/types';
import type { ReelSet } from '#domain/slots/model/math-model';
import { entryOf } from '#domain/slots/model/model-parts';
import { useStillness } from '../../ui/use-stillness';
import { useBlurredFaces } from './blurred-faces';
import type { Mathematics } from './game-mathematics';
import { namesIn, windowWords } from './play-words';
import { Reel } from './reel';
import { windowCells } from './reel-cells';
import type { ReelsPosition, Scene } from './scene';
import type { ShownStep } from './shown-step';
import { useShownWins } from './use-shown-wins';
import { WinOverlay } from './win-overlay';
import { isGain } from './win-tier';

interface ReelStageProps {
  readonly mathematics: Mathematics;
  readonly faces: readonly Face[];
  readonly state: {
    readonly scene: Scene;
    readonly step?: ShownStep | undefined;
    readonly bet: number;
  };
  /** What is shown over the reels. */
  readonly children?: ReactNode;
}

/** The reels of any model, and what wins on them. */
export const ReelStage = (props: ReelStageProps) => {
  const { mathematics, faces, state, children } = props;
  const { model } = mathematics;
  const { scene, step, bet } = state;
  const { reels, rows } = model.grid;
  const isStill = useStillness();
  const blurred = useBlurredFaces(faces);
  const celebrates = step !== undefined && isGain(bet, step.coins);
  const shown = useShownWins(step?.wins ?? [], celebrates && !isStill);
  const lit = new Set(shown.flatMap(({ cells }) => cells.map(({ reel, row }) => `${reel} ${row}`)));
  const lookOf = (reel: number) => (row: number) => {
    if (!celebrates) return 'plain';
    return lit.has(`${reel} ${row}`) ? 'lit' : 'dim';
  };
  const position = (at: ReelsPosition, reel: number) => ({
    strip: stripsOf(at, model.reelSets)[reel] ?? [],
    stop: at.stops[reel] ?? 0,
  });
  const window = Array.from({ length: reels }, (_, reel) => windowCells(position(scene.to, reel), rows));
  return (
    <div className="reel-frame">
      <div
        role="img"
        aria-label={scene.movement === 'standing' ? windowWords(window, namesIn(faces)) : 'Spinning'}
        className="reel-window"
      >
        <div className="grid" style={{ gridTemplateColumns: `repeat(${reels}, minmax(0, 1fr))` }}>
          {Array.from({ length: reels }, (_, reel) => (
            <Reel
              key={reel}
              index={reel}
              rows={rows}
              from={position(scene.from, reel)}
              to={position(scene.to, reel)}
              scene={scene}
              isStill={isStill}
              pictures={{ faces, blurred }}
              lookOf={lookOf(reel)}
            />
          ))}
        </div>
        <div aria-hidden className="reel-shade" />
        <WinOverlay reels={reels} rows={rows} wins={shown} celebrates={celebrates} />
      </div>
      {children}
    </div>
  );
};

const stripsOf = ({ reelSet }: ReelsPosition, reelSets: Readonly<Record<string, ReelSet>>): ReelSet =>
  entryOf(reelSets, reelSet) ?? [];
