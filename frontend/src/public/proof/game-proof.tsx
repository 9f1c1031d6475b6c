import { useMemo } from 'react';
import type { GameCertificate, PublicGame } from '#domain/generated/types';
import { type AnyResult, metricsOf, ruleSet } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import { CertificateButton } from '../../parts/lab/certificates/certificate-button';
import { certificateOfGame } from '../../parts/lab/certificates/certificate-text';
import { ConvergenceChart } from '../../parts/lab/convergence-chart';
import { RepeatFacts } from '../../parts/lab/verification/repeat-facts';
import { seededNote } from '../../parts/lab/seeded-note';
import { VerdictList } from '../../parts/lab/verdict-list';
import { VerifyPanel } from '../../parts/lab/verification/verify-panel';
import { whole } from '../../platform/labels/numbers';
import { exactPercent, percent } from '../../platform/labels/game-labels';
import { meaningOf, runStatuses, withInterval } from '../../platform/labels/lab-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { OnDemand } from '../../ui/on-demand';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { useGameCertificate } from './read-certificate';

/**
 * The certificate of a game's live version: figures, verdict, the inputs of the run, and its verification.
 */
export const GameProof = ({ game }: { readonly game: PublicGame }) => {
  const { data: proof, error, refetch } = useGameCertificate(game.id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (proof === undefined) return <Skeleton />;
  if (proof === null) return <p className="text-muted">This version has no repeatable test run.</p>;
  return <Proof proof={proof} exactRtp={game.live.rtp} />;
};

interface ProofProps {
  readonly proof: GameCertificate;
  readonly exactRtp: string;
}

/** Earlier rule sets certify the RTP without limits. It can differ from the exact RTP of the live version. */
const rtpRows = ({ ruleSet: ofProof, checks }: GameCertificate, exactRtp: string) => {
  const exact = ['Exact RTP', exactPercent(exactRtp)] as const;
  if (ofProof === ruleSet) return [exact];
  const certified = checks.find(({ rule }) => rule === 'M1')?.value ?? '';
  const isCorrected = Number(certified).toFixed(6) !== exactRtp;
  return [
    ...(isCorrected ? [exact] : []),
    [`RTP without maxSpins and maxWinX, by ${ofProof}`, percent(certified, 4)] as const,
  ];
};

const Proof = ({ proof, exactRtp }: ProofProps) => {
  const { text, result, figures } = useMemo(() => {
    const found = JSON.parse(proof.result) as AnyResult;
    return {
      text: certificateOfGame(proof),
      result: found,
      figures: metricsOf(JSON.parse(proof.mathModel) as MathModel, found),
    };
  }, [proof]);
  const { tone, text: verdict } = runStatuses[proof.status];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{verdict}</Badge>
        <p>
          {meaningOf({ ...proof, ...figures })} Version {proof.semver}, <When at={proof.endedAt} dayOnly />.
        </p>
      </div>
      <Facts
        rows={[
          ...rtpRows(proof, exactRtp),
          [
            'Simulated RTP, with its 99% interval',
            `${withInterval(figures.rtp, figures.halfWidth)} in ${whole(proof.rounds)} rounds`,
          ],
          ...(figures.spinHit === undefined
            ? []
            : [['Spin hit rate: base spins that win', percent(figures.spinHit, 4)] as const]),
          ['Round hit rate: rounds that win, free spins included', percent(figures.roundHit, 4)],
        ]}
      />
      <RepeatFacts run={proof} />
      <p className="max-w-2xl text-sm text-muted">{seededNote}</p>
      <div className="grid gap-4">
        <div className="flex">
          <CertificateButton name={`${proof.title} ${proof.semver}`} text={text} />
        </div>
        <VerifyPanel text={text} />
      </div>
      <OnDemand label="Rule by rule">
        <VerdictList checks={proof.checks} />
      </OnDemand>
      <OnDemand label="RTP during the run">
        <ConvergenceChart result={result} exactRtp={exactRtp} />
      </OnDemand>
    </>
  );
};
