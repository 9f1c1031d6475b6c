import { TableList } from '../../../parts/lists/table-list';
import type { PagedList } from '../../../platform/api/paged-list';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/page';
import type { ListedVersion } from '../version-fields';
import type { OwnedGame } from '../../../parts/games/owned-game';
import { gamesPlaces } from '../games-places';
import { versionTable } from './version-table';

interface VersionsPanelProps {
  readonly game: OwnedGame;
  readonly versions: PagedList<ListedVersion>;
}

/** The versions of a game, newest first, and the way to a new one. */
export const VersionsPanel = ({ game, versions }: VersionsPanelProps) => {
  const create = game.type === 'SLOT' && game.status !== 'RETIRED' && (
    <ButtonLink to={gamesPlaces.newVersion(game.id)}>New version</ButtonLink>
  );
  return (
    <Panel
      title="Versions"
      lead="Each has its mathematics, bets and rules; it is tested, reviewed, and then goes live."
    >
      <div className="grid grid-cols-1 gap-4">
        {versions.items?.length !== 0 && <div>{create}</div>}
        <TableList
          place="inside"
          table={versionTable}
          list={versions}
          empty={
            <EmptyState title="No version yet" action={create}>
              A version carries the math model. It is proved before anybody reviews it.
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
};
