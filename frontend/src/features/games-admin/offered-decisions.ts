import type { Decision } from '../../parts/review/decision';
import type { OwnedGame } from '../../parts/games/owned-game';

/** What an admin may decide about a game in its present status. */
export function offeredFor({ title, status }: OwnedGame): readonly Decision<'suspend' | 'resume'>[] {
  const asks = {
    title: `Suspend ${title}?`,
    label: 'Reason for the suspension',
    hint: 'The provider sees this reason. Nobody can play the game until an admin resumes it.',
  };
  if (status === 'LIVE')
    return [{ kind: 'suspend', label: 'Suspend', look: 'danger', done: `${title} is suspended.`, asks }];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'resume', label: 'Resume', look: 'quiet', done: `${title} is resumed.` }];
}
