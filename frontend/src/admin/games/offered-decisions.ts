import type { Decision } from '../review/decision';
import type { OwnedGame } from '../../parts/games/owned-game';

type GameDecision = 'suspend' | 'resume' | 'feature' | 'unfeature';

/** The decisions that are possible in the game's current status. */
export function offeredFor({
  title,
  status,
  offered,
  featuredAt,
}: OwnedGame): readonly Decision<GameDecision>[] {
  const asks = {
    title: `Suspend ${title}?`,
    label: 'Reason for the suspension',
    hint: 'The provider sees this reason. Nobody can play the game until an admin resumes it.',
  };
  if (status === 'SUSPENDED')
    return [{ kind: 'resume', label: 'Resume', look: 'quiet', done: `${title} is resumed.` }];
  if (status !== 'LIVE') return [];
  const featuring: readonly Decision<GameDecision>[] = featuredAt
    ? [
        {
          kind: 'unfeature',
          label: 'Stop featuring game',
          look: 'quiet',
          done: `${title} is no longer featured.`,
        },
      ]
    : [{ kind: 'feature', label: 'Feature game', look: 'quiet', done: `${title} is featured.` }];
  return [
    ...(offered || featuredAt ? featuring : []),
    { kind: 'suspend', label: 'Suspend', look: 'danger', done: `${title} is suspended.`, asks },
  ];
}
