import { SymbolList } from '../../parts/versions/symbol-list';
import { MathModel } from '../../parts/versions/math-model';
import { PromisedFeatures } from '../../parts/versions/promised-features';
import { TestRunReport } from '../../parts/versions/test-run-report';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { useReviewedVersion } from './read-reviewed-version';

interface VersionDetailsProps {
  readonly version: { readonly gameId: string; readonly id: string };
}

/** The data of a version, and the result of its test run. */
export const VersionDetails = ({ version: { gameId, id } }: VersionDetailsProps) => {
  const { data: version, error, refetch } = useReviewedVersion(gameId, id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (version === undefined) return <Skeleton />;
  return (
    <>
      {version.testRun && <TestRunReport run={version.testRun} modelHash={version.mathModelHash} />}
      <Facts
        rows={[
          ['Bets', version.betLevels.join(', ')],
          ['Changes', version.changelog],
        ]}
      />
      <SymbolList symbols={version.symbols} />
      <PromisedFeatures rulesText={version.rulesText} mathModel={version.mathModel} />
      <div>
        <h3 className="text-sm font-medium text-muted">Rules</h3>
        <p className="mt-0.5 max-w-prose break-words whitespace-pre-line">{version.rulesText}</p>
      </div>
      <MathModel json={version.mathModel} hash={version.mathModelHash} />
    </>
  );
};
