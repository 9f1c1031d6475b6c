import { beforeAll, describe, expect, test } from '@jest/globals';
import { localAssembly } from '#test/support/assembly';
import { operations, type Operation } from '../matrix/matrix';
import { operationKeys, rowOf, type Inputs } from './operation-keys';
import { chosenOperations } from './passed';
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
    operations.map(() => expect.stringMatching(/^[0-9a-f]{12}$/) as unknown),
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

test('operations without a recorded key are chosen, and the same tenth of the others each time', () => {
  const keyOf = (operation: Operation) => before[operation] ?? '';
  expect(chosenOperations(operations, keyOf, {})).toEqual(operations);
  const tenth = chosenOperations(operations, keyOf, before);
  expect(tenth.length).toBeGreaterThan(operations.length / 20);
  expect(tenth.length).toBeLessThan(operations.length / 5);
  expect(chosenOperations(operations, keyOf, before)).toEqual(tenth);
  const old = { ...before, 'Query.getCompany': 'old' };
  expect(chosenOperations(operations, keyOf, old)).toContain('Query.getCompany');
});
