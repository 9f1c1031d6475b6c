import { carve, groove } from '../carve';
import type { Ink } from '../ink';
import { type Material, shade } from '../materials';
import { circle, polar, ring, smooth, starPoints } from '../paths';
import { el, group } from '../svg';

export function fish(ink: Ink, of: Material, fin: Material): string {
  const scales = [-22, -8, 6].flatMap((x, row) =>
    [-14, 0, 14].map((y) => groove(`M${x} ${y - 7 + (row % 2) * 7}a8 8 0 0 1 0 14`, of, 1.6)),
  );
  const body = 'M-60 2C-44 -30 -4 -40 26 -8C30 -4 32 0 34 2C32 6 30 8 26 12C-4 40 -44 32 -60 2Z';
  return group(
    {},
    carve(ink, 'M24 2C40 -8 50 -34 62 -38C60 -18 58 -8 54 2C58 12 60 24 62 40C50 36 40 14 24 2Z', fin, {
      lightness: 0.62,
    }),
    carve(ink, 'M-30 -20C-20 -48 10 -50 24 -38C14 -34 14 -22 16 -14Z', fin, { lightness: 0.58 }),
    carve(ink, 'M-18 26C-14 44 6 50 18 44C10 38 8 30 8 24Z', fin, { lightness: 0.5 }),
    carve(ink, body, of, { lightness: 0.68 }),
    group({ 'clip-path': ink.clip(body) }, ...scales),
    groove('M-36 -20C-28 -6 -28 10 -36 24', of, 2.4),
    carve(ink, 'M-24 4C-14 0 -4 4 0 12C-8 18 -18 16 -24 4Z', fin, { lightness: 0.6 }),
    el('path', { d: circle(6.5, -44, -3), fill: 'white' }),
    el('path', { d: circle(4, -45, -3), fill: shade(of, 0.15) }),
    el('path', { d: circle(1.4, -46.5, -4.5), fill: 'white' }),
  );
}

export function starfish(ink: Ink, of: Material): string {
  const body = smooth(starPoints(5, 66, 27, 8), 0.62);
  const beads = ring(5, 0, 8).flatMap((_point, arm) =>
    [12, 22, 32, 42, 51].map((far, at) => {
      const [x, y] = polar(8 + arm * 72, far);
      return carve(ink, circle(4.6 - at * 0.6, x, y), of, { lightness: 0.88, shine: 0.5 });
    }),
  );
  return group(
    {},
    carve(ink, body, of, { lightness: 0.66 }),
    ...beads,
    carve(ink, circle(6), of, { lightness: 0.9 }),
  );
}

/** A fan of coral: every branch forks until it is thin. */
export function coral(ink: Ink, of: Material): string {
  const branches: string[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
    const [dx, dy] = polar(angle, length);
    const line = {
      d: `M${x} ${y}q${dx * 0.5 + dy * 0.12} ${dy * 0.5 - dx * 0.12} ${dx} ${dy}`,
      fill: 'none',
      'stroke-linecap': 'round',
    };
    branches.push(
      el('path', {
        ...line,
        stroke: shade(of, 0.36),
        'stroke-width': width + 2.5,
        transform: 'translate(1 1.5)',
      }),
      el('path', { ...line, stroke: shade(of, 0.6 + (9 - width) * 0.02), 'stroke-width': width }),
      el('path', {
        ...line,
        stroke: shade(of, 0.86, 0.8),
        'stroke-width': width * 0.3,
        transform: `translate(${-width * 0.18} ${-width * 0.1})`,
      }),
    );
    if (width < 4.5) return;
    for (const side of [-1, 1]) {
      grow(
        x + dx,
        y + dy,
        angle + side * (20 + ink.random() * 12),
        length * (0.76 + ink.random() * 0.08),
        width * 0.72,
      );
    }
  };
  grow(0, 62, 0, 32, 13);
  grow(-3, 56, -42, 26, 9);
  grow(3, 56, 42, 26, 9);
  return group({ filter: ink.shadow(shade(of, 0.2, 0.5), 2, 2) }, ...branches);
}
