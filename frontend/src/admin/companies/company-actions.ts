import type { Decision } from '../review/decision';
import type { LookedAtCompany } from './company-fields';
import * as messages from './messages';

type Kind = 'approve' | 'reject' | 'suspend' | 'reinstate';

/** The decisions that an admin can take about a company in its status, except closing it. */
export function offeredFor({ name, status }: LookedAtCompany): readonly Decision<Kind>[] {
  if (status === 'SUBMITTED') return reviewDecisions(name);
  if (status === 'APPROVED')
    return [
      {
        kind: 'suspend',
        label: messages.suspend,
        look: 'danger',
        done: messages.isSuspended(name),
        asks: {
          title: messages.suspendName(name),
          label: messages.reasonForSuspension,
          hint: messages.ownerSeesThisReasonCompany,
        },
      },
    ];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'reinstate', label: messages.reinstate, look: 'quiet', done: messages.isReinstated(name) }];
}

/** The decisions about an application. */
export const reviewDecisions = (name: string): readonly Decision<'approve' | 'reject'>[] => [
  { kind: 'approve', label: messages.approve, done: messages.isApproved(name) },
  {
    kind: 'reject',
    label: messages.requestChanges,
    look: 'quiet',
    done: messages.youRequestedChangesFrom(name),
    asks: {
      title: messages.requestChangesFrom(name),
      label: messages.changesNeeded,
      hint: messages.ownerSeesThisNoteMakes,
    },
  },
];
