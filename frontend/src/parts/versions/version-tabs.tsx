import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { imageAddress } from '../../platform/labels/game-labels';
import { Thumbnail } from '../../ui/media/thumbnail';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import type { Tab } from '../../ui/tabs';
import { MathModel } from './math-model';
import { SymbolList } from './symbol-list';
import type { ShownVersion } from './shown-version';
import type { GameOfVersion } from './version-as-played';

// Loaded on demand, because most visits do not need the game screen.
const Paytable = lazy(async () => ({ default: (await import('./paytable')).Paytable }));
const VersionPlayer = lazy(async () => ({ default: (await import('./version-player')).VersionPlayer }));
const TestRunTab = lazy(async () => ({ default: (await import('./test-run-tab')).TestRunTab }));
const VersionHistory = lazy(async () => ({
  default: (await import('../games/game-history')).VersionHistory,
}));

export interface VersionTabsProps {
  readonly version: ShownVersion;
  /** Undefined until it is loaded. */
  readonly game: GameOfVersion | undefined;
  /** The `sub` of the provider, for those who are not the provider. */
  readonly owner?: string | undefined;
  /** Reads the version again. */
  readonly onOutdated: () => void;
}

/** The tabs of a version that its provider and admins share, by id. */
export const versionTabs = ({ version, game, owner, onOutdated }: VersionTabsProps) =>
  ({
    paytable: {
      id: 'paytable',
      label: 'Paytable',
      content: () => (
        <Panel title="Paytable">
          {game && (
            <Suspense fallback={<Skeleton rows={5} />}>
              <Paytable version={version} game={game} />
            </Suspense>
          )}
        </Panel>
      ),
    },
    images: {
      id: 'images',
      label: 'Images',
      content: () => (
        <>
          <Panel title="Symbols">
            <SymbolList symbols={version.symbols} />
          </Panel>
          <Panel title="Game">
            <GameImages game={game} />
          </Panel>
        </>
      ),
    },
    model: {
      id: 'model',
      label: 'Model',
      content: () => (
        <Panel>
          <MathModel json={version.mathModel} hash={version.mathModelHash} startsOpen />
        </Panel>
      ),
    },
    play: {
      id: 'play',
      label: 'Play',
      content: () => <PlayTab version={version} game={game} onOutdated={onOutdated} />,
    },
    testRun: {
      id: 'test-run',
      label: 'Test run',
      content: () => (
        <Suspense fallback={<Skeleton rows={5} />}>
          <TestRunTab version={version} />
        </Suspense>
      ),
    },
    history: {
      id: 'history',
      label: 'History',
      content: () => (
        <Panel title="History" lead="Every change of this version, newest first.">
          <Suspense fallback={<Skeleton rows={3} />}>
            <VersionHistory gameId={version.gameId} versionId={version.id} owner={owner} />
          </Suspense>
        </Panel>
      ),
    },
  }) as const satisfies Readonly<Record<string, Tab>>;

const PlayTab = ({ version, game, onOutdated }: Omit<VersionTabsProps, 'owner'>) => {
  const [, setSearch] = useSearchParams();
  if (game === undefined) return <Skeleton rows={5} />;
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <VersionPlayer
        version={version}
        game={game}
        onLeave={() => setSearch({}, { preventScrollReset: true })}
        onOutdated={onOutdated}
      />
    </Suspense>
  );
};

const GameImages = ({ game }: { readonly game: GameOfVersion | undefined }) => {
  if (game === undefined) return <Skeleton />;
  const { thumbnailKey, images } = game;
  return (
    <div className="grid gap-4">
      {thumbnailKey === null && <p className="text-sm text-muted">The game has no thumbnail.</p>}
      {images.length === 0 && <p className="text-sm text-muted">The game has no further images.</p>}
      <ul aria-label="Images of the game" className="flex flex-wrap gap-4">
        {[thumbnailKey, ...images].map(
          (key) =>
            key !== null && (
              <li key={key}>
                <Thumbnail src={imageAddress(key)} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
};
