import type { BrandUser } from '#domain/generated/types';
import type { Known } from '#lambda/functions/play-rounds/admission';

/** As the contract tells a player; the owner of the brand's company counts as ADMIN. */
export function toldPlayer({ brand, player }: Known): Omit<BrandUser, 'balances'> {
  const { playerId: _playerId, nameSort: _nameSort, welcome: _welcome, ...told } = player;
  const owns = brand.owner === player.userId;
  return { ...told, owns, level: owns ? 'ADMIN' : player.level };
}
