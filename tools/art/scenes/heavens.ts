import type { Ink } from '../ink';
import { type Material, shade } from '../materials';
import { circle, flowing, type Point } from '../paths';
import { between } from '../random';
import { sparkle } from '../carve';
import { el, group } from '../svg';
import type { Frame } from './frame';

/** Stars in the upper part of the picture, as far down as `depth` (0 to 1). */
export function stars(ink: Ink, { width, height }: Frame, depth: number, perPixel = 0.0006): string {
  const count = Math.round(width * height * depth * perPixel);
  const points = Array.from({ length: count }, (_none, at) => {
    const x = between(ink.random, -width / 2, width / 2);
    const y = between(ink.random, -height / 2, -height / 2 + height * depth);
    const size = between(ink.random, 0.4, 1.5);
    if (at % 17 === 0) return sparkle(x, y, size * 4.5, 0.85);
    return el('path', { d: circle(size, x, y), fill: 'white', opacity: between(ink.random, 0.25, 0.9) });
  });
  return group({}, ...points);
}

/** A curtain of northern light along a curve, bright at its lower edge. */
export function curtain(
  ink: Ink,
  path: readonly Point[],
  low: Material,
  high: Material,
  height: number,
): string {
  const [first, second] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]];
  const fill = ink.linear(
    [
      [0, shade(high, 0.6, 0)],
      [0.45, shade(high, 0.66, 0.35)],
      [0.82, shade(low, 0.82, 0.75)],
      [0.95, shade(low, 0.94, 0.85)],
      [1, shade(low, 0.9, 0)],
    ],
    [0, 0, 0, 1],
  );
  // Many thin strips, each hanging from its own point of the curve, make the folds.
  const strips = Array.from({ length: 90 }, (_none, at) => {
    const part = at / 89;
    const [x, y] = along(path, part);
    const tall =
      height *
      (0.7 + 0.3 * Math.sin(at * 0.55) * Math.sin(at * 0.13 + 2)) *
      (0.4 + Math.sin(part * Math.PI) * 0.7);
    const width = ((second[0] - first[0]) / 90) * between(ink.random, 1.2, 3.2);
    return el('rect', {
      x,
      y: y - tall,
      width,
      height: tall,
      fill,
      opacity: between(ink.random, 0.25, 0.75),
    });
  });
  return group({ filter: ink.blur(3.2), style: 'mix-blend-mode:screen' }, ...strips);
}

/** Slanting light from above, as through leaves or water. */
export function shafts(ink: Ink, { width, height }: Frame, of: Material, from: Point, count: number): string {
  const fill = ink.linear(
    [
      [0, shade(of, 0.95, 0.5)],
      [1, shade(of, 0.8, 0)],
    ],
    [0, 0, 0, 1],
  );
  const rays = Array.from({ length: count }, (_none, at) => {
    const middle = ((at + 0.5) / count - 0.5) * width * 1.7 + between(ink.random, -40, 40);
    const half = between(ink.random, 14, 70);
    const d = `M${from[0] - 8} ${from[1]}L${from[0] + 8} ${from[1]}L${middle + half} ${height / 2}L${middle - half} ${height / 2}Z`;
    return el('path', { d, fill, opacity: between(ink.random, 0.2, 0.6) });
  });
  return group({ filter: ink.blur(7), style: 'mix-blend-mode:screen' }, ...rays);
}

/** Points of light out of focus: fireflies, sparks, bubbles, snow. */
export function motes(ink: Ink, { width, height }: Frame, of: Material, count: number, largest = 9): string {
  const points = Array.from({ length: Math.round((count * width) / 640) }, () => {
    const x = between(ink.random, -width / 2, width / 2);
    const y = between(ink.random, -height / 2, height / 2);
    const size = 1 + largest * ink.random() ** 3;
    const opacity = between(ink.random, 0.15, 0.8) * (size > 4 ? 0.4 : 1);
    return el('path', { d: circle(size, x, y), fill: shade(of, 0.9, opacity) });
  });
  return group({ filter: ink.blur(0.7) }, ...points);
}

/** A long streak of cloud or smoke. */
export function streak(
  ink: Ink,
  path: readonly Point[],
  of: Material,
  lightness: number,
  width: number,
  opacity: number,
): string {
  const stroke = shade(of, lightness, opacity);
  return el('path', {
    d: flowing(path),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    filter: ink.blur(width / 3),
  });
}

function along(path: readonly Point[], part: number): Point {
  const exact = part * (path.length - 1);
  const at = Math.min(Math.floor(exact), path.length - 2);
  const [a, b] = [path[at] ?? [0, 0], path[at + 1] ?? [0, 0]];
  const eased = (1 - Math.cos((exact - at) * Math.PI)) / 2;
  return [a[0] + (b[0] - a[0]) * (exact - at), a[1] + (b[1] - a[1]) * eased];
}
