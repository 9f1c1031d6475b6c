import { util } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import type { CasinoRow } from './casino-row';
import {
  standingCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { refuseStaleCasino, refuseUnapproved } from './stepped-casino';

const step: CasinoStep = { from: ['DRAFT'], to: 'IN_REVIEW', action: 'CASINO_SUBMITTED', queue: 'joins' };

export function request(ctx: CasinoStepContext) {
  const casino = standingCasino(ctx, step.from);
  const missing = missingParts(casino);
  if (missing.length > 0) refuse('casino.incomplete', { fields: missing.join(',') });
  const company = check(mainTable(ctx), companyKey(casino.companyId), { is: { status: 'APPROVED' } });
  return stepCasino(ctx, casino, step, {}, [company]);
}

export function response(ctx: SteppedCasino) {
  if (!ctx.error) return null;
  const [casino, company] = failedConditions(ctx);
  refuseStaleCasino(casino?.row as CasinoRow | null | undefined);
  if (company?.failed) refuseUnapproved(company.row as CompanyRow | null);
  return refuse('write.collided');
}

const dayLength = '2026-11-21'.length;

/** What a casino with a licence must say of it; a licence that has run out does not count. */
function missingParts({ jurisdiction, licenceNumber, licenceUrl, licenceExpires }: CasinoRow): string[] {
  const missing: string[] = [];
  if (jurisdiction === 'DEMO') return missing;
  if (!licenceNumber) missing.push('licenceNumber');
  if (!licenceUrl) missing.push('licenceUrl');
  const today = util.time.nowISO8601().slice(0, dayLength);
  if (!licenceExpires || licenceExpires.slice(0, dayLength) < today) missing.push('licenceExpires');
  return missing;
}
