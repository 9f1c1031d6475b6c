import type { ReactNode } from 'react';

export const actionsFor = (name: string) => `Actions for ${name}`;

export const detailsOf = (name: string) => `Details of ${name}`;

export const allShown = (verb: string, many: string) => `${verb} all ${many} shown`;

export const actions = 'Actions';

export const view = 'View';
export const slidersHorizontalView = (slidersHorizontal: ReactNode) => <>{slidersHorizontal} View</>;
export const columns = 'Columns';
export const compactRows = 'Compact rows';
export const sortBy = 'Sort by';
export const defaultOrder = 'Default order';
export const headerAscending = (header: string) => `${header}, ascending`;
export const headerDescending = (header: string) => `${header}, descending`;
