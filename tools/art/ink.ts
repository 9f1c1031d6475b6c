import type { Random } from './random';
import { el, round } from './svg';

/** A colour at a place from 0 to 1. */
export type Stop = readonly [at: number, colour: string];

/** The definitions that a drawing uses: gradients, blurs and clips, each defined once at its use. */
export class Ink {
  readonly random: Random;
  /** Whether the drawing has its own background. */
  readonly inScene: boolean;
  readonly #definitions: string[] = [];

  constructor(random: Random, { inScene }: { readonly inScene: boolean }) {
    this.random = random;
    this.inScene = inScene;
  }

  /**
   * A gradient across the painted shape, by default from the upper left. Coordinates are fractions of the
   * shape's box.
   */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0.15, 0, 0.85, 1]): string {
    return this.#define('linearGradient', { x1, y1, x2, y2 }, this.#stops(stops));
  }

  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.#define('radialGradient', { cx, cy, r }, this.#stops(stops));
  }

  blur(deviation: number): string {
    const box = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
    return this.#define('filter', box, el('feGaussianBlur', { stdDeviation: deviation }));
  }

  shadow(colour: string, drop: number, blur: number): string {
    const box = { x: '-30%', y: '-30%', width: '160%', height: '170%' };
    const primitive = el('feDropShadow', { dx: 0, dy: drop, stdDeviation: blur, 'flood-color': colour });
    return this.#define('filter', box, primitive);
  }

  /** A grain texture of this fineness, for a layer with low opacity over the whole image. */
  grain(fineness: number): string {
    const noise = el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: fineness,
      numOctaves: 2,
      seed: 7,
    });
    const grey = el('feColorMatrix', { type: 'saturate', values: '0' });
    return this.#define('filter', { x: '0', y: '0', width: '100%', height: '100%' }, noise + grey);
  }

  /** Distorts the element it is applied to, like heat or water. */
  ripple(along: number, across: number, strength: number): string {
    const noise = el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${String(along)} ${String(across)}`,
      numOctaves: 3,
      seed: Math.floor(this.random() * 1000),
      result: 'noise',
    });
    const bend = el('feDisplacementMap', { in: 'SourceGraphic', in2: 'noise', scale: strength });
    return this.#define('filter', { x: '-20%', y: '-20%', width: '140%', height: '140%' }, noise + bend);
  }

  clip(d: string): string {
    return this.#define('clipPath', {}, el('path', { d }));
  }

  /** Hides where the content is black. */
  mask(content: string): string {
    return this.#define(
      'mask',
      { maskUnits: 'userSpaceOnUse', x: -2000, y: -2000, width: 4000, height: 4000 },
      content,
    );
  }

  /** The whole image with everything that was drawn with this ink. */
  picture(viewBox: readonly [number, number, number, number], drawn: string): string {
    const [, , width, height] = viewBox;
    const defs = el('defs', {}, this.#definitions.join(''));
    const box = viewBox.map(round).join(' ');
    return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, width, height }, defs, drawn);
  }

  #stops(stops: readonly Stop[]): string {
    return stops.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour })).join('');
  }

  #define(name: string, attributes: Record<string, string | number>, content: string): string {
    const id = `d${String(this.#definitions.length)}`;
    this.#definitions.push(el(name, { id, ...attributes }, content));
    return `url(#${id})`;
  }
}
