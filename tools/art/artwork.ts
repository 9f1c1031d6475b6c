import { Ink } from './ink';
import { randomFrom } from './random';
import { obsidian, shade } from './materials';
import { focusOf, type Frame } from './scenes/frame';
import { group, place } from './svg';

/** Draws something around the origin, within a radius of 66. */
export type Draw = (ink: Ink) => string;

/** A figure of the scene; `x` and `y` are relative to the middle of the image. */
interface Figure {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
}

/** All drawings of one game. */
export interface Artwork {
  readonly code: string;
  /** By file name without extension. */
  readonly symbols: Readonly<Record<string, Draw>>;
  readonly behind: (ink: Ink, frame: Frame) => string;
  /** From back to front. */
  readonly figures: readonly Figure[];
  readonly before: (ink: Ink, frame: Frame) => string;
}

export const thumbnailFrame: Frame = { width: 640, height: 480 };
export const bannerFrame: Frame = { width: 1280, height: 480 };
/** The frame of the image behind the reels: the scene without its figures. */
export const stageFrame: Frame = { width: 1280, height: 800 };
export const symbolFrame: Frame = { width: 160, height: 160 };

export function symbolPicture(code: string, name: string, draw: Draw): string {
  const ink = new Ink(randomFrom(`${code}/${name}`), { inScene: false });
  const drawn = group({ filter: ink.shadow(shade(obsidian, 0.1, 0.45), 3, 3) }, draw(ink));
  return ink.picture(boxOf(symbolFrame), drawn);
}

export function scenePicture({ code, behind, figures, before }: Artwork, frame: Frame): string {
  const ink = new Ink(randomFrom(`${code}/scene`), { inScene: true });
  const shift = focusOf(frame);
  const shadow = ink.shadow(shade(obsidian, 0.08, 0.55), 5, 5);
  const drawnFigures = figures.map(({ draw, x, y, scale, turn }) =>
    place(group({ filter: shadow }, draw(ink)), x + shift, y, scale, turn),
  );
  const drawn = [behind(ink, frame), ...drawnFigures, before(ink, frame)].join('');
  return ink.picture(boxOf(frame), drawn);
}

/** The scene behind the reels. */
export const stagePicture = (artwork: Artwork): string =>
  scenePicture({ ...artwork, figures: [] }, stageFrame);

const boxOf = ({ width, height }: Frame) => [-width / 2, -height / 2, width, height] as const;
