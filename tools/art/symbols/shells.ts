import { carve, glow, groove, halo, sparkle } from '../carve';
import type { Ink } from '../ink';
import { ivory, type Material, material, shade } from '../materials';
import { circle, flowing, polar, smooth } from '../paths';
import { el, group, place } from '../svg';

/** An open scallop with a pearl in it. */
export function pearlShell(ink: Ink, of: Material): string {
  const lower = 'M-58 30C-44 62 44 62 58 30C40 40 -40 40 -58 30Z';
  return group(
    {},
    halo(ink, ivory, 84, 0.6),
    place(scallop(ink, of), 0, -12, 0.96),
    el('ellipse', { cx: 0, cy: 30, rx: 54, ry: 15, fill: shade(of, 0.36) }),
    glow(ink, ivory, 46, 0.7, 0, 16),
    place(pearl(ink, ivory), 0, 15, 0.42),
    carve(ink, lower, of, { lightness: 0.7 }),
    ...[-36, -18, 0, 18, 36].map((x) =>
      groove(`M${x} ${55 - Math.abs(x) * 0.2}L${x * 1.25} ${39 - Math.abs(x) * 0.1}`, of, 1.6),
    ),
    sparkle(-7, 6, 9),
  );
}

export function scallop(ink: Ink, of: Material): string {
  const ribs = [-60, -36, -12, 12, 36, 60].map((angle) => {
    const [x, y] = polar(angle, 92);
    return groove(`M0 46L${x * 0.98} ${46 + y}`, of, 2.2);
  });
  const fan = smooth(
    [
      [0, 54],
      ...[-66, -48, -30, -12, 12, 30, 48, 66]
        .map((a) => polar(a, 98 - Math.abs(a) * 0.34))
        .map(([x, y]) => [x * 0.72, y + 42] as const),
      [8, 54],
    ],
    0.8,
  );
  return group(
    {},
    carve(ink, 'M-26 40L26 40L20 58L-20 58Z', of, { lightness: 0.56 }),
    carve(ink, fan, of, { lightness: 0.74 }),
    group(
      { 'clip-path': ink.clip(fan) },
      ...ribs,
      groove('M-54 -6C-26 -26 26 -26 54 -6', of, 1.4),
      groove('M-36 22C-16 10 16 10 36 22', of, 1.4),
    ),
    sparkle(-26, -22, 10, 0.8),
  );
}

export function pearl(ink: Ink, of: Material): string {
  const lustre = ink.radial(
    [
      [0, shade(material(345, 0.05), 0.98)],
      [0.35, shade(of, 0.92)],
      [0.7, shade(material(200, 0.05), 0.78)],
      [0.92, shade(material(320, 0.06), 0.6)],
      [1, shade(material(200, 0.05), 0.72)],
    ],
    [0.36, 0.32, 0.72],
  );
  return group(
    {},
    el('path', { d: circle(56), fill: lustre }),
    el('ellipse', {
      cx: -18,
      cy: -24,
      rx: 15,
      ry: 10,
      fill: 'white',
      opacity: 0.9,
      filter: ink.blur(3),
      transform: 'rotate(-32 -18 -24)',
    }),
  );
}

/** A spiral shell cut open. */
export function nautilus(ink: Ink, of: Material): string {
  const along = (turn: number, spread: number) =>
    polar(turn * 360 + 96, 62 * Math.exp(-turn * 0.92) * spread);
  const turns = (from: number, to: number, spread: number) =>
    Array.from({ length: 34 }, (_none, at) => along(from + ((to - from) * at) / 33, spread));
  const body = smooth(turns(0, 1, 1), 1);
  const walls = Array.from({ length: 13 }, (_none, at) => {
    const turn = 0.1 + at * 0.1;
    const [ox, oy] = along(turn, 0.97);
    const [ix, iy] = along(turn + 0.93, 1.02);
    return groove(
      `M${ox} ${oy}Q${(ox + ix) / 2 + oy * 0.2} ${(oy + iy) / 2 - ox * 0.2} ${ix} ${iy}`,
      of,
      1.7,
    );
  });
  return place(
    group(
      {},
      halo(ink, of, 78, 0.45),
      carve(ink, body, of, { lightness: 0.74 }),
      group({ 'clip-path': ink.clip(body) }, ...walls),
      groove(flowing(turns(0.05, 3, 1), 1), of, 2.6),
      sparkle(-18, -34, 12),
    ),
    4,
    4,
    1.02,
    -16,
  );
}
