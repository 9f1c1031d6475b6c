import { expect, test } from '@jest/globals';
import { operatorSettings } from '#lib/operator-settings';

const read = (
  context: Readonly<Record<string, unknown>>,
  own: Parameters<typeof operatorSettings>[1] = { monthlyBudgetDollars: 500 },
) => operatorSettings('prod', own, (name) => context[name]);
const enough = { alarmEmail: 'alarms@example.com', mailFrom: 'no-reply@example.com' };

test('reads an address for alarms and a sender of mail from the context', () => {
  expect(read(enough)).toEqual({
    alarmEmail: 'alarms@example.com',
    mail: { from: 'no-reply@example.com', identity: 'example.com' },
    monthlyBudgetDollars: 500,
    restoredTables: {},
  });
});

test('reads the identity, configuration set and region of Amazon SES', () => {
  const ses = { mailIdentity: enough.mailFrom, mailConfigurationSet: 'product', mailRegion: 'eu-west-1' };
  expect(read({ ...enough, ...ses, monthlyBudgetDollars: '80' })).toMatchObject({
    mail: {
      from: enough.mailFrom,
      identity: enough.mailFrom,
      configurationSet: 'product',
      region: 'eu-west-1',
    },
    monthlyBudgetDollars: 80,
  });
});

test('keeps the stage’s settings without context values', () => {
  const own = { alarmEmail: 'kept@example.com', mail: 'cognito', monthlyBudgetDollars: 50 } as const;
  expect(read({}, own)).toEqual({ ...own, restoredTables: {} });
  expect(read(enough, own)).toMatchObject({ alarmEmail: enough.alarmEmail });
});

test('refuses a sender that is not an address, even if the stage has its own', () => {
  expect(() =>
    read({ mailFrom: 'NovaLink' }, { ...enough, mail: 'cognito', monthlyBudgetDollars: 50 }),
  ).toThrow('-c mailFrom=no-reply@example.com');
});

test('reserves no concurrency by default', () => {
  expect(read(enough)).not.toHaveProperty('playConcurrency');
  expect(read({ ...enough, playConcurrency: '500', labConcurrency: 20 })).toMatchObject({
    playConcurrency: 500,
    labConcurrency: 20,
  });
});

test('limits guests and addresses as the stage does, unless the context says otherwise', () => {
  const own = { monthlyBudgetDollars: 500, guestConcurrency: 50, requestsPerAddress: 10_000 };
  expect(read(enough, own)).toMatchObject({ guestConcurrency: 50, requestsPerAddress: 10_000 });
  expect(read({ ...enough, guestConcurrency: 5, requestsPerAddress: '2000' }, own)).toMatchObject({
    guestConcurrency: 5,
    requestsPerAddress: 2000,
  });
  const unlimited = read({ ...enough, guestConcurrency: 'none', requestsPerAddress: 'none' }, own);
  expect(unlimited).not.toHaveProperty('guestConcurrency');
  expect(unlimited).not.toHaveProperty('requestsPerAddress');
});

test('sets no warm throughput by default', () => {
  expect(read(enough)).not.toHaveProperty('playWarmWrites');
  expect(read({ ...enough, playWarmWrites: '20000' })).toMatchObject({ playWarmWrites: 20_000 });
  expect(read(enough, { monthlyBudgetDollars: 500, playWarmWrites: 12_000 })).toMatchObject({
    playWarmWrites: 12_000,
  });
});

test('accepts “none” and “cognito”', () => {
  const reported = { alarmEmail: 'none', mailFrom: 'cognito' };
  expect(read(reported)).toMatchObject({ alarmEmail: 'none', mail: 'cognito' });
});

test.each([
  [{ alarmEmail: undefined }, '-c alarmEmail=you@example.com'],
  [{ alarmEmail: 'nobody' }, '-c alarmEmail=you@example.com'],
  [{ mailFrom: undefined }, '-c mailFrom=no-reply@example.com'],
  [{ mailFrom: 'NovaLink' }, 'at most 50 messages a day'],
  [{ mailIdentity: 'elsewhere.com' }, '-c mailIdentity=example.com (what is verified in Amazon SES'],
  [{ monthlyBudgetDollars: 'much' }, '-c monthlyBudgetDollars=500'],
  [{ playConcurrency: '0' }, '-c playConcurrency=100'],
  [{ labConcurrency: '2.5' }, '-c labConcurrency=100'],
  [{ guestConcurrency: 'nobody' }, '-c guestConcurrency=100'],
  [{ requestsPerAddress: '9' }, '-c requestsPerAddress=10000'],
  [{ requestsPerAddress: 'many' }, '-c requestsPerAddress=10000'],
  [{ playWarmWrites: '3999' }, '-c playWarmWrites=12000'],
  [{ playWarmWrites: 'many' }, '-c playWarmWrites=12000'],
])('refuses %j and explains what to write', (changed, message) => {
  expect(() => read({ ...enough, ...changed })).toThrow(message);
});

test('lists all missing settings and the stage', () => {
  expect(() => read({}, {})).toThrow(
    /^Stage prod needs these settings\..*\n {2}-c alarmEmail=.*\n {2}-c mailFrom=.*\n {2}-c monthlyBudgetDollars=/,
  );
});
