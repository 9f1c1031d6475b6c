import type { Ink } from './ink';
import { type Material, shade } from './materials';
import { middle, type Point, polygon, scaled } from './paths';
import { sparkle } from './carve';
import { el, group } from './svg';

/** A stone cut from the outline: a crown of facets around a table that shows the facets beneath it. */
export function gem(ink: Ink, outline: readonly Point[], of: Material, table = 0.6): string {
  const next = (points: readonly Point[], at: number): Point => points[(at + 1) % points.length] ?? [0, 0];
  const tops = scaled(
    outline.map((point, at) => middle([point, next(outline, at)])),
    table,
  );
  const crown = outline.flatMap((point, at) => {
    const top = tops[at] ?? point;
    const corner = next(outline, at);
    return [facet(ink, [point, corner, top], of, 0.6), facet(ink, [corner, top, next(tops, at)], of, 0.68)];
  });
  const beneath = tops.map((top, at) => {
    const half = at % 2 === 0 ? 0.07 : -0.05;
    return facet(ink, [next(tops, at), top, [0, 4]], of, 0.6 + half, -0.2);
  });
  const sheen = ink.linear([
    [0, shade(of, 1, 0.55)],
    [0.5, shade(of, 1, 0.05)],
    [1, shade(of, 1, 0)],
  ]);
  const [x, y] = middle([outline[0] ?? [0, 0], outline[outline.length - 1] ?? [0, 0]]);
  return group(
    {},
    el('path', { d: polygon(outline), fill: shade(of, 0.35) }),
    ...crown,
    ...beneath,
    el('path', { d: polygon(tops), fill: sheen, stroke: shade(of, 0.96, 0.5), 'stroke-width': 0.8 }),
    el('path', { d: polygon(outline), fill: 'none', stroke: shade(of, 0.9, 0.5), 'stroke-width': 1.4 }),
    sparkle(x * 0.7, y * 0.7, 13, 0.9),
  );
}

/** One flat face, as bright as it is turned to the light; `lean` below 0 turns the light around. */
export function facet(ink: Ink, points: readonly Point[], of: Material, base: number, lean = 0.24): string {
  const [x, y] = middle(points);
  const far = Math.max(Math.hypot(x, y), 1);
  const towardsLight = (-0.55 * x - 0.83 * y) / far;
  const lightness = base + towardsLight * lean + (ink.random() - 0.5) * 0.08;
  const fill = ink.linear([
    [0, shade(of, lightness + 0.07)],
    [1, shade(of, lightness - 0.07)],
  ]);
  return el('path', {
    d: polygon(points),
    fill,
    stroke: shade(of, lightness + 0.12, 0.5),
    'stroke-width': 0.5,
  });
}

/** A star or crystal whose every arm is folded along its middle. */
export function folded(ink: Ink, outline: readonly Point[], of: Material, lightness = 0.66): string {
  const faces = outline.map((point, at) => {
    const following = outline[(at + 1) % outline.length] ?? point;
    const lit = at % 2 === 0 ? 0.12 : -0.1;
    return facet(ink, [point, following, [0, 0]], of, lightness + lit, 0.14);
  });
  return group({}, ...faces);
}
