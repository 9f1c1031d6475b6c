import type { Known } from '#lambda/services/play/admission';
import { presentedPlayer, type PresentedPlayer } from '#lambda/stores/brands/brand-user-row';

/** The player as the API returns it to the player. */
export const presentPlayer = ({ brand, player }: Known): PresentedPlayer =>
  presentedPlayer(player, brand.owner);
