import { setTimeout as wait } from 'node:timers/promises';
import type { GameVersion, TestRun } from '#domain/generated/types';
import { graphql } from './graphql';
import type { Seeding } from './seeding';

/** How a version is tested: enough rounds for a verdict, and a seed that gives the result PASSED. */
export interface TestRunPlan {
  readonly rounds: number;
  readonly seed: string;
}

export interface VersionToTest extends TestRunPlan {
  readonly gameId: string;
  readonly versionId: string;
}

export type TestedVersion = Pick<GameVersion, 'id' | 'status' | 'version'>;

type Cloud = Pick<Seeding, 'origin'>;

const pauseMs = 100;

/** Tests all versions in parallel. Returns their new state, in order. Throws unless each run is PASSED. */
export async function testVersions(
  cloud: Cloud,
  token: string,
  versions: readonly VersionToTest[],
): Promise<TestedVersion[]> {
  return Promise.all(versions.map((version) => testVersion(cloud, token, version)));
}

async function testVersion(cloud: Cloud, token: string, input: VersionToTest): Promise<TestedVersion> {
  const { startTestRun } = await graphql<{ startTestRun: { id: string } }>(
    cloud,
    token,
    'mutation Start($input: StartTestRunInput!) { startTestRun(input: $input) { id } }',
    { input },
  );
  const { status } = await endedRun(cloud, token, startTestRun.id);
  if (status !== 'PASSED') throw new Error(`The test run of version ${input.versionId} ended as ${status}.`);
  const { getGameVersion } = await graphql<{ getGameVersion: TestedVersion }>(
    cloud,
    token,
    'query Version($gameId: ID!, $id: ID!) { getGameVersion(gameId: $gameId, id: $id) { id status version } }',
    { gameId: input.gameId, id: input.versionId },
  );
  return getGameVersion;
}

/** Polls the run until it has ended. A run that takes too long counts as ERROR. */
export async function endedRun(cloud: Cloud, token: string, id: string): Promise<Pick<TestRun, 'status'>> {
  for (;;) {
    const { getTestRun } = await graphql<{ getTestRun: Pick<TestRun, 'status'> }>(
      cloud,
      token,
      'query Run($id: ID!) { getTestRun(id: $id) { status } }',
      { id },
    );
    if (getTestRun.status !== 'QUEUED' && getTestRun.status !== 'RUNNING') return getTestRun;
    await wait(pauseMs);
  }
}
