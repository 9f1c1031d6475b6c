import type { Decision } from '../review/decision';
import type { LookedAtCompany } from './company-fields';

type Kind = 'approve' | 'reject' | 'suspend' | 'reinstate';

/** The decisions that an admin can take about a company in its status, except closing it. */
export function offeredFor({ name, status }: LookedAtCompany): readonly Decision<Kind>[] {
  if (status === 'SUBMITTED') return reviewDecisions(name);
  if (status === 'APPROVED')
    return [
      {
        kind: 'suspend',
        label: 'Suspend',
        look: 'danger',
        done: `${name} is suspended.`,
        asks: {
          title: `Suspend ${name}?`,
          label: 'Reason for the suspension',
          hint: 'The owner sees this reason. The company cannot change anything until an admin reinstates it.',
        },
      },
    ];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} is reinstated.` }];
}

/** The decisions about an application. */
export const reviewDecisions = (name: string): readonly Decision<'approve' | 'reject'>[] => [
  { kind: 'approve', label: 'Approve', done: `${name} is approved.` },
  {
    kind: 'reject',
    label: 'Request changes',
    look: 'quiet',
    done: `You requested changes from ${name}.`,
    asks: {
      title: `Request changes from ${name}?`,
      label: 'Changes needed',
      hint: 'The owner sees this note, makes the changes and submits the application again.',
    },
  },
];
