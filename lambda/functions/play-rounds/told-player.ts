import type { Known } from '#lambda/play/admission';
import type { ToldPlayer } from '#lambda/stores/brands/brand-user-row';

/** As the contract tells a player; the owner of the brand's company counts as ADMIN. */
export function toldPlayer({ brand, player }: Known): ToldPlayer {
  const { nameSort: _nameSort, welcome: _welcome, ...told } = player;
  const owns = brand.owner === player.userId;
  return { ...told, owns, level: owns ? 'ADMIN' : player.level };
}
