import { InSight } from '../table/in-sight';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './sitting-state';

interface TroubleNoticeProps {
  readonly trouble: Trouble | undefined;
  /** Whether a version is played that need not be offered. */
  readonly isPreview: boolean;
  readonly onTryAgain: () => Promise<void>;
  readonly onOutdated: () => void;
}

/** Why no round can be played, and what helps. */
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
            {trouble.items.map(({ what, told, found }) => (
              <li key={what}>
                <strong>{what}</strong>: received <code className="break-all">{told}</code>, calculated{' '}
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
