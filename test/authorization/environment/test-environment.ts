import { ownProduct, workersProduct } from '#test/support/hosted-product';
import { createPersonas, newUser, signInAs } from '../personas/personas';
import type { TestEnvironment } from '../cases/permission-case';
import { openFiles } from './buckets';
import type { RunningCloud } from './running-stage';
import { openStage } from './stage';

/** All personas of the matrix, in the local cloud that the test files of this worker share. */
export const openTestEnvironment = async (prefix: string) =>
  testEnvironmentIn(await workersProduct(), prefix);

/** Like `openTestEnvironment`, in a local cloud of one test file: for tests that compare whole tables. */
export const openOwnTestEnvironment = async (prefix: string) => testEnvironmentIn(await ownProduct(), prefix);

export async function testEnvironmentIn(cloud: RunningCloud, prefix: string): Promise<TestEnvironment> {
  const stage = await openStage(cloud);
  const personas = await createPersonas(stage, prefix);
  const person = await signInAs(stage, await newUser(stage, `${prefix}-bystander@personas.test`, []));
  const { sub, idToken, credentials } = person;
  const uninvolvedUser = { sub, idToken, identityId: credentials.identityId };
  return { stage, personas, uninvolvedUser, files: await openFiles(stage), casinos: new Map() };
}
