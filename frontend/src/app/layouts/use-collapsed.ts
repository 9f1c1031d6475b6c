import { useState } from 'react';

const key = 'novalink.sidebar';

/**
 * Whether the sidebar is collapsed to icons, and a function to toggle it. Stored on this device if storage is
 * available.
 */
export const useCollapsed = (): readonly [collapsed: boolean, toggle: () => void] => {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    keep(!collapsed);
  };
  return [collapsed, toggle];
};

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
};

const keep = (collapsed: boolean): void => {
  try {
    localStorage.setItem(key, collapsed ? 'collapsed' : 'expanded');
  } catch (error) {
    console.warn('The state of the sidebar is not saved because this browser blocks storage.', error);
  }
};
