import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { PlayerName } from '../brand/player-name';
import { useGameTitles } from '../rounds/read-game-titles';
import { loading } from '../../ui/named-id';

/** The part of an event's `changes` that identifies its subject. */
interface Subject {
  readonly gameId?: string;
  readonly userId?: string;
  readonly coinType?: { readonly name: string };
  readonly coinPackage?: { readonly name: string };
}

interface BrandSubjectProps {
  readonly brandId: string;
  /** The `changes` of the event, as JSON. */
  readonly changes: string;
}

/** The subject of a brand's event, after a colon; empty if it is the brand itself. */
export const BrandSubject = ({ brandId, changes }: BrandSubjectProps) => {
  const { gameId, userId, coinType, coinPackage } = JSON.parse(changes) as Subject;
  if (gameId !== undefined)
    return (
      <>
        : <GameTitle brandId={brandId} gameId={gameId} />
      </>
    );
  if (userId !== undefined)
    return (
      <>
        : <PlayerName brandId={brandId} userId={userId} />
      </>
    );
  const saved = coinType ?? coinPackage;
  return saved && `: ${saved.name}`;
};

interface GameTitleProps {
  readonly brandId: string;
  readonly gameId: string;
}

const GameTitle = ({ brandId, gameId }: GameTitleProps) => {
  const titles = useGameTitles(brandId);
  const title = titles?.get(gameId);
  if (titles === undefined) return loading;
  return title ?? <TitleElsewhere gameId={gameId} />;
};

const gameTitle = operation(/* GraphQL */ `
  query GameTitle($id: ID!) {
    getPublicGame(id: $id) {
      id
      title
    }
  }
`);

/** The title of a game that the brand no longer has. */
const TitleElsewhere = ({ gameId }: Pick<GameTitleProps, 'gameId'>) => {
  const { api } = usePlatform();
  const { data, isPending } = useQuery({
    queryKey: ['game-title', gameId],
    queryFn: async () => (await api.send(gameTitle, { id: gameId })).getPublicGame.title,
    staleTime: 60_000,
  });
  return isPending ? loading : (data ?? 'a game that is currently not available');
};
