import { actorName, happenings } from '../platform/words/audit-words';
import { useGameHistory } from '../platform/api/game-history';
import { useSession } from '../platform/platform';
import { HistoryList } from './lists/history-list';

interface GameHistoryProps {
  readonly gameId: string;
  /** The `sub` of the provider, for those who are not the provider. */
  readonly owner?: string;
}

/** Who did what to a game and its versions, newest first. */
export const GameHistory = ({ gameId, owner }: GameHistoryProps) => {
  const self = useSession()?.sub;
  const history = useGameHistory(gameId);
  return (
    <HistoryList
      history={history}
      whatOf={({ action }) => happenings[action]}
      actorOf={({ actor }) => actorName(actor, self, owner)}
    />
  );
};
