import { useSyncExternalStore } from 'react';
import { followSystemTheme, readTheme, showTheme, type ThemeChoice, themeKey } from './shown-theme';

const watchers = new Set<() => void>();

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(themeKey, choice);
  } catch (error) {
    console.warn('The theme is not saved because this browser blocks storage.', error);
  }
  showTheme(choice);
  for (const notify of watchers) notify();
};

/** Applies the stored theme, and follows the system theme while the user has selected this. */
export const startTheme = (): void => {
  showTheme(readTheme());
  followSystemTheme();
};

export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    readTheme,
    () => 'system',
  );
