import { carve, halo } from '../carve';
import { facet } from '../facets';
import type { Ink } from '../ink';
import { gold, ivory, type Material, material, shade } from '../materials';
import { circle, ellipse, petal, type Point } from '../paths';
import { el, group, place } from '../svg';
import { goldRing } from './rim';

/** Three tongues of fire, one in the other. */
export function flame(ink: Ink, of: Material): string {
  return group({}, halo(ink, of, 78, 0.65), place(flameShape(ink, of), 0, 60, 2.15));
}

/** Fire within the rim of a wild. */
export function flameRing(ink: Ink, of: Material): string {
  return group(
    {},
    halo(ink, of, 79, 0.6),
    goldRing(ink),
    carve(ink, circle(51), material(25, 0.08), { lightness: 0.26, shine: 0.3 }),
    place(flame(ink, of), 0, 0, 0.66),
  );
}

export function flameShape(ink: Ink, of: Material): string {
  const tongue =
    'M0 0C-20 0 -24 -18 -14 -30C-12 -22 -8 -22 -7 -26C-8 -38 -2 -48 6 -56C4 -44 12 -38 16 -28C24 -14 18 0 0 0Z';
  const heart = ink.radial(
    [
      [0, shade(ivory, 1)],
      [1, shade(gold, 0.9, 0)],
    ],
    [0.5, 0.7, 0.5],
  );
  return group(
    {},
    carve(ink, tongue, of, { lightness: 0.64, shine: 0.6 }),
    place(carve(ink, petal(34, 22, 0.4), gold, { lightness: 0.86 }), 1, -1),
    el('ellipse', { cx: 0, cy: -11, rx: 9, ry: 12, fill: heart }),
  );
}

/** A glowing coal, cracked through. */
export function emberOrb(ink: Ink, of: Material): string {
  const crust = material(30, 0.03);
  const plates = [
    [
      [-56, -8],
      [-34, -46],
      [-8, -50],
      [-14, -14],
      [-40, 4],
    ],
    [
      [0, -56],
      [34, -46],
      [46, -22],
      [16, -8],
      [-4, -18],
    ],
    [
      [54, -10],
      [54, 18],
      [30, 40],
      [12, 14],
      [24, 0],
    ],
    [
      [-52, 6],
      [-36, 12],
      [-8, -6],
      [4, 12],
      [-18, 34],
      [-46, 28],
    ],
    [
      [-34, 46],
      [-12, 36],
      [8, 20],
      [24, 42],
      [0, 58],
      [-20, 56],
    ],
  ] as const;
  const heart = ink.radial([
    [0, shade(material(90, 0.16), 0.95)],
    [0.6, shade(of, 0.72)],
    [1, shade(of, 0.42)],
  ]);
  return group(
    {},
    halo(ink, of, 78, 0.7),
    el('path', { d: circle(57), fill: heart }),
    ...plates.map((plate) => facet(ink, plate, crust, 0.3, 0.2)),
    el('path', { d: circle(57), fill: 'none', stroke: shade(of, 0.78, 0.9), 'stroke-width': 1.6 }),
  );
}

/** A mountain with fire in its mouth and on its flanks. */
export function volcano(ink: Ink, of: Material): string {
  const rock = material(22, 0.05);
  const slopes: { points: Point[]; lightness: number }[] = [
    {
      points: [
        [-66, 60],
        [-44, 22],
        [-34, 36],
        [-38, 60],
      ],
      lightness: 0.44,
    },
    {
      points: [
        [-44, 22],
        [-16, -18],
        [-20, 12],
        [-34, 36],
      ],
      lightness: 0.6,
    },
    {
      points: [
        [-34, 36],
        [-20, 12],
        [-12, 60],
        [-38, 60],
      ],
      lightness: 0.5,
    },
    {
      points: [
        [-16, -18],
        [0, -14],
        [2, 60],
        [-12, 60],
        [-20, 12],
      ],
      lightness: 0.55,
    },
    {
      points: [
        [0, -14],
        [16, -18],
        [18, 14],
        [12, 60],
        [2, 60],
      ],
      lightness: 0.4,
    },
    {
      points: [
        [16, -18],
        [42, 20],
        [30, 40],
        [18, 14],
      ],
      lightness: 0.34,
    },
    {
      points: [
        [18, 14],
        [30, 40],
        [36, 60],
        [12, 60],
      ],
      lightness: 0.3,
    },
    {
      points: [
        [42, 20],
        [66, 60],
        [36, 60],
        [30, 40],
      ],
      lightness: 0.37,
    },
  ];
  const streams = [
    'M-9 -14C-16 6 -26 10 -22 26C-20 38 -34 44 -36 60L-24 60C-22 46 -10 38 -13 24C-15 12 -6 4 -2 -14Z',
    'M2 -14C6 4 16 12 12 26C10 40 24 46 24 60L36 60C36 44 20 38 22 24C24 10 14 2 10 -14Z',
  ];
  return group(
    {},
    halo(ink, of, 74, 0.9, 0, -26),
    ...slopes.map(({ points, lightness }) => facet(ink, points, rock, lightness, 0.08)),
    ...streams.map((d) => carve(ink, d, of, { lightness: 0.7, depth: 0.5, shine: 0.15 })),
    el('path', { d: ellipse(16.5, 5, 0, -16), fill: shade(of, 0.8) }),
    el('path', { d: ellipse(12, 3, 0, -16.5), fill: shade(gold, 0.95) }),
    place(flame(ink, of), -9, -31, 0.24, -14),
    place(flame(ink, of), 10, -31, 0.23, 14),
    place(flame(ink, of), 0, -42, 0.46),
  );
}
