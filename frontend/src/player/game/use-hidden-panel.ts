import { useState } from 'react';

const key = 'novalink.tournament-panel';

/**
 * Whether the tournament panel is hidden, and a function to toggle it. Stored on this device if storage is
 * available.
 */
export const useHiddenPanel = (): readonly [isHidden: boolean, toggle: () => void] => {
  const [isHidden, setHidden] = useState(read);
  const toggle = () => {
    setHidden(!isHidden);
    keep(!isHidden);
  };
  return [isHidden, toggle];
};

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'hidden';
  } catch {
    return false;
  }
};

const keep = (isHidden: boolean): void => {
  try {
    localStorage.setItem(key, isHidden ? 'hidden' : 'shown');
  } catch (error) {
    console.warn('The choice to hide tournaments is not saved because this browser blocks storage.', error);
  }
};
