import { gem } from '../facets';
import type { Ink } from '../ink';
import type { Material } from '../materials';
import { type Point, ring, scaled } from '../paths';

export function stone(ink: Ink, cut: keyof typeof cuts, of: Material): string {
  return gem(ink, cuts[cut], of);
}

/** Outlines of cut stones, about 58 from the middle. */
const cuts = {
  round: ring(10, 58, 18),
  hexagon: scaled(ring(6, 60), 0.94, 1),
  long: scaled(ring(8, 62, 22.5), 0.72, 1),
  square: scaled(ring(8, 62, 22.5), 0.92),
  trillion: [
    [-12, -56],
    [12, -56],
    [58, 34],
    [46, 50],
    [-46, 50],
    [-58, 34],
  ],
  kite: [
    [0, -62],
    [34, -30],
    [40, 4],
    [0, 62],
    [-40, 4],
    [-34, -30],
  ],
  pear: [
    [0, -62],
    [22, -30],
    [42, 4],
    [42, 34],
    [20, 56],
    [-20, 56],
    [-42, 34],
    [-42, 4],
    [-22, -30],
  ],
  marquise: [
    [0, -62],
    [24, -34],
    [34, 0],
    [24, 34],
    [0, 62],
    [-24, 34],
    [-34, 0],
    [-24, -34],
  ],
} satisfies Record<string, readonly Point[]>;
