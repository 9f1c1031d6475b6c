import { useId } from 'react';
import type { SharedRound } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button, ButtonLink } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { FieldFrame, inputShape } from '../../ui/form/field-frame';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useUnshareRound } from './share-requests';

interface ReplayLinkProps {
  readonly brandId: string;
  readonly shared: SharedRound;
}

/** The link of a shared round, and a button to stop sharing. */
export const ReplayLink = ({ brandId, shared: { replayId, expiresAt } }: ReplayLinkProps) => {
  const field = useId();
  const unshare = useUnshareRound(brandId);
  const path = routes.Replay.path.replace(':replayId', replayId);
  const address = new URL(path, location.origin).href;
  return (
    <div className="grid gap-4">
      <FieldFrame id={field} label="Link to the replay">
        <input
          id={field}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
          className={`${inputShape} font-mono text-sm`}
        />
      </FieldFrame>
      <p className="text-sm text-muted">
        The replay is available until <When at={expiresAt} dayOnly />, or until you stop sharing it or delete
        your account.
      </p>
      {unshare.error !== null && <Notice tone="bad">{sentenceFor(unshare.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} done="Link copied.">
          Copy link
        </CopyButton>
        <ButtonLink to={path} look="plain">
          Open replay
        </ButtonLink>
        <Button
          look="plain"
          className="text-error"
          busy={unshare.isPending}
          onClick={() =>
            unshare.mutate(replayId, { onSuccess: () => say.done('The round is no longer shared.') })
          }
        >
          Stop sharing
        </Button>
      </div>
    </div>
  );
};
