import { util } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { refuse } from '../refuse';
import type { CasinoRow } from './casino-row';

const dayLength = '2026-11-21'.length;

/** Refuses a casino with an incomplete licence. Demos need no licence. A licence is valid on its last day. */
export function checkLicence(casino: CasinoRow): void {
  const { jurisdiction, licenceNumber, licenceUrl, licenceExpires } = casino;
  if (jurisdiction === 'DEMO') return;
  const missing: string[] = [];
  if (!guard('casino.licence-number', !!licenceNumber)) missing.push('licenceNumber');
  if (!guard('casino.licence-address', !!licenceUrl)) missing.push('licenceUrl');
  const today = util.time.nowISO8601().slice(0, dayLength);
  const lastDay = (licenceExpires ?? '').slice(0, dayLength);
  if (!guard('casino.licence-term', lastDay >= today)) missing.push('licenceExpires');
  if (missing.length > 0) refuse('casino.incomplete', { fields: missing.join(',') });
}
