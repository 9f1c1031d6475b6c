import { Link } from 'react-router-dom';
import { Decisions } from './decisions';
import { VersionDetails } from './version-details';
import { PlayVersion } from './play-version';
import { adminPaths } from '../../platform/page/entity-paths';
import { gameFeatures, gameTypes, imageAddress } from '../../platform/labels/game-labels';
import { Thumbnail } from '../../ui/media/thumbnail';
import { OnDemand } from '../../ui/on-demand';
import { declaredText } from '../games/declared-text';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideVersion } from './decide-version';
import type { WaitingGame, WaitingVersion } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

interface VersionReviewProps {
  readonly company: LookedAtCompany;
  readonly game: WaitingGame;
  readonly version: WaitingVersion;
  readonly since: string;
}

/** The review of a submitted version, with its decision. */
export const VersionReview = ({ company, game, version, since }: VersionReviewProps) => {
  const decide = useDecideVersion(version);
  const title = `${game.title} ${version.semver}`;
  return (
    <WaitingSummary
      title={title}
      kind="Game version"
      company={company}
      since={since}
      note={<Claims game={game} version={version} />}
      actions={
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            { kind: 'approve', label: 'Approve', done: `${title} is approved.` },
            {
              kind: 'reject',
              label: 'Request changes',
              look: 'quiet',
              done: `You requested changes to ${title}.`,
              asks: {
                title: `Request changes to ${title}?`,
                label: 'Changes needed',
                hint: 'The provider sees this note and creates a new version.',
              },
            },
          ]}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PlayVersion title={title} versionId={version.id} game={{ ...game, images: [] }} />
        <Link to={adminPaths.version(game.id, version.id)} className="text-secondary underline">
          Paytable, images and history
        </Link>
      </div>
      <OnDemand label="Test run, rules and symbols" startsOpen>
        <VersionDetails version={version} />
      </OnDemand>
    </WaitingSummary>
  );
};

const Claims = ({ game, version }: Pick<VersionReviewProps, 'game' | 'version'>) => (
  <div className="flex items-start gap-4">
    <Thumbnail src={game.thumbnailKey && imageAddress(game.thumbnailKey)} />
    <div className="min-w-0 text-sm">
      <p className="tabular-nums">
        {gameTypes[game.type]} · {declaredText(version)}
      </p>
      {version.features.length > 0 && (
        <p className="text-muted">{version.features.map((feature) => gameFeatures[feature]).join(', ')}</p>
      )}
      {game.description !== null && <p className="mt-1 line-clamp-3 text-base">{game.description}</p>}
    </div>
  </div>
);
