import { useState } from 'react';
import { isSidebarCollapsed, keepSidebar } from './kept-sidebar';

/**
 * Whether the sidebar is collapsed to icons, and a function to toggle it. Stored on this device if storage is
 * available.
 */
export const useCollapsed = (): readonly [collapsed: boolean, toggle: () => void] => {
  const [collapsed, setCollapsed] = useState(isSidebarCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    keepSidebar(!collapsed);
  };
  return [collapsed, toggle];
};
