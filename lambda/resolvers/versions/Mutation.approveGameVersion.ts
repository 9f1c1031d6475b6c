import type { VersionWrite } from './refuse-version-write';
import { decidedVersion, decideVersion, type VersionDecisionContext } from './version-decision';

export function request(ctx: VersionDecisionContext) {
  return decideVersion(ctx, 'APPROVED', 'VERSION_APPROVED', null);
}

export function response(ctx: VersionWrite) {
  return decidedVersion(ctx);
}
