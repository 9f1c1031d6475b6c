import { usePlayer } from './list-players';

interface PlayerNameProps {
  readonly brandId: string;
  readonly userId: string;
}

/** The name of a player in the brand; the beginning of the id until it is loaded. */
export const PlayerName = ({ brandId, userId }: PlayerNameProps) =>
  usePlayer(brandId, userId).data?.displayName ?? `${userId.slice(0, 8)} …`;
