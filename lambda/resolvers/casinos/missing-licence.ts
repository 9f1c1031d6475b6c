import { util } from '@aws-appsync/utils';
import type { CasinoRow } from './casino-row';

const dayLength = '2026-11-21'.length;

/** The fields of the licence that a casino must still state; a demo needs none. A licence counts on its last day. */
export function missingLicence(casino: CasinoRow): string[] {
  const { jurisdiction, licenceNumber, licenceUrl, licenceExpires } = casino;
  const missing: string[] = [];
  if (jurisdiction === 'DEMO') return missing;
  if (!licenceNumber) missing.push('licenceNumber');
  if (!licenceUrl) missing.push('licenceUrl');
  const today = util.time.nowISO8601().slice(0, dayLength);
  if (!licenceExpires || licenceExpires.slice(0, dayLength) < today) missing.push('licenceExpires');
  return missing;
}
