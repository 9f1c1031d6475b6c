import { TestRunReport } from '../../parts/test-run-report';
import { imageAddress } from '../../platform/game-words';
import { sentenceFor } from '../../platform/messages';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { type ReviewedVersion, useReviewedVersion } from './decide-version';
import type { WaitingVersion } from './list-review-items';

/** What a version says, and what its test run found. */
export const VersionDetails = ({ version: waiting }: { readonly version: WaitingVersion }) => {
  const { data: version, error, refetch } = useReviewedVersion(waiting);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (version === undefined) return <Skeleton />;
  return (
    <>
      {version.testRun && <TestRunReport run={version.testRun} modelHash={version.mathModelHash} />}
      <Facts
        rows={[
          ['Rules', version.rulesText],
          ['What is new', version.changelog],
          ['Bets', version.betLevels.join(', ')],
          ['Model’s SHA-256', version.mathModelHash],
        ]}
      />
      <Faces symbols={version.symbols} />
      <details>
        <summary className="w-fit rounded text-sm font-medium text-secondary">Math model</summary>
        <pre className="mt-3 max-h-96 overflow-auto rounded-lg bg-sunken p-4 text-sm">
          {version.mathModel}
        </pre>
      </details>
    </>
  );
};

const Faces = ({ symbols }: Pick<ReviewedVersion, 'symbols'>) => (
  <ul aria-label="Faces" className="flex flex-wrap gap-4">
    {symbols.map(({ symbol, name, imageKey }) => (
      <li key={symbol} className="w-24 text-center text-sm">
        {imageKey !== null && (
          <img
            src={imageAddress(imageKey)}
            alt=""
            loading="lazy"
            width={96}
            height={96}
            className="mb-1 aspect-square w-full rounded-lg bg-sunken object-contain"
          />
        )}
        {name}
      </li>
    ))}
  </ul>
);
