import { textOn } from '#domain/contrast';
import { brandColours } from '../brand/brand-colours';
import { hexOf, hueDistance, type Oklch, oklchOf } from './oklch';

/** The colours of the game screen, derived from the game's images. */
export interface GamePalette {
  /** The hue of the background, in degrees. */
  readonly hue: number;
  /** The hue with the strongest contrast to the background. */
  readonly accentHue: number;
  /** CSS variables: those of the themes, and `--game-*` for the frame of the reels. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Red, green, blue and opacity of each pixel, as a canvas returns them. */
export type Pixels = ArrayLike<number>;

/**
 * The palette for a background image and an image with the game's figures. The screen is always dark. Text
 * has the contrast of WCAG AA on all surfaces, for all images.
 */
export const paletteOf = (background: Pixels, figures: Pixels): GamePalette => {
  const ground = dominant(colours(background).map((colour) => [colour, colour.chroma + 0.002] as const));
  const accent = dominant(
    colours(figures).map((colour) => [colour, prominence(colour, ground.hue)] as const),
  );
  const accentHue = accent.chroma < 0.02 ? ground.hue : accent.hue;
  const depth = Math.min(ground.chroma, 0.075);
  // Warm colours look vivid only if they are darker.
  const vivid = hueDistance(accentHue, 40) < 35 ? 0.75 : 0.81;
  const accentColour = hexOf({
    lightness: vivid,
    chroma: clamp(accent.chroma * 1.3, 0.1, 0.17),
    hue: accentHue,
  });
  const ofGround = (lightness: number, chroma: number) => hexOf({ lightness, chroma, hue: ground.hue });
  const ofAccent = (lightness: number, chroma: number) => hexOf({ lightness, chroma, hue: accentHue });
  return {
    hue: ground.hue,
    accentHue,
    variables: {
      ...themed({
        surface: ofGround(0.26, depth),
        primary: ofGround(0.8, Math.max(depth, 0.05)),
        accent: accentColour,
      }),
      '--nl-secondary': ofAccent(0.87, 0.06),
      '--nl-button': accentColour,
      '--nl-button-strong': ofAccent(vivid + 0.08, 0.12),
      '--nl-on-button': textOn(accentColour),
      '--game-deep': ofGround(0.14, depth * 0.8),
      '--game-reel': ofGround(0.31, depth),
      '--game-frame-light': ofAccent(vivid + 0.07, 0.09),
      '--game-frame': ofAccent(0.62, 0.1),
      '--game-frame-dark': ofAccent(0.34, 0.07),
      '--game-glow': ofAccent(vivid + 0.04, 0.15),
    },
  };
};

const themed = (theme: Parameters<typeof brandColours>[0]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(brandColours(theme) ?? {}).filter(([name]) => name.startsWith('--')));

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The weight of a colour for the accent: bright, colourful and far from the background's hue. */
const prominence = ({ lightness, chroma, hue }: Oklch, groundHue: number): number =>
  lightness < 0.4 || chroma < 0.05 ? 0 : chroma * (0.05 + hueDistance(hue, groundHue) / 120);

const colours = (pixels: Pixels): Oklch[] =>
  Array.from({ length: Math.floor(pixels.length / 4) }, (_, at) => at * 4)
    .filter((at) => (pixels[at + 3] ?? 0) > 127)
    .map((at) => oklchOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));

const sectors = 24;

/** The colour of the sector of the hue circle with the most weight, including neighbouring sectors. */
const dominant = (weighted: readonly (readonly [colour: Oklch, weight: number])[]): Oklch => {
  const weights = Array<number>(sectors).fill(0);
  const sectorOf = ({ hue }: Oklch) => Math.floor(hue / (360 / sectors)) % sectors;
  for (const [colour, weight] of weighted)
    weights[sectorOf(colour)] = (weights[sectorOf(colour)] ?? 0) + weight;
  const around = (sector: number) =>
    (weights[(sector + sectors - 1) % sectors] ?? 0) / 2 +
    (weights[sector] ?? 0) +
    (weights[(sector + 1) % sectors] ?? 0) / 2;
  const best = weights.reduce((most, _, sector) => (around(sector) > around(most) ? sector : most), 0);
  const near = weighted.filter(([colour]) => sectorOf(colour) === best);
  return meanOf(near);
};

const grey: Oklch = { lightness: 0.3, chroma: 0, hue: 270 };

const meanOf = (weighted: readonly (readonly [Oklch, number])[]): Oklch => {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  if (total === 0) return grey;
  const mean = (of: (colour: Oklch) => number) =>
    weighted.reduce((sum, [colour, weight]) => sum + of(colour) * weight, 0) / total;
  return {
    lightness: mean((each) => each.lightness),
    chroma: mean((each) => each.chroma),
    hue: mean((each) => each.hue),
  };
};
