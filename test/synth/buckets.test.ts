import { describe, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };
const everyStage = Object.entries(stages);

/** Logical ids without their hashes, by stack. */
const bucketsOf = (stage: Synthesized, fits: (found: { id: string; deletionPolicy?: string }) => boolean) =>
  Object.entries(stage.templates)
    .flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Type }]) => Type === 'AWS::S3::Bucket')
        .filter(([id, { DeletionPolicy }]) =>
          fits({ id, ...(DeletionPolicy === undefined ? {} : { deletionPolicy: DeletionPolicy }) }),
        )
        .map(([id]) => `${stack} ${id.slice(0, -8)}`),
    )
    .sort();

const emptied = (stage: Synthesized) => {
  const names = resourcesOf(stage, 'Custom::S3AutoDeleteObjects').map(({ properties }) =>
    JSON.stringify(properties.BucketName),
  );
  return bucketsOf(stage, ({ id }) => names.includes(JSON.stringify({ Ref: id })));
};
const deleted = (stage: Synthesized) => bucketsOf(stage, ({ deletionPolicy }) => deletionPolicy !== 'Retain');

const all = [
  'ApiGames LabWork',
  'Data LedgerArchive',
  'Data LedgerSeals',
  'Storage DocumentsBucket',
  'Storage ImagesBucket',
  'Tournaments TournamentsCertificates',
  'Web Bucket',
];

describe('deletion of a stack', () => {
  test.each(['dev', 'local'] as const)('in %s, empties and deletes every bucket', (name) => {
    expect(deleted(stages[name])).toEqual(all);
    expect(emptied(stages[name])).toEqual(all);
  });

  test('in prod, empties and deletes only the bucket of the site', () => {
    expect(bucketsOf(stages.prod, () => true)).toEqual(all);
    expect(deleted(stages.prod)).toEqual(['Web Bucket']);
    expect(emptied(stages.prod)).toEqual(['Web Bucket']);
  });
});

describe.each(everyStage)('in %s', (_name, stage) => {
  test('the files of the site are deployed after the emptier of their bucket', () => {
    const { Resources = {} } = stage.templates.Web ?? {};
    const [emptier] = Object.entries(Resources).filter(
      ([, { Type }]) => Type === 'Custom::S3AutoDeleteObjects',
    );
    const waits = Object.values(Resources)
      .filter(({ Type }) => Type === 'Custom::CDKBucketDeployment')
      .map(({ DependsOn }) => JSON.stringify(DependsOn));
    expect(waits).toHaveLength(3);
    for (const wait of waits) expect(wait).toMatch(new RegExp(`"${emptier?.[0]}"|"Files(Assets|Pages)`));
    expect(waits.join(' ')).toContain(`"${emptier?.[0]}"`);
  });

  test('the bucket emptier has no other permissions', () => {
    const given = statementsOf(stage).filter(({ principal }) => principal.includes('CustomS3AutoDelete'));
    expect(given).toHaveLength(emptied(stage).length);
    for (const { actions } of given)
      expect(actions).toEqual(['s3:DeleteObject*', 's3:GetBucket*', 's3:List*', 's3:PutBucketPolicy']);
    const roles = resourcesOf(stage, 'AWS::IAM::Role').filter(({ id }) =>
      id.startsWith('CustomS3AutoDelete'),
    );
    expect(roles.length).toBeGreaterThan(0);
    for (const { properties } of roles) {
      expect(properties).not.toHaveProperty('Policies');
      expect(JSON.stringify(properties.ManagedPolicyArns)).toMatch(
        /^\[\{"Fn::Sub":"[^"]*AWSLambdaBasicExecutionRole"\}\]$/,
      );
    }
  });
});
