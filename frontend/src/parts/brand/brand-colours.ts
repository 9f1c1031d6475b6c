import { bearsText, contrast, isColour, readableContrast, textOn } from '#domain/contrast';
import type { BrandTheme } from '#domain/generated/types';

/** The minimum contrast for the edge of a control. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const visibleContrast = 3;

const states = { error: '#ff6b78', success: '#3ecb85', warning: '#f0b429', secondary: '#6fa8ff' } as const;

/**
 * The three colours of a brand as CSS variables of the theme. All other colours are derived from the surface,
 * so that text is readable on light and dark surfaces. A colour with too little contrast is moved towards the
 * text colour. Undefined if a colour is invalid; then the casino theme is not changed.
 */
export const brandColours = (theme: BrandTheme): Readonly<Record<string, string>> | undefined => {
  const { primary, surface, accent } = theme;
  if (![primary, surface, accent].every(isColour)) return undefined;
  const text = textOn(surface);
  const isDark = text === textOn('#000000');
  const paper = isDark ? '#000000' : '#ffffff';
  const grounds = {
    '--nl-background': mixed(surface, paper, 0.45),
    '--nl-surface': surface,
    '--nl-sunken': mixed(surface, paper, 0.22),
    '--nl-header': mixed(surface, paper, 0.3),
  };
  const standsOut = (least: number) => (tried: string) =>
    Object.values(grounds).every((ground) => contrast(tried, ground) >= least);
  const legible = (colour: string, least: number = readableContrast) => moved(colour, text, standsOut(least));
  // Used for text and as a background of text.
  const shown = moved(primary, text, (tried) => standsOut(readableContrast)(tried) && bearsText(tried));
  return {
    ...grounds,
    '--nl-line': mixed(surface, text, 0.16),
    '--nl-edge': legible(mixed(surface, text, 0.4), visibleContrast),
    '--nl-text': text,
    '--nl-muted': legible(mixed(surface, text, 0.65)),
    '--nl-primary': shown,
    '--nl-on-primary': textOn(shown),
    '--nl-secondary': legible(states.secondary),
    '--nl-accent': legible(accent),
    '--nl-error': legible(states.error),
    '--nl-success': legible(states.success),
    '--nl-warning': legible(states.warning),
    '--nl-focus': legible(accent, visibleContrast),
    '--nl-brand': primary,
    '--nl-on-brand': textOn(primary),
    'color-scheme': isDark ? 'dark' : 'light',
  };
};

/** The colour itself, or mixed with as little of the other colour as necessary. */
const moved = (colour: string, towards: string, does: (tried: string) => boolean): string => {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(colour, towards, share);
    if (does(tried)) return tried;
  }
  return towards;
};

const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from = 0, to = 0] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
