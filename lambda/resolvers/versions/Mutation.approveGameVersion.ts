import {
  decideVersion,
  steppedVersion,
  versionSteps,
  type SteppedVersion,
  type VersionStep,
} from './version-review';

export function request(ctx: VersionStep) {
  return decideVersion(ctx, versionSteps.approve);
}

export function response(ctx: SteppedVersion) {
  return steppedVersion(ctx, versionSteps.approve);
}
