import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

/** The URLs of the Test Lab. */
export const labPlaces = {
  lab: routes.TestLab.path,
  version: (gameId: string, versionId: string) =>
    `${routes.TestLab.path}?game=${gameId}&version=${versionId}`,
  history: routes.TestLabHistory.path,
  run: (runId: string) => generatePath(routes.TestRun.path, { runId }),
  runsOfGame: (gameId: string) => `${routes.TestLabHistory.path}?game=${gameId}`,
  verify: `${routes.TestLabHistory.path}?verify`,
  compare: (one: string, other: string) => `${routes.TestLabHistory.path}?compare=${one},${other}`,
} as const;
