import { carve, groove, halo } from '../carve';
import type { Ink } from '../ink';
import { gold, ivory, type Material, material, shade } from '../materials';
import { circle, ellipse, petal, ring, scaled, smooth } from '../paths';
import { el, group } from '../svg';

/** A breaking wave in a round frame. */
export function wave(ink: Ink, of: Material): string {
  const foam = material(210, 0.02);
  const swell = (y: number, lightness: number) =>
    carve(
      ink,
      `M-70 ${y + 6}C-50 ${y - 10} -34 ${y - 8} -14 ${y + 2}S30 ${y + 12} 70 ${y - 6}L70 80L-70 80Z`,
      of,
      { lightness },
    );
  const crest =
    'M-62 40C-48 -6 -18 -40 18 -38C44 -36 52 -12 38 2C28 10 14 6 14 -4C4 8 6 26 26 36L10 60L-60 60Z';
  const curl =
    'M-40 2C-24 -28 -4 -44 20 -42C44 -40 54 -14 40 2C30 12 13 8 13 -4C18 2 30 0 31 -10C32 -24 8 -30 -10 -18C-22 -12 -32 -6 -40 2Z';
  return group(
    {},
    carve(ink, circle(62), material(235, 0.09), { lightness: 0.4, shine: 0.6 }),
    group(
      { 'clip-path': ink.clip(circle(58)) },
      halo(ink, gold, 34, 0.8, 24, -30),
      swell(18, 0.4),
      carve(ink, crest, of, { lightness: 0.58 }),
      carve(ink, curl, foam, { lightness: 0.88 }),
      swell(38, 0.52),
    ),
  );
}

/** A fisher's glass float in its net. */
export function glassFloat(ink: Ink, of: Material): string {
  const net = [-34, 0, 34].map(
    (bend) =>
      groove(`M0 -54C${bend * 1.6} -30 ${bend * 1.6} 30 0 56`, ivory, 2.4) +
      groove(`M-54 ${bend * 0.7}C-26 ${bend * 1.1 + 12} 26 ${bend * 1.1 + 12} 54 ${bend * 0.7}`, ivory, 2.4),
  );
  return group(
    {},
    carve(ink, circle(56, 0, 2), of, { lightness: 0.6, shine: 0.9 }),
    el('ellipse', { cx: 14, cy: 28, rx: 28, ry: 18, fill: shade(of, 0.95, 0.4), filter: ink.blur(7) }),
    ...net,
    carve(ink, ellipse(13, 6, 0, -54), ivory, { lightness: 0.6 }),
    el('ellipse', {
      cx: -20,
      cy: -22,
      rx: 13,
      ry: 8,
      fill: 'white',
      opacity: 0.8,
      filter: ink.blur(2),
      transform: 'rotate(-36 -20 -22)',
    }),
  );
}

/** Glass from the beach: frosted, its edges worn away, lit from within. */
export function seaGlass(ink: Ink, of: Material, corners: number): string {
  const outline = ring(corners, 60, 180 / corners + 12).map(
    ([x, y]) => [x * (0.92 + ink.random() * 0.14), y * (0.88 + ink.random() * 0.14)] as const,
  );
  const roundness = corners < 5 ? 1 : 0.62;
  const d = smooth(outline, roundness);
  const inner = smooth(scaled(outline, 0.7), roundness);
  return group(
    {},
    carve(ink, d, of, { lightness: 0.62, shine: 0.9 }),
    group(
      { 'clip-path': ink.clip(d) },
      el('ellipse', { cx: 16, cy: 26, rx: 40, ry: 26, fill: shade(of, 0.95, 0.7), filter: ink.blur(9) }),
      el('path', {
        d: inner,
        fill: 'none',
        stroke: shade(of, 0.97, 0.5),
        'stroke-width': 2.4,
        filter: ink.blur(1.2),
      }),
      el('path', {
        d: petal(34, 16),
        fill: 'white',
        opacity: 0.75,
        filter: ink.blur(1.6),
        transform: 'translate(-30 2) rotate(32)',
      }),
    ),
  );
}

/** A pebble with a sign cut into it. */
export function pebble(ink: Ink, of: Material, sign: string): string {
  const outline = ring(9, 58).map(
    ([x, y]) => [x * (0.98 + ink.random() * 0.08), y * (0.84 + ink.random() * 0.08)] as const,
  );
  return group({}, carve(ink, smooth(outline, 0.95), of, { lightness: 0.6 }), groove(sign, of, 4.6));
}
