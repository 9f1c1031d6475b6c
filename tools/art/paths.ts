import { round } from './svg';

export type Point = readonly [x: number, y: number];

/** A point at an angle in degrees: 0 is up, clockwise. */
export function polar(angle: number, radius: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
}

export function ring(count: number, radius: number, start = 0): Point[] {
  return Array.from({ length: count }, (_none, at) => polar(start + (at * 360) / count, radius));
}

/** The tips and notches of a star in turn. */
export function starPoints(tips: number, outer: number, inner: number, start = 0): Point[] {
  return Array.from({ length: tips * 2 }, (_none, at) =>
    polar(start + (at * 180) / tips, at % 2 === 0 ? outer : inner),
  );
}

export function scaled(points: readonly Point[], by: number, along = by): Point[] {
  return points.map(([x, y]) => [x * by, y * along]);
}

export function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(text).join('L')}Z`;
}

export function circle(radius: number, x = 0, y = 0): string {
  return ellipse(radius, radius, x, y);
}

export function ellipse(rx: number, ry: number, x = 0, y = 0): string {
  const arc = `a${n(rx)} ${n(ry)} 0 1 0 `;
  return `M${n(x - rx)} ${n(y)}${arc}${n(rx * 2)} 0${arc}${n(-rx * 2)} 0Z`;
}

/** A closed curve through the points. */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((_point, index) =>
    curve(at(index - 1), at(index), at(index + 1), at(index + 2), tension),
  );
  return `M${text(at(0))}${bends.join('')}Z`;
}

/** An open curve through the points. */
export function flowing(points: readonly Point[], tension = 0.5): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const bends = points
    .slice(1)
    .map((_point, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2), tension));
  return `M${text(at(0))}${bends.join('')}`;
}

/** A petal or leaf from the origin upwards; `belly` is where along it the widest part lies. */
export function petal(length: number, width: number, belly = 0.55): string {
  const y = -length * belly;
  return (
    `M0 0C${n(-width * 0.6)} ${n(y * 0.3)} ${n(-width * 0.75)} ${n(y * 1.2)} 0 ${n(-length)}` +
    `C${n(width * 0.75)} ${n(y * 1.2)} ${n(width * 0.6)} ${n(y * 0.3)} 0 0Z`
  );
}

/** A moon that is open to the right. */
export function crescent(radius: number): string {
  const r = n(radius);
  const [tipX, tipY] = polar(38, radius);
  return `M${n(tipX)} ${n(tipY)}A${r} ${r} 0 1 0 ${n(tipX)} ${n(-tipY)}A${n(radius * 0.8)} ${n(radius * 0.8)} 0 1 1 ${n(tipX)} ${n(tipY)}Z`;
}

function curve(before: Point, from: Point, to: Point, after: Point, tension: number): string {
  const pull = tension / 3;
  const one: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
  const two: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
  return `C${text(one)} ${text(two)} ${text(to)}`;
}

const n = (value: number): string => String(round(value));
const text = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
