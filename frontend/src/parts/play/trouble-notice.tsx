import { InSight } from '../game-screen/in-sight';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './game-session-state';
import * as messages from './messages';

interface TroubleNoticeProps {
  readonly trouble: Trouble | undefined;
  /** Whether it is a preview of a version that may not be offered. */
  readonly isPreview: boolean;
  readonly onTryAgain: () => Promise<void>;
  readonly onOutdated: () => void;
}

/** The reason why no round can be played, and what to do. */
export const TroubleNotice = (props: TroubleNoticeProps) =>
  props.trouble === undefined ? null : (
    <InSight>
      <Explanation {...props} />
    </InSight>
  );

const Explanation = ({ trouble, isPreview, onTryAgain, onOutdated }: TroubleNoticeProps) => {
  switch (trouble?.kind) {
    case 'retry':
      return (
        <Failure
          text={trouble.isAsking ? messages.tryAgainToGetResult(trouble.text) : trouble.text}
          onRetry={() => void onTryAgain()}
        />
      );
    case 'withdrawn':
      return isPreview ? (
        <Notice tone="warning" title={messages.youCannotPlayThisVersion}>
          {messages.gameDoesNotExistAny}
        </Notice>
      ) : (
        <Notice tone="warning" title={messages.thisGameIsNotAvailableAt}>
          {messages.itWasSuspendedOrWithdrawn}
        </Notice>
      );
    case 'outdated':
      return (
        <Notice
          tone="warning"
          title={isPreview ? messages.thisVersionWasChanged : messages.newVersionOfThisGame}
        >
          <p>{messages.thisPageShowsOlderVersion}</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            {isPreview ? messages.loadVersionAgain : messages.loadNewVersion}
          </Button>
        </Notice>
      );
    case 'disagreement':
      return (
        <Notice tone="bad" title={messages.verificationFailedGameHasStopped}>
          <p>{messages.resultFromServerDoesNot}</p>
          <ul className="mt-2 grid gap-2">
            {trouble.items.map(({ what, reported, found }) => (
              <li key={what}>
                {messages.receivedCalculated(
                  <strong>{what}</strong>,
                  <code className="break-all">{reported}</code>,
                  <code className="break-all">{found}</code>,
                )}
              </li>
            ))}
          </ul>
        </Notice>
      );
    case undefined:
      return null;
  }
};
