import { carve } from '../carve';
import type { Ink } from '../ink';
import { gold, type Material, shade } from '../materials';
import { circle } from '../paths';
import { el, group } from '../svg';

/** The rim that tells a wild symbol from all others. */
export function goldRing(ink: Ink, of: Material = gold): string {
  return group(
    {},
    carve(ink, circle(64), of, { lightness: 0.74, depth: 0.8 }),
    el('path', { d: circle(57), fill: 'none', stroke: shade(of, 0.5, 0.8), 'stroke-width': 1.6 }),
    el('path', { d: circle(55.6), fill: 'none', stroke: shade(of, 0.97, 0.7), 'stroke-width': 1 }),
    el('path', { d: circle(52), fill: shade(of, 0.4) }),
  );
}
