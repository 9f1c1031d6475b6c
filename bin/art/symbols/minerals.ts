import { carve, glow, halo, sparkle } from '../carve';
import { facet } from '../facets';
import type { Ink } from '../ink';
import { type Material, material, shade } from '../materials';
import { circle, type Point, polar, ring, smooth } from '../paths';
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
  return group(
    {},
    halo(ink, of, 79, 0.6),
    carve(
      ink,
      smooth(
        ring(11, 62).map(
          ([x, y]) => [x * (0.96 + ink.random() * 0.1), y * (0.94 + ink.random() * 0.1)] as const,
        ),
        1,
      ),
      crust,
      { lightness: 0.46 },
    ),
    el('path', { d: circle(53), fill: shade(of, 0.84) }),
    el('path', { d: circle(49), fill: heart }),
    ...teeth(19, 51, 0.52, 0),
    ...teeth(11, 40, 0.7, 9),
    glow(ink, of, 20, 1),
    sparkle(-18, -22, 14),
    sparkle(16, 14, 8, 0.8),
  );
}
