import { beforeAll, describe, expect, test } from '@jest/globals';
import { localAssembly } from '#test/support/assembly';
import { operations, type Operation } from '../matrix/matrix';
import { operationKeys, rowOf, type Inputs } from './operation-keys';
import { chooseOperations } from './passed';
import { readTemplates, type Resource } from './templates';

let inputs: Inputs;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  inputs = { templates: readTemplates(await localAssembly()), harness: 'harness', rowOf };
  before = keysOf(inputs);
});

const keysOf = (some: Inputs) => {
  const keyOf = operationKeys(some);
  return Object.fromEntries(operations.map((operation) => [operation, keyOf(operation)]));
};
/** The operations whose keys a change of the inputs changes. */
const changedBy = (changes: Partial<Inputs>): Operation[] => {
  const after = keysOf({ ...inputs, ...changes });
  return operations.filter((operation) => after[operation] !== before[operation]);
};
type Change = (id: string, resource: Resource) => Resource | undefined;
/** Changes some resources of the templates. Throws if it changes none. */
const templatesWith = (change: Change) => {
  let changes = 0;
  const templates = Object.fromEntries(
    Object.entries(inputs.templates).map(([stack, resources]) => [
      stack,
      Object.fromEntries(
        Object.entries(resources).map(([id, resource]) => {
          const changed = change(id, resource);
          changes += changed ? 1 : 0;
          return [id, changed ?? resource];
        }),
      ),
    ]),
  );
  if (changes === 0) throw new Error('The templates have no such resource.');
  return { templates };
};
const withProperty = (resource: Resource, name: string, value: unknown): Resource => ({
  ...resource,
  Properties: { ...resource.Properties, [name]: value },
});

test('are the same for the same inputs, although requests have new ids', () => {
  expect(changedBy({ templates: structuredClone(inputs.templates) })).toEqual([]);
  expect(Object.values(before)).toEqual(
    operations.map(() => expect.stringMatching(/^[0-9a-f]{12}-[0-9a-f]{12}$/) as unknown),
  );
});

describe('change for every operation with', () => {
  test('a policy', () => {
    const everyAction: Change = (_id, resource) =>
      /^AWS::IAM::(Managed)?Policy$/.test(resource.Type)
        ? withProperty(resource, 'PolicyDocument', { Statement: [] })
        : undefined;
    expect(changedBy(templatesWith(everyAction))).toEqual(operations);
  });

  test('one statement of the visitors’ policies', () => {
    const images: Change = (id, resource) =>
      id.startsWith('ImagesSignedInRights') ? withProperty(resource, 'PolicyDocument', {}) : undefined;
    expect(changedBy(templatesWith(images))).toEqual(operations);
  });

  test('the code of a stream’s function', () => {
    const membership: Change = (id, resource) =>
      id.startsWith('MembershipSyncMembership') && resource.Type === 'AWS::Lambda::Function'
        ? withProperty(resource, 'Code', { S3Key: 'other.zip' })
        : undefined;
    expect(changedBy(templatesWith(membership))).toEqual(operations);
  });

  test('the code that runs the cases', () => {
    expect(changedBy({ harness: 'other' })).toEqual(operations);
  });
});

test('change with the code of a resolver, for the operations whose requests have its field', () => {
  const getCompany: Change = (_id, resource) =>
    resource.Type === 'AWS::AppSync::Resolver' && resource.Properties?.FieldName === 'getCompany'
      ? withProperty(resource, 'CodeS3Location', 's3://assets/other.js')
      : undefined;
  expect(changedBy(templatesWith(getCompany)).sort()).toEqual([
    'Company.compliance',
    'Company.history',
    'ComplianceProfile.documents',
    'Query.getCompany',
  ]);
});

test('change with the code of the steps of pipelines', () => {
  const everyStep: Change = (_id, resource) =>
    resource.Type === 'AWS::AppSync::FunctionConfiguration'
      ? withProperty(resource, 'CodeS3Location', 's3://assets/other.js')
      : undefined;
  const pipelines = Object.values(inputs.templates)
    .flatMap((resources) => Object.values(resources))
    .filter(({ Properties }) => Properties?.Kind === 'PIPELINE')
    .map(({ Properties }) => `${String(Properties?.TypeName)}.${String(Properties?.FieldName)}`);
  expect(changedBy(templatesWith(everyStep))).toEqual(expect.arrayContaining(pipelines));
});

test('change with the code of a function, for the operations that call it', () => {
  const versions: Change = (id, resource) =>
    id.includes('ManageGameVersions') && resource.Type === 'AWS::Lambda::Function'
      ? withProperty(resource, 'Code', { S3Key: 'other.zip' })
      : undefined;
  expect(changedBy(templatesWith(versions)).sort()).toEqual([
    'Mutation.createGameVersion',
    'Mutation.updateGameVersion',
  ]);
});

test('change with the policy of a function, for the operations that call it', () => {
  const versions: Change = (id, resource) =>
    id.includes('ManageGameVersions') && resource.Type === 'AWS::IAM::Policy'
      ? withProperty(resource, 'PolicyDocument', { Statement: [] })
      : undefined;
  expect(changedBy(templatesWith(versions)).sort()).toEqual([
    'Mutation.createGameVersion',
    'Mutation.updateGameVersion',
  ]);
});

test('change with the directives of a field', () => {
  const getGame: Change = (_id, resource) => {
    if (resource.Type !== 'AWS::AppSync::GraphQLSchema') return undefined;
    const definition = String(resource.Properties?.Definition);
    return withProperty(
      resource,
      'Definition',
      definition.replace(/(?<= {2}getGame\(.*\n?.*)@aws_cognito_user_pools\([^)]*\)/, '@aws_iam'),
    );
  };
  const changed = changedBy(templatesWith(getGame));
  expect(changed).toContain('Query.getGame');
  expect(changed).not.toContain('Query.getCompany');
});

test('change with the permissions of a row, and with its request', () => {
  const rowWith = (operation: Operation, changes: object): Partial<Inputs> => ({
    rowOf: (one) => ({ ...rowOf(one), ...(one === operation && changes) }),
  });
  expect(changedBy(rowWith('Query.getGame', { permissions: { G: 'any' } }))).toEqual(['Query.getGame']);
  expect(changedBy(rowWith('s3:PutObject images own', { permissions: {} }))).toEqual([
    's3:PutObject images own',
  ]);
  const request = { query: 'query { listTestRuns { items { status } } }' };
  expect(changedBy(rowWith('Query.listTestRuns', { request }))).toEqual(['Query.listTestRuns']);
});

describe('chooses', () => {
  const keyOf = (operation: Operation) => before[operation] ?? '';
  const quarter = Math.ceil(operations.length / 4);
  /** The recorded keys, if the own or the shared parts of some operations had other hashes. */
  const recordedWith = (part: 'own' | 'shared', some: readonly Operation[]) => ({
    ...before,
    ...Object.fromEntries(
      some.map((operation) => {
        const [own = '', shared = ''] = keyOf(operation).split('-');
        return [operation, part === 'own' ? `old-${shared}` : `${own}-old`];
      }),
    ),
  });

  test('a tenth of the operations if none has changed, and each time the same', () => {
    const { chosen, left } = chooseOperations(operations, keyOf, before);
    expect([chosen.length, left]).toEqual([Math.ceil(operations.length / 10), []]);
    expect(chooseOperations(operations, keyOf, before)).toEqual({ chosen, left });
  });

  test('another tenth after each change of a key', () => {
    const { chosen } = chooseOperations(operations, keyOf, before);
    const changed = chooseOperations(operations, (operation) => `${keyOf(operation)}0`, before);
    expect(changed.chosen).not.toEqual(chosen);
  });

  test('all changed operations up to a quarter, and names the others', () => {
    const some = operations.slice(0, quarter - 1);
    expect(chooseOperations(operations, keyOf, recordedWith('own', some))).toMatchObject({
      chosen: expect.arrayContaining([...some]) as unknown,
      left: [],
    });
    const { chosen, left } = chooseOperations(operations, keyOf, {});
    expect(chosen).toHaveLength(quarter);
    expect([...chosen, ...left].sort()).toEqual([...operations].sort());
  });

  test('operations whose own parts have changed before those whose shared parts have', () => {
    const some = operations.slice(-5);
    const old = recordedWith('own', some);
    const recorded = {
      ...recordedWith('shared', operations),
      ...Object.fromEntries(some.map((operation) => [operation, old[operation] ?? ''])),
    };
    const { chosen, left } = chooseOperations(operations, keyOf, recorded);
    expect(chosen).toEqual(expect.arrayContaining([...some]));
    expect([chosen.length, left.length]).toEqual([quarter, operations.length - quarter]);
  });
});
