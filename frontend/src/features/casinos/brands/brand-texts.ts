import { imageName } from '../../../shared/images/image-name';
import type { BrandValues } from './brand-values';

/** What may change of a brand, as its form calls it. */
export const brandLabels = {
  name: 'Name',
  tagline: 'Tagline',
  logoKey: 'Logo',
  primary: 'Primary colour',
  surface: 'Surface colour',
  accent: 'Accent colour',
  realityCheckMinutes: 'Reality check interval (minutes)',
  dailyLossLimit: 'Daily loss limit per player',
  sessionMaxMinutes: 'Session limit (minutes)',
} as const;

/** The brand as texts, to be read beside another state of it. */
export const brandTexts = ({ name, tagline, logoKey, theme, responsiblePlay }: BrandValues) => ({
  name,
  tagline,
  logoKey: logoKey === null ? '' : imageName(logoKey),
  ...theme,
  ...responsiblePlay,
});
