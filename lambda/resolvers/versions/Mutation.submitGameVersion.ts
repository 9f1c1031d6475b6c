import type { Context } from '@aws-appsync/utils';
import type { MutationSubmitGameVersionArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companyKey, gameKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuseUnapproved } from '../companies/refuse-unapproved';
import { mainTable } from '../tables';
import { check } from '../transaction';
import { versionAndGame, type VersionAndGame } from './version-and-game';
import { stepVersion, steppedVersion, versionSteps, type SteppedVersion } from './version-review';

/** The previous steps have read the version and its game and have checked the images of both. */
export function request(ctx: Context<MutationSubmitGameVersionArgs, VersionAndGame>) {
  const { game, gameVersion } = versionAndGame(ctx, 'TESTED');
  const { mathModelHash, certifiedRunId, semver } = gameVersion;
  const table = mainTable(ctx);
  const approved = guard('version.approved-company', { status: 'APPROVED' });
  return stepVersion(ctx, versionSteps.submit, {
    when: { eq: { mathModelHash, certifiedRunId } },
    ofEvent: { semver, mathModelHash },
    others: [
      check(table, gameKey(game.id), { eq: { version: game.version } }),
      check(table, companyKey(game.companyId), { eq: approved }),
    ],
  });
}

export function response(ctx: SteppedVersion<CompanyRow>) {
  if (!ctx.error) return null;
  const [, , company] = failedConditions(ctx);
  if (company?.failed) refuseUnapproved(company.row);
  return steppedVersion(ctx, versionSteps.submit);
}
