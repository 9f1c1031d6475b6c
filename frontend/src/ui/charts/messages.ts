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

export const notFiniteNumber = 'not a finite number';
