import { util } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import type { CasinoRow } from './casino-row';

const dayLength = '2026-11-21'.length;

/** The fields of the licence that a casino must still state; a demo needs none. A licence counts on its last day. */
export function missingLicence(casino: CasinoRow): string[] {
  const { jurisdiction, licenceNumber, licenceUrl, licenceExpires } = casino;
  const missing: string[] = [];
  if (jurisdiction === 'DEMO') return missing;
  if (!guard('casino.licence-number', !!licenceNumber)) missing.push('licenceNumber');
  if (!guard('casino.licence-address', !!licenceUrl)) missing.push('licenceUrl');
  const today = util.time.nowISO8601().slice(0, dayLength);
  const lastDay = (licenceExpires ?? '').slice(0, dayLength);
  if (!guard('casino.licence-term', lastDay >= today)) missing.push('licenceExpires');
  return missing;
}
