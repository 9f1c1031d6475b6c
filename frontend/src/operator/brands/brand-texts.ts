import { imageName } from '../../parts/images/image-name';
import type { BrandValues } from './brand-values';

/** The labels of the fields that can change, as in the form. */
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
  timeZone: 'Time zone',
} as const;

/** The field values as text, for comparison with another version. */
export const brandTexts = ({ name, tagline, logoKey, theme, responsiblePlay, timeZone }: BrandValues) => ({
  name,
  tagline,
  logoKey: logoKey === null ? '' : imageName(logoKey),
  ...theme,
  ...responsiblePlay,
  timeZone,
});
