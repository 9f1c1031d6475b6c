import type { Context } from '@aws-appsync/utils';
import type { GameVersionStatus, GameVersionTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition } from '#domain/keys';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import {
  refuseStep,
  reviewWrite,
  type ReviewStep,
  type StepParts,
  type Stepped,
} from '../review/review-step';
import { authorizeVersion } from './authorize-version';
import { knownVersion } from './known-version';
import type { VersionRow } from './version-row';

/** The steps of a version's review. A rejection is final; the provider has to create a new version. */
export const versionSteps = {
  submit: {
    from: ['TESTED'],
    to: 'IN_REVIEW',
    action: 'VERSION_SUBMITTED',
    by: 'owner or admin',
    queue: 'joins',
  },
  withdraw: { from: ['IN_REVIEW'], to: 'TESTED', action: 'VERSION_WITHDRAWN', by: 'owner', queue: 'leaves' },
  approve: {
    from: ['IN_REVIEW'],
    to: 'APPROVED',
    action: 'VERSION_APPROVED',
    by: 'another admin',
    queue: 'leaves',
  },
  reject: {
    from: ['IN_REVIEW'],
    to: 'REJECTED',
    action: 'VERSION_REJECTED',
    by: 'another admin',
    queue: 'leaves',
  },
} as const satisfies Record<string, ReviewStep<GameVersionStatus>>;

export type VersionStep<Input = GameVersionTransitionInput> = Context<{ readonly input: Input }>;
/** `Row` is the type of the other items. */
export type SteppedVersion<Row = VersionRow> = Stepped<GameVersionTransitionInput, VersionRow | Row>;

/** Events of a version are part of its game's history. */
export function stepVersion(
  ctx: Pick<VersionStep, 'args' | 'identity' | 'env' | 'request' | 'error'>,
  step: ReviewStep,
  parts: StepParts = {},
) {
  const { input } = ctx.args;
  const { id, gameId } = input;
  const key = knownVersion(input);
  const history = auditPartition('GAME', gameId);
  const reviewed = { kind: 'GAME_VERSION', id, key, history, needed: 'PROVIDERS' } as const;
  return reviewWrite(ctx, reviewed, step, { ...parts, ofEvent: { ...parts.ofEvent, versionId: id } });
}

/** A decision of an admin about another user's version. The schema's directive requires an admin. */
export function decideVersion(ctx: VersionStep, step: ReviewStep, parts: StepParts = {}) {
  const ne = guard('version.not-own', { owner: callerOf(ctx).sub });
  return stepVersion(ctx, step, { ...parts, when: { ne } });
}

/** Refuses with the reason why the step failed; the version is the first item of the write. */
export function steppedVersion(ctx: SteppedVersion<unknown>, step: ReviewStep): null {
  if (!ctx.error) return null;
  const [version] = failedConditions(ctx);
  return version?.failed
    ? refuseStep(ctx, 'version', authorizeVersion(ctx, version.row as VersionRow | null), step)
    : refuse('write.collided');
}
