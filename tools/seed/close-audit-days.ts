import { invokeFunction } from './invoke-function';
import type { Seeding } from './seeding';

/** Closes the past days of the public audit log, like the nightly schedule. */
export const closeAuditDays = (seeding: Seeding): Promise<void> =>
  invokeFunction(
    seeding,
    ['Journal', 'CloseAuditDaysName'],
    {},
    'The days of the public audit log were not closed',
  );
