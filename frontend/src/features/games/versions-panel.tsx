import { Link } from 'react-router-dom';
import { timesBet } from '../../platform/words/figures';
import { versionStatuses, volatilities } from '../../platform/words/game-words';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { ListedVersion } from './game-fields';
import { gamesPlaces } from './games-places';
import type { OpenGame } from './read-game';

/** The versions of a game, newest first, and the way to a new one. */
export const VersionsPanel = ({ game }: { readonly game: OpenGame }) => {
  const { items, nextToken } = game.versions;
  const create = game.type === 'SLOT' && game.status !== 'RETIRED' && (
    <ButtonLink to={gamesPlaces.newVersion(game.id)}>New version</ButtonLink>
  );
  return (
    <Panel
      title="Versions"
      lead="Each has its mathematics, bets and rules; it is tested, reviewed, and then goes live."
    >
      {items.length === 0 ? (
        <EmptyState title="No version yet" action={create}>
          A version carries the math model. It is proved before anybody reviews it.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <div>{create}</div>
          <ul aria-label="Versions" className="divide-y divide-line border-y border-line">
            {items.map((version) => (
              <li key={version.id} className="py-4">
                <VersionEntry version={version} />
              </li>
            ))}
          </ul>
          {nextToken !== null && <p className="text-sm text-muted">The newest 100 are shown.</p>}
        </div>
      )}
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
          className="text-lg font-semibold text-primary hover:underline"
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
