import { beforeEach, describe, expect, test } from '@jest/globals';
import { walletSettings } from '#domain/casinos/wallet-settings';
import type { CasinoStatus } from '#domain/generated/types';
import { casinoKey, companyKey, complianceKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenCasino, givenOperator, type Operator } from '#test/world/given/operator';
import { refused, rowOf } from '#test/world/given/provider';

const fields = givenFields();
let ada: Operator;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenOperator(fields, { liveCasinos: 1 });
});

const drawn = {
  submit: ['DRAFT'],
  approve: ['IN_REVIEW'],
  reject: ['IN_REVIEW'],
  pause: ['ACTIVE'],
  resume: ['PAUSED'],
  suspend: ['ACTIVE', 'PAUSED'],
  reinstate: ['SUSPENDED'],
  close: ['DRAFT', 'ACTIVE', 'PAUSED', 'SUSPENDED'],
} as const satisfies Record<string, readonly CasinoStatus[]>;
type Name = keyof typeof drawn;
const names = Object.keys(drawn) as Name[];
const decisions = ['approve', 'reject', 'suspend', 'reinstate'] as const;
const statuses: readonly CasinoStatus[] = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'CLOSED'];

const step = (asker: Asker, name: Name, id: string, expectedVersion = 1) =>
  fields.ask(asker, `Mutation.${name}Casino`, { input: { id, expectedVersion, reason: ' Complaint. ' } });
const liveCasinos = async () => (await rowOf(fields, companyKey(ada.companyId)))?.liveCasinos;
const queue = async () => {
  const { items } = valueOf(await fields.ask(admin, 'Query.listReviewItems', { limit: 50 }));
  type Item = { id: string; kind: string; company: { id: string }; casino: { name: string } };
  return (items as Item[]).filter(({ company }) => company.id === ada.companyId);
};

test('a casino is submitted, approved and opened', async () => {
  const id = await givenCasino(fields, ada);
  expect(valueOf(await step(ada, 'submit', id))).toMatchObject({ status: 'IN_REVIEW', version: 2 });
  expect(await queue()).toMatchObject([{ id, kind: 'CASINO', casino: { name: 'Harbour Casino' } }]);
  const approved = valueOf(await step(admin, 'approve', id, 2));
  expect(approved).toMatchObject({ status: 'ACTIVE', reviewedBy: 'admin', version: 3 });
  expect(await queue()).toEqual([]);
  expect(await liveCasinos()).toBe(2);
});

test('a casino with requested changes has the note, leaves the queue and can be edited', async () => {
  const id = await givenCasino(fields, ada);
  valueOf(await step(ada, 'submit', id));
  expect(valueOf(await step(admin, 'reject', id, 2))).toMatchObject({
    status: 'DRAFT',
    reviewNote: 'Complaint.',
    reviewedBy: 'admin',
  });
  expect(await queue()).toEqual([]);
  expect(valueOf(await step(ada, 'submit', id, 3)).status).toBe('IN_REVIEW');
  expect(valueOf(await step(admin, 'approve', id, 4))).not.toHaveProperty('reviewNote');
});

test('a casino is paused, resumed, suspended, reinstated and closed', async () => {
  const id = await givenCasino(fields, ada, 'ACTIVE');
  expect(valueOf(await step(ada, 'pause', id)).status).toBe('PAUSED');
  expect(valueOf(await step(ada, 'resume', id, 2)).status).toBe('ACTIVE');
  expect(valueOf(await step(admin, 'suspend', id, 3))).toMatchObject({
    status: 'SUSPENDED',
    reviewNote: 'Complaint.',
  });
  expect(valueOf(await step(admin, 'reinstate', id, 4))).not.toHaveProperty('reviewNote');
  expect(await liveCasinos()).toBe(1);
  expect(valueOf(await step(ada, 'close', id, 5)).status).toBe('CLOSED');
  expect(await liveCasinos()).toBe(0);
});

test('a draft is closed without having been live', async () => {
  const id = await givenCasino(fields, ada);
  expect(valueOf(await step(ada, 'close', id)).status).toBe('CLOSED');
  expect(await liveCasinos()).toBe(1);
});

test('a company with a live casino is not deleted', async () => {
  const input = { id: ada.companyId };
  const refusal = refused('company.in-use', { liveCasinos: 1 });
  expect(await fields.ask(ada, 'Mutation.deleteCompany', { input })).toEqual(refusal);
  expect(await fields.ask(admin, 'Mutation.deleteCompany', { input })).toEqual(refusal);
});

describe('refuses an invalid status change:', () => {
  const refusals = names.flatMap((name) =>
    statuses
      .filter((status) => !(drawn[name] as readonly CasinoStatus[]).includes(status))
      .map((status) => [name, status] as const),
  );

  test.each(refusals)('%s a casino that is %s', async (name, status) => {
    const id = await givenCasino(fields, ada, status);
    const before = await rowOf(fields, casinoKey(id));
    expect(await step(admin, name, id)).toEqual(refused('casino.wrong-status', { kind: 'conflict', status }));
    expect(await rowOf(fields, casinoKey(id))).toEqual(before);
  });
});

test.each(['submit', 'pause', 'resume', 'close'] as const)('refuses others who %s a casino', async (name) => {
  const id = await givenCasino(fields, ada, drawn[name][0]);
  const ben = await givenOperator(fields);
  expect(await step(ben, name, id)).toEqual(refused('casino.missing'));
  expect(await step(ben, name, 'x'.repeat(26))).toEqual(refused('casino.missing'));
});

test.each(decisions)('an admin does not %s a casino of their own', async (name) => {
  const id = await givenCasino(fields, ada, drawn[name][0]);
  expect(await step({ ...ada, groups: ['ADMINS'] }, name, id)).toEqual(refused('company.own'));
});

test.each(names)('refuses %s based on an older version', async (name) => {
  const id = await givenCasino(fields, ada, drawn[name][0]);
  expect(await step(admin, name, id, 7)).toEqual(refused('casino.stale', { version: 1 }));
});

test.each(['reject', 'suspend'] as const)('requires a reason for %s', async (name) => {
  const id = await givenCasino(fields, ada, drawn[name][0]);
  const input = { id, expectedVersion: 1, reason: ' ' };
  expect(await fields.ask(admin, `Mutation.${name}Casino`, { input })).toEqual(
    refused('input.required', { field: 'reason' }),
  );
});

test('a casino with an own wallet is submitted with the settings that passed the contract tests', async () => {
  const wallet = {
    ...({ walletMode: 'SEAMLESS', walletUrl: 'https://wallet.example', walletProtocol: 'NOVALINK' } as const),
    ...({ walletKeyId: 'novalink', walletScheme: 'V1', walletKeySetAt: '2026-12-01T12:00:00.000Z' } as const),
  };
  const notTested = refused('casino.wallet-not-tested', { kind: 'conflict' });
  const never = await givenCasino(fields, ada, 'DRAFT', wallet);
  expect(await step(ada, 'submit', never)).toEqual(notTested);
  const walletTested = walletSettings(wallet);
  for (const [name, value] of [
    ['walletUrl', 'https://other.example'],
    ['walletKeyId', 'other'],
    ['walletScheme', 'ED25519'],
    ['walletKeySetAt', '2026-12-01T12:00:00.001Z'],
  ] as const) {
    const changed = await givenCasino(fields, ada, 'DRAFT', { ...wallet, walletTested, [name]: value });
    expect(await step(ada, 'submit', changed)).toEqual(notTested);
  }
  const tested = await givenCasino(fields, ada, 'DRAFT', { ...wallet, walletTested });
  expect(valueOf(await step(ada, 'submit', tested)).status).toBe('IN_REVIEW');
});

describe('a casino with a licence', () => {
  const licence = {
    licenceNumber: 'B2C/1',
    licenceUrl: 'https://mga.example/1',
    licenceExpires: '2090-01-01',
  };
  const licensed = (status: CasinoStatus, more: object = {}) =>
    givenCasino(fields, ada, status, { jurisdiction: 'MGA', ...licence, ...more });

  test('requires all fields of the licence for a submission', async () => {
    const bare = await givenCasino(fields, ada, 'DRAFT', { jurisdiction: 'OTHER' });
    expect(await step(ada, 'submit', bare)).toEqual(
      refused('casino.incomplete', { fields: 'licenceNumber,licenceUrl,licenceExpires' }),
    );
    const over = await licensed('DRAFT', { licenceExpires: '2020-01-01' });
    expect(await step(ada, 'submit', over)).toEqual(
      refused('casino.incomplete', { fields: 'licenceExpires' }),
    );
    expect(valueOf(await step(ada, 'submit', await licensed('DRAFT'))).status).toBe('IN_REVIEW');
  });

  test('is valid on the last day of its licence, and expired the day after', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const onLastDay = async (): Promise<unknown> => {
      const today = day(0);
      const answer = await step(ada, 'submit', await licensed('DRAFT', { licenceExpires: today }));
      // If the test ran across midnight, `today` has changed.
      return today === day(0) ? answer : onLastDay();
    };
    expect(await onLastDay()).toMatchObject({ value: { status: 'IN_REVIEW' } });
    const over = await licensed('DRAFT', { licenceExpires: day(-1) });
    expect(await step(ada, 'submit', over)).toEqual(refused('casino.incomplete'));
  });

  test('with a licence that expired in the queue is not approved', async () => {
    await fields.give({
      ...complianceKey(ada.companyId),
      version: 1,
      status: 'VALID',
      validUntil: '2999-01-01T00:00:00.000Z',
    });
    const over = await licensed('IN_REVIEW', { licenceExpires: '2020-01-01' });
    expect(await step(admin, 'approve', over)).toEqual(
      refused('casino.incomplete', { fields: 'licenceExpires' }),
    );
  });

  test.each([
    [undefined, 'INCOMPLETE'],
    [{ status: 'IN_REVIEW' }, 'IN_REVIEW'],
    [{ status: 'VALID', validUntil: '2020-01-01T00:00:00.000Z' }, 'EXPIRED'],
    [{ status: 'REVOKED' }, 'REVOKED'],
  ])('does not open with the compliance status %j', async (profile, status) => {
    const id = await licensed('IN_REVIEW');
    if (profile) await fields.give({ ...complianceKey(ada.companyId), version: 1, ...profile });
    expect(await step(admin, 'approve', id)).toEqual(refused('compliance.not-valid', { status }));
    expect(await liveCasinos()).toBe(1);
  });

  test('opens when the compliance is valid', async () => {
    const valid = { status: 'VALID', validUntil: '2090-01-01T00:00:00.000Z', version: 1 };
    await fields.give({ ...complianceKey(ada.companyId), ...valid });
    expect(valueOf(await step(admin, 'approve', await licensed('IN_REVIEW'))).status).toBe('ACTIVE');
  });
});

test.each(['submit', 'approve'] as const)('refuses a suspended company to %s', async (name) => {
  const owner = await givenOperator(fields, { status: 'SUSPENDED' });
  const id = await givenCasino(fields, owner, drawn[name][0]);
  expect(await step(admin, name, id)).toEqual(refused('company.not-approved', { status: 'SUSPENDED' }));
});
