import type { Ink } from './ink';
import { type Material, shade } from './materials';
import { el, group } from './svg';

/** The lightness of a body, and the strength of its highlight. */
interface Finish {
  readonly lightness?: number;
  readonly shine?: number;
  /** The darkness of its far side; less than 1 for pale figures. */
  readonly depth?: number;
}

/**
 * A solid body in the light from the upper left: a graded face, a bright rim towards the light, a shade away
 * from it. All symbols are made of these, which is what makes them a family.
 */
export function carve(
  ink: Ink,
  d: string,
  of: Material,
  { lightness = 0.62, shine = 0.8, depth = 1 }: Finish = {},
): string {
  const face = ink.linear([
    [0, shade(of, lightness + 0.22)],
    [0.45, shade(of, lightness)],
    [1, shade(of, lightness - 0.26 * depth)],
  ]);
  return group(
    {},
    el('path', { d, fill: face }),
    group(
      { 'clip-path': ink.clip(d) },
      edge(d, shade(of, lightness - 0.4 * depth, 0.65), 16, ink.blur(5), -5, -7),
      edge(d, shade(of, 0.97, shine), 5, ink.blur(1.3), 1.6, 2.2),
    ),
    el('path', { d, fill: 'none', stroke: shade(of, lightness - 0.38 * depth, 0.4), 'stroke-width': 0.8 }),
  );
}

/** A line cut into a body: dark, with light on its far side. */
export function groove(d: string, of: Material, width = 2.4): string {
  const line = { d, fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round' };
  return (
    el('path', { ...line, stroke: shade(of, 0.96, 0.45), transform: 'translate(1 1.4)' }) +
    el('path', { ...line, stroke: shade(of, 0.22, 0.6) })
  );
}

/** A soft light around something, where there is air to light: in scenes. */
export function halo(ink: Ink, of: Material, radius: number, opacity = 0.7, x = 0, y = 0): string {
  return ink.inScene ? glow(ink, of, radius, opacity, x, y) : '';
}

/** A soft light on something. */
export function glow(ink: Ink, of: Material, radius: number, opacity = 0.7, x = 0, y = 0): string {
  const fill = ink.radial([
    [0, shade(of, 0.9, opacity)],
    [0.4, shade(of, 0.75, opacity * 0.45)],
    [1, shade(of, 0.6, 0)],
  ]);
  return el('circle', { cx: x, cy: y, r: radius, fill });
}

/** The position of the highlight: a small four-pointed sparkle. */
export function sparkle(x: number, y: number, size: number, opacity = 0.95): string {
  const s = size;
  const d = `M0 ${String(-s)}Q${String(s * 0.09)} ${String(-s * 0.09)} ${String(s)} 0Q${String(s * 0.09)} ${String(s * 0.09)} 0 ${String(s)}Q${String(-s * 0.09)} ${String(s * 0.09)} ${String(-s)} 0Q${String(-s * 0.09)} ${String(-s * 0.09)} 0 ${String(-s)}Z`;
  return el('path', { d, fill: 'white', opacity, transform: `translate(${String(x)} ${String(y)})` });
}

function edge(d: string, stroke: string, width: number, filter: string, dx: number, dy: number): string {
  const transform = `translate(${String(dx)} ${String(dy)})`;
  return el('path', { d, fill: 'none', stroke, 'stroke-width': width, filter, transform });
}
