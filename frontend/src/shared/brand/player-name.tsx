import { usePlayer } from './list-players';

interface PlayerNameProps {
  readonly brandId: string;
  readonly userId: string;
}

/** What a player is called in the brand; the beginning of their id until that is known. */
export const PlayerName = ({ brandId, userId }: PlayerNameProps) =>
  usePlayer(brandId, userId).data?.displayName ?? `${userId.slice(0, 8)} …`;
