import type { Context } from '@aws-appsync/utils';
import type { CasinoStatus, CasinoTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, casinoKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import {
  refuseStep,
  reviewWrite,
  type ReviewStep,
  type StepParts,
  type Stepped,
} from '../review/review-step';
import { authorizeCasino } from './authorize-casino';
import type { CasinoRow } from './casino-row';

type CasinoStep = ReviewStep<CasinoStatus>;

/** All steps of a casino's review. */
export const casinoSteps = {
  submit: {
    from: ['DRAFT'],
    to: 'IN_REVIEW',
    action: 'CASINO_SUBMITTED',
    by: 'owner or admin',
    queue: 'joins',
  },
  withdraw: { from: ['IN_REVIEW'], to: 'DRAFT', action: 'CASINO_WITHDRAWN', by: 'owner', queue: 'leaves' },
  approve: {
    from: ['IN_REVIEW'],
    to: 'ACTIVE',
    action: 'CASINO_APPROVED',
    by: 'another admin',
    queue: 'leaves',
  },
  reject: {
    from: ['IN_REVIEW'],
    to: 'DRAFT',
    action: 'CASINO_REJECTED',
    by: 'another admin',
    queue: 'leaves',
  },
  pause: { from: ['ACTIVE'], to: 'PAUSED', action: 'CASINO_PAUSED', by: 'owner or admin' },
  resume: { from: ['PAUSED'], to: 'ACTIVE', action: 'CASINO_RESUMED', by: 'owner or admin' },
  suspend: { from: ['ACTIVE', 'PAUSED'], to: 'SUSPENDED', action: 'CASINO_SUSPENDED', by: 'another admin' },
  reinstate: { from: ['SUSPENDED'], to: 'ACTIVE', action: 'CASINO_REINSTATED', by: 'another admin' },
  close: {
    from: ['DRAFT', 'ACTIVE', 'PAUSED', 'SUSPENDED'],
    to: 'CLOSED',
    action: 'CASINO_CLOSED',
    by: 'owner or admin',
  },
} as const satisfies Record<string, CasinoStep>;

type Read = { result: CasinoRow };
/** The previous step has read the casino. It admits only the casino's owner and admins. */
export type CasinoStepContext<Input = CasinoTransitionInput> = Context<
  { readonly input: Input },
  Record<string, unknown>,
  Read
>;
/** `Row` is the type of the other items. */
export type SteppedCasino<Row = CasinoRow> = Stepped<CasinoTransitionInput, CasinoRow | Row, Read>;

export function stepCasino(ctx: CasinoStepContext, step: CasinoStep, parts: StepParts = {}) {
  const casino = ctx.prev.result;
  checkVersionAndStatus('casino', casino, ctx.args.input.expectedVersion, step.from);
  const { id } = casino;
  const history = auditPartition('CASINO', id);
  const reviewed = { kind: 'CASINO', id, key: casinoKey(id), history, needed: 'OPERATORS' } as const;
  return reviewWrite(ctx, reviewed, step, parts);
}

/** Like the function above, for decisions. Admins cannot decide about their own casinos. */
export function decideCasino(ctx: CasinoStepContext, step: CasinoStep, parts: StepParts = {}) {
  const isOthers = ctx.prev.result.owner !== callerOf(ctx).sub;
  if (!guard('casino.not-own', isOthers)) refuse('company.own');
  return stepCasino(ctx, step, parts);
}

/** Refuses with the reason why the step failed; the casino is the first item of the write. */
export function steppedCasino(ctx: SteppedCasino<unknown>, step: CasinoStep): null {
  if (!ctx.error) return null;
  const [casino] = failedConditions(ctx);
  return casino?.failed
    ? refuseStep(ctx, 'casino', authorizeCasino(ctx, casino.row as CasinoRow | null), step)
    : refuse('write.collided');
}
