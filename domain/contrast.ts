/** The two text colours for a brand's colours. */
export const lightText = '#ffffff';
export const darkText = '#111111';

/** WCAG 2.2, success criterion 1.4.3: the minimum contrast for text of normal size. */
export const readableContrast = 4.5;

/** Whether a text is a colour such as `#0a7d5c`. All functions below require such a text. */
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** From 1 (the same) to 21 (black on white). https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Light or dark text, whichever is easier to read on a colour. */
export const textOn = (colour: string) =>
  contrast(lightText, colour) >= contrast(darkText, colour) ? lightText : darkText;

/**
 * Whether text on the colour is readable. Some greys are too dark for dark text and too light for light text.
 */
export const bearsText = (colour: string) => contrast(textOn(colour), colour) >= readableContrast;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
