import type { ReactNode } from 'react';

export const needsYourAttention = 'Needs your attention';
export const setUp = 'Set up';
export const ofStepsAreDone = (done: number, stepCount: number) => `${done} of ${stepCount} steps are done.`;
export const steps = 'Steps';

export const noChange = 'No change';
export const noneInPreviousPeriod = 'None in the previous period';
export const higherThanInPreviousPeriod = (direction: 'up' | 'down') =>
  `${direction === 'up' ? 'Higher' : 'Lower'} than in the previous period`;
export const moreThan10TimesPrevious = 'More than 10 times the previous period';
export const fromPreviousPeriod = (share: string) => `${share} from the previous period`;

export const coins = 'Coins';

export const downloadAsCsv = (caption: string) => `Download “${caption}” as CSV`;
export const csv = 'CSV';

export const print = 'Print';
export const amountsArePlayCoinsWhich = 'Amounts are play coins, which have no value.';

export const downloadExport = (download: ReactNode) => <>{download} Export</>;
export const metricsByCsv = (tableName: string) => `Metrics by ${tableName} (CSV)`;
export const allMetricsJson = 'All metrics (JSON)';
export const amountsAreInMinorUnits = 'Amounts are in minor units of each coin.';

export const whatIs = (label: string) => `What is “${label}”?`;

export const others = 'Others';

export const firstDayIsAfterLast = 'The first day is after the last day.';
export const lastDayIsInFuture = 'The last day is in the future.';
export const chooseAtMost366Days = 'Choose at most 366 days.';
export const days = 'Days';
export const daysDays = (days: number) => `${days} days`;
export const other = 'Other';
export const rangeInUtc = (range: string) => `${range} (UTC)`;
export const comparedWith = (previous: string) => `Compared with ${previous}`;
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const show = 'Show';
export const completeYourComplianceProfile = 'Complete your compliance profile';
export const changesWereRequestedForYour = 'Changes were requested for your compliance profile';
export const yourComplianceProfileHasExpired = 'Your compliance profile has expired';
export const adminRevokedYourComplianceProfile = 'An admin revoked your compliance profile';
