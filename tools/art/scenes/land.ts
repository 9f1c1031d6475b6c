import type { Ink } from '../ink';
import { type Material, shade } from '../materials';
import { petal, type Point, polygon } from '../paths';
import { between } from '../random';
import { el, group, place } from '../svg';
import type { Frame } from './frame';

interface Ridge {
  /** The height of its line, and the height of its peaks. */
  readonly y: number;
  readonly rise: number;
  readonly of: Material;
  readonly lightness: number;
  /** From 0 (rolling) to 1 (broken). */
  readonly roughness: number;
}

/** A chain of hills from one side to the other; lighter at its edge, fading to mist at its foot. */
export function ridge(
  ink: Ink,
  { width, height }: Frame,
  { y, rise, of, lightness, roughness }: Ridge,
): string {
  const line = midpoints(
    ink,
    [
      [-width / 2, y - rise * ink.random()],
      [-width / 6, y - rise * ink.random()],
      [width / 6, y - rise * ink.random()],
      [width / 2, y - rise * ink.random()],
    ],
    rise * 0.8,
    roughness,
  );
  const fill = ink.linear(
    [
      [0, shade(of, lightness + 0.1)],
      [0.3, shade(of, lightness)],
      [1, shade(of, lightness + 0.05)],
    ],
    [0, 0, 0, 1],
  );
  const d = polygon([...line, [width / 2, height / 2], [-width / 2, height / 2]]);
  return el('path', { d, fill });
}

/** Firs in a row, near enough to see their branches. */
export function firs(
  ink: Ink,
  { width }: Frame,
  y: number,
  tallest: number,
  of: Material,
  lightness: number,
): string {
  const count = Math.round(width / (tallest * 0.34));
  const trees = Array.from({ length: count }, (_none, at) => {
    const x = ((at + ink.random()) / count - 0.5) * width * 1.04;
    const tall = tallest * between(ink.random, 0.45, 1);
    const half = tall * between(ink.random, 0.16, 0.22);
    const steps = 6;
    const side = (sign: number) =>
      Array.from({ length: steps }, (_step, step) => {
        const top = (step + 1) / steps;
        return `L${x + sign * half * top} ${y - tall * (1 - top)}L${x + sign * half * top * 0.55} ${y - tall * (1 - top) - tall * 0.03}`;
      });
    return el('path', {
      d: `M${x} ${y - tall}${side(1).join('')}L${x} ${y + 4}ZM${x} ${y - tall}${side(-1).join('')}L${x} ${y + 4}Z`,
    });
  });
  return group({ fill: shade(of, lightness) }, ...trees);
}

/** Still water with the sky's light broken on it. */
export function water(
  ink: Ink,
  { width, height }: Frame,
  y: number,
  deep: Material,
  light: Material,
  x = 0,
): string {
  const fill = ink.linear(
    [
      [0, shade(deep, 0.46)],
      [1, shade(deep, 0.14)],
    ],
    [0, 0, 0, 1],
  );
  const glints = Array.from({ length: Math.round(width / 6) }, () => {
    const down = ink.random() ** 1.4;
    const near = (ink.random() - 0.5) * width * (0.16 + down * 0.8);
    const long = between(ink.random, 12, 70) * (0.4 + down);
    return el('ellipse', {
      cx: x + near,
      cy: y + 4 + down * (height / 2 - y),
      rx: long,
      ry: 0.6 + down * 1.7,
      fill: shade(light, 0.86, between(ink.random, 0.12, 0.5) * (1 - Math.abs(near) / width)),
    });
  });
  return group({}, el('rect', { x: -width / 2, y, width, height: height / 2 - y, fill }), ...glints);
}

/** Leaves that hang into the picture from its upper or lower edge. */
export function foliage(
  ink: Ink,
  { width, height }: Frame,
  of: Material,
  lightness: number,
  from: 'above' | 'below',
  long = 150,
): string {
  const edge = from === 'above' ? -height / 2 - 10 : height / 2 + 10;
  const count = Math.round(width / 22);
  const leaves = Array.from({ length: count }, (_none, at) => {
    const part = (at + ink.random()) / count - 0.5;
    const reach = long * (0.35 + Math.abs(part) * 1.5) * between(ink.random, 0.6, 1.05);
    const turn = (from === 'above' ? 180 : 0) + between(ink.random, -34, 34);
    const face = ink.linear(
      [
        [0, shade(of, lightness + 0.12)],
        [1, shade(of, lightness - 0.06)],
      ],
      [0, 0, 1, 0],
    );
    return place(
      el('path', { d: petal(reach, reach * 0.3, 0.5), fill: face }),
      part * width * 1.05,
      edge,
      1,
      turn,
    );
  });
  return group({}, ...leaves);
}

function midpoints(ink: Ink, line: readonly Point[], rise: number, roughness: number, depth = 5): Point[] {
  if (depth === 0) return [...line];
  const finer = line.flatMap((point, at): Point[] => {
    const following = line[at + 1];
    if (following === undefined) return [point];
    const middle: Point = [
      (point[0] + following[0]) / 2,
      (point[1] + following[1]) / 2 + (ink.random() - 0.5) * rise,
    ];
    return [point, middle];
  });
  return midpoints(ink, finer, rise * (0.28 + roughness * 0.28), roughness, depth - 1);
}
