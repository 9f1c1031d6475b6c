import { expect, test } from '@jest/globals';
import { settingsFrom } from '#lib/settings';

const settings = (context: Readonly<Record<string, unknown>>) => settingsFrom((name) => context[name]);
const prod = {
  stage: 'prod',
  prodAccount: '123456789012',
  prodRegion: 'eu-central-1',
  alarmEmail: 'alarms@example.com',
  mailFrom: 'no-reply@example.com',
};

test('deploys dev to the account of the credentials', () => {
  expect(settings({ ...prod, stage: undefined })).toMatchObject({ stage: 'dev' });
  expect(settings({ ...prod, stage: undefined })).not.toHaveProperty('env');
});

test('deploys prod to the account and region of the context', () => {
  expect(settings(prod).env).toEqual({ account: '123456789012', region: 'eu-central-1' });
});

test.each([
  [{ prodAccount: undefined }, 'Stage prod needs an AWS account id of 12 digits: set prodAccount'],
  [{ prodAccount: 123456789012 }, 'set prodAccount in the context of cdk.json'],
  [{ prodAccount: '1234-5678-9012' }, 'pass -c prodAccount=…'],
  [{ prodRegion: undefined }, 'Stage prod needs an AWS region such as eu-west-1: set prodRegion'],
  [{ prodRegion: 'Ireland' }, 'set prodRegion'],
])('refuses prod with %j', (changed, message) => {
  expect(() => settings({ ...prod, ...changed })).toThrow(message);
});

test.each(['alarmEmail', 'mailFrom'])('refuses prod without %s, and synthesizes dev without it', (name) => {
  const without = { ...prod, [name]: undefined };
  expect(() => settings(without)).toThrow(`-c ${name}=`);
  expect(settings({ ...without, stage: 'dev' })).toMatchObject({ stage: 'dev' });
});

test.each(['dev', 'prod', 'local'])(
  'limits image writes in %s unless the context says otherwise',
  (stage) => {
    expect(settings({ ...prod, stage }).imageWrites).toBe('own-folder');
    for (const imageWrites of ['own-folder', 'whole-prefix'])
      expect(settings({ ...prod, stage, imageWrites })).toMatchObject({ imageWrites });
  },
);

test.each(['whole', '', true, null])('refuses the image writes %j', (imageWrites) => {
  expect(() => settings({ imageWrites })).toThrow(
    `There is no imageWrites ${JSON.stringify(imageWrites)}; there are own-folder and whole-prefix.`,
  );
});

test.each(['dev', 'prod', 'local'])('runs %s on the Lite plan unless the context says otherwise', (stage) => {
  expect(settings({ ...prod, stage }).cognitoPlan).toBe('LITE');
  expect(settings({ ...prod, stage, cognitoPlan: 'ESSENTIALS' }).cognitoPlan).toBe('ESSENTIALS');
  expect(() => settings({ ...prod, stage, cognitoPlan: 'lite' })).toThrow(
    'There is no cognitoPlan "lite"; there are LITE, ESSENTIALS and PLUS.',
  );
});

test.each(['dev', 'prod', 'local'])('lets users of %s choose to play unless the context says no', (stage) => {
  expect(settings({ ...prod, stage }).playChoice).toBe('on');
  expect(settings({ ...prod, stage, playChoice: 'off' }).playChoice).toBe('off');
  expect(() => settings({ ...prod, stage, playChoice: 'no' })).toThrow(
    'There is no playChoice "no"; there are on and off.',
  );
});

test('locks the seals of prod for one year, unless the context says otherwise', () => {
  expect(settings(prod).sealLock).toEqual({ mode: 'GOVERNANCE', years: 1 });
  expect(settings({ ...prod, sealLockMode: 'COMPLIANCE', sealLockYears: '7' }).sealLock).toEqual({
    mode: 'COMPLIANCE',
    years: 7,
  });
  expect(settings({ ...prod, sealLockYears: 100 }).sealLock).toEqual({ mode: 'GOVERNANCE', years: 100 });
});

test.each(['dev', 'local'])('locks no seals of %s', (stage) => {
  const sealLock = { sealLockMode: 'COMPLIANCE', sealLockYears: '7' };
  expect(settings({ ...prod, ...sealLock, stage })).not.toHaveProperty('sealLock');
});

test.each(['0', '-1', '1.5', 'x', '101'])('refuses the years of a lock %j', (sealLockYears) => {
  expect(() => settings({ ...prod, sealLockYears })).toThrow(
    'sealLockYears must be a whole number of years from 1 to 100.',
  );
});

test('refuses an unknown mode of a lock', () => {
  expect(() => settings({ ...prod, sealLockMode: 'NONE' })).toThrow(
    'There is no sealLockMode "NONE"; there are COMPLIANCE and GOVERNANCE.',
  );
});

test('replicates the key of exclusions only to the region of the context', () => {
  expect(settings(prod)).not.toHaveProperty('exclusionKeyReplica');
  expect(settings({ ...prod, exclusionKeyReplica: 'eu-west-1' })).toMatchObject({
    exclusionKeyReplica: 'eu-west-1',
  });
});

test.each([
  ['Ireland', 'exclusionKeyReplica must be an AWS region such as eu-central-1.'],
  [true, 'exclusionKeyReplica must be an AWS region such as eu-central-1.'],
  [prod.prodRegion, 'exclusionKeyReplica must differ from prodRegion.'],
])('refuses a replica of the key of exclusions in %j', (exclusionKeyReplica, message) => {
  expect(() => settings({ ...prod, exclusionKeyReplica })).toThrow(message);
});

test('refuses a stage that does not exist', () => {
  expect(() => settings({ stage: 'test' })).toThrow('There is no stage "test"; there are dev, prod, local.');
});

test('uses restored tables that the context names, with a stream if the table has one', () => {
  expect(settings({ stage: 'dev' }).restoredTables).toEqual({});
  const restored = {
    restoredJournal: 'Journal-restored/stream/2026-11-30T10:00:00.000',
    restoredWallets: 'Wallets-restored',
  };
  expect(settings({ stage: 'dev', ...restored }).restoredTables).toEqual({
    Journal: { tableName: 'Journal-restored', streamLabel: '2026-11-30T10:00:00.000' },
    Wallets: { tableName: 'Wallets-restored' },
  });
});

test.each([
  ['restoredJournal', 'Journal-restored', '/stream/<label of its stream>'],
  ['restoredWallets', 'Wallets-restored/stream/2026-11-30T10:00:00.000', '-c restoredWallets=<name'],
  ['restoredMain', 7, '-c restoredMain=<name'],
  ['restoredPlay', 'no name/stream/2026', '-c restoredPlay=<name'],
])('refuses %s=%s', (name, value, message) => {
  expect(() => settings({ stage: 'dev', [name]: value })).toThrow(message);
});
