import type { Known } from '#lambda/play/admission';
import type { PresentedPlayer } from '#lambda/stores/brands/brand-user-row';

/** As the contract tells a player; the owner of the brand's company counts as ADMIN. */
export function presentPlayer({ brand, player }: Known): PresentedPlayer {
  const { nameSort: _nameSort, welcome: _welcome, ...presented } = player;
  const owns = brand.owner === player.userId;
  return { ...presented, owns, level: owns ? 'ADMIN' : player.level };
}
