import { carve, groove, sparkle } from '../carve';
import type { Ink } from '../ink';
import { bronze, gold, type Material, material, moss, shade } from '../materials';
import { circle, ellipse, petal } from '../paths';
import { el, group, place } from '../svg';

export function pear(ink: Ink, of: Material): string {
  const d =
    'M0 -40C16 -40 18 -20 26 -4C36 8 46 16 46 32C46 52 24 62 0 62C-24 62 -46 52 -46 32C-46 16 -36 8 -26 -4C-18 -20 -16 -40 0 -40Z';
  return group(
    {},
    stalk(ink, -38),
    carve(ink, d, of, { lightness: 0.68 }),
    bloom(ink, d, of),
    sparkle(-20, 16, 9, 0.8),
  );
}

export function plum(ink: Ink, of: Material): string {
  const d = 'M0 -40C34 -48 54 -16 50 12C46 42 24 62 0 62C-24 62 -46 42 -50 12C-54 -16 -34 -48 0 -40Z';
  return group(
    {},
    stalk(ink, -38),
    carve(ink, d, of, { lightness: 0.52 }),
    bloom(ink, d, of),
    groove('M2 -38C18 -10 18 30 2 60', of, 2.4),
    sparkle(-24, -8, 11, 0.8),
  );
}

export function cherries(ink: Ink, of: Material): string {
  const fruit = (x: number, y: number) =>
    group(
      {},
      carve(ink, circle(27, x, y), of, { lightness: 0.54, shine: 0.95 }),
      sparkle(x - 9, y - 11, 8, 0.9),
    );
  return group(
    {},
    groove('M-28 14C-24 -16 -4 -40 14 -54M28 22C30 -8 22 -36 14 -54', moss, 3.4),
    place(carve(ink, petal(58, 34), moss, { lightness: 0.56 }), 12, -52, 1, -96),
    fruit(28, 36),
    fruit(-28, 30),
  );
}

/** A pomegranate, opened to show its seeds. */
export function pomegranate(ink: Ink, of: Material): string {
  const crown = 'M-15 -40L-20 -62L-7 -52L0 -66L7 -52L20 -62L15 -40Z';
  const opening = 'M-24 -8C-10 -30 16 -28 28 -10C36 6 26 34 6 40C-14 40 -32 14 -24 -8Z';
  const seeds = [
    [-10, -4],
    [4, -12],
    [18, -4],
    [-12, 12],
    [3, 4],
    [18, 11],
    [-4, 26],
    [10, 25],
  ] as const;
  return group(
    {},
    carve(ink, crown, of, { lightness: 0.5 }),
    carve(ink, ellipse(55, 52, 0, 10), of, { lightness: 0.52 }),
    carve(ink, opening, material(70, 0.07), { lightness: 0.84, shine: 0.3 }),
    ...seeds.map(([x, y], at) =>
      place(carve(ink, ellipse(7.4, 8.6), of, { lightness: 0.6 }), x, y, 1, at * 37),
    ),
    sparkle(-34, -6, 9, 0.8),
  );
}

export function fig(ink: Ink, of: Material): string {
  const d =
    'M0 -58C10 -56 8 -40 18 -24C34 -8 50 6 50 28C50 50 26 62 0 62C-26 62 -50 50 -50 28C-50 6 -34 -8 -18 -24C-8 -40 -10 -56 0 -58Z';
  const ribs = [-26, -9, 9, 26].map((x) =>
    groove(`M0 -50C${x * 0.5} -24 ${x * 1.7} 10 ${x * 0.8} 58`, of, 1.6),
  );
  return group(
    {},
    carve(ink, d, of, { lightness: 0.46 }),
    group({ 'clip-path': ink.clip(d) }, ...ribs),
    bloom(ink, d, of),
    sparkle(-22, 8, 9, 0.7),
  );
}

function stalk(ink: Ink, y: number): string {
  return (
    groove(`M0 ${y + 4}C0 ${y - 12} 4 ${y - 18} 10 ${y - 24}`, bronze, 4.4) +
    place(carve(ink, petal(44, 26), moss, { lightness: 0.56 }), 4, y - 4, 1, 62)
  );
}

/** A blush on the side that saw the sun. */
function bloom(ink: Ink, d: string, of: Material): string {
  const blush = ink.radial([
    [0, shade(gold, 0.9, 0.5)],
    [1, shade(of, 0.8, 0)],
  ]);
  return group({ 'clip-path': ink.clip(d) }, el('ellipse', { cx: -20, cy: 10, rx: 38, ry: 46, fill: blush }));
}
