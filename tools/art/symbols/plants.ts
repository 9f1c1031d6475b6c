import { carve, groove, sparkle } from '../carve';
import { facet } from '../facets';
import type { Ink } from '../ink';
import { bronze, ivory, type Material, material, moss, shade } from '../materials';
import { circle, petal, polar } from '../paths';
import { el, group, place } from '../svg';

/** A leaf with its veins. */
export function leaf(ink: Ink, of: Material): string {
  const d = petal(124, 84, 0.5);
  const veins = [22, 40, 58, 76, 92].map((y) =>
    groove(
      `M0 ${-y}C14 ${-y - 6} 22 ${-y - 16} 30 ${-y - 24}M0 ${-y}C-14 ${-y - 6} -22 ${-y - 16} -30 ${-y - 24}`,
      of,
      1.8,
    ),
  );
  return place(
    group(
      {},
      carve(ink, d, of, { lightness: 0.58 }),
      group(
        { 'clip-path': ink.clip(d) },
        el('path', { d: 'M0 4L0 -124L80 -124L80 4Z', fill: shade(of, 0.3, 0.28) }),
        ...veins,
      ),
      groove('M0 10C2 -40 -2 -80 0 -116', of, 3),
    ),
    -34,
    50,
    0.98,
    34,
  );
}

/** A fern frond that is still rolled up at its end. */
export function fern(ink: Ink, of: Material): string {
  const spine = Array.from(
    { length: 13 },
    (_none, at) => [-30 + at * 3 + at * at * 0.18, 56 - at * 9] as const,
  );
  const leaves = spine.slice(1).flatMap(([x, y], at) => {
    const length = 40 - at * 2.4;
    return [-1, 1].map((side) =>
      place(
        carve(ink, petal(length, 11, 0.4), of, { lightness: 0.52 + at * 0.015 }),
        x,
        y,
        1,
        side * (62 - at * 2) + 14,
      ),
    );
  });
  return group(
    {},
    groove(`M-32 64C-24 30 -12 0 16 -50`, of, 4),
    ...leaves,
    el('path', {
      d: 'M14 -46C22 -64 44 -60 42 -44C40 -32 24 -34 26 -44',
      fill: 'none',
      stroke: shade(of, 0.66),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  );
}

export function pine(ink: Ink, of: Material): string {
  const tiers = [
    [62, 10, 54],
    [52, -12, 32],
    [40, -34, 8],
    [27, -60, -18],
  ] as const;
  const snow = material(220, 0.025);
  return group(
    {},
    carve(ink, 'M-7 46L7 46L9 64L-9 64Z', bronze, { lightness: 0.44 }),
    ...tiers.flatMap(([half, top, bottom]) => [
      facet(
        ink,
        [
          [0, top],
          [-half, bottom],
          [0, bottom - 7],
        ],
        of,
        0.56,
        0.1,
      ),
      facet(
        ink,
        [
          [0, top],
          [half, bottom],
          [0, bottom - 7],
        ],
        of,
        0.38,
        0.1,
      ),
      facet(
        ink,
        [
          [0, top],
          [-half * 0.45, top + (bottom - top) * 0.45],
          [-half * 0.2, top + (bottom - top) * 0.4],
          [0, top + (bottom - top) * 0.55],
          [half * 0.18, top + (bottom - top) * 0.38],
          [half * 0.4, top + (bottom - top) * 0.4],
        ],
        snow,
        0.93,
        0.04,
      ),
    ]),
  );
}

/** Three berries under two leaves. */
export function berries(ink: Ink, of: Material, green: Material = moss): string {
  const fruit = (
    [
      [-24, 22],
      [24, 24],
      [0, 42],
    ] as const
  ).map(([x, y]) =>
    group(
      {},
      carve(ink, circle(23, x, y), of, { lightness: 0.56, shine: 0.9 }),
      sparkle(x - 8, y - 9, 6, 0.9),
    ),
  );
  return group(
    {},
    groove('M-24 4C-16 -14 -6 -22 2 -34M24 4C18 -14 10 -24 2 -34M0 22C2 0 2 -16 2 -34', green, 3),
    place(carve(ink, petal(62, 34), green, { lightness: 0.56 }), 2, -28, 1, -74),
    place(carve(ink, petal(62, 34), green, { lightness: 0.48 }), 2, -28, 1, 70),
    ...fruit,
  );
}

export function feather(ink: Ink, of: Material): string {
  const vane = petal(122, 64, 0.56);
  const barbs = Array.from({ length: 11 }, (_none, at) => {
    const y = -14 - at * 9;
    return groove(`M0 ${y}L30 ${y - 20}M0 ${y}L-30 ${y - 20}`, of, 1);
  });
  const eye = polar(0, 92);
  return place(
    group(
      {},
      carve(ink, vane, of, { lightness: 0.64 }),
      group(
        { 'clip-path': ink.clip(vane) },
        ...barbs,
        el('path', { d: 'M14 -34L40 -44L40 -30Z', fill: shade(of, 0.2) }),
      ),
      el('ellipse', { cx: 0, cy: eye[1], rx: 14, ry: 20, fill: shade(of, 0.36, 0.5), filter: ink.blur(4) }),
      groove('M0 16C3 -30 -3 -70 0 -118', ivory, 3),
    ),
    -32,
    48,
    0.98,
    32,
  );
}
