import { carve, glow, halo, sparkle } from '../carve';
import { facet } from '../facets';
import type { Ink } from '../ink';
import { type Material, material, shade } from '../materials';
import { circle, type Point, polar, ring, scaled, smooth } from '../paths';
import { el, group } from '../svg';

/** A splinter of volcanic glass. */
export function shard(ink: Ink, of: Material): string {
  const outline: Point[] = [
    [-6, -64],
    [26, -34],
    [40, 8],
    [14, 62],
    [-24, 48],
    [-40, 2],
    [-28, -36],
  ];
  const ridge: Point[] = [
    [-4, -30],
    [12, -8],
    [6, 24],
    [-14, 20],
    [-16, -8],
  ];
  const faces = outline.map((point, at) => {
    const following = outline[(at + 1) % outline.length] ?? point;
    const inner = ridge[Math.floor((at * ridge.length) / outline.length)] ?? [0, 0];
    const after = ridge[Math.floor((((at + 1) % outline.length) * ridge.length) / outline.length)] ?? [0, 0];
    return facet(ink, [point, following, after, inner], of, 0.42, 0.3);
  });
  return group(
    {},
    halo(ink, material(35, 0.16), 72, 0.35),
    ...faces,
    facet(ink, ridge, of, 0.62, 0.1),
    sparkle(-16, -30, 13, 0.9),
  );
}

/** A stone ball broken open: crystals around a hollow. */
export function geode(ink: Ink, of: Material): string {
  const crust = material(45, 0.03);
  const teeth = (count: number, radius: number, lightness: number, start: number) =>
    Array.from({ length: count }, (_none, at) => {
      const angle = start + (at * 360) / count + (ink.random() - 0.5) * 10;
      const tip = polar(angle + 4, radius * (0.28 + ink.random() * 0.44));
      const [left, right] = [polar(angle - 200 / count, radius), polar(angle + 200 / count, radius)];
      const spine = polar(angle + 2, radius);
      return (
        facet(ink, [left, tip, spine], of, lightness + 0.12, -0.16) +
        facet(ink, [spine, tip, right], of, lightness - 0.06, -0.16)
      );
    });
  const heart = ink.radial([
    [0, shade(of, 0.95)],
    [1, shade(of, 0.42)],
  ]);
  const rim = ring(13, 1).map(
    ([x, y]) => [x * (0.94 + ink.random() * 0.12), y * (0.94 + ink.random() * 0.12)] as const,
  );
  const bands = [
    [58, 0.62],
    [55, 0.93],
    [53, 0.7],
    [51.5, 0.96],
  ] as const;
  return group(
    {},
    halo(ink, of, 79, 0.6),
    carve(ink, smooth(scaled(rim, 63), 0.9), crust, { lightness: 0.5 }),
    ...bands.map(([radius, lightness]) =>
      el('path', { d: smooth(scaled(rim, radius), 0.9), fill: shade(of, lightness) }),
    ),
    group(
      { 'clip-path': ink.clip(smooth(scaled(rim, 49), 0.9)) },
      el('path', { d: circle(56), fill: heart }),
      ...teeth(21, 57, 0.5, 0),
      ...teeth(13, 46, 0.64, 9),
      ...teeth(8, 32, 0.76, 20),
    ),
    glow(ink, of, 15, 1),
    sparkle(-20, -24, 13),
    sparkle(18, 16, 7, 0.8),
  );
}
