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
import * as messages from './messages';

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
      <FieldFrame id={field} label={messages.linkToReplay}>
        <input
          id={field}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
          className={`${inputShape} font-mono text-sm`}
        />
      </FieldFrame>
      <p className="text-sm text-muted">
        {messages.replayIsAvailableUntilOr(<When at={expiresAt} dayOnly />)}
      </p>
      {unshare.error !== null && <Notice tone="bad">{sentenceFor(unshare.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} done={messages.linkCopied}>
          {messages.copyLink}
        </CopyButton>
        <ButtonLink to={path} look="plain">
          {messages.openReplay}
        </ButtonLink>
        <Button
          look="plain"
          className="text-error"
          busy={unshare.isPending}
          onClick={() =>
            unshare.mutate(replayId, { onSuccess: () => say.done(messages.roundIsNoLongerShared) })
          }
        >
          {messages.stopSharing}
        </Button>
      </div>
    </div>
  );
};
