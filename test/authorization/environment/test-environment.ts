import { decodeJwt } from 'jose';
import { workersProduct } from '#test/support/hosted-product';
import { createPersonas, newUser, signInAs } from '#test/world/personas';
import type { TestEnvironment } from '../cases/permission-case';
import { openFiles } from './buckets';
import type { RunningCloud, Stage } from './running-stage';
import { openStage } from './stage';

/** All personas of the matrix, in the local cloud that the test files of this worker share. */
export const openTestEnvironment = async (prefix: string) =>
  testEnvironmentIn(await workersProduct(), prefix);

/** Like `openTestEnvironment`, for tests that compare whole tables. */
export const openEnvironmentOfTables = async (prefix: string) =>
  testEnvironmentIn(await workersProduct('tables'), prefix);

export async function testEnvironmentIn(cloud: RunningCloud, prefix: string): Promise<TestEnvironment> {
  const stage = await openStage(cloud);
  const users = await signInUsers(stage, prefix);
  return { stage, ...users, files: await openFiles(stage), casinos: new Map() };
}

async function signInUsers(stage: Stage, prefix: string) {
  const personas = await createPersonas(stage, prefix);
  const person = await signInAs(stage, await newUser(stage, `${prefix}-outsider@personas.test`, []));
  const { sub, idToken, credentials } = person;
  return { personas, uninvolvedUser: { sub, idToken, identityId: credentials.identityId } };
}

/** Five minutes, because tokens are valid for 15 minutes. */
const longestUse = 5 * 60 * 1000;

/**
 * Returns the environment with new users if the users have been signed in for at least `mostMilliseconds`. They are new
 * because the token of a user whose rights were withdrawn cannot be refreshed with its old groups.
 */
export async function signInAgain(
  environment: TestEnvironment,
  mostMilliseconds = longestUse,
): Promise<TestEnvironment> {
  const now = Date.now();
  const issuedAt = (decodeJwt(environment.uninvolvedUser.idToken).iat ?? 0) * 1000;
  if (now - issuedAt < mostMilliseconds) return environment;
  return { ...environment, ...(await signInUsers(environment.stage, `later-${now}`)) };
}
