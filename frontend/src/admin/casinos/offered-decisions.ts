import type { Decision } from '../review/decision';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import * as messages from './messages';

/** The decisions that are possible in the casino's current status. */
export function offeredFor({ name, status }: OwnedCasino): readonly Decision<'suspend' | 'reinstate'>[] {
  if (status === 'SUSPENDED')
    return [
      { kind: 'reinstate', label: messages.reinstate, look: 'quiet', done: messages.isReinstated(name) },
    ];
  if (status !== 'ACTIVE' && status !== 'PAUSED') return [];
  return [
    {
      kind: 'suspend',
      label: messages.suspend,
      look: 'danger',
      done: messages.isSuspended(name),
      asks: {
        title: messages.suspendName(name),
        label: messages.reasonForSuspension,
        hint: messages.operatorSeesThisReasonAll,
      },
    },
  ];
}
