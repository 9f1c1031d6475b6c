import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from '../../platform/page/shown-theme';

/** The label and the icon of each theme. */
export const themeTexts: Record<ThemeChoice, { readonly text: string; readonly icon: LucideIcon }> = {
  light: { text: 'Light', icon: Sun },
  dark: { text: 'Dark', icon: Moon },
  system: { text: 'Use system theme', icon: Monitor },
};
