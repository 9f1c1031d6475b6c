import { totalWeight } from '#domain/promotions/wheel';

/** A sector of a wheel, in degrees clockwise from the top. */
export interface SectorAngles {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** The sectors clockwise from the top, each as wide as its probability. */
export function sectorAngles(weights: readonly number[]): readonly SectorAngles[] {
  const total = totalWeight(weights);
  let before = 0;
  return weights.map((weight) => {
    const from = (360 * before) / total;
    before += weight;
    const to = (360 * before) / total;
    return { from, to, middle: (from + to) / 2 };
  });
}

/** Around the centre at 0, 0. */
export const pointAt = (degrees: number, radius: number): { readonly x: number; readonly y: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
};

/** The outline of a sector as an SVG path. */
export function sectorPath({ from, to }: SectorAngles, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M 0 0 L ${start.x} ${start.y} A ${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y} Z`;
}

const turns = 5;

/** The rotation, in degrees, after which the middle of the sector is at the top. */
export const restAngle = ({ middle }: SectorAngles): number => 360 * turns - middle;
