import { carve, glow, halo } from '../carve';
import type { Ink } from '../ink';
import { gold, type Material, moss, shade } from '../materials';
import { circle, ellipse, petal, ring } from '../paths';
import { el, group, place } from '../svg';

/** A flower seen from above: two wheels of petals around a heart. */
export function flower(ink: Ink, of: Material, heart: Material, petals = 8): string {
  const depth = of.chroma < 0.05 ? 0.45 : 1;
  const wheel = (length: number, width: number, lightness: number, turn: number) =>
    ring(petals, 0).map((_point, at) =>
      place(
        carve(ink, petal(length, width, 0.66), of, {
          lightness: lightness + (1 - depth) * 0.4,
          shine: 0.65,
          depth,
        }),
        0,
        0,
        1,
        turn + (at * 360) / petals,
      ),
    );
  const seeds = ring(9, 8).map(([x, y]) => el('path', { d: circle(2.2, x, y), fill: shade(heart, 0.94) }));
  return group(
    {},
    halo(ink, of, 78, 0.4),
    ...wheel(65, 300 / petals, 0.52, 180 / petals),
    ...wheel(50, 250 / petals, 0.7, 0),
    carve(ink, circle(14), heart, { lightness: 0.64 }),
    ...seeds,
  );
}

/** A water lily from the side, on its pad. */
export function lotus(ink: Ink, of: Material): string {
  const rows = [
    { angles: [-78, 78, -52, 52], length: 66, lightness: 0.56 },
    { angles: [-34, 34], length: 76, lightness: 0.66 },
    { angles: [0], length: 82, lightness: 0.78 },
    { angles: [-60, 60], length: 46, lightness: 0.68 },
    { angles: [-22, 22], length: 52, lightness: 0.8 },
  ];
  const petals = rows.flatMap(({ angles, length, lightness }) =>
    angles.map((angle) => place(carve(ink, petal(length, 42, 0.58), of, { lightness }), 0, 36, 1, angle)),
  );
  return group(
    {},
    halo(ink, of, 76, 0.5, 0, -4),
    carve(ink, ellipse(60, 15, 0, 44), moss, { lightness: 0.46 }),
    ...petals,
    glow(ink, gold, 22, 0.9, 0, 16),
  );
}
