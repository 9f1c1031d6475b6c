import { carve, groove, halo, sparkle } from '../carve';
import { folded } from '../facets';
import type { Ink } from '../ink';
import { type Material, material, shade } from '../materials';
import { circle, ring, starPoints } from '../paths';
import { el, group, place } from '../svg';

export function anchor(ink: Ink, of: Material): string {
  const body =
    'M-5 -38L5 -38L5 38C20 36 34 26 38 12L28 16L42 -8L56 14L47 13C42 40 22 56 0 60C-22 56 -42 40 -47 13L-56 14L-42 -8L-28 16L-38 12C-34 26 -20 36 -5 38Z';
  return group(
    {},
    el('path', { d: circle(11, 0, -48), fill: 'none', stroke: shade(of, 0.4), 'stroke-width': 8 }),
    el('path', { d: circle(11, -0.6, -48.6), fill: 'none', stroke: shade(of, 0.78), 'stroke-width': 4 }),
    carve(ink, body, of, { lightness: 0.64 }),
    carve(ink, 'M-28 -30L28 -30L28 -20L-28 -20Z', of, { lightness: 0.7 }),
    sparkle(-12, -26, 9, 0.8),
  );
}

/** An old key: a clover for the hand, teeth for the lock. */
export function key(ink: Ink, of: Material): string {
  const clover = ring(3, 19)
    .map(([x, y]) => circle(17, x, y - 32))
    .join('');
  return place(
    group(
      {},
      halo(ink, of, 84, 0.4),
      carve(ink, 'M-6 -20L6 -20L6 56L0 64L-6 56Z', of, { lightness: 0.68 }),
      carve(ink, 'M5 26L24 26L24 34L17 34L17 40L24 40L24 52L5 52Z', of, { lightness: 0.62 }),
      carve(ink, clover, of, { lightness: 0.7 }),
      ...ring(3, 19).map(([x, y]) => el('path', { d: circle(7.5, x, y - 32), fill: shade(of, 0.28) })),
      carve(ink, circle(8, 0, -32), material(18, 0.19), { lightness: 0.56 }),
      carve(ink, 'M-11 -8L11 -8L11 0L-11 0Z', of, { lightness: 0.74 }),
      sparkle(-20, -50, 11),
    ),
    0,
    0,
    1,
    28,
  );
}

/** A compass with its rose, needle to the north. */
export function compass(ink: Ink, of: Material, rose: Material): string {
  const ticks = ring(24, 45).map(([x, y], at) =>
    el('path', { d: circle(at % 6 === 0 ? 2.4 : 1.1, x, y), fill: shade(of, 0.85) }),
  );
  return group(
    {},
    halo(ink, of, 79, 0.5),
    carve(ink, circle(65), of, { lightness: 0.64 }),
    carve(ink, circle(56), of, { lightness: 0.46, shine: 0.4 }),
    carve(ink, circle(51), material(245, 0.08), { lightness: 0.3, shine: 0.35 }),
    ...ticks,
    folded(ink, starPoints(4, 28, 8, 45), of, 0.56),
    folded(ink, starPoints(4, 44, 10), rose, 0.72),
    carve(ink, circle(7), of, { lightness: 0.76 }),
    sparkle(-22, -26, 8, 0.7),
  );
}

/** A rope coiled on deck. */
export function ropeCoil(ink: Ink, of: Material): string {
  const strands = (radius: number) =>
    ring(Math.round(radius * 0.62), radius).map(([x, y], at, all) =>
      groove(
        `M${x * 0.86} ${y * 0.86}L${x * 1.13 - y * 0.1} ${y * 1.13 + x * 0.1}`,
        of,
        at < all.length ? 1.6 : 0,
      ),
    );
  return group(
    {},
    ...[58, 42, 26].flatMap((radius) => [
      carve(ink, circle(radius), of, { lightness: 0.68 }),
      ...strands(radius - 8),
      el('path', { d: circle(radius - 14), fill: shade(of, 0.25) }),
    ]),
    carve(ink, circle(9), of, { lightness: 0.66 }),
  );
}
