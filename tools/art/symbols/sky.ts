import { carve, glow, groove, halo, sparkle } from '../carve';
import { facet, folded } from '../facets';
import type { Ink } from '../ink';
import { amethyst, emerald, type Material, material, rose, shade, silver } from '../materials';
import { circle, crescent, polar, ring, smooth, starPoints } from '../paths';
import { el, group, place } from '../svg';
import { curtain } from '../scenes/heavens';
import { goldRing } from './rim';

/** An eight-pointed star with a bright heart. */
export function northStar(ink: Ink, of: Material): string {
  return group(
    {},
    halo(ink, of, 74, 0.75),
    folded(ink, starPoints(4, 44, 13, 45), of, 0.58),
    folded(ink, starPoints(4, 66, 15), of, 0.76),
    glow(ink, of, 20, 1),
    sparkle(0, 0, 16),
  );
}

export function fiveStar(ink: Ink, of: Material): string {
  return folded(ink, starPoints(5, 62, 27), of, 0.68) + sparkle(-16, -22, 14);
}

export function moon(ink: Ink, of: Material): string {
  const craters = [
    [-38, -6, 7],
    [-30, 22, 5],
    [-22, -32, 4.5],
  ] as const;
  return group(
    {},
    halo(ink, of, 76, 0.5),
    place(
      group(
        {},
        carve(ink, crescent(56), of, { lightness: 0.86, depth: 0.6 }),
        ...craters.map(([x, y, r]) => el('path', { d: circle(r, x, y), fill: shade(of, 0.6, 0.4) })),
      ),
      6,
      0,
      1,
      -18,
    ),
    place(folded(ink, starPoints(4, 20, 5), silver, 0.85), 32, -14),
    place(folded(ink, starPoints(4, 11, 3), silver, 0.85), 18, 18),
  );
}

/** A disc with slim rays all around. */
export function sun(ink: Ink, of: Material): string {
  const rays = ring(16, 0).map((_point, at) => {
    const long = at % 2 === 0 ? 64 : 52;
    const tip = polar((at * 360) / 16, long);
    const sides = [polar((at * 360) / 16 - 7, 36), polar((at * 360) / 16 + 7, 36)] as const;
    return facet(ink, [sides[0], tip, sides[1]], of, 0.72, 0.16);
  });
  return group(
    {},
    halo(ink, of, 76, 0.6),
    ...rays,
    carve(ink, circle(34), of, { lightness: 0.72 }),
    el('path', { d: circle(24), fill: 'none', stroke: shade(of, 0.45, 0.6), 'stroke-width': 2 }),
    place(folded(ink, starPoints(8, 19, 9), of, 0.84), 0, 0),
  );
}

/** Curtains of light inside a golden ring. */
export function auroraRing(ink: Ink): string {
  const night = ink.radial([
    [0, shade(material(200, 0.09), 0.42)],
    [1, shade(material(275, 0.09), 0.14)],
  ]);
  const veils = [
    curtain(
      ink,
      [
        [-50, 14],
        [-24, -8],
        [4, 22],
        [30, 0],
        [52, 18],
      ],
      emerald,
      amethyst,
      78,
    ),
    curtain(
      ink,
      [
        [-46, -10],
        [-10, -26],
        [20, -4],
        [50, -22],
      ],
      material(185, 0.15),
      rose,
      56,
    ),
  ];
  return group(
    {},
    halo(ink, emerald, 78, 0.5),
    goldRing(ink),
    el('path', { d: circle(51), fill: night }),
    group({ 'clip-path': ink.clip(circle(51)) }, ...veils, ...veils, hills(ink)),
    sparkle(-24, -30, 5),
    sparkle(22, -32, 6),
    sparkle(2, -38, 4),
  );
}

function hills(ink: Ink): string {
  const night = material(262, 0.06);
  const back = smooth([
    [-60, 70],
    [-56, 26],
    [-30, 16],
    [-8, 30],
    [20, 14],
    [56, 30],
    [60, 70],
  ]);
  const front = smooth([
    [-60, 70],
    [-56, 38],
    [-24, 34],
    [10, 40],
    [40, 30],
    [60, 40],
    [60, 70],
  ]);
  return (
    carve(ink, back, night, { lightness: 0.3, shine: 0.4 }) +
    groove(front, night, 1) +
    el('path', { d: front, fill: shade(night, 0.14) })
  );
}
