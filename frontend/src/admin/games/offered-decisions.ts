import type { Decision } from '../review/decision';
import type { OwnedGame } from '../../parts/games/owned-game';
import * as messages from './messages';

type GameDecision = 'suspend' | 'resume' | 'feature' | 'unfeature';

/** The decisions that are possible in the game's current status. */
export function offeredFor({
  title,
  status,
  offered,
  featuredAt,
}: OwnedGame): readonly Decision<GameDecision>[] {
  const asks = {
    title: messages.suspendTitle(title),
    label: messages.reasonForSuspension,
    hint: messages.providerSeesThisReasonNobody,
  };
  if (status === 'SUSPENDED')
    return [{ kind: 'resume', label: messages.resume, look: 'quiet', done: messages.isResumed(title) }];
  if (status !== 'LIVE') return [];
  const featuring: readonly Decision<GameDecision>[] = featuredAt
    ? [
        {
          kind: 'unfeature',
          label: messages.stopFeaturingGame,
          look: 'quiet',
          done: messages.isNoLongerFeatured(title),
        },
      ]
    : [{ kind: 'feature', label: messages.featureGame, look: 'quiet', done: messages.isFeatured(title) }];
  return [
    ...(offered || featuredAt ? featuring : []),
    { kind: 'suspend', label: messages.suspend, look: 'danger', done: messages.isSuspended(title), asks },
  ];
}
