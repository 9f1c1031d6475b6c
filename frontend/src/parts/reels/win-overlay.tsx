import type { ShownWin } from './shown-step';

interface WinOverlayProps {
  readonly reels: number;
  readonly rows: number;
  readonly wins: readonly ShownWin[];
  readonly celebrates: boolean;
}

const colours = ['#ffcf66', '#8fc0ff', '#f992bd', '#78dba6', '#c9b3ff', '#ffa98f'];
const plain = '#cfd4ee';

/** Lines and frames over the winning cells; one unit is one cell. */
export const WinOverlay = ({ reels, rows, wins, celebrates }: WinOverlayProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${reels} ${rows}`}
    preserveAspectRatio="none"
    className="pointer-events-none absolute inset-0 size-full"
    fill="none"
    strokeLinejoin="round"
  >
    {wins.map((win) => {
      const colour = celebrates ? (colours[(win.number ?? 0) % colours.length] ?? plain) : plain;
      return (
        <g
          key={`${win.kind} ${win.of} ${win.number ?? ''}`}
          stroke={colour}
          strokeWidth={celebrates ? 0.04 : 0.015}
        >
          {win.rows && (
            <g className={celebrates ? 'win-line' : ''}>
              {celebrates && <path d={lineThrough(win.rows)} stroke="#05081a" strokeWidth="0.08" />}
              <path d={lineThrough(win.rows)} />
            </g>
          )}
          {win.cells.map(({ reel, row }) => (
            <rect
              key={`${reel} ${row}`}
              x={reel + 0.05}
              y={row + 0.05}
              width="0.9"
              height="0.9"
              rx="0.12"
              fill={celebrates ? colour : 'none'}
              fillOpacity="0.12"
            />
          ))}
          {celebrates && win.rows && (
            <LineNumber number={win.number ?? 0} row={win.rows[0] ?? 0} colour={colour} />
          )}
        </g>
      );
    })}
  </svg>
);

interface LineNumberProps {
  readonly number: number;
  readonly row: number;
  readonly colour: string;
}

const LineNumber = ({ number, row, colour }: LineNumberProps) => (
  <g transform={`translate(0.18 ${row + 0.5})`}>
    <g className="win-line-number">
      <circle r="0.15" fill={colour} stroke="#05081a" strokeWidth="0.02" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="0.17"
        fontWeight="700"
        fill="#05081a"
        stroke="none"
      >
        {number}
      </text>
    </g>
  </g>
);

const lineThrough = (rows: readonly number[]): string =>
  `M0 ${(rows[0] ?? 0) + 0.5}${rows.map((row, reel) => `L${reel + 0.5} ${row + 0.5}`).join('')}L${rows.length} ${(rows.at(-1) ?? 0) + 0.5}`;
