export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeKey = 'novalink.theme';

/** The theme stored on this device; default: the theme of the system. */
export const readTheme = (): ThemeChoice => {
  const kept = stored();
  return themeChoices.find((choice) => choice === kept) ?? 'system';
};

export const showTheme = (choice: ThemeChoice): void => {
  const { dataset } = document.documentElement;
  dataset.theme = choice === 'system' ? (darkSystem().matches ? 'dark' : 'light') : choice;
  dataset.themeChoice = choice;
};

/** Follows the system theme while the user has selected this. */
export const followSystemTheme = (): void =>
  darkSystem().addEventListener('change', () => showTheme(readTheme()));

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): string | null => {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
};
