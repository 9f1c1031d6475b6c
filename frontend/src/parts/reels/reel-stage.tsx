import type { SymbolFace as Face } from '#domain/generated/types';
import type { ReelSet } from '#domain/slots/model/math-model';
import { entryOf } from '#domain/slots/model/model-parts';
import { useStillness } from '../../ui/use-stillness';
import type { Mathematics } from './game-mathematics';
import { namesIn, windowWords } from './play-words';
import { Reel } from './reel';
import { windowCells } from './reel-cells';
import type { ReelsPosition, Scene } from './scene';
import type { ShownStep } from './shown-step';
import { useShownWins } from './use-shown-wins';
import { WinOverlay } from './win-overlay';

interface ReelStageProps {
  readonly mathematics: Mathematics;
  readonly faces: readonly Face[];
  readonly state: {
    readonly scene: Scene;
    readonly step?: ShownStep | undefined;
    readonly bet: number;
  };
}

/** The reels of any model, and what wins on them. */
export const ReelStage = ({ mathematics: { model }, faces, state: { scene, step, bet } }: ReelStageProps) => {
  const { reels, rows } = model.grid;
  const isStill = useStillness();
  // A return of no more than the bet is told, not celebrated: no colour, nothing that moves.
  const celebrates = step !== undefined && step.coins > bet;
  const shown = useShownWins(step?.wins ?? [], celebrates && !isStill);
  const lit = new Set(shown.flatMap(({ cells }) => cells.map(({ reel, row }) => `${reel} ${row}`)));
  const position = (at: ReelsPosition, reel: number) => ({
    strip: stripsOf(at, model.reelSets)[reel] ?? [],
    stop: at.stops[reel] ?? 0,
  });
  const window = Array.from({ length: reels }, (_, reel) => windowCells(position(scene.to, reel), rows));
  return (
    <div
      role="img"
      aria-label={scene.movement === 'standing' ? windowWords(window, namesIn(faces)) : 'Spinning'}
      className="relative mx-auto w-full overflow-hidden rounded-2xl border-2 border-edge bg-sunken shadow-[0_18px_50px_-12px_rgb(0_0_0/0.7)]"
      // As wide as there is room for, and never so high that the buttons below leave the screen.
      style={{ maxWidth: `min(${reels * 9.5}rem, ${((reels / rows) * 58).toFixed(1)}vh)` }}
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
            faces={faces}
            isDim={(row) => celebrates && !lit.has(`${reel} ${row}`)}
          />
        ))}
      </div>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(var(--shade),transparent_14%,transparent_86%,var(--shade))] [--shade:color-mix(in_srgb,var(--nl-background)_75%,transparent)]"
      />
      <WinOverlay reels={reels} rows={rows} wins={shown} celebrates={celebrates} />
    </div>
  );
};

const stripsOf = ({ reelSet }: ReelsPosition, reelSets: Readonly<Record<string, ReelSet>>): ReelSet =>
  entryOf(reelSets, reelSet) ?? [];
