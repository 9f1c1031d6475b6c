import { Link } from 'react-router-dom';
import { List } from '../../../parts/lists/list';
import type { PagedList } from '../../../platform/api/paged-list';
import { timesBet } from '../../../platform/words/figures';
import { versionStatuses, volatilities } from '../../../platform/words/game-words';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/page';
import { When } from '../../../ui/when';
import type { ListedVersion, OwnGame } from '../game-fields';
import { gamesPlaces } from '../games-places';

interface VersionsPanelProps {
  readonly game: OwnGame;
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
        <List
          label="Versions"
          look="lines"
          list={versions}
          empty={
            <EmptyState title="No version yet" action={create}>
              A version carries the math model. It is proved before anybody reviews it.
            </EmptyState>
          }
        >
          {(version) => <VersionEntry version={version} />}
        </List>
      </div>
    </Panel>
  );
};

const VersionEntry = ({ version }: { readonly version: ListedVersion }) => {
  const { text, tone } = versionStatuses[version.status];
  return (
    <article aria-label={`Version ${version.semver}`} className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={gamesPlaces.version(version.gameId, version.id)}
          className="text-lg font-semibold text-heading hover:underline"
        >
          {version.semver}
        </Link>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-sm text-muted tabular-nums">
        declared RTP {version.declaredRtp} · up to {timesBet(version.declaredMaxWinX)}
        {version.volatility !== null && <> · {volatilities[version.volatility].toLowerCase()} volatility</>} ·
        changed <When at={version.updatedAt} />
      </p>
      {version.status === 'REJECTED' && version.reviewNote !== null && (
        <p className="whitespace-pre-line">{version.reviewNote}</p>
      )}
    </article>
  );
};
