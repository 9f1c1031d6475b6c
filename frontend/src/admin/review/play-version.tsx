import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { useReviewedVersion } from './read-reviewed-version';
import type { GameOfVersion } from '../../parts/versions/version-as-played';

const VersionPlayer = lazy(async () => ({
  default: (await import('../../parts/versions/version-player')).VersionPlayer,
}));

interface PlayVersionProps {
  /** The title of the game and the number of the version. */
  readonly title: string;
  readonly versionId: string;
  readonly game: GameOfVersion;
}

/** A button that opens the preview of a version in a dialog. */
export const PlayVersion = ({ title, versionId, game }: PlayVersionProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Play aria-hidden className="size-4" /> Play this version
      </Button>
      <Dialog look="wide" title={title} open={isOpen} onClose={close}>
        <ReadAndPlay versionId={versionId} game={game} onLeave={close} />
      </Dialog>
    </>
  );
};

interface ReadAndPlayProps extends Omit<PlayVersionProps, 'title'> {
  readonly onLeave: () => void;
}

const ReadAndPlay = ({ versionId, game, onLeave }: ReadAndPlayProps) => {
  const { data: version, error, refetch } = useReviewedVersion(game.id, versionId);
  const readAgain = () => void refetch();
  if (version === undefined)
    return error ? <Failure text={sentenceFor(error)} onRetry={readAgain} /> : <Skeleton rows={5} />;
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <div className="grid gap-4">
        <VersionPlayer version={version} game={game} onLeave={onLeave} onOutdated={readAgain} />
      </div>
    </Suspense>
  );
};
