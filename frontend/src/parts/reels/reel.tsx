import type { CSSProperties, ReactNode } from 'react';
import type { SymbolFace as Face } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';
import type { BlurredSymbols } from './blurred-symbols';
import type { PictureScales } from './picture-scale';
import { type ReelPosition, type TurningCells, rollingCells, windowCells } from './reel-cells';
import { cellMs, landingStyle, turnOf, upBy } from './reel-turn';
import type { Scene } from './scene';
import { SymbolFace, SymbolName } from './symbol-face';

interface ReelProps {
  readonly index: number;
  readonly rows: number;
  readonly from: ReelPosition;
  readonly to: ReelPosition;
  readonly scene: Scene;
  /** Reels without motion: the stopped symbols fade in. */
  readonly isStill: boolean;
  readonly pictures: {
    readonly gameSymbols: readonly Face[];
    readonly blurred: BlurredSymbols;
    readonly scales: PictureScales;
  };
  /** The look of a cell: part of a shown win, or in the background of one. */
  readonly lookOf: (row: number) => 'plain' | 'lit' | 'dim';
}

/** One reel: a strip of cells that moves behind its window. */
export const Reel = (props: ReelProps) => {
  const { index, rows, from, to, scene, isStill, pictures, lookOf } = props;
  const { movement, turn, landings, anticipated } = scene;
  const column = (strips: ReactNode) => (
    <div className="reel" style={{ '--reel-rows': rows } as CSSProperties}>
      {strips}
    </div>
  );
  if (movement === 'stopped' || isStill) {
    const fades = isStill && movement === 'landing';
    const cells = windowCells(movement === 'rolling' ? from : to, rows);
    return column(
      <div key={`${turn} ${movement}`} className={`reel-strip ${fades ? 'fades reel-fade' : ''}`}>
        {cells.map((symbol, row) => (
          <div key={row} className="reel-cell" data-look={movement === 'stopped' ? lookOf(row) : 'plain'}>
            {stillSymbol(symbol, pictures)}
          </div>
        ))}
      </div>,
    );
  }
  if (movement === 'rolling') {
    return column(
      <RollingStrip key={turn} strip={rollingCells(from, rows)} rows={rows} pictures={pictures} />,
    );
  }
  const landing = turnOf(from, to, rows, landings[index] ?? 0);
  const { loops, loopMs } = landing;
  const isSharp = (at: number) => at <= rows;
  return column(
    <div key={turn} className="contents">
      {loops > 0 && (
        <RollingStrip strip={landing.rolling} rows={rows} pictures={pictures} loops={loops} loopMs={loopMs} />
      )}
      <Strip
        strip={landing.landing}
        rows={rows}
        pictures={pictures}
        isSharp={isSharp}
        style={landingStyle(landing)}
      />
      {anticipated[index] === true && (
        <div
          aria-hidden
          className="reel-anticipation"
          style={{
            animationDelay: `${landings[index - 1] ?? 0}ms`,
            animationDuration: `${(landings[index] ?? 0) - (landings[index - 1] ?? 0)}ms`,
          }}
        />
      )}
    </div>,
  );
};

interface RollingStripProps extends Pick<ReelProps, 'rows' | 'pictures'> {
  readonly strip: TurningCells;
  /** The number of turns; absent if it spins until it is removed. */
  readonly loops?: number;
  readonly loopMs?: number;
}

const RollingStrip = ({
  strip,
  rows,
  pictures,
  loops,
  loopMs = strip.travel * cellMs,
}: RollingStripProps) => (
  <Strip
    strip={strip}
    rows={rows}
    pictures={pictures}
    isSharp={() => false}
    style={{
      '--from': upBy(strip.travel + 1, strip),
      '--rest': upBy(1, strip),
      animation:
        loops === undefined
          ? `reel-roll ${loopMs}ms linear infinite`
          : `reel-roll ${loopMs}ms linear ${loops}, reel-hide 1ms ${loops * loopMs}ms forwards`,
    }}
  />
);

interface StripProps extends Pick<ReelProps, 'rows' | 'pictures'> {
  readonly strip: TurningCells;
  readonly isSharp: (at: number) => boolean;
  readonly style: Readonly<Record<string, string>>;
}

const Strip = ({ strip: { cells }, rows, pictures, isSharp, style }: StripProps) => (
  <div className="reel-strip" style={{ height: `${(100 * cells.length) / rows}%`, ...style }}>
    {cells.map((symbol, at) => (
      <div key={at} className="reel-cell">
        {turningSymbol(symbol, isSharp(at), pictures)}
      </div>
    ))}
  </div>
);

const stillSymbol = (symbol: string, { gameSymbols, scales }: ReelProps['pictures']) => {
  const face = gameSymbols.find((each) => each.symbol === symbol);
  return <SymbolFace face={face} symbol={symbol} scale={scales.get(face?.imageKey ?? '')} />;
};

/** A function and not a component, because there are hundreds of them within a second. */
const turningSymbol = (
  symbol: string,
  isSharp: boolean,
  { gameSymbols, blurred, scales }: ReelProps['pictures'],
) => {
  const face = gameSymbols.find((each) => each.symbol === symbol);
  if (!face?.imageKey) return <SymbolName name={face?.name ?? symbol} />;
  const address = imageAddress(face.imageKey);
  return (
    <img
      src={isSharp ? address : (blurred.get(face.imageKey) ?? address)}
      alt=""
      className="reel-picture"
      style={{ scale: String(scales.get(face.imageKey) ?? 1) }}
    />
  );
};
