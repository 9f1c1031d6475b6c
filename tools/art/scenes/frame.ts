import type { Ink } from '../ink';
import { type Material, shade } from '../materials';
import { el, group } from '../svg';

/** The part of the world a scene shows, the origin in its middle. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The offset of the figures to the right: the left side of a wide image is for a title. */
export function focusOf({ width, height }: Frame): number {
  return width > height * 2 ? 300 : 0;
}

/** The background: colours from top to bottom. */
export function backdrop(
  ink: Ink,
  { width, height }: Frame,
  colours: readonly (readonly [Material, number])[],
): string {
  const last = Math.max(colours.length - 1, 1);
  const fill = ink.linear(
    colours.map(([of, lightness], at) => [at / last, shade(of, lightness)] as const),
    [0, 0, 0, 1],
  );
  return el('rect', { x: -width / 2, y: -height / 2, width, height, fill });
}

/** A wide soft light somewhere in the picture. */
export function bloom(ink: Ink, of: Material, x: number, y: number, radius: number, opacity: number): string {
  const fill = ink.radial([
    [0, shade(of, 0.88, opacity)],
    [0.35, shade(of, 0.72, opacity * 0.5)],
    [1, shade(of, 0.6, 0)],
  ]);
  return el('circle', { cx: x, cy: y, r: radius, fill });
}

/** Darkens the corners and lays a fine grain over the picture, so that no gradient shows bands. */
export function finish(ink: Ink, { width, height }: Frame, of: Material): string {
  const box = { x: -width / 2, y: -height / 2, width, height };
  const corners = ink.radial(
    [
      [0.55, shade(of, 0.1, 0)],
      [1, shade(of, 0.08, 0.6)],
    ],
    [0.5, 0.5, 0.75],
  );
  return group(
    {},
    el('rect', { ...box, fill: corners }),
    el('rect', { ...box, filter: ink.grain(0.9), opacity: 0.05, style: 'mix-blend-mode:overlay' }),
  );
}
