import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import {
  stepVersion,
  steppedVersion,
  versionSteps,
  type SteppedVersion,
  type VersionStep,
} from './version-review';

export function request(ctx: VersionStep) {
  const eq = guard('version.withdraw-own', { owner: callerOf(ctx).sub });
  return stepVersion(ctx, versionSteps.withdraw, { when: { eq } });
}

export function response(ctx: SteppedVersion) {
  return steppedVersion(ctx, versionSteps.withdraw);
}
