import { NamedId } from '../../ui/named-id';
import { usePlayer } from './list-players';

interface PlayerNameProps {
  readonly brandId: string;
  readonly userId: string;
}

/** The name of a player in the brand. */
export const PlayerName = ({ brandId, userId }: PlayerNameProps) => {
  const { data, isPending } = usePlayer(brandId, userId);
  return <NamedId id={userId} name={data?.displayName ?? (isPending ? undefined : null)} />;
};
