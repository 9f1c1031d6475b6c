import type { Decision } from '../../shared/review/decision';
import type { OwnedGame } from '../../shared/games/owned-game';
import * as messages from './messages';

/** The decisions that are possible in the game's current status. */
export function offeredFor({ title, status }: OwnedGame): readonly Decision<'suspend' | 'resume'>[] {
  const asks = {
    title: messages.suspendTitle(title),
    label: messages.reasonForSuspension,
    hint: messages.providerSeesThisReasonNobody,
  };
  if (status === 'LIVE')
    return [
      { kind: 'suspend', label: messages.suspend, look: 'danger', done: messages.isSuspended(title), asks },
    ];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'resume', label: messages.resume, look: 'quiet', done: messages.isResumed(title) }];
}
