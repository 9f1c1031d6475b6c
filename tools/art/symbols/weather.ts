import { carve, halo, sparkle } from '../carve';
import { facet, folded } from '../facets';
import type { Ink } from '../ink';
import { ice, type Material, material, shade } from '../materials';
import { circle, flowing, ring, starPoints } from '../paths';
import { el, group, place } from '../svg';

export function snowflake(ink: Ink, of: Material): string {
  const bar =
    'M-4 0L-4 -56L0 -63L4 -56L4 0ZM-3 -30L-22 -44L-25 -38L-3 -22ZM3 -30L22 -44L25 -38L3 -22ZM-3 -46L-13 -55L-15 -50L-3 -40ZM3 -46L13 -55L15 -50L3 -40Z';
  const arms = ring(6, 0).map((_point, at) =>
    place(carve(ink, bar, of, { lightness: 0.8, depth: 0.7 }), 0, 0, 1, at * 60),
  );
  return group(
    {},
    halo(ink, of, 74, 0.4),
    ...arms,
    folded(ink, starPoints(6, 22, 15), of, 0.82),
    sparkle(-6, -8, 12),
  );
}

/** A peak with snow on its shoulders, above its own reflection. */
export function peak(ink: Ink, of: Material): string {
  const snow = material(235, 0.02);
  return group(
    {},
    carve(ink, circle(62), material(255, 0.08), { lightness: 0.44, shine: 0.5 }),
    group(
      { 'clip-path': ink.clip(circle(58)) },
      halo(ink, of, 50, 0.7, 14, -20),
      facet(
        ink,
        [
          [-70, 40],
          [-34, -8],
          [-6, 40],
        ],
        of,
        0.4,
      ),
      facet(
        ink,
        [
          [16, 40],
          [40, -4],
          [76, 40],
        ],
        of,
        0.36,
      ),
      facet(
        ink,
        [
          [-46, 40],
          [2, -46],
          [8, 40],
        ],
        of,
        0.6,
      ),
      facet(
        ink,
        [
          [2, -46],
          [54, 40],
          [8, 40],
        ],
        of,
        0.44,
        0.06,
      ),
      facet(
        ink,
        [
          [2, -46],
          [-20, -8],
          [-8, -14],
          [0, 4],
          [4, -18],
        ],
        snow,
        0.92,
        0.05,
      ),
      facet(
        ink,
        [
          [2, -46],
          [4, -18],
          [12, -8],
          [16, -14],
          [24, -9],
        ],
        snow,
        0.74,
        0.05,
      ),
      el('rect', { x: -70, y: 36, width: 140, height: 40, fill: shade(material(225, 0.09), 0.36) }),
      ...[42, 47, 53].map((y, at) =>
        el('path', {
          d: flowing([
            [-44 + at * 8, y],
            [-10, y + 1],
            [20 - at * 4, y - 0.5],
            [46 - at * 9, y],
          ]),
          stroke: shade(ice, 0.85, 0.55),
          fill: 'none',
          'stroke-width': 1.6,
        }),
      ),
    ),
  );
}

/** A raindrop or a drop of resin. */
export function drop(ink: Ink, of: Material): string {
  const d = 'M0 -62C12 -34 42 -6 42 22A42 40 0 0 1 -42 22C-42 -6 -12 -34 0 -62Z';
  return group(
    {},
    carve(ink, d, of, { lightness: 0.64, shine: 0.95 }),
    el('ellipse', { cx: 10, cy: 34, rx: 24, ry: 16, fill: shade(of, 0.95, 0.35), filter: ink.blur(5) }),
    el('path', { d: 'M-26 14C-27 -2 -18 -16 -10 -26C-12 -12 -18 0 -19 14Z', fill: 'white', opacity: 0.75 }),
    sparkle(-16, 26, 8, 0.8),
  );
}
