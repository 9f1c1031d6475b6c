import type { CSSProperties } from 'react';
import type { SymbolFace as Face } from '#domain/generated/types';
import { landingMs } from './pace';
import { landingCells, type ReelPosition, rollingCells, windowCells } from './reel-cells';
import type { Scene } from './scene';
import { SymbolFace } from './symbol-face';

interface ReelProps {
  readonly index: number;
  readonly rows: number;
  readonly from: ReelPosition;
  readonly to: ReelPosition;
  readonly scene: Scene;
  /** Reels that do not turn: what landed fades in. */
  readonly isStill: boolean;
  readonly faces: readonly Face[];
  /** Whether a cell of the window steps back behind the others. */
  readonly isDim: (row: number) => boolean;
}

/** Cells that pass before the first reel lands, and more for each further one. */
const leastTravel = { first: 14, next: 5 };
const rollingCellMs = 34;

/** One reel: a strip of cells that is moved behind its window. */
export const Reel = ({ index, rows, from, to, scene, isStill, faces, isDim }: ReelProps) => {
  const { movement, motion, turn } = scene;
  const isTurning = movement !== 'standing' && !isStill;
  const { cells, travel } = !isTurning
    ? { cells: windowCells(movement === 'rolling' ? from : to, rows), travel: 0 }
    : movement === 'rolling'
      ? rollingCells(from, rows)
      : landingCells(from, to, rows, leastTravel.first + leastTravel.next * index);
  const percentOfStrip = (count: number) => `${(-100 * count) / cells.length}%`;
  const style: CSSProperties & Record<`--${string}`, string> = {
    height: `${(100 * cells.length) / rows}%`,
    ...(isTurning && {
      '--from': percentOfStrip(travel + 1),
      '--past': percentOfStrip(0.88),
      '--rest': percentOfStrip(1),
      animation:
        movement === 'rolling'
          ? `reel-roll ${rollingCellMs * travel}ms linear infinite`
          : `reel-land ${landingMs(motion, index + 1)}ms both`,
    }),
  };
  return (
    <div
      className="relative overflow-hidden border-l border-line/60 bg-linear-to-b from-sunken via-surface to-sunken first:border-l-0"
      style={{ aspectRatio: `1 / ${rows}` }}
    >
      <div
        key={`${turn} ${movement}`}
        style={style}
        className={`absolute inset-x-0 top-0 flex flex-col ${isStill && movement === 'landing' ? 'fades animate-[fade-in_350ms_ease-out]' : ''}`}
      >
        {cells.map((symbol, row) => (
          <div
            key={row}
            className={`min-h-0 flex-1 p-[7%] transition-opacity duration-300 ${!isTurning && isDim(row) ? 'opacity-35' : ''}`}
          >
            <SymbolFace face={faces.find((face) => face.symbol === symbol)} symbol={symbol} />
          </div>
        ))}
      </div>
    </div>
  );
};
