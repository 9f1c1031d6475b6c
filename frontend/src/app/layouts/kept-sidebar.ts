const key = 'novalink.sidebar';

/** Whether the sidebar is collapsed to icons on this device. False if the browser blocks storage. */
export const isSidebarCollapsed = (): boolean => {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
};

export const keepSidebar = (collapsed: boolean): void => {
  try {
    localStorage.setItem(key, collapsed ? 'collapsed' : 'expanded');
  } catch (error) {
    console.warn('The state of the sidebar is not saved because this browser blocks storage.', error);
  }
};
