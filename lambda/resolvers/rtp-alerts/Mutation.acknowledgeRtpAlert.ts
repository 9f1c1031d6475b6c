import type { RtpAlertDecisionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition } from '#domain/keys';
import type { Context } from '@aws-appsync/utils';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { noteOf } from '../note-of';
import { refuse } from '../refuse';
import { refuseStep, reviewWrite, type ReviewStep, type Stepped } from '../review/review-step';
import type { AlertRow } from './alert-row';
import { knownAlert } from './known-alert';

const step = {
  from: ['OPEN'],
  to: 'ACKNOWLEDGED',
  action: 'VERSION_RTP_ACKNOWLEDGED',
  by: 'another admin',
  queue: 'leaves',
} as const satisfies ReviewStep;

/** The directive in the schema restricts the field to admins. */
export function request(ctx: Context<{ readonly input: RtpAlertDecisionInput }>) {
  const { gameId, versionId, betLevel } = ctx.args.input;
  const reviewed = {
    kind: 'RTP_ALERT',
    id: versionId,
    key: knownAlert(ctx.args.input),
    history: auditPartition('GAME', gameId),
    needed: 'ACCOUNT',
  } as const;
  const ne = guard('rtp-alert.not-own', { owner: callerOf(ctx).sub });
  return reviewWrite(ctx, reviewed, step, {
    reviewNote: noteOf(ctx.args),
    when: { ne },
    ofEvent: { versionId, betLevel },
  });
}

export function response(ctx: Stepped<RtpAlertDecisionInput, AlertRow>) {
  if (!ctx.error) return null;
  const [failed] = failedConditions(ctx);
  if (!failed?.failed) return refuse('write.collided');
  if (!failed.row) return refuse('rtp-alert.missing');
  return refuseStep(ctx, 'rtp-alert', failed.row, step);
}
