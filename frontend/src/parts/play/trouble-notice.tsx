import { InSight } from '../game-screen/in-sight';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './game-session-state';

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
          text={
            trouble.isAsking ? `${trouble.text} Try again to get the result of your round.` : trouble.text
          }
          onRetry={() => void onTryAgain()}
        />
      );
    case 'withdrawn':
      return isPreview ? (
        <Notice tone="warning" title="You cannot play this version any more">
          The game does not exist any more, or your access has changed.
        </Notice>
      ) : (
        <Notice tone="warning" title="This game is not available at the moment">
          It was suspended or withdrawn while you played. You can still verify the rounds below.
        </Notice>
      );
    case 'outdated':
      return (
        <Notice
          tone="warning"
          title={isPreview ? 'This version was changed' : 'A new version of this game is live'}
        >
          <p>This page shows an older version, so rounds cannot be verified.</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            {isPreview ? 'Load the version again' : 'Load the new version'}
          </Button>
        </Notice>
      );
    case 'disagreement':
      return (
        <Notice tone="bad" title="Verification failed – the game has stopped">
          <p>The result from the server does not match the revealed seed:</p>
          <ul className="mt-2 grid gap-2">
            {trouble.items.map(({ what, reported, found }) => (
              <li key={what}>
                <strong>{what}</strong>: received <code className="break-all">{reported}</code>, calculated{' '}
                <code className="break-all">{found}</code>
              </li>
            ))}
          </ul>
        </Notice>
      );
    case undefined:
      return null;
  }
};
