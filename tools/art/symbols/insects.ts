import { carve, groove, halo } from '../carve';
import type { Ink } from '../ink';
import { ivory, type Material, shade } from '../materials';
import { circle, ellipse, petal, ring, smooth } from '../paths';
import { el, group, place } from '../svg';

export function dragonfly(ink: Ink, of: Material, wing: Material): string {
  const wings = (
    [
      [-1, 66],
      [1, 66],
      [-1, 112],
      [1, 112],
    ] as const
  ).map(([side, angle]) => {
    const d = petal(62, 24, 0.7);
    const veins = [-5, 0, 5].map((x) => groove(`M0 -4C${x} -24 ${x * 1.5} -40 ${x} -58`, wing, 0.9));
    return place(
      group(
        { opacity: 0.92 },
        carve(ink, d, wing, { lightness: 0.78, shine: 1 }),
        group({ 'clip-path': ink.clip(d) }, ...veins),
      ),
      0,
      -22,
      1,
      side * angle,
    );
  });
  const tail = [0, 1, 2, 3, 4, 5].map((at) =>
    carve(ink, ellipse(5.6 - at * 0.5, 7.5, 0, -2 + at * 11.5), of, { lightness: 0.62 }),
  );
  return place(
    group(
      {},
      halo(ink, of, 78, 0.4),
      ...wings,
      ...tail,
      carve(ink, ellipse(9.5, 14, 0, -20), of, { lightness: 0.6 }),
      carve(ink, circle(8, 0, -38), of, { lightness: 0.54 }),
      carve(ink, circle(5, -6, -41), wing, { lightness: 0.6 }),
      carve(ink, circle(5, 6, -41), wing, { lightness: 0.6 }),
    ),
    0,
    4,
    1,
    24,
  );
}

/** A moth with eyes on its wings. */
export function moth(ink: Ink, of: Material, eye: Material): string {
  const upper = smooth(
    [
      [2, -14],
      [30, -50],
      [64, -52],
      [60, -22],
      [36, 6],
      [6, 8],
    ],
    0.8,
  );
  const lower = smooth(
    [
      [4, 4],
      [34, 8],
      [50, 30],
      [34, 56],
      [16, 42],
    ],
    0.8,
  );
  const half = group(
    {},
    carve(ink, lower, of, { lightness: 0.56 }),
    carve(ink, upper, of, { lightness: 0.68 }),
    group(
      { 'clip-path': ink.clip(upper) },
      groove('M4 -6C26 -20 44 -30 66 -36M4 0C26 -8 40 -12 60 -14', of, 1.6),
    ),
    ...(
      [
        [42, -30, 9],
        [30, 30, 7],
      ] as const
    ).flatMap(([x, y, r]) => [
      carve(ink, circle(r, x, y), eye, { lightness: 0.62 }),
      el('path', { d: circle(r * 0.45, x, y), fill: shade(of, 0.18) }),
    ]),
  );
  return group(
    {},
    halo(ink, of, 78, 0.5),
    half,
    group({ transform: 'scale(-1 1)' }, half),
    groove('M0 -24C-6 -40 -16 -50 -26 -54M0 -24C6 -40 16 -50 26 -54', ivory, 2),
    carve(ink, ellipse(7.5, 26, 0, 6), ivory, { lightness: 0.82, depth: 0.8 }),
    carve(ink, circle(8, 0, -20), ivory, { lightness: 0.86, depth: 0.8 }),
  );
}

/** A beetle with wing cases like lacquer. */
export function beetle(ink: Ink, of: Material, trim: Material): string {
  const legs = [-20, 8, 34].map((y) =>
    groove(
      `M-28 ${y}C-46 ${y - 10} -54 ${y - 8} -60 ${y + 8}M28 ${y}C46 ${y - 10} 54 ${y - 8} 60 ${y + 8}`,
      trim,
      4.4,
    ),
  );
  const wingCase = 'M-1 -18C-26 -24 -42 -4 -42 20C-40 44 -20 60 -1 62Z';
  const spots = ring(3, 15, 30).map(([x, y]) =>
    el('path', { d: circle(3.4, x - 20, y + 20), fill: shade(trim, 0.82) }),
  );
  const half = group(
    {},
    carve(ink, wingCase, of, { lightness: 0.56, shine: 0.95 }),
    groove('M-10 -14C-24 4 -26 36 -8 58', of, 1.6),
    ...spots,
  );
  return group(
    {},
    ...legs,
    groove('M-8 -50C-14 -62 -24 -66 -32 -62M8 -50C14 -62 24 -66 32 -62', trim, 3.4),
    carve(ink, circle(15, 0, -44), trim, { lightness: 0.5 }),
    half,
    group({ transform: 'scale(-1 1)' }, half),
    carve(
      ink,
      smooth(
        [
          [0, -40],
          [28, -30],
          [34, -16],
          [0, -10],
          [-34, -16],
          [-28, -30],
        ],
        0.9,
      ),
      trim,
      { lightness: 0.66 },
    ),
  );
}
