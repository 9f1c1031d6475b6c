export const pageIsIncomplete = 'This page did not load completely.';
export const reloadPage = 'Reload page';
