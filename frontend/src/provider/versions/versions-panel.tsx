import { TableList } from '../../parts/lists/table-list';
import type { PagedList } from '../../platform/api/paged-list';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import type { ListedVersion } from '../games/version-fields';
import type { OwnedGame } from '../../parts/games/owned-game';
import { gamesPlaces } from '../games/games-places';
import { versionTable } from './version-table';

interface VersionsPanelProps {
  readonly game: OwnedGame;
  readonly versions: PagedList<ListedVersion>;
}

/** The versions of a game, newest first, with a link to create one. */
export const VersionsPanel = ({ game, versions }: VersionsPanelProps) => {
  const create = game.type === 'SLOT' && game.status !== 'RETIRED' && (
    <ButtonLink to={gamesPlaces.newVersion(game.id)}>New version</ButtonLink>
  );
  return (
    <Panel
      title="Versions"
      lead="Each version has a math model, bets and rules. Test it, submit it for review, then publish it."
    >
      <div className="grid grid-cols-1 gap-4">
        {versions.items?.length !== 0 && <div>{create}</div>}
        <TableList
          place="inside"
          table={versionTable}
          list={versions}
          empty={
            <EmptyState title="No version yet" action={create}>
              A version contains the math model. Test it before you submit it for review.
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
};
