import type { CSSProperties } from 'react';
import { mostParts } from './figures';
import * as messages from './messages';

/** Lines of a tile of 8 × 8 px: what tells fills apart without their colours. The first is plain. */
const strokes = [
  undefined,
  messages.m2222m0,
  messages.m14h6,
  messages.m04h8m40v8,
  messages.m02h8m06h8,
  messages.m20v8m60v8,
];

const textureId = (chart: string, at: number) => `${chart}-texture-${at + 1}`;

const numbers = Array.from({ length: mostParts }, (_, at) => at);

/** The fills of one chart, as the variables that charts.css reads. */
export const textureFills = (chart: string): CSSProperties =>
  Object.fromEntries(
    numbers.map((at) => [
      `--chart-fill-${at + 1}`,
      strokes[at] === undefined ? `var(--chart-ink-${at + 1})` : `url("#${textureId(chart, at)}")`,
    ]),
  );

/** What `textureFills` refers to; rendered once within the chart. */
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
