import type { Decision } from '../review/decision';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';

/** The decisions that are possible in the casino's current status. */
export function offeredFor({ name, status }: OwnedCasino): readonly Decision<'suspend' | 'reinstate'>[] {
  if (status === 'SUSPENDED')
    return [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} is reinstated.` }];
  if (status !== 'ACTIVE' && status !== 'PAUSED') return [];
  return [
    {
      kind: 'suspend',
      label: 'Suspend',
      look: 'danger',
      done: `${name} is suspended.`,
      asks: {
        title: `Suspend ${name}?`,
        label: 'Reason for the suspension',
        hint: 'The operator sees this reason. All brands of the casino are closed until an admin reinstates it.',
      },
    },
  ];
}
