/** A colour by lightness (0–1), chroma (0 to about 0.37) and hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const degrees = 180 / Math.PI;

/** https://bottosson.github.io/posts/oklab; channels from 0 to 255. */
export const oklchOf = (red: number, green: number, blue: number): Oklch => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)] as const;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * degrees + 360) % 360,
  };
};

/** `#rrggbb`. The chroma is reduced if a screen cannot show the colour. */
export const hexOf = ({ lightness, chroma, hue }: Oklch): string => {
  for (let colourfulness = chroma; colourfulness > 0.001; colourfulness *= 0.92) {
    const channels = channelsOf({ lightness, chroma: colourfulness, hue });
    if (channels.every((channel) => channel >= -0.001 && channel <= 1.001)) return hex(channels);
  }
  return hex(channelsOf({ lightness, chroma: 0, hue }));
};

/** Degrees between two hues, from 0 to 180. */
export const hueDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channelsOf = ({ lightness, chroma, hue }: Oklch): readonly number[] => {
  const [x, y] = [chroma * Math.cos(hue / degrees), chroma * Math.sin(hue / degrees)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055));
};

const hex = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(Math.max(channel, 0), 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
