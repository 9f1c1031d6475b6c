import type { GameVersionDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import {
  decideVersion,
  steppedVersion,
  versionSteps,
  type SteppedVersion,
  type VersionStep,
} from './version-review';

export function request(ctx: VersionStep<GameVersionDecisionInput>) {
  return decideVersion(ctx, versionSteps.reject, { reviewNote: noteOf(ctx.args) });
}

export function response(ctx: SteppedVersion) {
  return steppedVersion(ctx, versionSteps.reject);
}
