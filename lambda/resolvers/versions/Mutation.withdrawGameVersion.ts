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
  const is = guard('version.withdraw-own', { owner: callerOf(ctx).sub });
  return stepVersion(ctx, versionSteps.withdraw, { when: { is } });
}

export function response(ctx: SteppedVersion) {
  return steppedVersion(ctx, versionSteps.withdraw);
}
