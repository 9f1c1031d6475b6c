import type { GameCertificate } from '#domain/generated/types';
import { playedRun } from './played-run';

/** The certificate of a live game as the API returns it, from a real test run. */
export const gameCertificate = ({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}): GameCertificate => {
  const { run, evidence } = playedRun('01R');
  return {
    ...run,
    ...evidence,
    runId: run.id,
    gameId: id,
    versionId: 'v1',
    semver: '1.2.0',
    title,
    resultHash: run.resultHash ?? '',
    endedAt: run.endedAt ?? '',
  };
};
