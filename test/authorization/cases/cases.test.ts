import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from 'cdk-local-cloud/testing';
import { localAssembly } from '#test/support/assembly';
import { isDeep } from '#test/support/deep';
import { note } from '#test/support/note';
import { changesBetween } from '../environment/table-contents';
import { openEnvironmentOfTables, signInAgain } from '../environment/test-environment';
import { harnessHash } from '../keys/harness';
import { operationKeys, rowOf } from '../keys/operation-keys';
import { chooseOperations, readPassed, recordPassed } from '../keys/passed';
import { readTemplates } from '../keys/templates';
import { operations, type Operation } from '../matrix/matrix';
import { isList } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { runRow } from './run-row';

/** One local cloud for all rows, because every row compares the contents of all tables. */
let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('cases');
});
beforeEach(async () => {
  environment = await signInAgain(environment);
});

const keyOf = operationKeys({
  ...{ templates: readTemplates(await localAssembly()), harness: harnessHash(), rowOf },
});
const isOfList = (operation: Operation) => isGraphql(operation) && isList(graphqlCalls[operation].subject);
/** Lists come first, while they are short. */
const inOrder = [...operations.filter(isOfList), ...operations.filter((operation) => !isOfList(operation))];
const { chosen, left } = isDeep
  ? { chosen: inOrder, left: [] }
  : chooseOperations(inOrder, keyOf, readPassed());
if (left.length > 0)
  note(
    `Permissions: the cases of ${left.length} changed operations are left to npm run test:deep -- permissions.`,
  );
const passed: Operation[] = [];

test.each(chosen)('%s', async (operation) => {
  expect(await runRow(environment, operation)).toEqual([]);
  passed.push(operation);
});

test('the contents that the rows compare are those of the tables', async () => {
  const { stage } = environment;
  const scanned = await until(async () => {
    const before = await stage.contents();
    const found = await stage.scannedContents();
    return (await stage.contents()) === before ? found : undefined;
  });
  expect(changesBetween(await stage.contents(), scanned)).toEqual([]);
});

afterAll(() => {
  if (process.env.NOVALINK_RECORD === '1') recordPassed(operations, passed, keyOf);
});
