import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib/core';
import { Template } from 'aws-cdk-lib/assertions';
import { SealBucket } from '#lib/ledger/seal-bucket';
import { settingsFrom, type StageSettings } from '#lib/settings';

const { sealLock: _lock, ...kept } = settingsFrom(
  (name) =>
    ({
      stage: 'prod',
      prodAccount: '111122223333',
      prodRegion: 'eu-west-1',
      alarmEmail: 'none',
      mailFrom: 'cognito',
    })[name],
);

function lockOf(sealLock: StageSettings['sealLock']): unknown {
  const stack = new Stack(new App(), 'Seals');
  new SealBucket(stack, 'Seals', { ...kept, ...(sealLock && { sealLock }) });
  const [bucket] = Object.values(Template.fromStack(stack).findResources('AWS::S3::Bucket'));
  return (bucket?.Properties as Record<string, unknown> | undefined)?.ObjectLockConfiguration;
}

test.each(['COMPLIANCE', 'GOVERNANCE'] as const)(
  'locks seals in %s mode for the configured years',
  (mode) => {
    expect(lockOf({ mode, years: 2 })).toEqual({
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Mode: mode, Days: 730 } },
    });
  },
);

test('does not lock without a configured lock', () => {
  expect(lockOf(undefined)).toBeUndefined();
});
