import { InSight } from '../../parts/table/in-sight';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './sitting-state';

interface TroubleNoticeProps {
  readonly trouble: Trouble | undefined;
  readonly onTryAgain: () => Promise<void>;
  readonly onOutdated: () => void;
}

/** Why no round can be played, and what helps. */
export const TroubleNotice = ({ trouble, onTryAgain, onOutdated }: TroubleNoticeProps) =>
  trouble === undefined ? null : (
    <InSight>
      <Explanation trouble={trouble} onTryAgain={onTryAgain} onOutdated={onOutdated} />
    </InSight>
  );

const Explanation = ({ trouble, onTryAgain, onOutdated }: TroubleNoticeProps) => {
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
      return (
        <Notice tone="warning" title="This game is not offered at the moment">
          It was suspended or withdrawn while you played. The rounds below can still be checked.
        </Notice>
      );
    case 'outdated':
      return (
        <Notice tone="warning" title="A new version of this game is live">
          <p>Its mathematics are not the ones on this page, so that rounds could not be checked.</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            Load the new version
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
