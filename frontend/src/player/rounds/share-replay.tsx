import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { ReplayLink } from './replay-link';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { useSharedRound, useShareRound } from './share-requests';

interface ShareReplayProps {
  readonly brandId: string;
  readonly round: Pick<ReadRound, 'id' | 'requestId' | 'clientSeed'>;
  /** A separate button, or one of the tools of a game screen. */
  readonly look?: 'button' | 'tool';
}

/** Creates a public link to one of the user's rounds. */
export const ShareReplay = ({ brandId, round, look = 'button' }: ShareReplayProps) => {
  const [isOpen, setOpen] = useState(false);
  const { data: shared, error, refetch } = useSharedRound(brandId, round.id, isOpen);
  return (
    <div>
      {look === 'tool' ? (
        <Button look="plain" onClick={() => setOpen(true)} className="game-tool">
          <Share2 aria-hidden className="size-5" />
          <span className="game-tool-name">Share replay</span>
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          <Share2 aria-hidden className="size-4" />
          Share replay
        </Button>
      )}
      <Dialog title="Share replay" open={isOpen} onClose={() => setOpen(false)}>
        {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
        {shared === undefined && error === null && <Skeleton rows={2} />}
        {shared === null && <NotShared brandId={brandId} round={round} />}
        {shared && <ReplayLink brandId={brandId} shared={shared} />}
      </Dialog>
    </div>
  );
};

const NotShared = ({ brandId, round }: Pick<ShareReplayProps, 'brandId' | 'round'>) => {
  const share = useShareRound(brandId);
  return (
    <div className="grid gap-4">
      <p>
        Anyone with the link can see this round without an account: the game, the brand, the bet, the win, the
        time and the seeds. Your name and your balance are not shown.
      </p>
      <p className="text-sm text-muted">
        Your seed <code className="break-all">{round.clientSeed}</code> is shown, because the round is
        verified with it.
      </p>
      {share.error !== null && <Notice tone="bad">{sentenceFor(share.error)}</Notice>}
      <div>
        <Button busy={share.isPending} onClick={() => share.mutate(round.requestId)}>
          Create link
        </Button>
      </div>
    </div>
  );
};
