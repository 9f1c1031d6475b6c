import { describe, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };

const sealBucket = (stage: Synthesized) =>
  resourcesOf(stage, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('LedgerSeals'));

describe('the bucket of seals', () => {
  test('in prod, locks seals for one year; COMPLIANCE is a setting', () => {
    expect(sealBucket(stages.prod)).toMatchObject([
      {
        deletionPolicy: 'Retain',
        properties: {
          ObjectLockEnabled: true,
          ObjectLockConfiguration: {
            ObjectLockEnabled: 'Enabled',
            Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 365 } },
          },
          VersioningConfiguration: { Status: 'Enabled' },
        },
      },
    ]);
  });

  test('locks seals in the configured mode for the configured years', () => {
    expect(sealBucket(synthesized('prod, no alarms, other lock'))).toMatchObject([
      {
        properties: {
          ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 730 } } },
        },
      },
    ]);
  });

  test.each(['dev', 'local'] as const)('in %s, locks nothing, so that the stage can be removed', (name) => {
    const [bucket] = sealBucket(stages[name]);
    expect(bucket?.properties).not.toHaveProperty('ObjectLockEnabled');
    expect(bucket?.properties).not.toHaveProperty('ObjectLockConfiguration');
    expect(bucket?.deletionPolicy).toBe('Delete');
  });
});

test.each(Object.entries(stages))('in %s, no function writes or deletes archived days', (_name, stage) => {
  const [bucket] = resourcesOf(stage, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('LedgerArchive'));
  expect(bucket?.properties).toMatchObject({ VersioningConfiguration: { Status: 'Enabled' } });
  const given = statementsOf(stage)
    .filter(({ effect, resource }) => effect === 'Allow' && resource.includes('LedgerArchive'))
    .filter(({ principal }) => !principal.includes('CustomS3AutoDelete'));
  expect(given).toEqual([]);
});

describe.each(Object.entries(stages))('in %s', (_name, stage) => {
  const given = statementsOf(stage).filter(({ policy }) => policy.startsWith('JournalDaySealsSealDaysRole'));

  test('the sweep can add and read seals, but not replace them', () => {
    const onBucket = given.filter(({ actions }) => actions.some((action) => action.startsWith('s3:')));
    expect(onBucket.map(({ actions, condition }) => [actions, condition])).toEqual([
      [['s3:PutObject'], '{"Null":{"s3:if-none-match":"false"}}'],
      [['s3:GetObject'], 'null'],
      [['s3:ListBucket'], 'null'],
    ]);
    for (const { resource } of onBucket.slice(0, 2)) expect(resource).toMatch(/\/seals\/\*/);
  });

  test('the sweep writes links and seals, but no movements and no events', () => {
    const partitions = given
      .filter(({ actions }) => actions.some((action) => /Put|Update|Delete/.test(action)))
      .flatMap(({ condition }) => /LeadingKeys":(\[.*?\])/.exec(condition)?.[1] ?? [])
      .sort();
    expect(partitions).toEqual(['["BLOCKS#*#*#*"]', '["SEALS#*","SEALED#*"]']);
  });

  test('days are sealed after the three hours for which they stay open', () => {
    const nightly = resourcesOf(stage, 'AWS::Events::Rule').filter(({ id }) =>
      id.startsWith('JournalDaySeals'),
    );
    expect(nightly).toMatchObject([{ properties: { ScheduleExpression: 'cron(23 4 * * ? *)' } }]);
  });
});
