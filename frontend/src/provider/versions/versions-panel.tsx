import { TableList } from '../../parts/lists/table-list';
import type { PagedList } from '../../platform/api/paged-list';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import type { ListedVersion } from '../games/version-fields';
import type { OwnedGame } from '../../parts/games/owned-game';
import { gamesPlaces } from '../games/games-places';
import { versionTable } from './version-table';
import * as messages from './messages';

interface VersionsPanelProps {
  readonly game: OwnedGame;
  readonly versions: PagedList<ListedVersion>;
}

/** The versions of a game, newest first, with a link to create one. */
export const VersionsPanel = ({ game, versions }: VersionsPanelProps) => {
  const create = game.type === 'SLOT' && game.status !== 'RETIRED' && (
    <ButtonLink to={gamesPlaces.newVersion(game.id)}>{messages.newVersionLabel}</ButtonLink>
  );
  return (
    <Panel title={messages.versions} lead={messages.eachVersionHasMathModel}>
      <div className="grid grid-cols-1 gap-4">
        {versions.items?.length !== 0 && <div>{create}</div>}
        <TableList
          place="inside"
          table={versionTable}
          list={versions}
          empty={
            <EmptyState title={messages.noVersionYet} action={create}>
              {messages.versionContainsMathModelTest}
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
};
