import { useSyncExternalStore } from 'react';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'novalink.theme';
const watchers = new Set<() => void>();

/** The choice kept on this device; light until one is made. */
export const readTheme = (): ThemeChoice => {
  const kept = stored();
  return themeChoices.find((choice) => choice === kept) ?? 'light';
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(key, choice);
  } catch (fault) {
    console.warn('The theme is not kept: this browser refuses storage.', fault);
  }
  showTheme(choice);
  for (const tell of watchers) tell();
};

/** Shows the kept theme and follows the system while that is the choice. */
export const startTheme = (): void => {
  showTheme(readTheme());
  darkSystem().addEventListener('change', () => showTheme(readTheme()));
};

export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    readTheme,
    () => 'light',
  );

const showTheme = (choice: ThemeChoice): void => {
  document.documentElement.dataset.theme =
    choice === 'system' ? (darkSystem().matches ? 'dark' : 'light') : choice;
};

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
