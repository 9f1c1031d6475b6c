import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';

/** Lets the owner of a game, and admins, preview its versions. Refuses `game.missing` and `caller.rights-withdrawn`. */
export async function checkMayPreview(
  games: Pick<PlayedGameStore, 'game' | 'isWithdrawn'>,
  { sub, isAdmin }: Caller,
  gameId: string,
): Promise<void> {
  const [game, isWithdrawn] = await Promise.all([
    games.game(gameId),
    games.isWithdrawn(sub, isAdmin ? 'ADMINS' : 'PROVIDERS'),
  ]);
  if (!game || !guard('game.owner', isAdmin || game.owner === sub)) throw new Refusal('game.missing');
  if (!guard('caller.access', !isWithdrawn)) throw new Refusal('caller.rights-withdrawn');
}
