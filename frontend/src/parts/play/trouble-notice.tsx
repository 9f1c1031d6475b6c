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
            trouble.isAsking
              ? `${trouble.text} Your round is kept as you asked for it: trying again gives its result.`
              : trouble.text
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
        <Notice tone="warning" title="This game is not offered at the moment">
          It was suspended or withdrawn while you played. The rounds below can still be checked.
        </Notice>
      );
    case 'outdated':
      return (
        <Notice
          tone="warning"
          title={isPreview ? 'This version was changed' : 'A new version of this game is live'}
        >
          <p>Its mathematics are not the ones on this page, so that rounds could not be checked.</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            {isPreview ? 'Load the version again' : 'Load the new version'}
          </Button>
        </Notice>
      );
    case 'disagreement':
      return (
        <Notice tone="bad" title="This round does not check out – play has stopped">
          <p>What the server answered is not what comes out of the seed that it revealed:</p>
          <ul className="mt-2 grid gap-2">
            {trouble.items.map(({ what, told, found }) => (
              <li key={what}>
                <strong>{what}</strong>: told <code className="break-all">{told}</code>, worked out{' '}
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
