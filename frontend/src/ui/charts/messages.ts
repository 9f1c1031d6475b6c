export const noDataYet = 'No data yet.';
export const showChart = 'Show chart';
export const showTable = 'Show table';

export const hasValuesForLabels = (unevenName: string, valueCount: number, labelCount: number) =>
  `“${unevenName}” has ${valueCount} values for ${labelCount} labels`;
export const isNotFiniteNumberAt = (name: string, label: string | undefined) =>
  `“${name}” is not a finite number at “${label}”`;
export const barsAreTooMany = (labelCount: number) => `${labelCount} bars are too many`;
export const seriesAreTooMany = (plain: number) => `${plain} series are too many`;
export const slicesAreTooMany = (labelCount: number) => `${labelCount} slices are too many`;
export const sliceIsBelowZero = 'a slice is below zero';

export const legend = 'Legend';

export const m2222m0 = 'M-2 2 2-2M0 8 8 0M6 10l4-4';
export const m14h6 = 'M1 4h6';
export const m04h8m40v8 = 'M0 4h8M4 0v8';
export const m02h8m06h8 = 'M0 2h8M0 6h8';
export const m20v8m60v8 = 'M2 0v8M6 0v8';

export const notFiniteNumber = 'not a finite number';
