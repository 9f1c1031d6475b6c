import type { CSSProperties } from 'react';
import { mostParts } from './chart-settings';

/** The lines of an 8 × 8 px tile, which make fills distinguishable without colours. The first tile is empty. */
const strokes = [
  undefined,
  'M-2 2 2-2M0 8 8 0M6 10l4-4',
  'M1 4h6',
  'M0 4h8M4 0v8',
  'M0 2h8M0 6h8',
  'M2 0v8M6 0v8',
];

const textureId = (chart: string, at: number) => `${chart}-texture-${at + 1}`;

const numbers = Array.from({ length: mostParts }, (_, at) => at);

/** The fills of one chart as the CSS variables that `charts.css` uses. */
export const textureFills = (chart: string): CSSProperties =>
  Object.fromEntries(
    numbers.map((at) => [
      `--chart-fill-${at + 1}`,
      strokes[at] === undefined ? `var(--chart-ink-${at + 1})` : `url("#${textureId(chart, at)}")`,
    ]),
  );

/** The SVG patterns that `textureFills` refers to. Rendered once in the chart. */
export const Textures = ({ chart }: { readonly chart: string }) => (
  <svg aria-hidden width="0" height="0" className="absolute">
    <defs>
      {numbers.map((at) => {
        const ink = `var(--chart-ink-${at + 1})`;
        return (
          <pattern key={at} id={textureId(chart, at)} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" style={{ fill: ink, fillOpacity: 0.25 }} />
            <path d={strokes[at]} style={{ stroke: ink, strokeWidth: 2 }} />
          </pattern>
        );
      })}
    </defs>
  </svg>
);
