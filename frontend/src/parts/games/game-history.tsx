import type { AuditEvent } from '#domain/generated/types';
import { useGameHistory, useVersionHistory } from './read-history';
import type { PagedList } from '../../platform/api/paged-list';
import { useSession } from '../../platform/platform';
import { actorName, auditTexts } from '../../platform/labels/audit-labels';
import { HistoryList } from '../lists/history-list';

interface GameHistoryProps {
  readonly gameId: string;
  /** The `sub` of the provider, for those who are not the provider. */
  readonly owner?: string | undefined;
}

/** The history of a game and its versions, newest first. */
export const GameHistory = ({ gameId, owner }: GameHistoryProps) => (
  <Events history={useGameHistory(gameId)} owner={owner} />
);

/** The history of one version, newest first. */
export const VersionHistory = ({
  gameId,
  versionId,
  owner,
}: GameHistoryProps & { readonly versionId: string }) => (
  <Events history={useVersionHistory(gameId, versionId)} owner={owner} />
);

interface EventsProps<Event> {
  readonly history: PagedList<Event>;
  readonly owner: string | undefined;
}

type ShownEvent = Pick<AuditEvent, 'at' | 'action' | 'actor' | 'reason'>;

const Events = <Event extends ShownEvent>({ history, owner }: EventsProps<Event>) => {
  const self = useSession()?.sub;
  return (
    <HistoryList
      history={history}
      whatOf={({ action }) => auditTexts[action]}
      actorOf={({ actor }) => actorName(actor, self, owner)}
    />
  );
};
