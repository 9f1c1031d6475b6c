import { carve, groove, halo, sparkle } from '../carve';
import type { Ink } from '../ink';
import { amber, bronze, gold, type Material, material, shade } from '../materials';
import { circle, ellipse, polygon } from '../paths';
import { el, group, place } from '../svg';
import { flameShape } from './fire';

/** A hanging lantern with four panes. */
export function lantern(ink: Ink, of: Material): string {
  const frame = bronze;
  const panes = ([-30, -8, 14] as const).map((x) => {
    const light = ink.radial(
      [
        [0, shade(of, 0.98)],
        [0.5, shade(of, 0.86)],
        [1, shade(of, 0.66)],
      ],
      [0.5, 0.6, 0.7],
    );
    return el('path', { d: `M${x} -22L${x + 17} -22L${x + 17} 32L${x} 32Z`, fill: light });
  });
  return group(
    {},
    halo(ink, of, 78, 0.75, 0, 6),
    el('path', { d: 'M0 -62a9 9 0 1 1 -0.1 0Z', fill: 'none', stroke: shade(frame, 0.7), 'stroke-width': 4 }),
    carve(ink, 'M-12 -46L12 -46L40 -24L-40 -24Z', frame, { lightness: 0.56 }),
    el('path', { d: 'M-34 -24L34 -24L34 36L-34 36Z', fill: shade(frame, 0.3) }),
    ...panes,
    place(flameShape(ink, of), 0, 30, 0.62),
    carve(ink, 'M-40 32L40 32L34 46L-34 46Z', frame, { lightness: 0.52 }),
    carve(ink, 'M-18 46L18 46L10 56L-10 56Z', frame, { lightness: 0.46 }),
  );
}

/** A candle in a low brass dish. */
export function candle(ink: Ink, of: Material): string {
  return group(
    {},
    halo(ink, amber, 66, 0.75, 0, -34),
    carve(ink, ellipse(50, 15, 0, 46), gold, { lightness: 0.58 }),
    carve(ink, ellipse(36, 9, 0, 42), gold, { lightness: 0.42, shine: 0.3 }),
    carve(ink, 'M-18 -10C-8 -16 8 -16 18 -10L18 40C8 46 -8 46 -18 40Z', of, { lightness: 0.88, depth: 0.6 }),
    carve(ink, 'M-18 -10C-18 4 -12 2 -11 12C-10 18 -5 16 -5 6L2 -12Z', of, { lightness: 0.94, depth: 0.5 }),
    place(flameShape(ink, amber), 0, -12, 0.9),
  );
}

export function bell(ink: Ink, of: Material): string {
  const d = 'M0 -50C30 -50 30 -14 36 10C40 24 50 28 52 38L-52 38C-50 28 -40 24 -36 10C-30 -14 -30 -50 0 -50Z';
  return group(
    {},
    carve(ink, circle(9, 0, -54), of, { lightness: 0.6 }),
    carve(ink, circle(13, 0, 46), of, { lightness: 0.46 }),
    carve(ink, d, of, { lightness: 0.68 }),
    groove('M-39 18C-14 26 14 26 39 18', of),
    groove('M-31 -16C-12 -10 12 -10 31 -16', of, 1.8),
    carve(ink, 'M-52 36C-30 46 30 46 52 36L52 42C30 54 -30 54 -52 42Z', of, { lightness: 0.56 }),
    sparkle(-17, -24, 12, 0.85),
  );
}

/** A lighthouse that sends its light both ways. */
export function lighthouse(ink: Ink): string {
  const white = material(220, 0.02);
  const red = material(25, 0.17);
  const stone = material(255, 0.04);
  const beam = (side: number) => {
    const light = ink.linear(
      [
        [0, shade(amber, 0.97, 0.95)],
        [1, shade(amber, 0.85, 0)],
      ],
      side < 0 ? [1, 0, 0, 0] : [0, 0, 1, 0],
    );
    return el('path', { d: `M0 -32L${side * 66} -50L${side * 66} -12Z`, fill: light });
  };
  const band = (y: number, height: number) => {
    const half = (at: number) => 14 + ((at + 20) / 66) * 8;
    return polygon([
      [-half(y), y],
      [half(y), y],
      [half(y + height), y + height],
      [-half(y + height), y + height],
    ]);
  };
  return group(
    {},
    halo(ink, amber, 60, 0.9, 0, -32),
    beam(-1),
    beam(1),
    carve(ink, 'M-44 62C-40 44 -20 40 0 40C20 40 40 44 44 62Z', stone, { lightness: 0.42 }),
    carve(ink, band(-20, 66), white, { lightness: 0.9, depth: 0.7 }),
    ...[-8, 18].map((y) => carve(ink, band(y, 13), red, { lightness: 0.6, shine: 0.2, depth: 0.5 })),
    carve(ink, 'M-19 -24L19 -24L17 -17L-17 -17Z', stone, { lightness: 0.44 }),
    el('rect', { x: -10, y: -42, width: 20, height: 18, rx: 2, fill: shade(amber, 0.96) }),
    el('path', { d: 'M-4 -42L-4 -24M4 -42L4 -24', stroke: shade(stone, 0.4), 'stroke-width': 1.6 }),
    carve(ink, 'M-15 -42C-12 -54 -4 -58 0 -63C4 -58 12 -54 15 -42Z', red, { lightness: 0.5 }),
  );
}
