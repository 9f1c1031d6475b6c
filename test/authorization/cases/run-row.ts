import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playerChoiceKey } from '#domain/keys';
import type { Fault } from './fault';
import { isAnswered, refusalOf } from './answers';
import { runFileRow } from './file-rows';
import { runListRow } from './list-rows';
import { targetsOf } from './casino-objects';
import type { PermissionCase, TestEnvironment } from './permission-case';
import { objectsOf, type CaseObject } from './objects';
import { columnsOf, permissionOf, type Operation } from '../matrix/matrix';
import { isFileOperation } from '../matrix/files';
import type { GraphqlOperation } from '../matrix/operations';
import type { RestOperation } from '../matrix/matrix';
import { isCasinoSubject, isList } from '../requests/call';
import { graphqlCalls, isGraphql, restCalls } from '../requests/requests';
import { allows, type Identity, type Target } from '../matrix/permissions';
import { changesBetween } from '../environment/table-contents';

/** Runs the permission cases of one row on each of their objects; returns what differs from the matrix. */
export async function runRow(environment: TestEnvironment, operation: Operation): Promise<Fault[]> {
  if (isFileOperation(operation)) return runFileRow(environment, operation);
  if (!isGraphql(operation)) return runRestRow(environment, operation);
  const { subject } = graphqlCalls[operation];
  if (isList(subject)) return runListRow(environment, operation, subject);
  const cases = columnsOf(operation).flatMap((identity) => casesOf(operation, identity));
  const refused = cases.filter((permissionCase) => !mayAct(operation, permissionCase));
  const allowed = cases.filter((permissionCase) => mayAct(operation, permissionCase));
  const sharing = operation.startsWith('Mutation.') ? 'each' : 'shared';
  const faults = [
    // Refused requests change nothing, so many callers can share an object.
    ...(await runRefused(environment, operation, await objectsOf(environment, operation, refused, 'shared'))),
    ...(await runAllowed(environment, operation, await objectsOf(environment, operation, allowed, sharing))),
  ];
  if (operation === 'Mutation.choosePlay') await forgetChoice(environment);
  // After a failure, objects may have changed, so they are not reused.
  if (faults.length > 0) environment.casinos.clear();
  return faults;
}

/** Users without a group must not stay casino users for the next rows. */
async function forgetChoice({ stage: { dynamodb, tables }, personas }: TestEnvironment): Promise<void> {
  const Key = marshall(playerChoiceKey(personas.U0.sub ?? ''));
  await dynamodb.send(new DeleteItemCommand({ TableName: tables.main, Key }));
}

function casesOf(operation: GraphqlOperation, identity: Identity): readonly PermissionCase[] {
  const { subject, unready = [] } = graphqlCalls[operation];
  const permission = permissionOf(operation, identity);
  const targets = isCasinoSubject(subject) ? targetsOf(subject) : (['own', 'other', 'missing'] as const);
  return [
    ...targets.map((target) => ({ identity, target, permission })),
    ...unready.map((lacking) => ({ identity, target: 'unready' as const, permission, subject: lacking })),
  ];
}

const mayAct = (operation: GraphqlOperation, { permission, target }: PermissionCase) =>
  allows(permission, target) && !graphqlCalls[operation].never?.includes(target);

async function runRefused(
  environment: TestEnvironment,
  operation: GraphqlOperation,
  objects: readonly CaseObject[],
): Promise<Fault[]> {
  const contents = async () => movedBy(operation, await environment.stage.contents());
  const before = await contents();
  const faults = await Promise.all(
    columnsOf(operation).map((who) =>
      refusalsOf(
        environment,
        operation,
        who,
        objects.filter(({ identity }) => identity === who),
      ),
    ),
  );
  const changes = changesBetween(before, await contents());
  return [...faults.flat(), ...changes.map((change) => somebodys(`refused, but ${change}`))];
}

/** All rows except records of declined movements, where refusals are recorded. */
function movedBy(operation: GraphqlOperation, contents: string): string {
  if (!graphqlCalls[operation].declines) return contents;
  return contents
    .split('\n')
    .filter((row) => !(row.includes('"pk":{"S":"MOVEMENT#') && row.includes('"why":{"S":')))
    .join('\n');
}

/**
 * Whether only the withdrawn group prevents the request. Free play requires no group but a confirmed age, which the
 * withdrawn admin lacks.
 */
const isWithdrawn = (operation: GraphqlOperation, who: Identity, target: Target) =>
  who === 'Z' &&
  operation.startsWith('Mutation.') &&
  operation !== 'Mutation.startDemoSession' &&
  target === 'other' &&
  mayAct(operation, { identity: 'AD', target, permission: permissionOf(operation, 'AD') });

async function refusalsOf(
  { personas }: TestEnvironment,
  operation: GraphqlOperation,
  who: Identity,
  objects: readonly CaseObject[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const refusals = new Map<Target, string>();
  for (const { target, object } of objects) {
    const answer = await personas[who].ask(graphqlCalls[operation].request(object));
    if (isAnswered(answer)) faults.push({ who, what: `${target}: answered` });
    else if (isWithdrawn(operation, who, target) && !refusalOf(answer).includes('caller.rights-withdrawn'))
      faults.push({
        who,
        what: `${target}: expected the refusal after a withdrawal, got ${refusalOf(answer)}`,
      });
    refusals.set(target, refusalOf(answer));
  }
  // Open objects are visible to all groups, and users who can read all companies get the reason of a refusal.
  const other = refusals.get('hidden') ?? refusals.get('other');
  const missing = refusals.get('missing');
  const readsAll = permissionOf('Query.getCompany', who) === 'any';
  const isReported = other !== undefined && missing !== undefined && other !== missing;
  const { subject } = graphqlCalls[operation];
  // The name of a launch is a secret of 32 bytes: only a browser that was given it learns that another one was first.
  const isNamedBySecret = typeof subject === 'object' && 'launch' in subject;
  if (isReported && !readsAll && !isNamedBySecret)
    faults.push({ who, what: `tells somebody else's object (${other}) from a missing one (${missing})` });
  return faults;
}

async function runAllowed(
  { personas }: TestEnvironment,
  operation: GraphqlOperation,
  objects: readonly CaseObject[],
): Promise<Fault[]> {
  const faults = await Promise.all(
    objects.map(async ({ identity: who, target, object }): Promise<Fault[]> => {
      const answer = await personas[who].ask(graphqlCalls[operation].request(object));
      return isAnswered(answer) ? [] : [{ who, what: `${target}: refused, ${refusalOf(answer)}` }];
    }),
  );
  return faults.flat();
}

async function runRestRow({ stage, personas }: TestEnvironment, operation: RestOperation): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const who of columnsOf(operation)) {
    const { method, path, body } = restCalls[operation](personas[who].idToken || 'none');
    const response = await fetch(`${stage.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered = response.status === 200;
    if (answered !== (permissionOf(operation, who) === 'any'))
      faults.push({ who, what: `answers HTTP ${response.status}` });
  }
  return faults;
}

const somebodys = (what: string): Fault => ({ who: 'somebody', what });
